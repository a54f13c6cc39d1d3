import type { CrashClient } from '../client.ts';

/** A writer's keys and numbers: what it sent may be there, what was acknowledged must be. */
export interface Progress {
  readonly name: string;
  sent: number;
  acknowledged: number;
}

/** A way to write the next number that must take effect as a whole or not at all. */
export interface WriterKind {
  /** Called once, before the first write. */
  readonly prepare?: (redis: CrashClient) => Promise<void>;
  /** @returns whether it was acknowledged; false if the process was killed */
  readonly write: (redis: CrashClient, name: string, n: number) => Promise<boolean>;
  /** The last number that is there. @throws Error if a part of one is */
  readonly found: (redis: CrashClient, name: string) => Promise<number>;
}

interface Envelope {
  readonly result?: unknown;
  readonly error?: string;
}

const LIBRARY = `#!lua name=pairs
redis.register_function('advance', function(keys, args)
  redis.call('INCR', keys[1])
  redis.call('XADD', keys[2], args[1] .. '-1', 'n', args[1])
  redis.call('INCR', keys[3])
end)`;

const SCRIPT = `
local n = tonumber(ARGV[1])
redis.call('INCR', KEYS[1])
redis.call('RPUSH', KEYS[2], n)
if n % 3 == 0 then redis.call('PEXPIRE', KEYS[2], 100000000) end
redis.call('SET', KEYS[3], redis.call('GET', KEYS[1]))
if n % 5 == 0 then error('undoes nothing') end
return n`;

export const KINDS: Readonly<Record<string, WriterKind>> = {
  transaction: {
    write: (redis, name, n) =>
      acknowledged(redis, '/multi-exec', [
        ['INCR', `${name}:one`],
        ['RPUSH', `${name}:list`, n],
        ['INCR', `${name}:other`],
      ]),
    found: (redis, name) => pairFound(redis, name),
  },
  script: {
    write: (redis, name, n) =>
      acknowledged(
        redis,
        '/',
        ['EVAL', SCRIPT, 3, `${name}:one`, `${name}:list`, `${name}:other`, n],
        n % 5 === 0,
      ),
    found: (redis, name) => pairFound(redis, name),
  },
  function: {
    prepare: async (redis) => void (await run(redis, 'FUNCTION', 'LOAD', 'REPLACE', LIBRARY)),
    write: (redis, name, n) =>
      acknowledged(redis, '/', [
        'FCALL',
        'advance',
        3,
        `${name}:one`,
        `${name}:stream`,
        `${name}:other`,
        n,
      ]),
    found: async (redis, name) => {
      const [one, other] = await bothCounts(redis, name);
      const entries = (await run(redis, 'XRANGE', `${name}:stream`, '-', '+')) as string[][];
      expectSame(`the entries of ${name}`, entries.length, one);
      expectSame(`the other count of ${name}`, other, one);
      return one;
    },
  },
  library: {
    write: (redis, name, n) =>
      acknowledged(redis, '/', ['FUNCTION', 'LOAD', 'REPLACE', libraryOf(name, n)]),
    found: async (redis, name) => {
      const libraries = (await run(redis, 'FUNCTION', 'LIST', 'LIBRARYNAME', name)) as unknown[];
      return libraries.length === 0 ? 0 : Number(await run(redis, 'FCALL', `${name}_n`, 0));
    },
  },
  stream: {
    prepare: async (redis) => {
      await redis.ask('POST', '/', ['XGROUP', 'CREATE', 'stream:queue', 'group', 0, 'MKSTREAM']);
    },
    write: (redis, name, n) =>
      acknowledged(redis, '/multi-exec', [
        ['XADD', `${name}:queue`, `${n}-1`, 'n', n],
        ['XREADGROUP', 'GROUP', 'group', 'consumer', 'COUNT', 1, 'STREAMS', `${name}:queue`, '>'],
        ['XACK', `${name}:queue`, 'group', `${n - 1}-1`],
      ]),
    found: async (redis, name) => {
      const entries = (await run(redis, 'XRANGE', `${name}:queue`, '-', '+')) as [string][];
      expectSame(
        `the ids of ${name}`,
        entries.map(([id]) => id),
        idsUpTo(entries.length),
      );
      const pending = (await run(redis, 'XPENDING', `${name}:queue`, 'group')) as unknown[];
      expectSame(`what is pending of ${name}`, pending[0], Math.min(entries.length, 1));
      return entries.length;
    },
  },
  json: {
    prepare: async (redis) => {
      const empty = '{"list":[],"one":0,"in":{"other":0}}';
      await redis.ask('POST', '/', ['JSON.SET', 'json:document', '$', empty, 'NX']);
    },
    write: (redis, name, n) =>
      acknowledged(redis, '/multi-exec', [
        ['JSON.MSET', `${name}:document`, '$.one', n, `${name}:document`, '$.in.other', n],
        ['JSON.ARRAPPEND', `${name}:document`, '$.list', `{"n":${n}}`],
      ]),
    found: async (redis, name) => {
      const text = (await run(redis, 'JSON.GET', `${name}:document`)) as string;
      const { one, list, in: inner } = JSON.parse(text) as JsonFound;
      expectSame(`the other number of ${name}`, inner.other, one);
      expectSame(
        `the list of ${name}`,
        list.map(({ n }) => n),
        numbersUpTo(one),
      );
      return one;
    },
  },
  vector: {
    prepare: async (redis) => {
      const create = ['VECTOR.CREATE', 'vector:index', 'DIM', 2, 'METRIC', 'EUCLIDEAN'];
      await redis.ask('POST', '/', [...create, 'EXISTSOK']);
    },
    write: (redis, name, n) =>
      acknowledged(redis, '/multi-exec', [
        ['VECTOR.ADD', `${name}:index`, n, 'VALUES', 2, n, -n],
        ['VECTOR.ADD', `${name}:index`, 'last', 'VALUES', 2, n, n],
        ['VECTOR.ADD', `${name}:index`, 'passing', 'VALUES', 2, n, n],
        ['VECTOR.DEL', `${name}:index`, 'passing'],
      ]),
    found: async (redis, name) => {
      const last = (await run(redis, 'VECTOR.GET', `${name}:index`, 'last')) as string[] | null;
      const n = Number(last?.[0] ?? 0);
      expectSame(
        `the count of ${name}`,
        await run(redis, 'VECTOR.COUNT', `${name}:index`),
        n && n + 1,
      );
      for (const id of numbersUpTo(n)) {
        const vector = (await run(redis, 'VECTOR.GET', `${name}:index`, id)) as string[];
        expectSame(`the vector ${id} of ${name}`, vector.map(Number), [id, -id]);
      }
      return n;
    },
  },
};

interface JsonFound {
  readonly one: number;
  readonly in: { readonly other: number };
  readonly list: readonly { readonly n: number }[];
}

async function pairFound(redis: CrashClient, name: string): Promise<number> {
  const [one, other] = await bothCounts(redis, name);
  const list = (await run(redis, 'LRANGE', `${name}:list`, 0, -1)) as string[];
  expectSame(`the other count of ${name}`, other, one);
  expectSame(`the list of ${name}`, list.map(Number), numbersUpTo(one));
  return one;
}

async function bothCounts(redis: CrashClient, name: string): Promise<readonly [number, number]> {
  const keys = [`${name}:one`, `${name}:other`];
  const [one, other] = (await run(redis, 'MGET', ...keys)) as (string | null)[];
  return [Number(one ?? 0), Number(other ?? 0)];
}

async function acknowledged(
  redis: CrashClient,
  path: string,
  body: readonly unknown[],
  fails = false,
): Promise<boolean> {
  const reply = await redis.ask('POST', path, body);
  if (reply === undefined) return false;
  const rows = [reply.json].flat() as Envelope[];
  if (rows.some(({ error }) => (error !== undefined) !== fails)) {
    throw new Error(`${JSON.stringify(body)}: ${reply.status} ${JSON.stringify(reply.json)}`);
  }
  return true;
}

async function run(redis: CrashClient, ...argv: unknown[]): Promise<unknown> {
  return (await redis.done<Envelope>('POST', '/', argv)).result;
}

function libraryOf(name: string, n: number): string {
  return `#!lua name=${name}\nredis.register_function('${name}_n', function() return ${n} end)`;
}

function numbersUpTo(last: number): number[] {
  return Array.from({ length: last }, (_, i) => i + 1);
}

function idsUpTo(last: number): string[] {
  return numbersUpTo(last).map((n) => `${n}-1`);
}

function expectSame(what: string, found: unknown, wanted: unknown): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (one !== other) throw new Error(`${what}: ${one.slice(-200)} instead of ${other.slice(-200)}`);
}
