import { type OverrideBody, registryRoutes } from '@serein/contracts/registry';
import { call, toast, useMutation } from '@serein/mfe-kit';

/** Points an app at another version or at a dev server, for this browser only. The way back is the shell's banner. */
export const useOverride = () =>
  useMutation({
    mutationFn: (body: OverrideBody) => call(registryRoutes.override, { body }),
    // The page keeps the versions that it began with, so it begins anew.
    onSuccess: () => location.reload(),
    onError: (error) => toast.error(error.message),
  });
