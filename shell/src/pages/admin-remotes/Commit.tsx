import { commitParts } from './formats.ts';
import { VersionName } from './VersionName.tsx';

/** The commit that a version was built from. */
export function Commit({ commit }: { commit: string | null }) {
  if (commit === null) return <>no commit known</>;
  const { short, isDirty } = commitParts(commit);
  return (
    <>
      commit <VersionName version={short} />
      {isDirty && ' with changes not committed'}
    </>
  );
}
