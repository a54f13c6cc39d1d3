import { hostOf } from '../dispatch/new-message.ts';
import { pathOf } from '../records/matching.ts';
import { readLabels } from '../store/message-spec.ts';
import type { LoggedRow } from '../store/schema.ts';
import { noBits, setBit, writePositions, type Bits } from './positions.ts';
import { termOf, type Criterion, type Field } from './terms.ts';

type Lists = readonly number[][];

/**
 * A cache of an owner's posting lists for common combinations of values: rows of one URL, or with the same labels,
 * are added to the same lists.
 */
interface ListsOfOwner {
  readonly all: number[];
  readonly states: Map<string, number[]>;
  readonly callers: Map<string, number[]>;
  readonly urls: Map<string, Lists>;
  /** By labels as rows have them. */
  readonly labels: Map<string, Lists>;
}

/** A block of the log in memory: the newest rows, and those that are being written. */
export class OpenBlock {
  readonly tickets: number[] = [];
  readonly messages: number[] = [];
  /** The positions of the rows of each term. */
  readonly #postings = new Map<number, number[]>();
  readonly #ofOwners = new Map<number, ListsOfOwner>();

  add(row: LoggedRow): void {
    const { owner } = row;
    const position = this.rows;
    this.tickets.push(row.ticket);
    this.messages.push(row.message);
    const lists = this.#ofOwner(owner);
    lists.all.push(position);
    this.#listOf(lists.states, owner, 'state', row.state).push(position);
    this.#listOf(lists.callers, owner, 'caller', row.caller_ip).push(position);
    this.#add(owner, 'group', row.group_name, position);
    this.#add(owner, 'queue', row.queue, position);
    this.#add(owner, 'schedule', row.schedule, position);
    this.#add(owner, 'flow', row.flow_key, position);
    for (const positions of this.#listsOfUrl(lists.urls, owner, row.url)) positions.push(position);
    if (row.labels !== null) {
      const ofLabels = this.#listsOfLabels(lists.labels, owner, row.labels);
      for (const positions of ofLabels) positions.push(position);
    }
    // Rows in later blocks than the message's first row get a posting of the message.
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

  /** The owner's rows that match a criterion. */
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

  /** The terms of all rows, sorted, so that related postings are stored together. */
  terms(): Float64Array {
    return Float64Array.from(this.#postings.keys()).toSorted();
  }

  /** The encoded positions of one of its terms. */
  positions(term: number): Uint8Array {
    return writePositions(this.#postings.get(term)!, this.rows);
  }

  #ofOwner(owner: number): ListsOfOwner {
    let lists = this.#ofOwners.get(owner);
    if (lists === undefined) {
      lists = {
        all: this.#of(termOf(owner, 'all', '')),
        states: new Map(),
        callers: new Map(),
        urls: new Map(),
        labels: new Map(),
      };
      this.#ofOwners.set(owner, lists);
    }
    return lists;
  }

  #add(owner: number, field: Field, value: string | null, position: number): void {
    if (value !== null) this.#of(termOf(owner, field, value)).push(position);
  }

  #listOf(known: Map<string, number[]>, owner: number, field: Field, value: string): number[] {
    let list = known.get(value);
    if (list === undefined) known.set(value, (list = this.#of(termOf(owner, field, value))));
    return list;
  }

  #listsOfUrl(known: Map<string, Lists>, owner: number, url: string): Lists {
    let lists = known.get(url);
    if (lists === undefined) {
      lists = [
        this.#of(termOf(owner, 'url', url)),
        this.#of(termOf(owner, 'host', hostOf(url))),
        this.#of(termOf(owner, 'path', pathOf(url))),
      ];
      known.set(url, lists);
    }
    return lists;
  }

  #listsOfLabels(known: Map<string, Lists>, owner: number, labels: string): Lists {
    let lists = known.get(labels);
    if (lists === undefined) {
      const values = [...new Set(readLabels(labels))];
      lists = values.map((label) => this.#of(termOf(owner, 'label', label)));
      known.set(labels, lists);
    }
    return lists;
  }

  /**
   * Two terms may have the same hash, and then share a list; a row that has both is in it twice.
   */
  #of(term: number): number[] {
    let positions = this.#postings.get(term);
    if (positions === undefined) this.#postings.set(term, (positions = []));
    return positions;
  }
}

/** Numbers of messages are unique over all owners. */
export function messageTerm(message: number): number {
  return termOf(0, 'message', String(message));
}

/**
 * Rows of messages. Most searches are for a few messages close together, so a range check excludes most
 * rows.
 */
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
