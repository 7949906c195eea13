import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RegistryEntry, type RemoteRelease, registryRoutes, type SiteRegistry } from '@serein/contracts/registry';
import { ROOT } from '../workspace.ts';
import { checkOutAlone, type LoneCheckout } from './lone-checkout.ts';

export interface Run {
  code: number | null;
  output: string;
}

/** A site that this checkout started. */
export interface OwnSite {
  url: string;
  /** Where its secrets lie. */
  dataDir: string | undefined;
}

/**
 * A remote's team at work, for tests and measurements: a copy of the checkout that holds its folder, the packages and
 * nothing of the other teams, and the way from there to a site: its address and a deploy token, as from another machine.
 */
export class Team {
  readonly #originals = new Map<string, string>();

  private constructor(
    readonly app: string,
    private readonly site: OwnSite,
    private readonly checkout: LoneCheckout,
    private readonly token: string,
    private readonly before: string,
  ) {}

  static async of(app: string, site: OwnSite): Promise<Team> {
    const token = await deploy(['token', app, '--by', `the ${app} team`], ROOT, { DATA_DIR: site.dataDir });
    if (token.code !== 0) throw new Error(token.output);
    const { live } = await liveEntry(site.url, app);
    return new Team(app, site, checkOutAlone(`mfe-${app}`), token.output.trim(), live.version);
  }

  /** Changes a file of the checkout: below the remote's folder, or anywhere with a path from the root (`/packages/…`). */
  edit(file: string, from: string, to: string): void {
    const path = join(this.checkout.root, file.startsWith('/') ? '' : `mfe-${this.app}`, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
    if (!this.#originals.has(path)) this.#originals.set(path, text);
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
  }

  /** Takes all edits back. */
  restore(): void {
    for (const [path, text] of this.#originals) writeFileSync(path, text);
    this.#originals.clear();
  }

  /** `npm run deploy -- …` in the remote's folder. */
  deploy(...args: string[]): Promise<Run> {
    return deploy(args, join(this.checkout.root, `mfe-${this.app}`), {
      SEREIN_SITE: this.site.url,
      SEREIN_DEPLOY_TOKEN: this.token,
      SEREIN_DEPLOY_BY: `the ${this.app} team`,
    });
  }

  /** Deploys, and answers the new version. Throws with what the command printed. */
  async deployed(): Promise<string> {
    const { code, output } = await this.deploy();
    if (code !== 0) throw new Error(`The deployment failed:\n${output}`);
    return (await liveEntry(this.site.url, this.app)).live.version;
  }

  /** Brings the site back to the version that it had when the team came. */
  async leave(): Promise<void> {
    try {
      const { live } = await liveEntry(this.site.url, this.app);
      if (live.version !== this.before) await this.deploy('rollback', this.app, this.before);
    } finally {
      this.checkout.remove();
    }
  }
}

/** What the site shows of an app to a visitor without cookies. */
export async function liveEntry(url: string, app: string): Promise<RegistryEntry & { live: RemoteRelease }> {
  const answer = await fetch(url + registryRoutes.live.path);
  const { remotes } = (await answer.json()) as SiteRegistry;
  const entry = remotes[app];
  if (!entry || !('modules' in entry.live)) throw new Error(`The site has no version of ${app}`);
  return { ...entry, live: entry.live };
}

function deploy(args: string[], cwd: string, env: NodeJS.ProcessEnv): Promise<Run> {
  // Without what npm tells the scripts that it runs: it speaks of another checkout.
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'));
  const child = spawn('npm', ['run', '--silent', 'deploy', '--', ...args], {
    cwd,
    env: { ...Object.fromEntries(inherited), NODE_OPTIONS: '', NODE_ENV: '', ...env },
  });
  let output = '';
  const collect = (bytes: Buffer) => {
    output += bytes.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise((done) => child.once('close', (code) => done({ code, output })));
}
