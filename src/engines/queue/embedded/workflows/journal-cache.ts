import { createHash, type Hash } from 'node:crypto';
import { KeyedMutex } from '../../../../base/keyed-mutex.ts';
import { journalPieces, type JournalSource } from './journal.ts';

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
  readonly #growing = new KeyedMutex();

  /** A journal up to a place as a JSON array; undefined if it is gone. */
  async array(source: JournalSource, ends: number): Promise<DeliveredJournal | undefined> {
    // What is kept of a journal grows by one delivery at a time.
    return this.#growing.run(String(source.run), () => this.#array(source, ends));
  }

  async #array(source: JournalSource, ends: number): Promise<DeliveredJournal | undefined> {
    const kept = await this.#upTo(source, ends);
    if (kept === undefined) return undefined;
    const hash = this.#kept.has(source.run) ? await hashOf(kept, source, ends) : undefined;
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

  async #upTo(source: JournalSource, ends: number): Promise<Kept | undefined> {
    const { run } = source;
    const known = this.#kept.get(run);
    if (known !== undefined && known.size >= ends) {
      this.#kept.delete(run);
      this.#kept.set(run, known);
      return known;
    }
    const from = known?.size ?? 0;
    let bytes = roomFor(known, ends);
    let [size, part] = [from, known?.part ?? 0];
    for await (const piece of journalPieces(source, { part, from, to: ends })) {
      size = piece.at + piece.text.length;
      part = piece.part;
      if (size + 2 > bytes.length) bytes = grown(bytes, piece.at + 1, size + 2);
      bytes.write(piece.text, piece.at + 1, 'latin1');
    }
    if (size < ends) return undefined;
    const hash = known?.hash ?? { state: createHash('sha256').update('['), size: 0 };
    const underWay = bytes === known?.bytes ? known.underWay : 0;
    const kept = { bytes, underWay, size, part, hash };
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

/** Bytes that are hashed in a turn of the event loop. */
const HASHED_AT_ONCE = 1024 * 1024;

/** The hash of an array up to a place: what was hashed for an earlier one is not hashed again. */
async function hashOf(
  kept: Kept,
  { store, owner }: JournalSource,
  ends: number,
): Promise<string | undefined> {
  const { state } = kept.hash;
  if (ends < kept.hash.size) return undefined;
  while (kept.hash.size < ends) {
    const { size } = kept.hash;
    const next = Math.min(ends, size + HASHED_AT_ONCE);
    if (next < ends) await store.turns.next(owner);
    state.update(kept.bytes.subarray(size + 1, next + 1));
    kept.hash = { state, size: next };
  }
  return state.copy().update(']').digest('base64url');
}

const OPEN = 0x5b;
const CLOSE = 0x5d;

/**
 * Room for a journal, with what is known of it: the same as before, if it fits and no delivery has it. Doubles, so that a
 * journal that grows is copied a few times only.
 */
function roomFor(known: Kept | undefined, size: number): Buffer {
  const needed = size + 2;
  if (known === undefined) {
    const bytes = Buffer.allocUnsafe(needed);
    bytes[0] = OPEN;
    return bytes;
  }
  const hasRoom = known.bytes.length >= needed;
  if (hasRoom && known.underWay === 0) return known.bytes;
  return grown(known.bytes, known.size + 1, hasRoom ? known.bytes.length : needed);
}

/** A larger copy of the first bytes of a buffer. */
function grown(bytes: Buffer, used: number, needed: number): Buffer {
  const larger = Buffer.allocUnsafe(needed > bytes.length ? Math.max(needed, used * 2) : needed);
  bytes.copy(larger, 0, 0, used);
  return larger;
}
