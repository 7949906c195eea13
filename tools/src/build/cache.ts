import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashFolder, hashInputs } from './hash.ts';

export interface BuildUnit {
  name: string;
  /** Files and folders, relative to the root, whose content decides the result. */
  inputs: readonly string[];
  /** Folders that the build writes. */
  outputs: readonly string[];
}

interface Record {
  inputs: string;
  outputs: string;
}

const recordFile = (root: string, unit: BuildUnit) => join(root, '.cache/build', `${unit.name}.json`);

/** Whether the outputs are still those of the last build, and its inputs are still the same. */
function isFresh(root: string, unit: BuildUnit): boolean {
  const file = recordFile(root, unit);
  if (!existsSync(file) || !unit.outputs.every((folder) => existsSync(join(root, folder)))) return false;
  const { inputs, outputs }: Record = JSON.parse(readFileSync(file, 'utf8'));
  return inputs === hashInputs(root, unit.inputs) && outputs === hashOutputs(root, unit);
}

/**
 * Builds the unit unless it is fresh. The inputs are read before the build: an edit made while it runs
 * leads to another build the next time. Answers whether it was built.
 */
export async function buildOnce(root: string, unit: BuildUnit, build: () => Promise<void>): Promise<boolean> {
  if (isFresh(root, unit)) return false;
  const inputs = hashInputs(root, unit.inputs);
  await build();
  const record: Record = { inputs, outputs: hashOutputs(root, unit) };
  const file = recordFile(root, unit);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(record));
  return true;
}

function hashOutputs(root: string, unit: BuildUnit): string {
  return unit.outputs.map((folder) => hashFolder(join(root, folder))).join(' ');
}
