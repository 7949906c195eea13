import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { ChangedScripts } from './changed-scripts.ts';

const folder = mkdtempSync(join(tmpdir(), 'serein-scripts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, source: string): string {
  const file = join(folder, name);
  writeFileSync(file, source);
  return file;
}

test('a script that does not parse is named until it does, whatever else changes', async () => {
  const scripts = new ChangedScripts();
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const broken = written('care.js', "import { a } from './a.js';\nexport const care = ;\n");
  scripts.add(broken);
  expect(await scripts.takeUnlessBroken()).toBe(broken);
  scripts.add(written('other.js', 'export const other = await 1;\n'));
  expect(await scripts.takeUnlessBroken()).toBe(broken);

  scripts.add(written('care.js', "import { a } from './a.js';\nexport const care = a;\n"));
  expect(await scripts.takeUnlessBroken()).toBeUndefined();
});

test('a script that is gone is no obstacle', async () => {
  const scripts = new ChangedScripts();
  scripts.add(join(folder, 'gone.js'));
  expect(await scripts.takeUnlessBroken()).toBeUndefined();
});
