import type { Change } from '@serein/contracts/registry';
import { VersionName } from '../VersionName.tsx';
import { ACTION_WORDS } from './change-words.ts';

export interface ChangeLineProps {
  change: Pick<Change, 'action' | 'version'>;
  /** It does not begin one. */
  inSentence?: boolean;
}

/** What a change did: "Rolled back to 9f2c41ab". */
export function ChangeLine({ change, inSentence = false }: ChangeLineProps) {
  const [before, after] = ACTION_WORDS[change.action];
  return (
    <>
      {inSentence ? before.toLowerCase() : before} <VersionName version={change.version} />
      {after && ` ${after}`}
    </>
  );
}
