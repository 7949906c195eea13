import type { ComponentType } from 'react';

/** Every file src/pages/…/SomethingPage.tsx is the module SomethingPage, in a chunk of its own. */
const context = import.meta.webpackContext('../pages', {
  recursive: true,
  regExp: /\/[A-Z]\w*Page\.tsx$/,
  mode: 'lazy',
});

const files = new Map(context.keys().map((file) => [file.replace(/^.*\/|\.tsx$/g, ''), file]));

/** Loads one of the shell's own pages; null when it is not built yet. */
export async function loadShellPage(module: string): Promise<{ default: ComponentType } | null> {
  const file = files.get(module);
  // Pages default-export a component without props; the bundler's context has no types.
  return file === undefined ? null : ((await context(file)) as { default: ComponentType });
}
