import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../workspace.ts';

/** A copy of the checkout in which most folders are absent. */
export interface LoneCheckout {
  root: string;
  remove(): void;
}

/**
 * Copies the root's own files, the packages and one folder, as git knows them, into a temporary folder. Installed
 * packages are linked; a workspace package is linked only where it was copied.
 */
export function checkOutAlone(folder: string): LoneCheckout {
  const root = mkdtempSync(join(tmpdir(), 'serein-alone-'));
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);
  const wanted = files.filter(
    (file) => !file.includes('/') || file.startsWith('packages/') || file.startsWith(`${folder}/`),
  );
  for (const file of wanted) if (existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(root, file));

  const workspaces = [...new Set(wanted.filter((file) => file.endsWith('/package.json')).map((file) => dirname(file)))];
  linkEntries(join(ROOT, 'node_modules'), join(root, 'node_modules'), (name) => name !== '@serein');
  mkdirSync(join(root, 'node_modules/@serein'));
  for (const workspace of workspaces) {
    const { name }: { name: string } = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'));
    symlinkSync(join(root, workspace), join(root, 'node_modules', name));
    linkEntries(join(ROOT, workspace, 'node_modules'), join(root, workspace, 'node_modules'), () => true);
  }
  return { root, remove: () => rmSync(root, { recursive: true }) };
}

function linkEntries(from: string, to: string, wanted: (name: string) => boolean): void {
  if (!existsSync(from)) return;
  mkdirSync(to);
  for (const name of readdirSync(from).filter(wanted)) symlinkSync(join(from, name), join(to, name));
}
