const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The catalogue's plain writing (see `LessonSeed.content`) as HTML. */
export function lessonHtml(content: string): string {
  return content
    .trim()
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').map((line) => line.trim()))
    .flatMap(blocks)
    .join('');
}

/** A paragraph may lead straight into a list. */
function blocks(lines: readonly string[]): string[] {
  const made: string[] = [];
  let rest = lines;
  while (rest.length > 0) {
    const kind = kindOf(rest[0] ?? '');
    const end = rest.findIndex((line) => kindOf(line) !== kind);
    const own = end === -1 ? rest : rest.slice(0, end);
    made.push(render(kind, own.map(escaped)));
    rest = rest.slice(own.length);
  }
  return made;
}

type Kind = 'p' | 'ul' | 'ol';

function kindOf(line: string): Kind {
  if (line.startsWith('- ')) return 'ul';
  return /^\d+\. /.test(line) ? 'ol' : 'p';
}

function render(kind: Kind, lines: readonly string[]): string {
  if (kind === 'p') return `<p>${lines.join(' ')}</p>`;
  const items = lines.map((line) => `<li>${line.replace(/^(?:- |\d+\. )/, '')}</li>`);
  return `<${kind}>${items.join('')}</${kind}>`;
}

const escaped = (line: string): string => line.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
