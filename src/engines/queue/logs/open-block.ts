import type { LoggedRow } from '../store/schema.ts';
import {
  addPositions,
  BLOCK_ROWS,
  noBits,
  setBit,
  writePositions,
  type Bits,
} from './positions.ts';
import { eachTerm, termOf, type Criterion, type Field } from './terms.ts';

export interface Posting {
  readonly term: number;
  readonly positions: Uint8Array;
}

/** A block of the log that is in memory: the newest rows, and those that are being written. */
export class OpenBlock {
  readonly tickets: number[] = [];
  readonly messages: number[] = [];
  /** By owner, field and value: positions, in their order. */
  readonly #owners = new Map<number, Map<Field, Map<string, number[]>>>();

  add(row: LoggedRow): void {
    const position = this.tickets.length;
    this.tickets.push(row.ticket);
    this.messages.push(row.message);
    let fields = this.#owners.get(row.owner);
    if (fields === undefined) this.#owners.set(row.owner, (fields = new Map()));
    const known = fields;
    eachTerm(row, (field, value) => {
      let values = known.get(field);
      if (values === undefined) known.set(field, (values = new Map()));
      const positions = values.get(value);
      if (positions === undefined) values.set(value, [position]);
      else positions.push(position);
    });
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
    const known = this.#owners.get(owner)?.get(field);
    if (known === undefined) return bits;
    for (const value of values) {
      for (const position of known.get(value) ?? []) setBit(bits, position);
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
    for (const [owner, fields] of this.#owners) {
      for (const [field, values] of fields) {
        for (const [value, positions] of values) add(termOf(owner, field, value), positions);
      }
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
