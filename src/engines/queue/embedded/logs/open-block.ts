import { hostOf } from '../dispatch/new-message.ts';
import { pathOf } from '../records/matching.ts';
import { readLabels } from '../store/message-spec.ts';
import type { LoggedRow } from '../store/schema.ts';
import { noBits, setBit, writePositions, type Bits } from './positions.ts';
import { termOf, type Criterion, type Field } from './terms.ts';

/** A block of the log that is in memory: the newest rows, and those that are being written. */
export class OpenBlock {
  readonly tickets: number[] = [];
  readonly messages: number[] = [];
  /** Where the rows of a term are. */
  readonly #postings = new Map<number, number[]>();
  /**
   * Rows of one URL, or with the same labels, are in the same places of several terms: which those are is looked
   * up once. By owner and URL, and by owner and labels as a row has them.
   */
  readonly #ofUrls = new Map<string, readonly number[][]>();
  readonly #ofLabels = new Map<string, readonly number[][]>();

  add(row: LoggedRow): void {
    const { owner } = row;
    const position = this.rows;
    this.tickets.push(row.ticket);
    this.messages.push(row.message);
    const add = (field: Field, value: string | null) => {
      if (value !== null) this.#of(termOf(owner, field, value)).push(position);
    };
    add('all', '');
    add('state', row.state);
    add('caller', row.caller_ip);
    add('group', row.group_name);
    add('queue', row.queue);
    add('schedule', row.schedule);
    add('flow', row.flow_key);
    for (const positions of this.#listsOfUrl(owner, row.url)) positions.push(position);
    for (const positions of this.#listsOfLabels(owner, row.labels)) positions.push(position);
    // Rows of a message are found by a posting of it where they are in other blocks than its first row.
    if (row.message < this.first) this.#of(messageTerm(row.message)).push(position);
  }

  get first(): number {
    return this.tickets[0]!;
  }

  get last(): number {
    return this.tickets.at(-1)!;
  }

  get rows(): number {
    return this.tickets.length;
  }

  /** Rows of an owner that have what a criterion asks for. */
  find(owner: number, { field, values }: Criterion): Bits {
    const bits = noBits();
    for (const value of values) {
      for (const position of this.#postings.get(termOf(owner, field, value)) ?? []) {
        setBit(bits, position);
      }
    }
    return bits;
  }

  /** Rows of messages. */
  findMessages(messages: ReadonlySet<number>): Bits {
    return bitsOfMessages(this.messages, messages);
  }

  /** Of all that any of its rows has, in order: what is written together is then kept together. */
  terms(): Float64Array {
    return Float64Array.from(this.#postings.keys()).toSorted();
  }

  /** The rows of one of its terms, as they are kept. */
  positions(term: number): Uint8Array {
    return writePositions(this.#postings.get(term)!, this.rows);
  }

  #listsOfUrl(owner: number, url: string): readonly number[][] {
    const key = `${owner} ${url}`;
    let lists = this.#ofUrls.get(key);
    if (lists === undefined) {
      lists = [
        this.#of(termOf(owner, 'url', url)),
        this.#of(termOf(owner, 'host', hostOf(url))),
        this.#of(termOf(owner, 'path', pathOf(url))),
      ];
      this.#ofUrls.set(key, lists);
    }
    return lists;
  }

  #listsOfLabels(owner: number, labels: string | null): readonly number[][] {
    if (labels === null) return NONE;
    const key = `${owner} ${labels}`;
    let lists = this.#ofLabels.get(key);
    if (lists === undefined) {
      const values = [...new Set(readLabels(labels))];
      lists = values.map((label) => this.#of(termOf(owner, 'label', label)));
      this.#ofLabels.set(key, lists);
    }
    return lists;
  }

  /** Two terms may have one hash, and then one list; a row that has both is in it twice. */
  #of(term: number): number[] {
    let positions = this.#postings.get(term);
    if (positions === undefined) this.#postings.set(term, (positions = []));
    return positions;
  }
}

const NONE: readonly number[][] = [];

/** Messages have numbers that no other owner's have. */
export function messageTerm(message: number): number {
  return termOf(0, 'message', String(message));
}

/** Rows of messages. Most searches are for few that lie together, so most rows are out of their range. */
export function bitsOfMessages(ofRows: ArrayLike<number>, messages: ReadonlySet<number>): Bits {
  const bits = noBits();
  const [lowest, highest] = [Math.min(...messages), Math.max(...messages)];
  for (let position = 0; position < ofRows.length; position += 1) {
    const message = ofRows[position]!;
    if (message < lowest || message > highest) continue;
    if (messages.has(message)) setBit(bits, position);
  }
  return bits;
}
