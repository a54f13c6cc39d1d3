import * as fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { tries } from '../../../../../testing/base/tries.ts';
import type { LogFilter } from '../../filter.ts';
import { matching, ticketRange } from '../records/matching.ts';
import type { LogState, Spans } from '../../resources.ts';
import { logCreated, logEvent } from '../store/log-rows.ts';
import { Owners } from '../store/owners.ts';
import type { Transaction } from '../store/query.ts';
import { SqliteQueueStore } from '../store/sqlite-store.ts';
import type { LoggedRow } from '../store/schema.ts';
import { messageIdOf, timeOf } from '../store/tickets.ts';
import {
  newFile,
  removeFiles,
  testUser,
} from '../../../../../testing/engines/queue/embedded/embedded.ts';
import { LogIndex } from './log-index.ts';
import { Logs } from './logs.ts';

/*
 * Compares the log, in several blocks on disk and in memory, with a list of all its rows. Rows of one message
 * are far apart; values are common, rare, or only in old rows.
 */

const ann = testUser('ann');
const bob = testUser('bob');
const BEGAN = Date.UTC(2026, 0, 1);
const BLOCK_ROWS = 2048;
const WRITTEN_BLOCKS = 13;
const MESSAGES = Math.ceil((BLOCK_ROWS * (WRITTEN_BLOCKS + 0.5)) / 3);
const SPEC = JSON.stringify({ method: 'POST', headers: [], retries: 0, timeout: 1, notBefore: 1 });

let now = BEGAN;
let store: SqliteQueueStore;
let index: LogIndex;
let owners: Owners;
const rows: LoggedRow[] = [];

afterEach(async () => {
  await index.close();
  await store.close();
  removeFiles();
});

async function reopen(file: string): Promise<void> {
  store = SqliteQueueStore.open(file, { now: () => now });
  owners = await Owners.load(store);
  index = await LogIndex.load(store, BLOCK_ROWS);
}

/** The `n`th message; there is one per second, with further events some time later. */
function message(n: number, owner: number, seq: number): Omit<LoggedRow, 'state' | 'ticket'> {
  return {
    owner,
    message: seq,
    url:
      n % 3 === 0 ? `https://h${n % 7}.example/u/${n}?x=1` : `https://h${n % 7}.example/p${n % 5}`,
    group_name: n % 50 === 0 ? 'g' : null,
    endpoint: null,
    queue: n % 10 === 0 ? `q${n % 3}` : null,
    schedule: n < 20 ? 's' : null,
    labels: JSON.stringify([n % 2 === 0 ? 'even' : 'odd', ...(n === 4000 ? ['once'] : [])]),
    flow_key: n % 11 === 0 ? 'k' : null,
    caller_ip: `192.0.2.${n % 4}`,
  };
}

async function fill(): Promise<void> {
  const owner = [(await owners.of(ann)).owner, (await owners.of(bob)).owner];
  const later: Omit<LoggedRow, 'state' | 'ticket'>[] = [];
  const log = async (transaction: Transaction, row: (typeof later)[number], state: LogState) => {
    logEvent(
      { ...transaction, logged: (logged) => (transaction.logged(logged), rows.push(logged)) },
      row,
      state as 'ACTIVE',
    );
  };
  for (let start = 0; start < MESSAGES; start += 500) {
    await store.write(async (transaction) => {
      for (let n = start; n < Math.min(start + 500, MESSAGES); n += 1) {
        const seq = transaction.ticket();
        const row = message(n, owner[n % 13 === 0 ? 1 : 0]!, seq);
        const body = Buffer.alloc(0);
        const content = { state: 'CREATED', detail: null, spec: SPEC, body };
        const first = { ...row, ticket: seq, ...content };
        logCreated(transaction, first);
        rows.push({ ...first, state: 'CREATED' });
        later.push(row);
        // Some wait long enough to span several blocks.
        const index = n % 97 === 0 ? 0 : Math.max(later.length - 200, 0);
        const [ended] = later.splice(index, 1);
        await log(transaction, ended!, 'ACTIVE');
        await log(transaction, ended!, n % 40 === 0 ? 'FAILED' : 'DELIVERED');
        now += 1000;
      }
    });
  }
}

function naive(owner: number, filter: LogFilter): string[] {
  const matches = matching(filter);
  const { first, before } = ticketRange(filter);
  return rows
    .filter(
      (row) =>
        row.owner === owner &&
        row.ticket >= first &&
        row.ticket < before &&
        matches(row) &&
        filter.states?.includes(row.state as LogState) !== false,
    )
    .toReversed()
    .map(({ message, state }) => `${messageIdOf(message)} ${state}`);
}

function naiveCounts(owner: number, { from, length, count }: Spans): Map<string, number[]> {
  const states = new Map<string, number[]>();
  for (const { ticket, state } of rows.filter((row) => row.owner === owner)) {
    const span = Math.floor((timeOf(ticket) - from) / length);
    if (span < 0 || span >= count) continue;
    const counts = states.get(state) ?? Array<number>(count).fill(0);
    counts[span]! += 1;
    states.set(state, counts);
  }
  return states;
}

const spans: fc.Arbitrary<Spans> = fc.record({
  from: fc.integer({ min: BEGAN - 1000, max: BEGAN + MESSAGES * 1000 }),
  length: fc.constantFrom(1, 1000, 60_000, 3_600_000),
  count: fc.integer({ min: 1, max: 60 }),
});

function oneOf<T>(...values: readonly T[]): fc.Arbitrary<T[] | undefined> {
  const some = fc.subarray([...values], { minLength: 1 });
  return fc.option(some, { nil: undefined, freq: 1 });
}

/** Many values of one filter, most of them of one message. */
function manyOf(write: (n: number) => string): fc.Arbitrary<string[]> {
  return fc
    .uniqueArray(fc.nat(MESSAGES), { minLength: 20, maxLength: 60 })
    .map((numbers) => numbers.map(write));
}

const filters: fc.Arbitrary<LogFilter> = fc.record({
  messageIds: fc.option(
    fc
      .array(fc.nat(MESSAGES * 3), { minLength: 1, maxLength: 20 })
      .map((places) =>
        places.map((place) => messageIdOf(rows[Math.min(place, rows.length - 1)]!.message)),
      ),
    { nil: undefined, freq: 1 },
  ),
  urls: fc.oneof(
    oneOf('https://h2.example/p1', 'https://h0.example/u/21?x=1', 'https://none.example/'),
    manyOf((n) => message(n, 0, 0).url),
  ),
  hosts: oneOf('h1.example', 'h6.example', 'none.example'),
  paths: fc.oneof(
    oneOf('/p1', '/p4', '/u/9', '/none'),
    manyOf((n) => new URL(message(n, 0, 0).url).pathname),
  ),
  groups: oneOf('g', 'none'),
  queues: oneOf('q0', 'q1', 'none'),
  scheduleIds: oneOf('s', 'none'),
  labels: oneOf('even', 'odd', 'once', 'none'),
  flowControlKeys: oneOf('k', 'none'),
  callerIps: oneOf('192.0.2.0', '192.0.2.1', 'none'),
  states: oneOf<LogState>('CREATED', 'ACTIVE', 'DELIVERED', 'FAILED', 'CANCELED'),
  from: fc.option(fc.integer({ min: BEGAN - 1000, max: BEGAN + MESSAGES * 1000 }), {
    nil: undefined,
    freq: 1,
  }),
  to: fc.option(fc.integer({ min: BEGAN - 1000, max: BEGAN + MESSAGES * 1000 }), {
    nil: undefined,
    freq: 1,
  }),
});

test('every filter finds the same entries as a scan of all rows, in the same order, before and after a restart', async () => {
  const file = newFile();
  await reopen(file);
  await fill();
  for (const restarted of [false, true]) {
    if (restarted) {
      await index.close();
      await store.close();
      await reopen(file);
    }
    while (index.openBlocks().length > 1) await new Promise(setImmediate);
    expect(index.writtenBlocks().length).toBe(WRITTEN_BLOCKS);
    const logs = new Logs({ store, owners, index, clock: { now: () => now } });
    await fc.assert(
      fc.asyncProperty(
        filters,
        fc.boolean(),
        fc.boolean(),
        async (filter, isBob, earliestFirst) => {
          const user = isBob ? bob : ann;
          const { owner } = await owners.of(user);
          const newestFirst = naive(owner, filter);
          const all = earliestFirst ? newestFirst.toReversed() : newestFirst;
          const expected = all.slice(0, 250);
          const found: string[] = [];
          let cursor: string | undefined;
          do {
            const page = await logs.list(user, filter, { count: 100, cursor, earliestFirst });
            found.push(...page.items.map(({ messageId, state }) => `${messageId} ${state}`));
            cursor = page.cursor;
          } while (cursor !== undefined && found.length < 250);
          expect(found.slice(0, 250)).toEqual(expected);
        },
      ),
      { numRuns: tries(40, 8) },
    );
    await fc.assert(
      fc.asyncProperty(spans, fc.boolean(), async (counted, isBob) => {
        const user = isBob ? bob : ann;
        const { owner } = await owners.of(user);
        const { states } = await logs.counts(user, counted);
        expect(states).toEqual(naiveCounts(owner, counted));
      }),
      { numRuns: tries(10, 2) },
    );
  }
});

test('a block that was not completely written is read again', async () => {
  rows.length = 0;
  const file = newFile();
  await reopen(file);
  const write = store.write.bind(store);
  await fill();
  while (index.openBlocks().length > 1) await new Promise(setImmediate);
  const { owner } = await owners.of(ann);
  // The next block is interrupted after its postings have been written.
  const brokenOff = new Promise<void>((resolve) => {
    let writes = 0;
    store.write = (work) => {
      writes += 1;
      if (writes === 1) return write(work);
      resolve();
      return new Promise(() => {});
    };
  });
  index.sealBefore(Infinity);
  await brokenOff;
  store.write = write;
  await store.close();
  await reopen(file);
  expect(index.writtenBlocks().length).toBe(WRITTEN_BLOCKS);
  const logs = new Logs({ store, owners, index, clock: { now: () => now } });
  const filter: LogFilter = { labels: ['even'], states: ['FAILED'] };
  const { items } = await logs.list(ann, filter, { count: 100 });
  expect(items.map(({ messageId, state }) => `${messageId} ${state}`)).toEqual(
    naive(owner, filter).slice(0, 100),
  );
});
