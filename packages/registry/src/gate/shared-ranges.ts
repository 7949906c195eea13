import { satisfies, validRange } from 'semver';

/**
 * What a remote takes from its host and cannot have.
 * @param shared package name to range, of the remote
 * @param provides package name to version, of the live shell
 * @returns a sentence for each; empty when all fit
 */
export function unfit(shared: Readonly<Record<string, string>>, provides: Readonly<Record<string, string>>): string[] {
  return misfits(shared, provides, 'It takes', 'the live shell provides');
}

/** The same, said of two others: `taker` and `giver` begin the two halves of the sentence. */
export function misfits(
  shared: Readonly<Record<string, string>>,
  provides: Readonly<Record<string, string>>,
  taker: string,
  giver: string,
): string[] {
  return Object.entries(shared).flatMap(([name, range]) => {
    const version = Object.hasOwn(provides, name) ? provides[name] : undefined;
    if (validRange(range) === null) return [`${taker} ${name} ${range}, which is not a range of versions.`];
    if (version === undefined) return [`${taker} ${name} ${range}, and ${giver} none.`];
    return satisfies(version, range, { includePrerelease: true })
      ? []
      : [`${taker} ${name} ${range}, and ${giver} ${version}.`];
  });
}
