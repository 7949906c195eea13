import { REVISION_HEADER } from '@serein/contracts/registry';

let listener: (revision: string) => void = () => {};

/** Host only: hears of the registry's revision with each answer of the API, and so of a deployment. */
export function followRevisionWith(next: (revision: string) => void): void {
  listener = next;
}

export function readRevision({ headers }: Response): void {
  const revision = headers.get(REVISION_HEADER);
  if (revision) listener(revision);
}
