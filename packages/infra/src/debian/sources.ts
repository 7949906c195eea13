/** One archive that this machine's apt reads, as far as another suite of it can be asked for. */
export interface DebianArchive {
  uri: string;
  signedBy: string;
}

const DEFAULT_KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';

/**
 * Finds the main Debian archive in apt's source files (both formats of sources.list(5)). It is the
 * one whose suite is plainly the release's code name, not its updates or security suite.
 */
export function findDebianArchive(files: readonly string[], codename: string): DebianArchive | undefined {
  for (const text of files) {
    const found = text.includes('URIs:') ? inStanzas(text, codename) : inLines(text, codename);
    if (found) return found;
  }
  return undefined;
}

function inStanzas(text: string, codename: string): DebianArchive | undefined {
  const withoutComments = text.replace(/^#.*\n?/gm, '');
  for (const stanza of withoutComments.split(/\n\s*\n/)) {
    const field = (name: string) => new RegExp(`^${name}:[ \\t]*(.+)$`, 'im').exec(stanza)?.[1]?.trim();
    const uri = field('URIs')?.split(/\s+/)[0];
    const isMain = field('Types')?.split(/\s+/).includes('deb') && field('Suites')?.split(/\s+/).includes(codename);
    if (uri && isMain && field('Enabled') !== 'no') return { uri, signedBy: keyring(field('Signed-By')) };
  }
  return undefined;
}

function inLines(text: string, codename: string): DebianArchive | undefined {
  for (const line of text.split('\n')) {
    const match = /^\s*deb\s+(?:\[([^\]]*)\]\s+)?(\S+)\s+(\S+)\s/.exec(`${line} `);
    if (!match) continue;
    const [, options = '', uri = '', suite] = match;
    if (suite === codename) return { uri, signedBy: keyring(/signed-by=(\S+)/.exec(options)?.[1]) };
  }
  return undefined;
}

/** An armored key inside the file cannot be referred to by path: the archive keyring is the same key. */
function keyring(signedBy: string | undefined): string {
  return signedBy?.startsWith('/') ? signedBy : DEFAULT_KEYRING;
}
