import type { ByteString } from '../../../bytes.ts';

/** The ID of an entry: milliseconds and a number within them, both of 64 bits without a sign. */
export interface StreamId {
  readonly ms: bigint;
  readonly seq: bigint;
}

const MAX_UINT64 = 2n ** 64n - 1n;

export const MIN_ID: StreamId = { ms: 0n, seq: 0n };
export const MAX_ID: StreamId = { ms: MAX_UINT64, seq: MAX_UINT64 };

/** Below zero where the first is the lower one, zero where both are the same. */
export function compareIds(one: StreamId, other: StreamId): number {
  if (one.ms !== other.ms) return one.ms < other.ms ? -1 : 1;
  if (one.seq === other.seq) return 0;
  return one.seq < other.seq ? -1 : 1;
}

/** The next ID; undefined behind the last. */
export function nextId({ ms, seq }: StreamId): StreamId | undefined {
  if (seq < MAX_UINT64) return { ms, seq: seq + 1n };
  return ms < MAX_UINT64 ? { ms: ms + 1n, seq: 0n } : undefined;
}

/** The ID before; undefined before the first. */
export function previousId({ ms, seq }: StreamId): StreamId | undefined {
  if (seq > 0n) return { ms, seq: seq - 1n };
  return ms > 0n ? { ms: ms - 1n, seq: MAX_UINT64 } : undefined;
}

export function formatId({ ms, seq }: StreamId): ByteString {
  return `${ms}-${seq}`;
}

const scratch = Buffer.alloc(16);

/** An ID as 16 bytes, highest first, so that keys are in the order of their IDs. */
export function idKey({ ms, seq }: StreamId): ByteString {
  scratch.writeBigUInt64BE(ms, 0);
  scratch.writeBigUInt64BE(seq, 8);
  return scratch.toString('latin1', 0, 16);
}

/** The ID of a key that {@link idKey} has made. */
export function idOfKey(key: ByteString): StreamId {
  scratch.write(key, 0, 'latin1');
  return { ms: scratch.readBigUInt64BE(0), seq: scratch.readBigUInt64BE(8) };
}
