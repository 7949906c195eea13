import type { Change } from '@serein/contracts/registry';
import { moment, shortCommit } from './format.ts';

const DONE: Record<Change['action'], string> = {
  deploy: 'deployed',
  canary: 'began a canary with',
  promote: 'promoted',
  abort: 'aborted',
  rollback: 'rolled back to',
};

/** A change as a sentence: who did what, and when. */
export const changeSentence = ({ action, version, by, at }: Change): string =>
  `${by} ${DONE[action]} ${version} at ${moment(at)} UTC`;

/** A change as a row of the history. */
export function changeRow(change: Change): string[] {
  const { action, version, by, at, commit } = change;
  return [moment(at), action, version, shortCommit(commit), by, remarks(change)];
}

function remarks({ forced, smoke, note }: Change): string {
  const said = [
    ...(forced ? [`forced: ${forced.join(' ')}`] : []),
    ...(smoke && !smoke.ran ? [`no smoke load: ${smoke.why}`] : []),
    ...(note ? [note] : []),
  ];
  return said.join('; ');
}
