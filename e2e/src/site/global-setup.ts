import { startSite } from './launch.ts';

/** Starts the whole site once for all journeys, unless SITE_URL names a running one. */
export default async function setup(): Promise<void> {
  if (process.env.SITE_URL) return;
  const site = await startSite();
  process.env.SITE_URL = site.url;
  process.env.SITE_DATA_DIR = site.dataDir;
  globalThis.stopSite = site.stop;
}
