import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startPlatform } from '../harness/platform-process.ts';
import { startRedisServer, type RedisServer } from '../harness/redis-server.ts';
import { pipelines } from '../harness/resp-pipelines.ts';
import type { Resp } from '../harness/resp2.ts';
import type { InstalledRedis } from '../../scripts/servers/installed-redis.ts';
import { comparedRedises } from './compared-server.ts';
import { contentFor } from './content.ts';
import { keyspaceOf } from './keyspace.ts';

type Run = RedisServer['run'];

/** The data directory of a Plinth that has been started once, and whose database is empty. */
let empty: string;
beforeAll(async () => {
  empty = mkdtempSync(join(tmpdir(), 'plinth-empty-'));
  const { stop } = await startPlatform('start', ['--data-dir', empty]);
  await stop('SIGTERM');
});
afterAll(() => rmSync(empty, { recursive: true, force: true }));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-logs-'));
});
/** The running server; if a test fails, it is still running. */
const running = new Set<RedisServer>();
afterEach(async () => {
  await Promise.all([...running].map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
});

/** Makes sure that a server is stopped once: by the test, or after it. */
function stoppedOnce({ run, stop }: RedisServer): RedisServer {
  const server: RedisServer = {
    run,
    stop: async () => {
      if (running.delete(server)) await stop();
    },
  };
  running.add(server);
  return server;
}

const startRedis = async (redis: InstalledRedis) =>
  stoppedOnce(await startRedisServer(redis, folder));

/** Plinth in a separate process on the files in the folder, and a connection to its port. */
async function startPlinth(): Promise<RedisServer> {
  const { env, stop, logged } = await startPlatform('start', [
    '--data-dir',
    join(folder, 'plinth'),
  ]);
  const { hostname, port, password } = new URL(env['REDIS_URL']!);
  const socket = connect(Number(port), hostname);
  socket.setEncoding('latin1');
  await once(socket, 'connect');
  const run = pipelines(socket);
  const plinth = stoppedOnce({
    run,
    stop: async () => {
      socket.destroy();
      await stop('SIGTERM');
    },
  });
  await run([['AUTH', decodeURIComponent(password)]]);
  expect(logged).toEqual([]);
  return plinth;
}

const plinthLog = () => join(folder, 'plinth/redis/default');
const redisLog = () => join(folder, 'appendonlydir');

const LIBRARY = `#!lua name=library
redis.register_function('double', function(keys, args) return redis.call('INCRBY', keys[1], 2) end)`;

/**
 * Everything whose log differs from the commands that were sent: scripts, functions, transactions, groups of streams.
 */
const AFTERWARDS = [
  ['FUNCTION', 'LOAD', 'REPLACE', LIBRARY],
  ['FCALL', 'double', '1', 's1'],
  [
    'EVAL',
    "redis.call('SADD', KEYS[1], 'by', 'script') return redis.call('SPOP', KEYS[1])",
    '1',
    't1',
  ],
  ['MULTI'],
  ['INCR', 'counter'],
  ['XADD', 'x1', '7-1', 'in', 'transaction'],
  ['EXEC'],
  ['XGROUP', 'CREATE', 'x1', 'late', '$'],
  ['XREADGROUP', 'GROUP', 'g', 'second', 'COUNT', '1', 'STREAMS', 'x1', '>'],
  // A rewritten log can't tell a Redis of an entry that is pending and deleted.
  ['XACK', 'x1', 'g', '1-1', '1-2'],
  ['XDEL', 'x1', '1-2'],
  ['XTRIM', 'x1', 'MAXLEN', '2'],
  ['SET', 'soon', 'x', 'EX', '100000'],
  ['LPOP', 'l1'],
  ['RENAME', 'l2', 'l3'],
];

async function write(run: Run, rows: readonly (readonly string[])[]): Promise<void> {
  const replies = await run(rows);
  expect(replies.filter(([mark]) => mark === '-')).toEqual([]);
}

async function stateOf(run: Run, version: string): Promise<unknown> {
  const keys = await keyspaceOf(run, version);
  const [libraries, info] = await run([
    ['FUNCTION', 'LIST', 'WITHCODE'],
    ['XINFO', 'STREAM', 'x1'],
  ]);
  return { keys, libraries, stream: withoutNodes(info!) };
}

/** Without what XINFO STREAM says about representation in memory, and fields of later versions only. */
function withoutNodes([, items]: Resp): unknown {
  const flat = items as readonly Resp[];
  const told = ['length', 'last-generated-id', 'max-deleted-entry-id', 'entries-added', 'groups'];
  return flat.filter((_, i) => told.includes(String(flat[i - (i % 2)]![1])));
}

/** Begins a new base, and waits until it exists. */
async function rewrite(run: Run): Promise<void> {
  await write(run, [['BGREWRITEAOF']]);
  for (;;) {
    const [info] = await run([['INFO', 'persistence']]);
    if (/aof_rewrite_in_progress:0\r?\naof_rewrite_scheduled:0/.test(String(info![1]))) return;
  }
}

/** Plinth rewrites the log when it checks its growth, once a second. */
async function rewriteOwn(run: Run): Promise<void> {
  const bases = () => readdirSync(plinthLog()).filter((name) => name.endsWith('.base.aof'));
  const before = bases();
  const settings = ['auto-aof-rewrite-min-size', '1', 'auto-aof-rewrite-percentage', '1'];
  await write(run, [['CONFIG', 'SET', ...settings]]);
  await expect.poll(bases).not.toEqual(before);
}

/** Waits until a Redis has loaded its log. */
async function loaded(run: Run): Promise<void> {
  await expect.poll(async () => (await run([['PING']]))[0]![1]).toBe('PONG');
}

describe.each(comparedRedises())('Redis $version', (redis) => {
  const content = contentFor(redis.version);

  test.each([
    ['as it was written', false],
    ['after it was rewritten', true],
  ])("loads Plinth's log %s", async (_when, rewritten) => {
    const plinth = await startPlinth();
    await write(plinth.run, content);
    await write(plinth.run, AFTERWARDS);
    if (rewritten) await rewriteOwn(plinth.run);
    const expected = await stateOf(plinth.run, redis.version);
    await plinth.stop();
    cpSync(plinthLog(), redisLog(), { recursive: true });
    const server = await startRedis(redis);
    await loaded(server.run);
    expect(await stateOf(server.run, redis.version)).toEqual(expected);
    await server.stop();
  });

  test.each([
    ['as it was written', 'no', false],
    ['with a snapshot at its beginning', 'yes', true],
    ['after it was rewritten as commands', 'no', true],
  ])('writes a log that Plinth loads, %s', async (_when, snapshot, rewritten) => {
    cpSync(empty, join(folder, 'plinth'), { recursive: true });
    const server = await startRedis(redis);
    await write(server.run, [['CONFIG', 'SET', 'aof-use-rdb-preamble', snapshot]]);
    await write(server.run, content);
    if (rewritten) await rewrite(server.run);
    await write(server.run, AFTERWARDS);
    await server.stop();
    // The own log of a Redis does not contain everything that a group has read.
    const restarted = await startRedis(redis);
    await loaded(restarted.run);
    const expected = await stateOf(restarted.run, redis.version);
    await restarted.stop();
    for (const name of readdirSync(plinthLog())) {
      if (name.startsWith('appendonly')) rmSync(join(plinthLog(), name));
    }
    cpSync(redisLog(), plinthLog(), { recursive: true });
    const again = await startPlinth();
    expect(await stateOf(again.run, redis.version)).toEqual(expected);
    await again.stop();
  });
});
