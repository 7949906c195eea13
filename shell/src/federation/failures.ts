export interface Failure {
  trouble: string;
  /** The version has no such module, which says nothing about its others. */
  isMissing: boolean;
  isReported: boolean;
}

/** What this tab could not get out of which version. It is not tried again until the visitor asks for it. */
export class Failures {
  readonly #byVersion = new Map<string, Map<string, Failure>>();

  add(version: string, module: string, trouble: string): void {
    this.#note(version, module, { trouble, isMissing: false, isReported: false });
  }

  addMissing(version: string, module: string): void {
    this.#note(version, module, { trouble: 'The module is missing.', isMissing: true, isReported: false });
  }

  of(version: string, module: string): Failure | undefined {
    return this.#byVersion.get(version)?.get(module);
  }

  /** The versions that may still have the module; those in which another one failed last. */
  inOrder<R extends { version: string }>(releases: readonly R[], module: string): R[] {
    const open = releases.filter(({ version }) => !this.of(version, module));
    const isSound = ({ version }: R) =>
      [...(this.#byVersion.get(version)?.values() ?? [])].every(({ isMissing }) => isMissing);
    return [...open.filter(isSound), ...open.filter((release) => !isSound(release))];
  }

  forget(version: string): void {
    this.#byVersion.delete(version);
  }

  #note(version: string, module: string, failure: Failure): void {
    const modules = this.#byVersion.get(version) ?? new Map<string, Failure>();
    this.#byVersion.set(version, modules);
    if (!modules.has(module)) modules.set(module, failure);
  }
}
