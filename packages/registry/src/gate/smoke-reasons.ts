import type { ChangeBody, SmokeReport } from '@serein/contracts/registry';

/**
 * Why the smoke load speaks against a change. It is asked for where a version comes to visitors who never had it.
 * @param modules the exposed modules of the candidate, each of which must have been shown
 */
export function smokeReasons(
  action: ChangeBody['action'],
  smoke: SmokeReport | null | undefined,
  modules: readonly string[],
): string[] {
  if (action !== 'deploy' && action !== 'canary') return [];
  if (!smoke) return ['The smoke load is missing: nobody has seen this version in a browser.'];
  if (!smoke.ran) return [];
  const seen = new Map(smoke.modules.map(({ module, trouble }) => [nameOf(module), trouble]));
  return [
    ...modules.filter((module) => !seen.has(module)).map((module) => `The smoke load left ${module} out.`),
    ...[...seen].flatMap(([module, trouble]) =>
      trouble === null ? [] : [`${module} failed in the smoke load: ${trouble}`],
    ),
  ];
}

const nameOf = (module: string): string => module.replace(/^\.\//, '');
