import { createHash, type Hash } from 'node:crypto';
import type { Reader } from '../store/query.ts';
import { partAt, textFrom } from '../store/journal-rows.ts';

/** Bytes of a journal from which on it is kept: reading a small one costs as little. */
const WORTH_KEEPING = 64 * 1024;
/** Bytes of all journals that are kept. */
const ROOM = 48 * 1024 * 1024;

/** What is known of the beginning of a journal. Only complete entries count. */
interface Kept {
  /** A bracket, and the text; with room for more, and for the other bracket. */
  bytes: Buffer;
  /** Deliveries of all of it that have not ended: none of their bytes may change. */
  underWay: number;
  size: number;
  /** Where the part begins that was the last one: it may have grown. */
  part: number;
  /** The hash of the beginning as far as it has been hashed, with the bracket before it. */
  hash: { readonly state: Hash; readonly size: number };
}

/** A journal up to an entry, as it is delivered. */
export interface DeliveredJournal {
  readonly body: Buffer;
  /** The SHA-256 of the body in base64url, where it costs less than hashing the body. */
  readonly hash?: string | undefined;
}

/**
 * The beginnings of large journals that are being delivered, so that of each next step only its own part is read. Journals
 * only grow, so what is kept stays right.
 */
export class JournalCache {
  /** The least recently used first. */
  readonly #kept = new Map<number, Kept>();
  #size = 0;

  /** A journal up to a place as a JSON array; undefined if it is gone. */
  async array(reader: Reader, run: number, ends: number): Promise<DeliveredJournal | undefined> {
    const kept = await this.#upTo(reader, run, ends);
    if (kept === undefined) return undefined;
    const hash = this.#kept.has(run) ? hashOf(kept, ends) : undefined;
    if (ends < kept.size) {
      const bytes = Buffer.from(kept.bytes.subarray(0, ends + 2));
      bytes[ends + 1] = CLOSE;
      return { body: bytes, hash };
    }
    // Nothing is copied: a run of a thousand steps would copy gigabytes.
    kept.bytes[ends + 1] = CLOSE;
    kept.underWay += 1;
    return { body: kept.bytes.subarray(0, ends + 2), hash };
  }

  /** A delivery has ended. @param body the one that it had */
  release(run: number, body: Buffer): void {
    const kept = this.#kept.get(run);
    if (kept === undefined || kept.bytes.buffer !== body.buffer) return;
    if (kept.bytes.byteOffset === body.byteOffset) kept.underWay -= 1;
  }

  forget(run: number): void {
    const kept = this.#kept.get(run);
    if (kept === undefined) return;
    this.#kept.delete(run);
    this.#size -= kept.bytes.length;
  }

  async #upTo(reader: Reader, run: number, ends: number): Promise<Kept | undefined> {
    const known = this.#kept.get(run);
    if (known !== undefined && known.size >= ends) {
      this.#kept.delete(run);
      this.#kept.set(run, known);
      return known;
    }
    const from = known?.size ?? 0;
    const part = known?.part ?? 0;
    const parts = await reader.all(textFrom, { run, part, from, before: ends });
    const last = parts.at(-1);
    if (last === undefined) return undefined;
    const size = Math.max(last.begins, from) + last.body.length;
    if (size < ends) return undefined;
    const bytes = roomFor(known, size);
    for (const { begins, body } of parts) {
      bytes.write(body, Math.max(begins, from) + 1, 'latin1');
    }
    const hash = known?.hash ?? { state: createHash('sha256').update('['), size: 0 };
    const underWay = bytes === known?.bytes ? known.underWay : 0;
    const kept = { bytes, underWay, size, part: last.begins, hash };
    this.forget(run);
    if (size >= WORTH_KEEPING && bytes.length <= ROOM) this.#keep(run, kept);
    return kept;
  }

  #keep(run: number, kept: Kept): void {
    this.#kept.set(run, kept);
    this.#size += kept.bytes.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= ROOM) return;
      this.forget(oldest);
    }
  }
}

/** The hash of an array up to a place: what was hashed for an earlier one is not hashed again. */
function hashOf(kept: Kept, ends: number): string | undefined {
  const { state, size } = kept.hash;
  if (ends < size) return undefined;
  state.update(kept.bytes.subarray(size + 1, ends + 1));
  kept.hash = { state, size: ends };
  return state.copy().update(']').digest('base64url');
}

const OPEN = 0x5b;
const CLOSE = 0x5d;

/** Doubles, so that a journal that grows is copied a few times only, and when its last delivery has not ended. */
function roomFor(known: Kept | undefined, size: number): Buffer {
  const needed = size + 2;
  if (known === undefined) {
    const bytes = Buffer.allocUnsafe(needed);
    bytes[0] = OPEN;
    return bytes;
  }
  const hasRoom = known.bytes.length >= needed;
  if (hasRoom && known.underWay === 0) return known.bytes;
  const length = hasRoom ? known.bytes.length : Math.max(needed, known.size * 2);
  const bytes = Buffer.allocUnsafe(length);
  known.bytes.copy(bytes, 0, 0, known.size + 1);
  return bytes;
}

/** The first entry of a journal, which has the initial payload. */
export async function firstEntry(
  reader: Reader,
  run: number,
  ends: number,
): Promise<string | undefined> {
  const first = await reader.get(partAt, { run, at: 0 });
  return first?.body.slice(0, ends);
}
