import { type AnnouncedRoute, DEFAULT_BODY_BYTES, type JsonSchema, type RouteAuth } from '@serein/contracts';
import { narrowings } from './narrowings.ts';

const STRICTNESS: readonly RouteAuth[] = ['none', 'optional', 'session', 'admin'];

/** What a handler without a schema reads: nothing. */
const NOTHING: JsonSchema = {
  type: 'object',
  properties: Object.fromEntries(['params', 'query', 'body'].map((part) => [part, { type: 'object', properties: {} }])),
  required: ['params', 'query', 'body'],
};

/**
 * What of a route's new definition a caller of the old one would notice; each as the end of a sentence that begins
 * with the route's name ("now requires query.city"). Answers cannot be compared: the contract has only types for them.
 */
export function routeBreaks(before: AnnouncedRoute, after: AnnouncedRoute | undefined): string[] {
  if (!after) return ['is gone'];
  return [
    ...addressBreaks(before, after),
    ...limitBreaks(before, after),
    ...fileBreaks(before, after),
    ...narrowings(before.request ?? NOTHING, after.request ?? NOTHING).map((reason) => `now ${reason}`),
  ];
}

function addressBreaks(before: AnnouncedRoute, after: AnnouncedRoute): string[] {
  const address = ({ method, path }: AnnouncedRoute) => `${method} ${path}`;
  return [
    ...reason(address(after) !== address(before), `is now ${address(after)} and was ${address(before)}`),
    ...reason(bodyOf(after) !== bodyOf(before), `now takes a body of kind ${bodyOf(after)} and took ${bodyOf(before)}`),
    ...reason(
      STRICTNESS.indexOf(after.auth) > STRICTNESS.indexOf(before.auth),
      `now wants auth ${after.auth} and wanted ${before.auth}`,
    ),
    ...reason(before.stream === true && after.stream !== true, 'streams no more'),
    ...reason(
      before.tokenHeader !== undefined && after.tokenHeader !== before.tokenHeader,
      `takes no token in the header ${before.tokenHeader} any more`,
    ),
  ];
}

function limitBreaks(before: AnnouncedRoute, after: AnnouncedRoute): string[] {
  const bytes = ({ maxBodyBytes = DEFAULT_BODY_BYTES }: AnnouncedRoute) => maxBodyBytes;
  return [
    ...reason(bytes(after) < bytes(before), `now takes at most ${bytes(after)} bytes and took ${bytes(before)}`),
    ...reason(
      allowsLess(before.rate, after.rate),
      `now allows ${after.rate?.max} calls in ${after.rate?.windowSeconds} s per ${after.rate?.per}, less than before`,
    ),
  ];
}

/** A burst or a steady flow that passed before might be refused. */
function allowsLess(before: AnnouncedRoute['rate'], after: AnnouncedRoute['rate']): boolean {
  if (!after) return false;
  if (!before || after.per !== before.per) return true;
  return after.max < before.max || after.max / after.windowSeconds < before.max / before.windowSeconds;
}

function fileBreaks(before: AnnouncedRoute, after: AnnouncedRoute): string[] {
  return Object.entries(before.files ?? {}).flatMap(([name, was]) => {
    const is = after.files?.[name];
    if (!is) return [`takes no file ${name} any more`];
    return [
      ...reason(is.kind !== was.kind, `now takes the file ${name} as ${is.kind} and took it as ${was.kind}`),
      ...reason(
        is.visibility !== was.visibility,
        `now keeps the file ${name} ${is.visibility} and kept it ${was.visibility}`,
      ),
      ...reason(
        is.maxBytes < was.maxBytes,
        `now takes ${is.maxBytes} bytes of the file ${name} and took ${was.maxBytes}`,
      ),
    ];
  });
}

const reason = (holds: boolean, text: string): string[] => (holds ? [text] : []);

const bodyOf = ({ method, body }: AnnouncedRoute): string =>
  body ?? (method === 'GET' || method === 'DELETE' ? 'none' : 'json');
