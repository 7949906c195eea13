import { appToDevelop, startDevServer } from './dev/dev-server.ts';
import { watchService } from './dev/watch-service.ts';
import { launch } from './start/launch.ts';
import { readSettings } from './start/settings.ts';
import { startSite } from './start/site.ts';

await launch(async (tools) => {
  const app = appToDevelop(process.argv[2]);
  const settings = readSettings();
  const url = await startDevServer(app, tools);
  const processes = await startSite({ settings, ...tools, dev: { app, url } });
  await watchService(app.service, processes, tools);
});
