import { isUtf8 } from 'node:buffer';
import type { CallbackFacts } from '../../composer.ts';
import { canonicalName } from '../../request-headers.ts';

/** The body of a callback: the outcome of a delivery. */
export interface CallbackBody {
  /** JSON. */
  readonly body: Buffer;
  /** Whether a body in it was truncated. */
  readonly truncated: boolean;
}

/**
 * Composes the body of a callback: the fields of the base contract and those of the hosted service (its
 * documentation, "Callbacks"; `sourceMessasgeId` is spelled like this there). Times are numbers, `headers` has
 * one string for each name and `header` a list. Without a response the status is 0 and the body empty.
 *
 * A body beyond the limit is truncated: first the response's body, then the message's, never within a character.
 * `maxSize` must leave room for the rest, which is never truncated.
 */
export function callbackBody(facts: CallbackFacts): CallbackBody {
  const { message, outcome, maxSize } = facts;
  const response = outcome.kind === 'response' ? outcome.body : Buffer.alloc(0);
  const begin = Buffer.from(`${JSON.stringify(fieldsOf(facts)).slice(0, -1)},"body":"`);
  const room = maxSize - begin.length - BETWEEN.length - END.length;
  const sourceBody = cut(message.body, room);
  const responseBody = cut(response, room - base64Length(sourceBody));
  const body = joined(begin, [
    responseBody.toString('base64'),
    BETWEEN,
    sourceBody.toString('base64'),
    END,
  ]);
  const truncated =
    (outcome.kind === 'response' && outcome.truncated) ||
    responseBody.length < response.length ||
    sourceBody.length < message.body.length;
  return { body, truncated };
}

const BETWEEN = '","sourceBody":"';
const END = '"}';

/** Joined by hand: base64 needs no escaping, and scanning large bodies for it would be slow. */
function joined(begin: Buffer, rest: readonly string[]): Buffer {
  const size = rest.reduce((sum, { length }) => sum + length, begin.length);
  const bytes = Buffer.allocUnsafe(size);
  let end = begin.copy(bytes);
  for (const text of rest) end += bytes.write(text, end, 'latin1');
  return bytes;
}

function fieldsOf({ message, outcome, dlqId }: CallbackFacts) {
  const header =
    outcome.kind === 'response' ? canonicalHeaders(Object.entries(outcome.headers)) : {};
  return {
    status: outcome.kind === 'response' ? outcome.status : 0,
    sourceMessasgeId: message.messageId,
    sourceMessageId: message.messageId,
    headers: Object.fromEntries(
      Object.entries(header).map(([name, values]) => [name, values.join(', ')]),
    ),
    header,
    retried: message.retried,
    maxRetries: message.maxRetries,
    url: message.url,
    method: message.method,
    topicName: message.group,
    endpointName: message.endpoint,
    scheduleId: message.scheduleId,
    callerIP: message.callerIp,
    sourceHeader: canonicalHeaders(message.headers.map(([name, value]) => [name, [value]])),
    notBefore: message.notBefore,
    createdAt: message.createdAt,
    dlqId,
  };
}

/** Lists of values by canonical names. */
function canonicalHeaders(
  headers: Iterable<readonly [string, readonly string[]]>,
): Record<string, string[]> {
  const lists = new Map<string, string[]>();
  for (const [name, values] of headers) {
    const canonical = canonicalName(name);
    const list = lists.get(canonical);
    if (list === undefined) lists.set(canonical, values.map(textOf));
    else list.push(...values.map(textOf));
  }
  return Object.fromEntries(lists);
}

/**
 * The text of a header's value, which has one character per byte: decoded as UTF-8 if it is valid, else
 * as Latin-1.
 */
function textOf(value: string): string {
  if (!/[\u0080-\u00ff]/.test(value)) return value;
  const bytes = Buffer.from(value, 'latin1');
  return isUtf8(bytes) ? bytes.toString('utf8') : value;
}

function base64Length({ length }: Buffer): number {
  return Math.ceil(length / 3) * 4;
}

/** As many of the bytes as fit in base64, without splitting a UTF-8 character. */
function cut(bytes: Buffer, room: number): Buffer {
  if (base64Length(bytes) <= room) return bytes;
  let end = Math.max(0, Math.floor(room / 4) * 3);
  if (isUtf8(bytes)) {
    // Continuation bytes of UTF-8 are 10xxxxxx.
    while (end > 0 && (bytes[end]! & 0xc0) === 0x80) end -= 1;
  }
  return bytes.subarray(0, end);
}
