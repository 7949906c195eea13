import { MANIFEST_FILE, type VersionRecord } from '@serein/contracts/registry';

/** What a schema of the contract answers. */
interface Parsed<Part> {
  success: boolean;
  data?: Part;
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
}

/** A part of a candidate that its build wrote as JSON: its content, or why it cannot be read. */
export function readPart<Part>(file: string, content: unknown, parsed: Parsed<Part>): Part | { reason: string } {
  if (content === undefined) return { reason: `${file} is missing, or is not JSON.` };
  if (parsed.success && parsed.data !== undefined) return parsed.data;
  const [issue] = parsed.error?.issues ?? [];
  const where = issue && issue.path.length > 0 ? ` at ${issue.path.map(String).join('.')}` : '';
  return { reason: `${file} has not the right shape${where}: ${issue?.message ?? 'it is empty'}` };
}

/** Of the files that a build names, those that the version does not have. */
export function fileReasons(
  { files }: VersionRecord,
  named: readonly string[],
  because = `${MANIFEST_FILE} names it`,
): string[] {
  return [...new Set(named)]
    .filter((path) => !Object.hasOwn(files, path))
    .map((path) => `${path} is missing: ${because}.`);
}

export function callReasons(calls: readonly string[], announced: ReadonlySet<string>): string[] {
  return calls.filter((call) => !announced.has(call)).map((call) => `It calls ${call}, which no service announces.`);
}
