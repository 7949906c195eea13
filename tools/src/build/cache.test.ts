import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type BuildUnit, buildOnce } from './cache.ts';

const unit: BuildUnit = { name: 'app', inputs: ['app', 'packages', 'package-lock.json'], outputs: ['app/dist'] };
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-cache-'));
  write('app/src/page.ts', 'page');
  write('packages/ui/src/button.ts', 'button');
  write('package-lock.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const build = () => buildOnce(root, unit, async () => write('app/dist/main.js', 'built'));

test('an unchanged unit is built once', async () => {
  expect(await build()).toBe(true);
  expect(await build()).toBe(false);
});

test.each([
  ['a changed source', 'app/src/page.ts', 'changed'],
  ['a new source', 'app/src/new.ts', ''],
  ['a changed package', 'packages/ui/src/button.ts', 'changed'],
  ['another lock file', 'package-lock.json', '{"a":1}'],
  ['an output that somebody else wrote', 'app/dist/main.js', 'other'],
])('%s leads to a new build', async (_, path, text) => {
  await build();
  write(path, text);
  expect(await build()).toBe(true);
});

test('a deleted output and a renamed source lead to a new build', async () => {
  await build();
  rmSync(join(root, 'app/dist'), { recursive: true });
  expect(await build()).toBe(true);
  rmSync(join(root, 'app/src/page.ts'));
  write('app/src/renamed.ts', 'page');
  expect(await build()).toBe(true);
});

test.each(['app/src/page.test.ts', 'app/node_modules/x/index.js', 'packages/ui/dist/button.js'])(
  '%s is no input',
  async (path) => {
    await build();
    write(path, 'changed');
    expect(await build()).toBe(false);
  },
);

test('a failed build is tried again', async () => {
  const failing = buildOnce(root, unit, async () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await build()).toBe(true);
});
