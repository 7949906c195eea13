import type { Change } from '@serein/contracts/registry';
import { VersionName } from '../VersionName.tsx';
import { ACTION_WORDS } from './change-words.ts';

/** What a change did: "Rolled back to 9f2c41ab". */
export function ChangeLine({ change }: { change: Pick<Change, 'action' | 'version'> }) {
  const [before, after] = ACTION_WORDS[change.action];
  return (
    <>
      {before} <VersionName version={change.version} /> {after}
    </>
  );
}
