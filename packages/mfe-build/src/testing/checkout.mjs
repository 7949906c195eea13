import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const PACKAGES = ['contracts', 'mfe-build', 'mfe-kit', 'ui'];
const NOT_COPIED = new Set(['node_modules', 'dist', '.cache']);

/**
 * A checkout in a temporary folder with the browser packages and whatever apps a test writes into it. Installed packages are
 * linked; Module Federation's are copied, since parts of them are named by their whole paths while a build runs.
 */
export class Checkout {
  #temporary = mkdtempSync(path.join(tmpdir(), 'serein-build-'));

  /** @param {string} below the checkout's folder, below the temporary one */
  constructor(below = 'checkout') {
    this.root = path.join(this.#temporary, below);
    mkdirSync(path.join(this.root, 'node_modules/@serein'), { recursive: true });
    cpSync(path.join(ROOT, 'package-lock.json'), path.join(this.root, 'package-lock.json'));
    const modules = path.join(ROOT, 'node_modules');
    for (const name of readdirSync(modules).filter(
      (found) => !found.startsWith('@serein') && found !== '@module-federation',
    )) {
      symlinkSync(path.join(modules, name), path.join(this.root, 'node_modules', name));
    }
    cpSync(path.join(modules, '@module-federation'), path.join(this.root, 'node_modules/@module-federation'), {
      recursive: true,
    });
    for (const name of PACKAGES) {
      const folder = path.join(this.root, 'packages', name);
      cpSync(path.join(ROOT, 'packages', name), folder, {
        recursive: true,
        filter: (file) => !NOT_COPIED.has(path.basename(file)),
      });
      symlinkSync(folder, path.join(this.root, 'node_modules/@serein', name));
    }
  }

  /**
   * @param {string} app its folder
   * @param {Record<string, string>} files path → content
   */
  write(app, files) {
    for (const [name, content] of Object.entries({ 'package.json': '{"type":"module"}', ...files })) {
      const file = path.join(this.root, app, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  }

  /**
   * @param {string} app
   * @returns {Promise<Dist>}
   * @throws with what Rspack says, in `stdout`
   */
  async build(app) {
    const cwd = path.join(this.root, app);
    const rspack = path.join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js');
    await run(process.execPath, [rspack, 'build'], { cwd, env: { ...process.env, NODE_ENV: 'production' } });
    return new Dist(path.join(cwd, 'dist'));
  }

  remove() {
    rmSync(this.#temporary, { recursive: true, force: true });
  }
}

/** The files that a build left, in memory: the next build may overwrite them. */
export class Dist {
  /** @type {Map<string, Buffer>} */
  files = new Map();

  /** @param {string} folder */
  constructor(folder) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      this.files.set(path.relative(folder, file).replaceAll(path.sep, '/'), readFileSync(file));
    }
  }

  /** @param {string} name @returns {string} */
  text(name) {
    const bytes = this.files.get(name);
    if (!bytes) throw new Error(`The build made no ${name}, only ${[...this.files.keys()].join(', ')}`);
    return bytes.toString();
  }

  /** @returns {any} as it was parsed: the tests compare it whole */
  get manifest() {
    return JSON.parse(this.text('manifest.json'));
  }
}
