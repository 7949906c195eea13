import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace.ts';

export interface Dockerfile {
  /** Build arguments: their defaults, or undefined for those that have to be given. */
  args: Map<string, string | undefined>;
  /** What is copied from the checkout, variables not yet replaced. */
  sources: string[];
  /** The names of the stages that are built upon or copied from. */
  usedStages: string[];
  stages: string[];
  /** As whom the container runs. */
  user: string | undefined;
}

/** Reads what a Dockerfile takes from its surroundings. */
export function readDockerfile(path: string): Dockerfile {
  const file: Dockerfile = { args: new Map(), sources: [], usedStages: [], stages: [], user: undefined };
  for (const [instruction, ...words] of instructions(readFileSync(join(ROOT, path), 'utf8'))) {
    if (instruction === 'ARG') {
      const [name = '', value] = (words[0] ?? '').split('=');
      file.args.set(name, value ?? file.args.get(name));
    }
    if (instruction === 'FROM') {
      if (words[0] && !words[0].startsWith('$')) file.usedStages.push(words[0]);
      if (words[1] === 'AS' && words[2]) file.stages.push(words[2]);
      file.user = undefined;
    }
    if (instruction === 'USER') file.user = words[0];
    if (instruction !== 'COPY') continue;
    const stage = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
    if (stage) file.usedStages.push(stage);
    else file.sources.push(...words.filter((word) => !word.startsWith('--')).slice(0, -1));
  }
  return file;
}

/** `${NAME}` in a path. */
export const withArguments = (path: string, args: Readonly<Record<string, string>>): string =>
  path.replace(/\$\{(\w+)\}/g, (_, name: string) => args[name] ?? '');

function instructions(text: string): string[][] {
  return text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([first]) => first !== '');
}
