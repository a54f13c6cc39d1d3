import type { ByteString } from '../../../bytes.ts';

/** The ID of an entry: milliseconds and a sequence number, both unsigned 64-bit integers. */
export interface StreamId {
  readonly ms: bigint;
  readonly seq: bigint;
}

const MAX_UINT64 = 2n ** 64n - 1n;

export const MIN_ID: StreamId = { ms: 0n, seq: 0n };
export const MAX_ID: StreamId = { ms: MAX_UINT64, seq: MAX_UINT64 };

/** Compares two IDs: negative if the first is lower, zero if they are equal. */
export function compareIds(one: StreamId, other: StreamId): number {
  if (one.ms !== other.ms) return one.ms < other.ms ? -1 : 1;
  if (one.seq === other.seq) return 0;
  return one.seq < other.seq ? -1 : 1;
}

/** The next higher ID; undefined after the highest. */
export function nextId({ ms, seq }: StreamId): StreamId | undefined {
  if (seq < MAX_UINT64) return { ms, seq: seq + 1n };
  return ms < MAX_UINT64 ? { ms: ms + 1n, seq: 0n } : undefined;
}

/** The next lower ID; undefined before the lowest. */
export function previousId({ ms, seq }: StreamId): StreamId | undefined {
  if (seq > 0n) return { ms, seq: seq - 1n };
  return ms > 0n ? { ms: ms - 1n, seq: MAX_UINT64 } : undefined;
}

export function formatId({ ms, seq }: StreamId): ByteString {
  return `${ms}-${seq}`;
}

const scratch = Buffer.alloc(16);

/** An ID as 16 big-endian bytes, so that keys are ordered like their IDs. */
export function idKey({ ms, seq }: StreamId): ByteString {
  scratch.writeBigUInt64BE(ms, 0);
  scratch.writeBigUInt64BE(seq, 8);
  return scratch.toString('latin1', 0, 16);
}

/** The inverse of {@link idKey}. */
export function idOfKey(key: ByteString): StreamId {
  scratch.write(key, 0, 'latin1');
  return { ms: scratch.readBigUInt64BE(0), seq: scratch.readBigUInt64BE(8) };
}

/** Formats IDs given by their distances from a base ID, using numbers where these are exact, as they nearly always are. */
export class IdTexts {
  readonly #master: StreamId;
  readonly #ms: number;
  readonly #seq: number;
  /** The last distance in milliseconds, and the formatted first part of such IDs. */
  #distance: number | undefined;
  #beginning: ByteString = '';

  constructor(master: StreamId) {
    this.#master = master;
    this.#ms = Number(master.ms);
    this.#seq = Number(master.seq);
  }

  /** Distances are modulo 2^64. */
  at(ms: number | bigint, seq: number | bigint): ByteString {
    if (typeof ms !== 'number' || typeof seq !== 'number') return this.#exactly(ms, seq);
    const number = this.#seq + seq;
    if (!isExact(number)) return this.#exactly(ms, seq);
    if (ms !== this.#distance) {
      const time = this.#ms + ms;
      if (!isExact(time)) return this.#exactly(ms, seq);
      this.#distance = ms;
      this.#beginning = `${time}-`;
    }
    return this.#beginning + number;
  }

  #exactly(ms: number | bigint, seq: number | bigint): ByteString {
    return formatId(idAt(this.#master, ms, seq));
  }
}

/** The ID at a distance from a base ID, modulo 2^64. */
export function idAt(master: StreamId, ms: number | bigint, seq: number | bigint): StreamId {
  return {
    ms: ms === 0 ? master.ms : BigInt.asUintN(64, master.ms + BigInt(ms)),
    seq: seq === 0 ? master.seq : BigInt.asUintN(64, master.seq + BigInt(seq)),
  };
}

/** Whether the sum of two numbers is exact and not negative. */
function isExact(sum: number): boolean {
  return sum >= 0 && sum < Number.MAX_SAFE_INTEGER;
}
