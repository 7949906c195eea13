import type { ComponentType } from 'react';

/** A component without props, as every exposed module's default export is one. */
export type ModuleComponent = ComponentType<Record<never, never>>;

/** One attempt to have a module: it is there or on its way. */
export interface ModuleEntry {
  readonly id: string;
  /** `null`: no version of its app has it. A failure stays until `forget`. */
  readonly component: Promise<ModuleComponent | null>;
  /** Called when it has been on the page. */
  shown(): void;
  /**
   * Called with what kept it from somebody who waited for it: its failure to load, or what it threw on the page. The
   * same may be told twice.
   * @returns whether it is there and crashed at its first time on the page, so that another version is to take its place
   */
  crashed(error: unknown): boolean;
  /** Lets everything be tried again, by the next attempt. */
  forget(): void;
}

/** React's `use` reads two properties of a promise, so that a module that is there renders without a pause. */
export function readable<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {}, // whoever renders it sees the failure
  );
  return promise;
}

/** @throws where the module's default export is not a component */
export function componentOf(loaded: unknown): ModuleComponent {
  if (!hasComponent(loaded)) throw new Error('It is not a component.');
  return loaded.default;
}

const hasComponent = (loaded: unknown): loaded is { default: ModuleComponent } =>
  typeof loaded === 'object' && loaded !== null && 'default' in loaded && isComponent(loaded.default);

const isComponent = (value: unknown): boolean =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
