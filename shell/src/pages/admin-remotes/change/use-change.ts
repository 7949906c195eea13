import { type AppOverview, registryRoutes } from '@serein/contracts/registry';
import { ApiError, call, toast, useMutation, useQueryClient } from '@serein/mfe-kit';
import { newestOverview, overviewQuery, REGISTRY_KEY } from '../registry-queries.ts';
import type { Plan } from './plans.ts';

/** What came of a change; worth telling as long as the app is at this revision. */
export type Outcome = { app: string; revision: number } & (
  | { kind: 'done'; plan: Plan }
  /** Nothing was changed, since somebody else had been faster. */
  | { kind: 'moved' }
);

interface Apps {
  apps: AppOverview[];
}

/**
 * Carries out a plan, and brings what the page shows up to date.
 * @param onOutcome told of what was done, or of a change by somebody else that came first; other failures stay in `error`
 */
export function useChange(onOutcome: (outcome: Outcome, plan: Plan) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (plan: Plan) => call(registryRoutes.change, { params: { app: plan.app }, body: plan.body }),
    onSuccess: async ({ app }, plan) => {
      // An answer on its way may be older than the change.
      await queries.cancelQueries({ queryKey: overviewQuery.queryKey });
      queries.setQueryData<Apps>(overviewQuery.queryKey, (known) => known && { apps: known.apps.map(renew(app)) });
      onOutcome({ app: app.app, revision: app.revision, kind: 'done', plan }, plan);
      void queries.invalidateQueries({ queryKey: REGISTRY_KEY });
    },
    onError: async (error, plan) => {
      if (!isMoved(error)) return;
      const overview = await newestOverview(queries).catch(() => null);
      const now = overview?.apps.find(({ app }) => app === plan.app);
      if (now) onOutcome({ app: now.app, revision: now.revision, kind: 'moved' }, plan);
      else toast.error(error.message);
    },
  });
}

/** Somebody else was faster; the outcome tells. */
export const isMoved = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'registryMoved';

const renew =
  (changed: Pick<AppOverview, 'app' | 'revision' | 'pointer'>) =>
  (known: AppOverview): AppOverview =>
    known.app === changed.app ? { ...known, ...changed } : known;
