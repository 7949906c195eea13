import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { PrecompressPlugin } from './precompress.mjs';

const checkSharedImports = fileURLToPath(new URL('./check-shared-imports.mjs', import.meta.url));
const BROWSERS = ['chrome >= 109', 'edge >= 109', 'firefox >= 115', 'safari >= 16.4'];

/**
 * What host and remotes have in common.
 * @param {{ name: string, folder: string, isDev: boolean, isHot?: boolean }} app isHot: swaps components in the running page, which
 *   needs a development build of React; otherwise the page is loaded again after a change
 * @returns {import('@rspack/core').Configuration}
 */
export function baseConfig({ name, folder, isDev, isHot = false }) {
  const port = Number(process.env.DEV_PORT ?? 4501);
  const file = isDev ? '[name]' : '[name].[contenthash:10]';
  return {
    name,
    context: folder,
    mode: isDev ? 'development' : 'production',
    devtool: isDev ? 'cheap-module-source-map' : false,
    target: ['web', 'es2022'],
    output: {
      path: path.join(folder, 'dist'),
      clean: true,
      publicPath: 'auto',
      uniqueName: `serein-${name}`,
      filename: `${file}.js`,
      chunkFilename: `${file}.js`,
      cssFilename: `${file}.css`,
      cssChunkFilename: `${file}.css`,
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      conditionNames: ['source', '...'],
    },
    module: {
      parser: { 'css/auto': { namedExports: false }, 'css/module': { namedExports: false } },
      generator: {
        'css/auto': { localIdentName: '[uniqueName]-[name]-[local]-[hash:base64:5]' },
        'css/module': { localIdentName: '[uniqueName]-[name]-[local]-[hash:base64:5]' },
      },
      rules: [
        { test: /\.tsx?$/, loader: 'builtin:swc-loader', options: swcOptions(isHot), type: 'javascript/auto' },
        { test: /\.tsx?$/, exclude: /node_modules/, enforce: 'pre', loader: checkSharedImports },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(svg|png|jpe?g|webp|avif|gif|ico|woff2|mp3|mp4|webm|vtt)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      realContentHash: true,
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: { ecma: 2022, compress: { passes: 3 }, format: { comments: false } },
        }),
        new rspack.LightningCssMinimizerRspackPlugin(),
      ],
    },
    performance: false,
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
    plugins: [...(isDev ? [] : [new PrecompressPlugin()]), ...(isHot ? [new ReactRefreshRspackPlugin()] : [])],
    devServer: {
      port,
      hot: isHot,
      liveReload: true,
      headers: { 'Access-Control-Allow-Origin': '*' },
      allowedHosts: 'all',
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false },
      devMiddleware: { writeToDisk: false },
    },
  };
}

/** @param {boolean} isHot */
const swcOptions = (isHot) => ({
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    // The development JSX runtime would not be there under a host that was built for production.
    transform: { react: { runtime: 'automatic', development: false, refresh: isHot } },
  },
  env: { targets: BROWSERS },
});
