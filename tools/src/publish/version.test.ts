import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { publishFiles } from './version.ts';

let folder: string;
let dist: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'));
  dist = join(folder, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, 'main.js'), 'one');
  writeFileSync(join(dist, 'assets/a.css'), 'a');
});
afterEach(() => rmSync(folder, { recursive: true }));

const publish = () => publishFiles({ dist, app: 'care', dataDir: folder });
const published = () => readdirSync(join(folder, 'site/care'));

test('the version is that of the content, and the old one stays', () => {
  const first = publish();
  expect(publish()).toBe(first);
  writeFileSync(join(dist, 'main.js'), 'two');
  const second = publish();
  expect(published().sort()).toEqual([first, second].sort());
  expect(readFileSync(join(folder, 'site/care', first, 'main.js'), 'utf8')).toBe('one');
  expect(existsSync(join(folder, 'site/care', second, 'assets/a.css'))).toBe(true);
});
