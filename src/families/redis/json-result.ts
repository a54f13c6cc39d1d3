import { toText, type ByteString } from '../../engines/redis/bytes.ts';
import { NullArray, OK, RedisError, Status, type Reply } from '../../engines/redis/reply.ts';
import { EncodedJson } from '../../http/encoded-json.ts';
import type { components } from '../../../generated/redis/types.ts';

type Result = components['schemas']['result'];
type Item = components['schemas']['item'];
type Envelope = components['schemas']['envelope'];

/** The encoding of strings: text, or base64 of their bytes. */
export type StringEncoding = 'text' | 'base64';

/** Wraps one reply in the envelope of a response. */
export function envelope(reply: Reply, encoding: StringEncoding): Envelope {
  if (reply instanceof RedisError) return { error: reply.message };
  return { result: result(reply, encoding) };
}

/** Wraps the replies of a response to several commands, each in an envelope of its own. */
export function envelopes(
  replies: readonly Reply[],
  encoding: StringEncoding,
): Envelope[] | EncodedJson {
  const json = encoding === 'text' ? jsonOfShort(replies) : undefined;
  return json === undefined
    ? replies.map((reply) => envelope(reply, encoding))
    : new EncodedJson(json);
}

/** More is written by V8 in less time than it takes to look at each character. */
const SHORT = 24;

/**
 * The JSON of envelopes if all replies are short, as in most pipelines: writing an object takes V8 longer than what is in
 * it.
 */
function jsonOfShort(replies: readonly Reply[]): string | undefined {
  let json = '[';
  let opening = '{"result":';
  for (const reply of replies) {
    if (reply === OK) json += `${opening}"OK"}`;
    else if (typeof reply === 'string' && isShortAndPlain(reply)) json += `${opening}"${reply}"}`;
    else if (reply === null || Number.isInteger(reply))
      json += `${opening}${reply as number | null}}`;
    else return undefined;
    opening = ',{"result":';
  }
  return `${json}]`;
}

/** Whether a string is its own text, and that the content of its JSON. */
function isShortAndPlain(bytes: ByteString): boolean {
  const { length } = bytes;
  if (length > SHORT) return false;
  for (let i = 0; i < length; i++) {
    const byte = bytes.charCodeAt(i);
    if (byte < 0x20 || byte > 0x7e || byte === QUOTE || byte === BACKSLASH) return false;
  }
  return true;
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c];

/**
 * Converts a reply to the `result` of an envelope. With base64 a status `OK` that is the whole result is not encoded,
 * because the official clients compare it before they decode everything else.
 */
export function result(reply: Reply, encoding: StringEncoding): Result {
  if (reply instanceof Status && reply.text === 'OK') return 'OK';
  if (Array.isArray(reply)) return reply.map((item: Reply) => itemOf(item, encoding));
  return scalar(reply, encoding);
}

/** Converts a part of a result. */
export function itemOf(reply: Reply, encoding: StringEncoding): Item {
  if (Array.isArray(reply)) return reply.map((item: Reply) => itemOf(item, encoding));
  return scalar(reply, encoding);
}

function scalar(reply: Reply, encoding: StringEncoding): string | number | null {
  if (typeof reply === 'string') return text(reply, encoding);
  if (typeof reply === 'number') return reply;
  // All 64 bits are written as digits, as a JavaScript number would round them.
  if (typeof reply === 'bigint') return JSON.rawJSON(String(reply)) as unknown as number;
  if (reply instanceof Status) return text(reply.text, encoding);
  if (reply instanceof RedisError) return reply.message;
  if (reply === null || reply instanceof NullArray) return null;
  throw new TypeError('an array is not a scalar');
}

function text(bytes: ByteString, encoding: StringEncoding): string {
  return encoding === 'base64' ? btoa(bytes) : toText(bytes);
}
