import { upToNul, type ByteString } from '../../../bytes.ts';
import { readUint64, UINT64_MAX } from '../../../numbers.ts';
import { RedisError } from '../../../reply.ts';
import {
  MAX_ID,
  MIN_ID,
  nextId,
  previousId,
  type StreamId,
} from '../../values/stream/stream-id.ts';

/** An ID for XADD, whose second part may be chosen by the stream. */
export interface RequestedId {
  readonly id: StreamId;
  readonly hasSequence: boolean;
}

/**
 * Parses an ID, or only its first part (Redis 7.2 `t_stream.c` `streamParseStrictIDOrReply`).
 * @param missing the second part if it is absent
 * @throws RedisError
 */
export function parseId(text: ByteString, missing = 0n): StreamId {
  const id = readId(text, missing);
  if (id === undefined) throw invalidId();
  return id;
}

/** Like {@link parseId}, but undefined for an invalid ID. */
export function readId(text: ByteString, missing = 0n): StreamId | undefined {
  if (text.length > 127) return undefined;
  const shown = upToNul(text);
  const dash = shown.indexOf('-');
  const ms = readUint64(dash < 0 ? shown : shown.slice(0, dash));
  const seq = dash < 0 ? missing : readUint64(shown.slice(dash + 1));
  return ms === undefined || seq === undefined ? undefined : { ms, seq };
}

/** Parses the ID of a new entry; the stream chooses the second part of `<ms>-*`. @throws RedisError */
export function parseNewId(text: ByteString): RequestedId {
  const shown = upToNul(text);
  const isOpen =
    text.length <= 127 && shown.indexOf('-') === shown.length - 2 && shown.endsWith('*');
  if (!isOpen) return { id: parseId(text), hasSequence: true };
  return { id: parseId(shown.slice(0, -2)), hasSequence: false };
}

/** Parses the start of a range; `(` is exclusive, `-` is the lowest ID. @throws RedisError */
export function parseStart(text: ByteString): StreamId {
  if (!isOpen(text)) return parseEdge(text);
  const id = nextId(parseId(text.slice(1)));
  if (id === undefined) throw new RedisError('ERR invalid start ID for the interval');
  return id;
}

/** Parses the end of a range; `(` is exclusive, `+` is the highest ID. @throws RedisError */
export function parseEnd(text: ByteString): StreamId {
  if (!isOpen(text)) return parseEdge(text, UINT64_MAX);
  const id = previousId(parseId(text.slice(1), UINT64_MAX));
  if (id === undefined) throw new RedisError('ERR invalid end ID for the interval');
  return id;
}

function isOpen(text: ByteString): boolean {
  return text.length > 1 && text.startsWith('(');
}

/** Like {@link parseId}, but `-` is the lowest ID and `+` the highest. */
export function parseEdge(text: ByteString, missing = 0n): StreamId {
  const shown = text.length > 127 ? text : upToNul(text);
  if (shown === '-') return MIN_ID;
  return shown === '+' ? MAX_ID : parseId(text, missing);
}

function invalidId(): RedisError {
  return new RedisError('ERR Invalid stream ID specified as stream command argument');
}
