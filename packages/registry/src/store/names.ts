/** Key-value bucket: app → `Pointer`. */
export const REMOTES_BUCKET = 'remotes';
/** Key-value bucket: `<app>.<version>` → `VersionRecord`. */
export const VERSIONS_BUCKET = 'versions';
/** Object store: `<app>/<version>/<path>` → the file's bytes. */
export const SITE_STORE = 'site';
/** Stream: every pointer there ever was. */
export const DEPLOYMENTS_STREAM = 'DEPLOYMENTS';

/** How many pointers of an app the bucket keeps itself: what the stream has not copied yet must not be lost. */
export const POINTER_HISTORY = 64;
