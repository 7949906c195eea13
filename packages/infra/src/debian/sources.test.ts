import { describe, expect, test } from '@jest/globals';
import { findDebianArchive } from './sources.ts';

const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg';

describe('the main archive among apt sources', () => {
  test('is read from a deb822 file, past comments and the security stanza', () => {
    const text = [
      'Types: deb',
      'URIs: http://mirror.example/debian-security',
      'Suites: bookworm-security',
      'Components: main',
      '',
      'Types: deb deb-src',
      '# URIs: http://old.example/debian',
      'URIs: http://mirror.example/debian http://second.example/debian',
      'Suites: bookworm bookworm-updates',
      'Components: main',
      'Signed-By: /etc/keys/own.gpg',
    ].join('\n');
    const archive = { uri: 'http://mirror.example/debian', signedBy: '/etc/keys/own.gpg' };
    expect(findDebianArchive(['', text], 'bookworm')).toEqual(archive);
  });

  test('is read from a one-line file, with and without options', () => {
    const lines = [
      'deb-src http://a.example/debian bookworm main',
      'deb http://b.example/debian bookworm-updates main',
    ];
    const plain = [...lines, 'deb http://c.example/debian bookworm main'].join('\n');
    expect(findDebianArchive([plain], 'bookworm')).toEqual({ uri: 'http://c.example/debian', signedBy: keyring });
    const signed = 'deb [arch=amd64 signed-by=/etc/keys/own.gpg] mirror+file:/etc/apt/mirrors bookworm main';
    expect(findDebianArchive([signed], 'bookworm')).toEqual({
      uri: 'mirror+file:/etc/apt/mirrors',
      signedBy: '/etc/keys/own.gpg',
    });
  });

  test('is absent where only other archives are configured or it is disabled', () => {
    expect(findDebianArchive(['deb http://a.example/ubuntu jammy main'], 'bookworm')).toBeUndefined();
    const disabled = 'Enabled: no\nTypes: deb\nURIs: http://a.example/debian\nSuites: bookworm\nComponents: main';
    expect(findDebianArchive([disabled], 'bookworm')).toBeUndefined();
  });
});
