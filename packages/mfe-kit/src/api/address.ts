type Values = Readonly<Record<string, unknown>>;

/** The URL of a call: `:name` of the path filled in, empty and missing query values left out. */
export function callAddress(path: string, params?: unknown, query?: unknown): string {
  const given = values(params);
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = given[name];
    if (value === undefined) throw new Error(`The path ${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(values(query))) {
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value));
  }
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
}

const values = (part: unknown): Values => (typeof part === 'object' && part !== null ? { ...part } : {});
