import { type OverrideBody, registryRoutes } from '@serein/contracts/registry';
import { call, toast, useMutation } from '@serein/mfe-kit';

/** The page keeps the versions that it began with, so it begins anew. */
const beginAnew = () => location.reload();

/** Points an app at another version or at a dev server, for this browser only. */
export const useOverride = () =>
  useMutation({
    mutationFn: (body: OverrideBody) => call(registryRoutes.override, { body }),
    onSuccess: beginAnew,
    onError: (error) => toast.error(error.message),
  });

/** Takes all that back. */
export const useEndOverride = () =>
  useMutation({
    mutationFn: () => call(registryRoutes.endOverride),
    onSuccess: beginAnew,
    onError: (error) => toast.error(error.message),
  });
