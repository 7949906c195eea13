/** The tab that a key leads to, or null when the key is not one of the tabs' keys. Arrows wrap around. */
export function nextTab<Id extends string>(ids: readonly Id[], selected: Id, key: string): Id | null {
  const here = ids.indexOf(selected);
  const steps: Record<string, number> = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: ids.length - 1 };
  const target = steps[key];
  return target === undefined ? null : (ids.at(target % ids.length) ?? null);
}
