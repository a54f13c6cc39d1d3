import { RedisError, Status, type Reply } from '../../../../../src/engines/redis/reply.ts';
import { memoryAclStore } from '../../../../../src/engines/redis/embedded/acl/acl-store.ts';
import { DatabaseConfig } from '../../../../../src/engines/redis/embedded/config.ts';
import type { Database } from '../../../../../src/engines/redis/embedded/database.ts';
import { EmbeddedSession } from '../../../../../src/engines/redis/embedded/session.ts';
import {
  AppendOnlyLog,
  type DiskSpace,
} from '../../../../../src/engines/redis/embedded/persistence/append-only-log.ts';
import { definitionOf } from '../../../../../src/engines/redis/embedded/search/definition.ts';
import { openDurableDatabase } from '../../../../../src/engines/redis/embedded/persistence/durable-database.ts';
import { allOf } from '../../../../../src/engines/redis/embedded/steps.ts';
import { StringBuffer } from '../../../../../src/engines/redis/embedded/values/string-buffer.ts';
import { printJson } from '../../../../../src/engines/redis/embedded/values/json/print.ts';
import {
  formatId,
  idOfKey,
} from '../../../../../src/engines/redis/embedded/values/stream/stream-id.ts';
import type { StreamValue } from '../../../../../src/engines/redis/embedded/values/stream/stream.ts';
import type { VectorIndex } from '../../../../../src/engines/redis/embedded/values/vector/vector-index.ts';
import { typeOf, type Value } from '../../../../../src/engines/redis/embedded/values/value.ts';
import { Ticker } from '../../../../../src/engines/redis/embedded/persistence/ticker.ts';
import { diskError, type Operation, type TestFiles } from '../../../../base/test-files.ts';

const DIRECTORY = '/data/db';

/** The path of a file of the test database. */
export const pathOf = (name: string): string => `${DIRECTORY}/appendonly.aof.${name}`;

/** The value of each key. */
export type Content = Record<string, readonly unknown[]>;

export interface DurableTestDatabase {
  readonly database: Database;
  readonly log: AppendOnlyLog;
  readonly session: EmbeddedSession;
  /** The operator's log. */
  readonly lines: string[];
  /** Runs a command of a client, given as one line or as its words. */
  readonly run: (...command: string[]) => Promise<unknown>;
  readonly advance: (milliseconds: number) => void;
  /** Runs the tasks of one second. */
  readonly tick: () => Promise<void>;
  /** Every key with its type, value and expiry. */
  readonly content: () => Content;
}

export interface TestDatabaseOptions {
  /** The seed of the random numbers. */
  readonly seed?: number;
  /** How far the clock is ahead of that of other test databases, in milliseconds. */
  readonly ahead?: number;
  readonly space?: DiskSpace;
  readonly acceptLoss?: boolean;
  /** How long a command may run until it is suspended, in milliseconds. */
  readonly slice?: number;
}

/** A database on a test file system, with a manual clock. */
export async function openOn(
  files: TestFiles,
  config: Readonly<Record<string, string>> = {},
  { seed = 1, ahead = 0, space, acceptLoss, slice }: TestDatabaseOptions = {},
): Promise<DurableTestDatabase> {
  const lines: string[] = [];
  const note = (_fields: object, message: string): void => void lines.push(message);
  // Messages on the progress of a load depend on the speed of the machine.
  const info = (fields: object, message: string): void => {
    if (!('progress' in fields)) note(fields, message);
  };
  let time = Date.UTC(2026, 0, 1) + ahead;
  let state = seed;
  const random = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const ticker = new Ticker(1_000_000);
  const database = await openDurableDatabase(
    {
      clock: { now: () => time },
      random,
      config: new DatabaseConfig(config),
      aclStore: memoryAclStore(),
      ...(slice !== undefined && { slice }),
      logger: { debug: note, info, warn: note, error: note },
    },
    { files, directory: DIRECTORY, ticker, space, acceptLoss },
  );
  const log = database.journal;
  const user = database.acl.user('default');
  if (!(log instanceof AppendOnlyLog) || user === undefined) throw new Error('not as expected');
  const session = new EmbeddedSession(database, { id: 1, user, address: '' });
  return {
    database,
    log,
    session,
    lines,
    run: async (...command) =>
      shown(await session.execute(command.length === 1 ? command[0]!.split(' ') : command)),
    advance: (milliseconds) => void (time += milliseconds),
    tick: () => ticker.run(),
    content: () => contentOf(session),
  };
}

/** Resolves when the manifest no longer says that nothing has been written to the log. */
export async function noted(files: TestFiles): Promise<void> {
  const isNoted = () =>
    files.get(pathOf('manifest'))?.includes('nothing is in') === false &&
    !files.paths().some((path) => path.includes('/temp-'));
  while (!isNoted()) await new Promise((resolve) => void setImmediate(resolve));
}

/** The contents after a start on these files. */
export async function contentOn(files: TestFiles): Promise<Content> {
  return (await openOn(files)).content();
}

function shown(reply: Reply): unknown {
  if (reply instanceof RedisError) return reply.message;
  return reply instanceof Status ? reply.text : reply;
}

/** Every key with its type, value and expiry, and the code of the libraries if there are any. */
export function contentOf({ keyspace, database: { libraries } }: EmbeddedSession): Content {
  const content: [string, unknown[]][] = [];
  if (libraries.size > 0)
    content.push(['(libraries)', Array.from(libraries.all(), ({ code }) => code)]);
  for (const { key, value, expireAt } of keyspace.keys.values()) {
    content.push([key, [typeOf(value), plain(value), ...(expireAt < 0 ? [] : [expireAt])]]);
  }
  return Object.fromEntries(content.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function plain(value: Value): unknown {
  if (typeof value === 'string') return value;
  if (value instanceof StringBuffer) return value.toString();
  if (value.type === 'list') return [...value.values()];
  if (value.type === 'set') return [...value.values()].toSorted();
  // A small set has no -0 (`t_zset.c` `zzlInsertAt`), a large one keeps it until it is rewritten.
  if (value.type === 'zset')
    return [...value.entries()].map(([member, score]) => [member, score + 0]);
  if (value.type === 'stream') return plainStream(value);
  if (value.type === 'array') return [[...value.entries()], value.lastAdded];
  if (value.type === 'ReJSON-RL') return printJson(value.root);
  if (value.type === 'vector') return plainVectors(value);
  if (value.type === 'search') return definitionOf(value.configuration);
  const expiries = Object.fromEntries(value.expiries());
  return {
    ...Object.fromEntries(value.entries()),
    ...(value.earliestExpiry() < Infinity && { expiries }),
  };
}

/** The dimension, the metric, and the elements of each vector by its ID. */
export function plainVectors(index: VectorIndex): unknown {
  const vectors = Array.from(index.entries(), ([id, vector]) => [id, ...vector]);
  return [index.dimension, index.metric, vectors];
}

/** A stream without what no log keeps: when consumers were last seen. */
export function plainStream(stream: StreamValue): unknown {
  const { lastId, maxDeletedId, entriesAdded } = stream;
  return {
    entries: Array.from(stream.entries(), ({ id, words }) => [formatId(id), ...words]),
    ids: [lastId, maxDeletedId].map(formatId),
    entriesAdded,
    // How often entries were sent again is not logged, only kept by a rewritten log.
    producers: stream.producers && {
      settings: stream.producers.settings,
      added: stream.producers.added,
      ids: [...stream.producers.entries()].map(([producer, id, entry]) => [
        ...[producer, id, formatId(entry)],
      ]),
    },
    groups: allOf(stream.sortedGroups()).map((group) => ({
      name: group.name,
      lastId: formatId(group.lastId),
      entriesRead: group.entriesRead,
      consumers: allOf(group.sortedConsumers()).map(({ name }) => name),
      pending: Array.from(group.pendingFrom(''), ({ key, consumer, deliveredAt, deliveries }) => [
        ...[formatId(idOfKey(key)), consumer?.name, deliveredAt, deliveries],
      ]),
    })),
  };
}

/** Lets some operations of the disk fail, until the function returned is called. */
export function failing(files: TestFiles, code: string, ...names: Operation['name'][]): () => void {
  files.before = ({ name }) => {
    if (names.includes(name)) throw diskError(code);
  };
  return () => void (files.before = () => {});
}
