import type { Change, SmokeReport } from '@serein/contracts/registry';

/** What a change did, around the name of the version that it was about. */
export const ACTION_WORDS: Readonly<Record<Change['action'], readonly [before: string, after: string]>> = {
  deploy: ['Deployed', ''],
  canary: ['Started', 'as a canary'],
  promote: ['Made the canary', 'live'],
  abort: ['Ended the canary', ''],
  rollback: ['Rolled back to', ''],
};

/** The same in one word or two, before "by Ravi". */
export const ACTION_VERBS: Readonly<Record<Change['action'], string>> = {
  deploy: 'Deployed',
  canary: 'Started as a canary',
  promote: 'Promoted from canary',
  abort: 'Canary ended',
  rollback: 'Rolled back',
};

export interface SmokeWords {
  text: string;
  /** What went wrong, by module. */
  troubles: readonly { module: string; trouble: string }[];
  isFine: boolean;
}

/** How the trial in a browser went, in words; null where a change needed none. */
export function smokeWords(smoke: SmokeReport | null): SmokeWords | null {
  if (!smoke) return null;
  if (!smoke.ran) return { text: `Not tried in a browser: ${smoke.why}`, troubles: [], isFine: false };
  const troubles = smoke.modules.flatMap(({ module, trouble }) => (trouble === null ? [] : [{ module, trouble }]));
  const total = smoke.modules.length;
  const modules = `${total} ${total === 1 ? 'module' : 'modules'}`;
  if (troubles.length > 0) {
    const failed = total === 1 ? 'Its one module' : `${troubles.length} of ${modules}`;
    return { text: `${failed} failed in a browser`, troubles, isFine: false };
  }
  if (total === 0) return { text: 'Tried in a browser', troubles, isFine: true };
  return { text: `${total === 1 ? 'Its one module' : `All ${modules}`} shown in a browser`, troubles, isFine: true };
}
