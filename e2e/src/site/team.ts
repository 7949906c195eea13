import * as alone from '@serein/tools/alone';
import { SITE_URL } from './visitor.ts';

/** A remote's team, with its token for the site under test. */
export const teamOf = (app: string): Promise<alone.Team> =>
  alone.Team.of(app, { url: SITE_URL(), dataDir: process.env.SITE_DATA_DIR });

/** What the site under test shows of an app to a visitor without cookies. */
export const liveEntry = (app: string) => alone.liveEntry(SITE_URL(), app);
