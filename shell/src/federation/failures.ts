export interface Failure {
  trouble: string;
  isReported: boolean;
}

/** What this tab could not get out of which version. It is not tried again until the visitor asks for it. */
export class Failures {
  readonly #byVersion = new Map<string, Map<string, Failure>>();

  add(version: string, module: string, trouble: string): void {
    const modules = this.#byVersion.get(version) ?? new Map<string, Failure>();
    this.#byVersion.set(version, modules);
    if (!modules.has(module)) modules.set(module, { trouble, isReported: false });
  }

  of(version: string, module: string): Failure | undefined {
    return this.#byVersion.get(version)?.get(module);
  }

  /** The versions that may still have the module; those that failed in another one last. */
  inOrder<R extends { version: string }>(releases: readonly R[], module: string): R[] {
    const open = releases.filter(({ version }) => !this.of(version, module));
    const isSound = ({ version }: R) => !this.#byVersion.has(version);
    return [...open.filter(isSound), ...open.filter((release) => !isSound(release))];
  }

  forget(version: string): void {
    this.#byVersion.delete(version);
  }
}
