import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { commitOf } from './commit.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'commit-'));
  mkdirSync(join(root, 'mfe-care'));
  writeFileSync(join(root, 'mfe-care/page.ts'), 'one');
});
afterEach(() => rmSync(root, { recursive: true }));

function commitAll(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=Asha', '-c', 'user.email=asha@serein.test', 'commit', '--quiet', '--message', 'First');
  return git('rev-parse', 'HEAD');
}

test('the commit is that of the checkout, with a plus where the app has changes that are not committed', async () => {
  const head = commitAll();
  writeFileSync(join(root, 'elsewhere.txt'), 'nobody minds');
  expect(await commitOf(root, ['mfe-care', 'packages'], {})).toBe(head);
  writeFileSync(join(root, 'mfe-care/page.ts'), 'two');
  expect(await commitOf(root, ['mfe-care', 'packages'], {})).toBe(`${head}+`);
});

test('outside of a repository the build server says it, or nobody', async () => {
  expect(await commitOf(root, ['mfe-care'], { GITHUB_SHA: 'abc' })).toBe('abc');
  expect(await commitOf(root, ['mfe-care'], {})).toBeNull();
});
