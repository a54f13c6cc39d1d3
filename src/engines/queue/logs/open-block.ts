import type { LoggedRow } from '../store/schema.ts';
import {
  addPositions,
  BLOCK_ROWS,
  noBits,
  setBit,
  writePositions,
  type Bits,
} from './positions.ts';
import { OwnerPostings } from './owner-postings.ts';
import { termOf, type Criterion } from './terms.ts';

export interface Posting {
  readonly term: number;
  readonly positions: Uint8Array;
}

/** A block of the log that is in memory: the newest rows, and those that are being written. */
export class OpenBlock {
  readonly tickets: number[] = [];
  readonly messages: number[] = [];
  readonly #owners = new Map<number, OwnerPostings>();

  add(row: LoggedRow): void {
    const position = this.tickets.length;
    this.tickets.push(row.ticket);
    this.messages.push(row.message);
    let postings = this.#owners.get(row.owner);
    if (postings === undefined) this.#owners.set(row.owner, (postings = new OwnerPostings()));
    postings.add(position, row);
  }

  get first(): number {
    return this.tickets[0]!;
  }

  get last(): number {
    return this.tickets.at(-1)!;
  }

  get full(): boolean {
    return this.tickets.length >= BLOCK_ROWS;
  }

  get empty(): boolean {
    return this.tickets.length === 0;
  }

  /** Rows of an owner that have what a criterion asks for. */
  find(owner: number, { field, values }: Criterion): Bits {
    const bits = noBits();
    const postings = this.#owners.get(owner);
    if (postings === undefined) return bits;
    for (const value of values) {
      for (const position of postings.get(field, value)) setBit(bits, position);
    }
    return bits;
  }

  /** Rows of messages. */
  findMessages(messages: ReadonlySet<number>): Bits {
    return bitsOfMessages(this.messages, messages);
  }

  /**
   * What is to be kept of it. Rows of a message are found by its posting where they are in other blocks than its
   * first row.
   */
  postings(): Posting[] {
    const rows = this.tickets.length;
    const found = new Map<number, Uint8Array>();
    const add = (term: number, positions: readonly number[]) => {
      const earlier = found.get(term);
      const own = writePositions(positions, rows);
      found.set(term, earlier === undefined ? own : union(earlier, own));
    };
    for (const [owner, postings] of this.#owners) {
      postings.each((field, value, positions) => add(termOf(owner, field, value), positions));
    }
    for (const [message, positions] of this.#earlierMessages()) {
      add(messageTerm(message), positions);
    }
    return [...found].map(([term, positions]) => ({ term, positions }));
  }

  #earlierMessages(): Map<number, number[]> {
    const found = new Map<number, number[]>();
    for (const [position, message] of this.messages.entries()) {
      if (message >= this.first) continue;
      const positions = found.get(message);
      if (positions === undefined) found.set(message, [position]);
      else positions.push(position);
    }
    return found;
  }
}

/** Messages have numbers that no other owner's have. */
export function messageTerm(message: number): number {
  return termOf(0, 'message', String(message));
}

export function bitsOfMessages(ofRows: ArrayLike<number>, messages: ReadonlySet<number>): Bits {
  const bits = noBits();
  for (let position = 0; position < ofRows.length; position += 1) {
    if (messages.has(ofRows[position]!)) setBit(bits, position);
  }
  return bits;
}

/** Of two terms that have one hash. */
function union(one: Uint8Array, other: Uint8Array): Uint8Array {
  const bits = noBits();
  addPositions(bits, one);
  addPositions(bits, other);
  return new Uint8Array(bits.buffer);
}
