import type { LogFilter } from '../../filter.ts';
import { ticketRange } from '../records/matching.ts';
import { blockMessages, blockTickets, postings } from '../store/log-index-rows.ts';
import type { Reader } from '../store/query.ts';
import type { QueueStore } from '../store/queue-store.ts';
import { seqOfMessageId } from '../store/tickets.ts';
import type { BlockRange, LogIndex } from './log-index.ts';
import { bitsOfMessages, messageTerm, type OpenBlock } from './open-block.ts';
import {
  addPositions,
  intersect,
  noBits,
  positionsOf,
  readTickets,
  type Bits,
} from './positions.ts';
import { criteriaOf, termOf, type Criterion } from './terms.ts';

/** A search in one owner's rows. */
interface Search {
  readonly owner: number;
  readonly criteria: readonly Criterion[];
  /** Only rows of these messages. */
  readonly messages: ReadonlySet<number> | undefined;
  readonly first: number;
  readonly before: number;
}

/** Blocks that are searched together: few at first, since most searches end soon. */
const FIRST_BLOCKS = 1;
const MOST_BLOCKS = 32;

/** A range of rows of a log. */
export interface LogRange {
  readonly owner: number;
  /** The lowest ticket to return. */
  readonly first: number;
  /** The ticket above the highest to return. */
  readonly before: number;
  readonly earliestFirst: boolean;
}

/**
 * The tickets of an owner's rows that match a filter, in the order of the range and block by block. Two values may have the same
 * hash, and rows may have been deleted, so the reader must check each row.
 */
export async function* searchLog(
  store: QueueStore,
  index: LogIndex,
  filter: LogFilter,
  { owner, first, before, earliestFirst }: LogRange,
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
  // Both lists of this moment: a block that is written meanwhile is still found in memory, and once.
  const open = index.openBlocks().filter(({ first, last }) => isInRange(first, last, search));
  const written = index.writtenBlocks().filter(({ block, last }) => isInRange(block, last, search));
  if (earliestFirst) {
    for await (const tickets of searchWritten(store, search, written)) yield tickets.toReversed();
    for (const tickets of searchOpen(search, open.toReversed())) yield tickets.toReversed();
  } else {
    yield* searchOpen(search, open);
    yield* searchWritten(store, search, written.toReversed());
  }
}

function isInRange(first: number, last: number, search: Search): boolean {
  return first < search.before && last >= search.first;
}

/** The tickets of each block in memory that match, newest first. */
function* searchOpen(search: Search, blocks: readonly OpenBlock[]): Generator<readonly number[]> {
  const { owner, messages } = search;
  for (const block of blocks) {
    const bits = messages === undefined ? undefined : block.findMessages(messages);
    const found = allOf(search, bits, (criterion) => block.find(owner, criterion));
    if (found !== undefined) yield ticketsOf(found, block.tickets, search);
  }
}

/** The tickets of each written block that match, newest first. */
async function* searchWritten(
  store: QueueStore,
  search: Search,
  blocks: readonly BlockRange[],
): AsyncGenerator<readonly number[]> {
  for (let at = 0, size = FIRST_BLOCKS; at < blocks.length;) {
    const window = blocks.slice(at, at + size);
    at += window.length;
    size = Math.min(size * 4, MOST_BLOCKS);
    const oldestFirst = window.toSorted((one, other) => one.block - other.block);
    await store.turns.next(search.owner);
    const found = await store.read((reader) => inBlocks(reader, search, oldestFirst));
    for (const { block } of window) {
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

/** The matching rows by block; blocks without any are left out. */
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

/** @param among the blocks to search */
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

/**
 * Rows of a message are in the block of its first row, and in later blocks that have a posting of it.
 */
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
