import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { PrecompressPlugin } from './precompress.mjs';
import { hashSources } from './sources-hash.mjs';

const checkSharedImports = fileURLToPath(new URL('./check-shared-imports.mjs', import.meta.url));
/** A chunk that is not there by then counts as failed, so that the previous version can take its place. */
const CHUNK_TIMEOUT_MS = 15_000;
const BROWSERS = ['chrome >= 109', 'edge >= 109', 'firefox >= 115', 'safari >= 16.4'];

/**
 * The name of one build of an app, another one for other sources, so that two versions live on one page: their globals,
 * styles and chunks do not meet. A development build has one for ever.
 * @param {{ name: string, folder: string, isDev: boolean }} app
 */
export function buildName({ name, folder, isDev }) {
  return isDev ? `serein_${name}` : `serein_${name}_${hashSources(folder)}`;
}

/**
 * What host and remotes have in common.
 * @param {{ name: string, uniqueName: string, folder: string, isServed: boolean, isHot?: boolean, isDev?: boolean }} app
 *   uniqueName: `buildName`; isServed: from a dev server; isHot: which swaps changed components in the running page
 * @returns {import('@rspack/core').Configuration}
 */
export function baseConfig({ name, uniqueName, folder, isServed, isHot = isServed, isDev = isServed }) {
  const port = Number(process.env.DEV_PORT ?? 4501);
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
      uniqueName,
      crossOriginLoading: 'anonymous', // a script or style with integrity needs it
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      strictModuleErrorHandling: true, // a module that threw is not there for the next who asks for it
      // No hashes: a version has a folder of its own, and the names of all chunks stand in the first script.
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssFilename: '[name].css',
      cssChunkFilename: '[name].css',
      assetModuleFilename: 'assets/[name].[contenthash:6][ext]',
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      conditionNames: ['source', '...'],
    },
    module: {
      parser: { 'css/auto': { namedExports: false }, 'css/module': { namedExports: false } },
      generator: {
        'css/auto': { localIdentName: '[uniqueName]-[name]-[hash:base64:5]-[local]' },
        'css/module': { localIdentName: '[uniqueName]-[name]-[hash:base64:5]-[local]' },
      },
      rules: [
        { test: /\.tsx?$/, loader: 'builtin:swc-loader', options: swcOptions(isHot), type: 'javascript/auto' },
        { test: /\.tsx?$/, exclude: /node_modules/, enforce: 'pre', loader: checkSharedImports },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(svg|png|jpe?g|webp|avif|gif|ico|woff2|mp3|mp4|webm|vtt)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      // 'deterministic' ids are hashes of names that hold whole paths: other bytes in every folder.
      moduleIds: isDev ? 'named' : 'natural',
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
    // The dev server puts the styles of all pages into one chunk. CSS Modules do not lean on their order.
    ignoreWarnings: isServed ? [/Conflicting order between/] : [],
    plugins: [
      ...(isHot ? [new ReactRefreshRspackPlugin()] : []),
      ...(isServed ? [] : [new rspack.SubresourceIntegrityPlugin({ enabled: true })]),
      ...(isDev ? [] : [new PrecompressPlugin()]),
    ],
    devServer: {
      port,
      hot: true,
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
    // The host provides the JSX runtime of production only.
    transform: { react: { runtime: 'automatic', development: false, refresh: isHot } },
  },
  env: { targets: BROWSERS },
});
