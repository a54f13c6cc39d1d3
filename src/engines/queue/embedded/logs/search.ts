import type { LogFilter } from '../../filter.ts';
import { ticketRange } from '../records/matching.ts';
import { blockMessages, blockTickets, postings } from '../store/log-index-rows.ts';
import type { Reader } from '../store/query.ts';
import type { QueueStore } from '../store/queue-store.ts';
import { seqOfMessageId } from '../store/tickets.ts';
import type { BlockRange, LogIndex } from './log-index.ts';
import { bitsOfMessages, messageTerm } from './open-block.ts';
import {
  addPositions,
  intersect,
  noBits,
  positionsOf,
  readTickets,
  type Bits,
} from './positions.ts';
import { criteriaOf, termOf, type Criterion } from './terms.ts';

/** What is looked for, of one owner. */
interface Search {
  readonly owner: number;
  readonly criteria: readonly Criterion[];
  /** Rows of one of these. */
  readonly messages: ReadonlySet<number> | undefined;
  readonly first: number;
  readonly before: number;
}

/** Blocks that are looked at together: few at first, since most searches end soon. */
const FIRST_BLOCKS = 1;
const MOST_BLOCKS = 32;

/** A range of rows of a log. */
export interface LogRange {
  readonly owner: number;
  /** No row of before that ticket. */
  readonly first: number;
  /** Only rows of before that ticket. */
  readonly before: number;
}

/**
 * The tickets of an owner's rows that match a filter, newest first and block by block. Two values may have the same
 * hash, and rows may have been deleted, so the reader must check each row.
 */
export async function* searchLog(
  store: QueueStore,
  index: LogIndex,
  filter: LogFilter,
  { owner, first, before }: LogRange,
): AsyncGenerator<readonly number[]> {
  const range = ticketRange(filter);
  const messages =
    filter.messageIds && new Set(filter.messageIds.flatMap((id) => seqOfMessageId(id) ?? []));
  if (messages?.size === 0) return;
  const criteria = criteriaOf(filter);
  const search: Search = {
    owner,
    criteria: criteria.length === 0 ? [{ field: 'all', values: [''] }] : criteria,
    messages,
    first: Math.max(first, range.first, messages === undefined ? 0 : Math.min(...messages)),
    before: Math.min(before, range.before),
  };
  const written = index.writtenBlocks();
  for (const block of index.openBlocks()) {
    if (block.first >= search.before || block.last < search.first) continue;
    const bits = messages === undefined ? undefined : block.findMessages(messages);
    const found = allOf(search, bits, (criterion) => block.find(owner, criterion));
    if (found !== undefined) yield ticketsOf(found, block.tickets, search);
  }
  const inRange = written.filter(
    ({ block, last }) => block < search.before && last >= search.first,
  );
  for (let end = inRange.length, size = FIRST_BLOCKS; end > 0;) {
    const window = inRange.slice(Math.max(end - size, 0), end);
    end -= window.length;
    size = Math.min(size * 4, MOST_BLOCKS);
    const found = await store.read((reader) => inBlocks(reader, search, window));
    // Others have their turns between two windows.
    await new Promise(setImmediate);
    for (const { block } of window.toReversed()) {
      const bits = found.get(block);
      if (bits === undefined) continue;
      const row = await store.read((reader) => reader.get(blockTickets, { block }));
      if (row !== undefined) yield ticketsOf(bits, readTickets(row.tickets), search);
    }
  }
}

function allOf(
  { criteria }: Search,
  start: Bits | undefined,
  find: (criterion: Criterion) => Bits,
): Bits | undefined {
  let found = start;
  for (const criterion of criteria) {
    const bits = find(criterion);
    if (found === undefined) found = bits;
    if (!intersect(found, bits)) return undefined;
  }
  return found;
}

function ticketsOf(bits: Bits, tickets: ArrayLike<number>, { first, before }: Search): number[] {
  const found: number[] = [];
  for (const position of positionsOf(bits, tickets.length)) {
    const ticket = tickets[position]!;
    if (ticket >= first && ticket < before) found.push(ticket);
  }
  return found;
}

/** The rows of blocks that have all that is looked for; no entry where there are none. */
async function inBlocks(
  reader: Reader,
  search: Search,
  window: readonly BlockRange[],
): Promise<Map<number, Bits>> {
  let found = search.messages && (await rowsOfMessages(reader, search.messages, window));
  for (const { field, values } of search.criteria) {
    if (found?.size === 0) break;
    const terms = values.map((value) => termOf(search.owner, field, value));
    const bits = await rowsOfTerms(reader, terms, window, found);
    if (found !== undefined) {
      for (const [block, earlier] of found) {
        const others = bits.get(block);
        if (others === undefined || !intersect(others, earlier)) bits.delete(block);
      }
    }
    found = bits;
  }
  return found ?? new Map<number, Bits>();
}

/** @param among only these blocks matter */
async function rowsOfTerms(
  reader: Reader,
  terms: readonly number[],
  window: readonly BlockRange[],
  among: ReadonlyMap<number, unknown> | undefined,
): Promise<Map<number, Bits>> {
  const found = new Map<number, Bits>();
  const from = window[0]!.block;
  const to = window.at(-1)!.block;
  for (const term of terms) {
    for (const { block, positions } of await reader.all(postings, { term, from, to })) {
      if (among?.has(block) === false) continue;
      addPositions(bitsOf(found, block), positions);
    }
  }
  return found;
}

/** Rows of a message are in the block of its first row, and where a later block has a posting of it. */
async function rowsOfMessages(
  reader: Reader,
  messages: ReadonlySet<number>,
  window: readonly BlockRange[],
): Promise<Map<number, Bits>> {
  const last = window.at(-1)!;
  const begun = [...messages].filter((message) => message <= last.last);
  const found = await rowsOfTerms(reader, begun.map(messageTerm), window, undefined);
  for (const { block, last } of window) {
    const ofBlock = begun.filter((message) => message >= block && message <= last);
    if (ofBlock.length === 0) continue;
    const row = await reader.get(blockMessages, { block });
    if (row === undefined) continue;
    const own = bitsOfMessages(readTickets(row.messages), new Set(ofBlock));
    const bits = bitsOf(found, block);
    for (let word = 0; word < bits.length; word += 1) bits[word]! |= own[word]!;
  }
  return found;
}

function bitsOf(found: Map<number, Bits>, block: number): Bits {
  const known = found.get(block);
  if (known !== undefined) return known;
  const bits = noBits();
  found.set(block, bits);
  return bits;
}
