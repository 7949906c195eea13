import { describe, expect, it, test } from '@jest/globals';
import { checkNpmTookNothing, readCommandLine } from './command-line.ts';
import { WrongUse } from './failure.ts';

const VERSION = '0123456789abcdef';
const read = (text: string, appHere: string | null = null) => readCommandLine(text.split(' ').filter(Boolean), appHere);

describe('what is meant', () => {
  it.each([
    ['care', { action: 'deploy', app: 'care', percent: null, force: false }],
    ['deploy care --canary 10', { action: 'deploy', app: 'care', percent: 10 }],
    ['care --canary=10% --force', { percent: 10, force: true }],
    ['care --built --once', { built: true, once: true }],
    ['promote care', { action: 'promote', app: 'care' }],
    [`rollback care ${VERSION}`, { action: 'rollback', app: 'care', version: VERSION }],
    ['rollback care', { action: 'rollback', version: null }],
    ['list', { action: 'list', app: null }],
    ['history learn --limit 3', { action: 'history', app: 'learn', limit: 3 }],
    ['token care --by Asha --days 7 --site https://serein.example', { by: 'Asha', days: 7 }],
    ['--help', { action: 'help' }],
  ])('%s', (text, meant) => expect(read(text)).toMatchObject(meant));

  it.each([
    ['', { action: 'deploy', app: 'care' }],
    ['--canary 5', { action: 'deploy', app: 'care', percent: 5 }],
    [`rollback ${VERSION}`, { action: 'rollback', app: 'care', version: VERSION }],
    ['rollback learn', { action: 'rollback', app: 'learn' }],
  ])('inside the folder of care: %s', (text, meant) => expect(read(text, 'care')).toMatchObject(meant));
});

describe('refused with a sentence', () => {
  it.each([
    ['', 'Say which app'],
    ['promote', 'Say which app'],
    ['care learn', 'What is "learn"'],
    ['Care!', '"Care!" is no action and no app'],
    ['rollback care 1.2.3', 'not "1.2.3"'],
    ['care --canary 100', 'from 1 to 99'],
    ['care --canary ten', 'not "ten"'],
    ['care --colour red', "Unknown option '--colour'"],
    ['gate care --once', 'gate takes no --once'],
    ['abort care --force', 'abort takes no --force'],
    ['rollback care --canary 10', 'rollback takes no --canary'],
    ['token care', '--by'],
  ])('%s', (text, sentence) => {
    expect(() => read(text)).toThrow(WrongUse);
    expect(() => read(text)).toThrow(sentence);
  });
});

test('an option that npm kept to itself is noticed before a canary goes out to everybody', () => {
  expect(() => checkNpmTookNothing({ npm_config_canary: '10' })).toThrow('npm run deploy -- care --canary');
  expect(() => checkNpmTookNothing({ npm_config_registry: 'x' })).not.toThrow();
});
