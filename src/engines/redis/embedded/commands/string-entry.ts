import type { ByteString } from '../../bytes.ts';
import { errors } from '../../errors.ts';
import type { Reply } from '../../reply.ts';
import type { Entry } from '../keyspace/entry.ts';
import type { Keyspace } from '../keyspace/keyspace.ts';
import { inSteps, type LongCommand } from '../long-command.ts';
import type { Steps } from '../steps.ts';
import { StringBuffer } from '../values/string-buffer.ts';
import type { Value } from '../values/value.ts';
import type { CommandContext } from './command.ts';

/** The two representations of a string. Commands that can work on both never convert one into the other. */
export type StringValue = ByteString | StringBuffer;

/** The entry of a key that holds a string. */
export type StringEntry = Entry & { value: StringValue };

/** The maximum length of a string, in bytes (Redis's default `proto-max-bulk-len`). */
const LONGEST_STRING = 512 * 1024 * 1024;

export function isString(value: Value): value is StringValue {
  return typeof value === 'string' || value instanceof StringBuffer;
}

/** The string under a key, for reading without a copy. @throws RedisError WRONGTYPE */
export function readStringValue(keyspace: Keyspace, key: ByteString): StringValue | undefined {
  const value = keyspace.read(key)?.value;
  if (value === undefined || isString(value)) return value;
  throw errors.wrongType();
}

/**
 * The string under a key for the reply to a command, or null.
 * @throws RedisError WRONGTYPE, or if such a reply can't be sent
 */
export function readToReply(
  { keyspace, replies }: CommandContext,
  key: ByteString,
): ByteString | null {
  const value = readStringValue(keyspace, key);
  if (value === undefined) return null;
  replies.expect(value.length);
  return value.toString();
}

/** The entry of a string that is about to change. @throws RedisError WRONGTYPE */
export function writeString(keyspace: Keyspace, key: ByteString): StringEntry | undefined {
  const entry = keyspace.write(key);
  if (entry === undefined || holdsString(entry)) return entry;
  throw errors.wrongType();
}

/**
 * Converts the string of an entry to the representation that is written in place.
 * @param length the minimal length afterwards, for which room is reserved
 */
export function inPlace(entry: StringEntry, length: number): StringBuffer {
  const { value } = entry;
  if (typeof value !== 'string') {
    value.grow(length);
    return value;
  }
  const buffer = new StringBuffer(value, length);
  entry.value = buffer;
  return buffer;
}

/**
 * Changes a string in place when there is room for it. If it is so long that moving it there takes long, this is done in
 * steps.
 * @param length the minimal length afterwards
 */
export function changeInPlace(
  ctx: CommandContext,
  argv: readonly ByteString[],
  { entry, length }: { entry: StringEntry; length: number },
  change: () => Reply,
): Reply | LongCommand {
  const { value } = entry;
  if (typeof value === 'string') return change();
  const moving = value.reserve(length);
  return moving === undefined ? change() : inSteps(ctx, argv, after(moving, change));
}

function* after(moving: Steps<void>, change: () => Reply): Steps<Reply> {
  yield* moving;
  return change();
}

/** One byte of a string; 0 beyond its end. */
export function byteAt(value: StringValue, index: number): number {
  if (typeof value !== 'string') return value.byteAt(index);
  return index < value.length ? value.charCodeAt(index) : 0;
}

/** @throws RedisError if a string would become too long */
export function checkLength(length: number): void {
  if (length > LONGEST_STRING) throw errors.stringTooLong();
}

function holdsString(entry: Entry): entry is StringEntry {
  return isString(entry.value);
}
