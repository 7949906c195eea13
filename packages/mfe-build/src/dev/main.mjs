/**
 * `npm run dev` inside a remote: a local address that shows a whole deployed site (SEREIN_SITE, default the one that
 * `npm start` brings up), in which this remote alone comes from this folder. After each edit the page is loaded anew: a deployed
 * shell's React cannot swap components; `npm run dev -- <app>` in the root can.
 */
import { createServer } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { findSite, Unusable } from './find-site.mjs';
import { localSite } from './local-site.mjs';
import { siteProxy } from './site-proxy.mjs';

const HOST = 'localhost';
const port = Number(process.env.DEV_PORT ?? 4501);

try {
  await start();
} catch (error) {
  if (!(error instanceof Unusable)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function start() {
  await claimPort();
  const site = await findSite(process.env.SEREIN_SITE || localSite(process.env));
  const { default: configOf } = await import(pathToFileURL(path.resolve('rspack.config.mjs')).href);
  const config = configOf({ site: true });
  const base = `/@dev/${config.name}/`;
  const proxy = siteProxy({ site, app: config.name, base });
  const server = new RspackDevServer(
    {
      host: HOST,
      port,
      hot: false,
      liveReload: true,
      compress: false, // it would hold back the parts of a streamed answer
      static: false,
      client: { overlay: false },
      // A deployed site's own pages may take the remote from here (an override): its address is another one.
      devMiddleware: { publicPath: base, index: false, headers: { 'Access-Control-Allow-Origin': '*' } },
      setupMiddlewares: (middlewares) => [...middlewares, { name: 'site', middleware: proxy }],
    },
    rspack(config),
  );
  await server.start();
  console.log(`${config.name} from this folder, all else from ${site.origin}:\n\n  http://${HOST}:${port}\n`);
}

/** @returns {Promise<void>} */
function claimPort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () =>
      reject(new Unusable(`Port ${port} is taken. Choose another one: DEV_PORT=${port + 1} npm run dev`)),
    );
    probe.listen(port, HOST, () => probe.close(() => resolve()));
  });
}
