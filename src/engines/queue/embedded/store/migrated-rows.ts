import type { Eventual } from '../../../../base/and-then.ts';
import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { Argument, type StoredValue } from '../../../../store/rows/query.ts';
import type { SealKeys } from '../../../../store/seal/seal-keys.ts';
import { storedKeys, decryptedKeys } from '../signing/sealed-keys.ts';
import type { Query } from './query.ts';
import { isSharedStore, type QueueStore } from './queue-store.ts';
import type { QueueSchema } from './schema.ts';

/** Tables that belong to the store or its processes, or that the next start rebuilds from the log. */
type OfTheStore = 'writer' | 'copy' | 'shard' | 'news' | 'log_block' | 'log_posting';
type CarriedName = Exclude<keyof QueueSchema, OfTheStore>;

interface CarriedTable<Name extends CarriedName> {
  /** The name of its rows for people. */
  readonly what: string;
  /** The columns of its primary key, in whose order it is read. */
  readonly key: readonly (keyof QueueSchema[Name] & string)[];
  readonly columns: readonly (keyof QueueSchema[Name] & string)[];
}

const FILTERED = [
  ...(['owner', 'message', 'url', 'group_name', 'endpoint'] as const),
  ...(['queue', 'schedule', 'labels', 'flow_key', 'caller_ip'] as const),
] as const;

/** The tables, in the order in which they are copied: referenced rows come first. */
const TABLES: { readonly [Name in CarriedName]: CarriedTable<Name> } = {
  owner: { what: 'users', key: ['owner'], columns: ['owner', 'user_id', 'limits', 'swept'] },
  signing_keys: {
    what: 'signing keys',
    key: ['owner'],
    columns: ['owner', 'current_key', 'next_key', 'rotated_at'],
  },
  queue: {
    what: 'queues',
    key: ['owner', 'name'],
    columns: ['owner', 'name', 'created', 'updated_at', 'parallelism', 'paused'],
  },
  url_group: {
    what: 'URL groups',
    key: ['owner', 'name'],
    columns: ['owner', 'name', 'created_at', 'updated_at', 'endpoints', 'headers'],
  },
  flow_control: {
    what: 'flow-control keys',
    key: ['owner', 'key'],
    columns: [
      ...(['owner', 'key', 'parallelism', 'rate', 'period', 'paused'] as const),
      ...(['pinned_parallelism', 'pinned_rate', 'reset_at'] as const),
    ],
  },
  flow_start: {
    what: 'deliveries of rates',
    key: ['owner', 'key', 'at'],
    columns: ['owner', 'key', 'at', 'count'],
  },
  schedule: {
    what: 'schedules',
    key: ['owner', 'schedule_id'],
    columns: [
      ...(['owner', 'schedule_id', 'cron', 'created_at', 'paused'] as const),
      ...(['next_at', 'last_at', 'spec', 'body', 'error'] as const),
    ],
  },
  scheduled_message: {
    what: 'messages of schedules',
    key: ['message'],
    columns: ['message', 'owner', 'schedule_id', 'state'],
  },
  log: {
    what: 'log',
    key: ['ticket'],
    columns: ['ticket', ...FILTERED, 'state', 'detail', 'response', 'spec', 'body'],
  },
  message: {
    what: 'messages that wait',
    key: ['seq'],
    columns: [
      ...(['seq', 'owner', 'lane', 'due', 'retried', 'canceled'] as const),
      ...(['flow_key', 'host', 'size', 'holds', 'turn'] as const),
    ],
  },
  dead_letter: {
    what: 'dead letters',
    key: ['ticket'],
    columns: ['ticket', ...FILTERED, 'status', 'detail', 'response'],
  },
  deduplication: {
    what: 'ids against duplicates',
    key: ['owner', 'key'],
    columns: ['owner', 'key', 'message', 'expires'],
  },
  usage: { what: 'usage of days', key: ['owner', 'day'], columns: ['owner', 'day', 'count'] },
  purge: { what: 'deleted queues', key: ['lane'], columns: ['lane'] },
  workflow_run: {
    what: 'runs of workflows',
    key: ['run'],
    columns: [
      ...(['run', 'owner', 'id', 'url', 'state', 'ended_at', 'config', 'labels'] as const),
      ...(['flow_key', 'caller_ip', 'size', 'part', 'steps', 'invoker'] as const),
      ...(['invocation', 'result', 'failure', 'callback', 'callback_state', 'problem'] as const),
    ],
  },
  workflow_entry: {
    what: 'entries of workflows',
    key: ['message'],
    columns: [
      ...(['message', 'run', 'kind', 'step', 'begins', 'ends'] as const),
      ...(['size', 'state', 'published', 'held_by', 'info'] as const),
    ],
  },
  workflow_journal: {
    what: 'journals of workflows',
    key: ['run', 'begins'],
    columns: ['run', 'begins', 'body'],
  },
  workflow_waiter: {
    what: 'waiters of workflows',
    key: ['message'],
    columns: ['message', 'owner', 'run', 'event', 'deadline', 'wait'],
  },
  workflow_notification: {
    what: 'notifications of workflows',
    key: ['notification'],
    columns: ['notification', 'owner', 'run', 'event', 'data'],
  },
  workflow_dead_letter: {
    what: 'dead letters of workflows',
    key: ['ticket'],
    columns: ['ticket', 'owner', 'run', 'message', 'status', 'detail', 'response'],
  },
};

type Row = Readonly<Record<string, StoredValue>>;

/** A store, and the keys that its signing keys are encrypted with. */
export interface SealedQueueStore {
  readonly store: QueueStore;
  readonly seals: SealKeys | undefined;
}

/** The number of rows of a kind, and the SHA-256 of their content. */
export interface RowSum {
  readonly what: string;
  readonly count: number;
  readonly sha256: string;
}

/** Rows that are read, and written in one transaction, at a time. */
const AT_ONCE = 200;
/** As many are read at first, and later as many as have about this many bytes, because a row may have a megabyte and more. */
const FIRST = 8;
const BYTES_AT_ONCE = 4 * 1024 * 1024;
/** Compared with signing keys decrypted, as both sides encrypt them with different keys. */
const SIGNING_KEYS = 'signing_keys';

/** Whether no user has ever used the queue of a store. */
export async function isEmptyQueue({ store }: SealedQueueStore): Promise<boolean> {
  const queries = queriesOf('owner', TABLES.owner);
  return (await store.read((reader) => reader.all(queries.first, { most: 1 }))).length === 0;
}

/**
 * Copies all rows. Existing ones stay, so an interrupted copy can be run again.
 * @param told is called with the number of rows of a kind so far
 */
export async function migrateQueueRows(
  from: SealedQueueStore,
  to: SealedQueueStore,
  told: (what: string, count: number) => void,
): Promise<void> {
  let highest = 0;
  for (const [name, table] of tables()) {
    const { insert } = queriesOf(name, table);
    let count = 0;
    for await (const rows of pagesOf(from, name, table)) {
      await to.store.write(async (transaction) => {
        for (const row of rows) transaction.add(insert, sealedRow(name, row, to.seals));
      });
      count += rows.length;
      told(table.what, count);
      const last = rows.at(-1)?.[table.key[0]!];
      if (TICKETS.has(name) && typeof last === 'number') highest = Math.max(highest, last);
    }
  }
  if (isSharedStore(to.store)) await to.store.write((transaction) => countOn(transaction, highest));
}

/** Tables whose keys are tickets, which must stay unique. */
const TICKETS: ReadonlySet<string> = new Set(['log', 'message', 'dead_letter']);

/**
 * Prevents tickets of copied rows from being issued again. In a SQLite file that follows from the
 * rows.
 */
async function countOn(
  transaction: {
    run: (query: Query<{ ticket: number }, unknown>, args: { ticket: number }) => Eventual<number>;
  },
  ticket: number,
): Promise<void> {
  await transaction.run(
    {
      build: (db) =>
        db
          .updateTable('writer')
          .set({ last_ticket: sql<number>`${new Argument('ticket')}` })
          .where('last_ticket', '<', sql<number>`${new Argument('ticket')}`),
    },
    { ticket },
  );
}

/** Sums of all copied rows, kind by kind. */
export async function sumQueueRows(side: SealedQueueStore): Promise<RowSum[]> {
  const sums: RowSum[] = [];
  for (const [name, table] of tables()) {
    const hash = createHash('sha256');
    let count = 0;
    for await (const rows of pagesOf(side, name, table)) {
      count += rows.length;
      for (const row of rows) {
        const text = JSON.stringify(table.columns.map((column) => shown(row[column] ?? null)));
        hash.update(`${text}\n`);
      }
    }
    sums.push({ what: table.what, count, sha256: hash.digest('hex') });
  }
  return sums;
}

function tables(): [string, AnyTable][] {
  return Object.entries(TABLES);
}

interface AnyTable {
  readonly what: string;
  readonly key: readonly string[];
  readonly columns: readonly string[];
}

/** The rows of a table, with decrypted signing keys. */
async function* pagesOf(
  { store, seals }: SealedQueueStore,
  name: string,
  table: AnyTable,
): AsyncGenerator<Row[]> {
  const queries = queriesOf(name, table);
  const clear = (rows: readonly Row[]) => rows.map((row) => clearRow(name, row, seals));
  let most = FIRST;
  let rows = await store.read((reader) => reader.all(queries.first, { most }));
  while (rows.length > 0) {
    yield clear(rows);
    const bytes = rows.reduce((sum, row) => sum + bytesOf(row), 0);
    const fitting = Math.floor((BYTES_AT_ONCE * rows.length) / Math.max(bytes, 1));
    most = Math.min(Math.max(fitting, 1), 2 * most, AT_ONCE);
    const after = { ...afterRow(table, rows.at(-1)!), most };
    rows = await store.read((reader) => reader.all(queries.next, after));
  }
}

/** What a page after a row is asked for with. */
function afterRow({ key }: AnyTable, row: Row): Row {
  return Object.fromEntries(key.map((column) => [`after_${column}`, row[column]!]));
}

function bytesOf(row: Row): number {
  return Object.values(row).reduce<number>(
    (sum, value) =>
      sum + (typeof value === 'string' || value instanceof Uint8Array ? value.length : 8),
    0,
  );
}

interface Queries {
  readonly first: Query<{ most: number }, Row>;
  readonly next: Query<Row & { most: number }, Row>;
  readonly insert: Query<Row, unknown>;
}

const known = new Map<string, Queries>();

function built<Args extends object, Found>(statement: RawBuilder<Found>): Query<Args, Found> {
  return { build: (db) => ({ compile: () => statement.compile(db) }) };
}

/** Cached, because stores compile each query object once. */
function queriesOf(name: string, { key, columns }: AnyTable): Queries {
  let queries = known.get(name);
  if (queries !== undefined) return queries;
  const select = sql`select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}`;
  const keys = sql.join(key.map((column) => sql.ref(column)));
  const after = sql.join(key.map((column) => sql`${new Argument(`after_${column}`)}`));
  const inOrder = sql`order by ${keys} limit ${new Argument('most')}`;
  const values = sql.join(columns.map((column) => sql`${new Argument(column)}`));
  queries = {
    first: built(sql`${select} ${inOrder}`),
    next: built(sql`${select} where (${keys}) > (${after}) ${inOrder}`),
    insert: built(
      sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))}) values (${values}) on conflict do nothing`,
    ),
  };
  known.set(name, queries);
  return queries;
}

function clearRow(name: string, row: Row, seals: SealKeys | undefined): Row {
  if (name !== SIGNING_KEYS) return inWholeNumbers(row);
  const { current, next } = decryptedKeys(pairOf(row), seals);
  return { ...row, current_key: current, next_key: next };
}

/**
 * SQLite may keep fractions in integer columns, such as those of a millisecond; rounded up, so that nothing
 * becomes due earlier.
 */
function inWholeNumbers(row: Row): Row {
  const entries = Object.entries(row).map(([name, value]) => {
    return [name, typeof value === 'number' ? Math.ceil(value) : value] as const;
  });
  return Object.fromEntries(entries);
}

function sealedRow(name: string, row: Row, seals: SealKeys | undefined): Row {
  if (name !== SIGNING_KEYS) return row;
  const { current_key: current, next_key: next } = pairOf(row);
  return { ...row, ...storedKeys({ current, next }, seals) };
}

function pairOf(row: Row): { readonly current_key: string; readonly next_key: string } {
  return { current_key: String(row['current_key']), next_key: String(row['next_key']) };
}

function shown(value: StoredValue): unknown {
  return value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;
}
