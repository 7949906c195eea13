import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { GATEWAY, ROOT, SERVICES, serviceFolder } from '../workspace.ts';
import { readCompose } from './compose.ts';
import { readDockerfile, withArguments } from './dockerfile.ts';
import { filesInGit } from './git-files.ts';

const files = filesInGit();
const builds = Object.entries(readCompose().services).flatMap(([name, { build }]) => (build ? [{ name, build }] : []));
const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const existsInGit = (path: string) => files.some((file) => file === path || file.startsWith(`${path}/`));

describe('the image of', () => {
  it.each(builds)('$name is built from files that git has and the build may see', ({ build }) => {
    const { sources } = readDockerfile(build.dockerfile);
    const paths = sources.map((source) => withArguments(source, build.args ?? {}));
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !existsInGit(path))).toEqual([]);
    expect(paths.filter((path) => ignored.includes(path.split('/')[0] ?? ''))).toEqual([]);
  });

  it.each(builds)('$name is given the build arguments that its Dockerfile declares', ({ build }) => {
    const { args } = readDockerfile(build.dockerfile);
    const wanted = [...args].filter(([, value]) => value === undefined).map(([name]) => name);
    expect(Object.keys(build.args ?? {}).sort()).toEqual(wanted.sort());
  });

  it.each(builds)('$name does not run as root, and copies from stages that there are', ({ build }) => {
    const { user, usedStages, stages } = readDockerfile(build.dockerfile);
    expect(user).toBe('node');
    expect(usedStages.filter((stage) => !stages.includes(stage))).toEqual([]);
  });

  it('an app deploys what it holds once: a container that starts again undoes no rollback', () => {
    const command = /^CMD .*$/m.exec(readFileSync(join(ROOT, 'docker/app.Dockerfile'), 'utf8'))?.[0];
    expect(command).toMatch(/\$APP --built --once"\]$/);
  });

  it.each([GATEWAY, ...SERVICES])('%s holds every package that it needs', (name) => {
    const { sources } = readDockerfile('docker/service.Dockerfile');
    const needed = packagesOf(serviceFolder(name));
    expect([...needed].filter((folder) => !sources.includes(folder))).toEqual([]);
  });
});

/** The workspace packages that a folder needs, and those that these need; for tests too, since the compiler sees them. */
function packagesOf(folder: string, found = new Set<string>()): Set<string> {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(join(ROOT, folder, 'package.json'), 'utf8'),
  );
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const path = name.replace(/^@serein\//, 'packages/');
    if (path === name || found.has(path)) continue;
    found.add(path);
    packagesOf(path, found);
  }
  return found;
}
