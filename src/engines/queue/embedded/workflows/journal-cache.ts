import { createHash, type Hash } from 'node:crypto';
import type { Reader } from '../store/query.ts';
import { partAt, partsFrom } from '../store/journal-rows.ts';

/** Bytes of a journal from which on it is kept: reading a small one costs as little. */
const WORTH_KEEPING = 64 * 1024;
/** Bytes of all journals that are kept. */
const ROOM = 48 * 1024 * 1024;

/** What is known of the beginning of a journal. Only complete entries count. */
interface Kept {
  /** With room for more. */
  bytes: Buffer;
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
    const bytes = Buffer.allocUnsafe(ends + 2);
    bytes[0] = OPEN;
    kept.bytes.copy(bytes, 1, 0, ends);
    bytes[ends + 1] = CLOSE;
    return { body: bytes, hash: this.#kept.has(run) ? hashOf(kept, ends) : undefined };
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
    const from = known?.part ?? 0;
    const parts = await reader.all(partsFrom, { run, begins: from, before: ends });
    const last = parts.at(-1);
    if (last === undefined || last.begins + last.body.length < ends) return undefined;
    const size = last.begins + last.body.length;
    const bytes = roomFor(known, size);
    for (const { begins, body } of parts) bytes.write(body, begins, 'latin1');
    const hash = known?.hash ?? { state: createHash('sha256').update('['), size: 0 };
    const kept = { bytes, size, part: last.begins, hash };
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
  state.update(kept.bytes.subarray(size, ends));
  kept.hash = { state, size: ends };
  return state.copy().update(']').digest('base64url');
}

const OPEN = 0x5b;
const CLOSE = 0x5d;

/** Doubles, so that a journal that grows is copied a few times only. */
function roomFor(known: Kept | undefined, size: number): Buffer {
  if (known !== undefined && known.bytes.length >= size) return known.bytes;
  const bytes = Buffer.allocUnsafe(known === undefined ? size : Math.max(size, known.size * 2));
  known?.bytes.copy(bytes, 0, 0, known.size);
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
