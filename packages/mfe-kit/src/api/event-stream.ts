export interface ServerEvent {
  event: string;
  data: unknown;
}

/** Cuts server-sent events out of text that arrives in arbitrary pieces. `data` lines hold JSON. */
export class EventStreamParser {
  #rest = '';

  /** @returns the events that this piece completed */
  push(piece: string): ServerEvent[] {
    const blocks = (this.#rest + piece).replaceAll('\r\n', '\n').split('\n\n');
    this.#rest = blocks.pop() ?? '';
    return blocks.flatMap(parseBlock);
  }
}

function parseBlock(block: string): ServerEvent[] {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    if (line.startsWith('event:')) event = line.slice(6).trim();
    else if (line.startsWith('data:')) data.push(line.slice(5).trimStart());
  }
  return data.length === 0 ? [] : [{ event, data: JSON.parse(data.join('\n')) }];
}
