import { launch } from './start/launch.ts';
import { readSettings } from './start/settings.ts';
import { startSite } from './start/site.ts';

await launch(async (tools) => startSite({ settings: readSettings(), ...tools }));
