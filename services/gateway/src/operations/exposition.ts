/** A family of Prometheus' text format, with the samples of all processes by name and labels. */
interface Family {
  /** Its HELP and TYPE lines. */
  head: string[];
  type: string;
  samples: Map<string, string>;
}

const COMMENT = /^# (HELP|TYPE) ([a-zA-Z_:][\w:]*) (.*)$/;
const SAMPLE = /^([a-zA-Z_:][\w:]*)(\{.*\})? (\S+)$/;
const PARTS = ['', '_bucket', '_sum', '_count'];

/**
 * Makes one exposition (Prometheus' text format 0.0.4) of those of several processes: each family has one HELP and one
 * TYPE. Of samples that have the same name and labels the first counts, as does the first type of a family; what is
 * no exposition is left out.
 */
export function mergeExpositions(texts: readonly string[]): string {
  const families = new Map<string, Family>();
  for (const text of texts) addTo(families, text);
  return [...families.values()]
    .filter(({ samples }) => samples.size > 0)
    .map(({ head, samples }) => `${[...head, ...samples.values()].join('\n')}\n`)
    .join('\n');
}

function addTo(families: Map<string, Family>, text: string): void {
  let name = '';
  let family: Family | undefined;
  let help = '';
  for (const line of text.split('\n')) {
    const [, keyword, of = '', rest = ''] = COMMENT.exec(line) ?? [];
    if (keyword === 'HELP') help = line;
    if (keyword === 'TYPE') {
      name = of;
      const known = families.get(of) ?? { head: [help, line].filter(Boolean), type: rest, samples: new Map() };
      families.set(of, known);
      family = known.type === rest ? known : undefined;
      help = '';
    }
    const [, sample = '', labels = ''] = SAMPLE.exec(line) ?? [];
    if (!family || !PARTS.some((part) => sample === name + part)) continue;
    const series = sample + labels;
    if (!family.samples.has(series)) family.samples.set(series, line);
  }
}
