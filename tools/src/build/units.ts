import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type App, GATEWAY, ROOT, SERVICES, SHELL, serviceFolder } from '../workspace.ts';
import type { BuildUnit } from './cache.ts';

const SERVER_PACKAGES = ['packages/contracts', 'packages/infra', 'packages/registry', 'packages/service-kit'];
/** They never get to a browser. */
const OTHER_PACKAGES = [...SERVER_PACKAGES, 'packages/deploy'].filter((folder) => folder !== 'packages/contracts');
const CONFIGURATION = ['package-lock.json', 'tsconfig.base.json'];

/** All services at once: one run of the compiler, so that what they share is compiled by one writer. */
export function servicesUnit(): BuildUnit & { folders: string[] } {
  const folders = [GATEWAY, ...SERVICES].map(serviceFolder);
  return {
    name: 'services',
    folders,
    inputs: [...SERVER_PACKAGES, ...folders, ...CONFIGURATION, 'tsconfig.service.json'],
    outputs: [...SERVER_PACKAGES, ...folders].map((folder) => `${folder}/dist`),
  };
}

/** The shell or a remote: its own folder, and every package that a browser may get. */
export function appUnit({ name, folder }: App): BuildUnit {
  const packages = readdirSync(join(ROOT, 'packages'))
    .map((entry) => `packages/${entry}`)
    .filter((entry) => !OTHER_PACKAGES.includes(entry));
  return {
    name,
    inputs: [folder, ...packages, ...CONFIGURATION, 'tsconfig.browser.json'],
    outputs: [`${folder}/dist`],
  };
}

/** Where the shell's development build lies (packages/mfe-build writes it there). */
export const DEVELOPMENT_HOST = `${SHELL.folder}/.cache/development`;

export function developmentHostUnit(): BuildUnit {
  return { ...appUnit(SHELL), name: 'development-host', outputs: [DEVELOPMENT_HOST] };
}
