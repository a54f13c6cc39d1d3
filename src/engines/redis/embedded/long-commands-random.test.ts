import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import {
  openToConnections,
  type TestConnection,
} from '../../../../testing/engines/redis/embedded/connection.ts';
import { PendingReply, Replies } from '../connection.ts';
import { PushReply, type Resp3Reply } from '../resp3.ts';
import { tries } from '../../../../testing/base/tries.ts';
import type { Database } from './database.ts';

const MANY = 1300;
const many = <T>(each: (i: number) => T): T[] => Array.from({ length: MANY }, (_, i) => each(i));
const DOCUMENT = JSON.stringify(many((i) => ({ n: i, t: `t${i}`, l: [i % 3] })));
/** Adds entries to the stream, one by one. */
const FILL = `for i = 1, ${MANY} do redis.call('XADD', KEYS[1], '*', 'n', i) end return redis.call('XLEN', KEYS[1])`;
/** Combines two sorted sets, and says so in another key. */
const COMBINE = `local n = redis.call(ARGV[1], 'z3', 2, 'z1', 'z2') redis.call('SET', 'k', n) return n`;

/** Random numbers that are the same each time. @returns one from 0 to below 1 */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    const mixed = Math.imul(state ^ (state >>> 13), 0x297a2d39);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}

/** Commands that take long on the values that {@link fill} makes, and such as show or change what they change. */
function commandsFor(random: () => number): () => string[] {
  const number = (below: number) => Math.floor(random() * below);
  const one = <T>(...of: readonly T[]): T => of[number(of.length)]!;
  const consumer = () => one('ann', 'bob');
  const ids = () => many((i) => `1000000000000-${i}`);
  const choices: (() => string[])[] = [
    () => ['JSON.NUMINCRBY', 'j', one('$..n', '$[*].n', '$..*'), '1'],
    () => ['JSON.SET', 'j', one('$', '$'), DOCUMENT],
    () => ['JSON.SET', 'j', one('$..n', '$[?@.n>100].t'), one('7', '{"n":1}', '"x"')],
    () => ['JSON.MERGE', 'j', '$[*]', one('{"m":{"n":1}}', '{"t":null}')],
    () => ['JSON.ARRAPPEND', 'j', '$..l', '1', '{"n":2}'],
    () => ['JSON.ARRPOP', 'j', '$..l'],
    () => ['JSON.DEL', 'j', one('$..m', '$[?@.n>500]', '$..l[0]')],
    () => ['JSON.CLEAR', 'j', '$..l'],
    () => ['JSON.GET', 'j', one('$..n', '$[?count($..m)>0].n', '$[?@..n].l')],
    () => ['JSON.MGET', 'j', 'none', 'j', '$..t'],
    () => ['EVAL', FILL, '1', 's'],
    () => ['XADD', 's', 'MAXLEN', '=', `${number(3000)}`, '*', 'a', 'b'],
    () => ['XTRIM', 's', 'MAXLEN', `${number(3000)}`, one('DELREF', 'KEEPREF', 'ACKED')],
    () => ['XREADGROUP', 'GROUP', 'g', consumer(), 'COUNT', '1500', 'STREAMS', 's', one('>', '0')],
    () => ['XCLAIM', 's', 'g', consumer(), '0', ...ids(), one('JUSTID', 'FORCE')],
    () => ['XAUTOCLAIM', 's', 'g', consumer(), '0', '-', 'COUNT', '2000'],
    () => ['XACK', 's', 'g', ...ids()],
    () => ['XPENDING', 's', 'g'],
    () => ['SORT', 'list', 'ALPHA', one('ASC', 'DESC'), 'STORE', 'list2'],
    () => ['SORT', 'list2', 'BY', 'w*', 'LIMIT', '0', '3'],
    () => [one('ZUNIONSTORE', 'ZINTERSTORE', 'ZDIFFSTORE'), 'z3', '2', 'z1', one('z2', 'z3')],
    () => ['ZINTER', '2', 'z1', 'z3', 'WITHSCORES'],
    () => ['EVAL', COMBINE, '0', one('ZUNIONSTORE', 'ZINTERSTORE')],
    () => ['ZREMRANGEBYRANK', 'z3', '0', `${number(MANY)}`],
    () => ['SUNIONSTORE', 'set2', 'set', 'set2'],
    () => ['SPOP', 'set2', `${number(MANY)}`],
    () => ['SADD', 'set', ...many((i) => `m${i + number(9)}`)],
    () => ['VECTOR.ADD', 'v', `id${number(2000)}`, 'VALUES', '2', `${random()}`, `${random()}`],
    () => ['VECTOR.QUERY', 'v', 'TOPK', '3', 'VALUES', '2', `${random()}`, '1'],
    () => ['COPY', one('j', 's', 'z1', 'set2'), one('c1', 'c2'), 'REPLACE'],
    () => ['DEL', one('c1', 'c2', 'z3', 'set2')],
    () => ['SET', 'k', `${number(9)}`],
    () => ['GET', 'k'],
    () => ['MGET', 'k', 'c1', 'z3', 'j'],
    () => ['EXISTS', 'j', 's', 'z3', 'c1'],
    () => ['XLEN', 's'],
    () => ['ZCARD', 'z3'],
  ];
  return () => one(...choices)();
}

/** Commands of four clients: two keep values and are told when they change, one has transactions. */
function sequence(random: () => number, length: number): (readonly [client: number, string[]])[] {
  const next = commandsFor(random);
  let isOpen = false;
  // A transaction without commands waits for nobody, so whether it comes before what is suspended is open.
  let queued = 0;
  return Array.from({ length }, () => {
    const client = Math.floor(random() * 4);
    if (client !== 2) return [client, next()] as const;
    const chance = random();
    if (isOpen && queued > 0 && chance < 0.3) {
      isOpen = false;
      return [client, [chance < 0.05 ? 'DISCARD' : 'EXEC']] as const;
    }
    if (!isOpen && chance < 0.3) return [client, ['WATCH', 'k', 'z3', 'j', 's']] as const;
    if (!isOpen && chance < 0.6) {
      isOpen = true;
      queued = 0;
      return [client, ['MULTI']] as const;
    }
    queued++;
    return [client, next()] as const;
  });
}

async function fill(database: Database, client: TestConnection): Promise<void> {
  /** On a busy machine a script may be suspended. */
  const run = async (...argv: string[]) => {
    const given = client.run(...argv);
    if (given instanceof PendingReply) await given.reply;
  };
  const slice = database.slice;
  Object.assign(database, { slice: Infinity });
  await run('JSON.SET', 'j', '$', DOCUMENT);
  await run('EVAL', FILL, '1', 's');
  await run('XGROUP', 'CREATE', 's', 'g', '0');
  await run('RPUSH', 'list', ...many((i) => `${(i * 7) % MANY}`));
  await run('ZADD', 'z1', ...many((i) => [`${i}`, `m${i}`]).flat());
  await run('ZADD', 'z2', ...many((i) => [`${i}`, `m${i * 2}`]).flat());
  await run('SADD', 'set', ...many((i) => `m${i}`));
  await run('VECTOR.CREATE', 'v', 'DIM', '2', 'METRIC', 'COSINE');
  for (let i = 0; i < 2000; i++)
    await run('VECTOR.ADD', 'v', `id${i}`, 'VALUES', '2', `${i}`, `${i % 7}`);
  Object.assign(database, { slice });
}

const digest = (value: unknown) =>
  createHash('sha1')
    .update(
      JSON.stringify(value, (_, part: unknown) => (part instanceof Error ? part.message : part)),
    )
    .digest('hex');

function keysOf(push: Resp3Reply): string[] {
  const [, keys] = (push as PushReply).items as [string, string[]];
  return keys;
}

/** Runs a sequence. @returns what can be seen of it: replies, pushes, what is logged in one piece, the values at the end */
async function outcomeOf(seed: number, length: number, slice: number) {
  const logged: string[] = [];
  const journal = {
    append: (commands: readonly (readonly string[])[]) =>
      void logged.push(`${commands.map(([name]) => name).join(' ')} ${digest(commands)}`),
    settled: () => undefined,
    failure: undefined,
    close: () => Promise.resolve(),
  };
  const { connect, database } = openToConnections({ slice, journal, random: seeded(seed) });
  const setup = { maxKeptBytes: () => 10_000_000 };
  const clients = Array.from({ length: 4 }, () => connect('secret', setup));
  await fill(database, clients[3]!);
  clients[0]!.run('HELLO 3');
  clients[0]!.run('CLIENT TRACKING ON');
  clients[1]!.run('HELLO 3');
  clients[1]!.run('CLIENT TRACKING ON BCAST');
  const told: PushReply[][] = clients.map(() => []);
  const replies: Promise<string>[] = [];
  /** What is suspended, and one command that waits for it: the order of several that wait is nobody's promise. */
  let pending: { client: number; reply: Promise<string> }[] = [];
  let suspended = 0;
  const random = seeded(seed);
  for (const [client, argv] of sequence(random, length)) {
    // A script may have to wait for its turn, and others go first then.
    const isAlone = argv[0] === 'EVAL' || argv[0] === 'EXEC';
    if (isAlone || pending.length > 1 || pending.some((each) => each.client === client)) {
      await Promise.all(pending.map((each) => each.reply));
      pending = [];
    }
    const given = clients[client]!.run(...argv);
    // What its own command makes out of date comes with the reply of a client, or before it.
    const shown = (all: readonly Resp3Reply[]) => {
      told[client]!.push(...all.filter((each) => each instanceof PushReply));
      return `${client} ${argv[0]} ${digest(all.filter((each) => !(each instanceof PushReply)))}`;
    };
    if (given instanceof PendingReply) {
      suspended++;
      const reply = given.reply.then((late) =>
        shown(late instanceof Replies ? late.replies : [late]),
      );
      pending.push({ client, reply });
      if (isAlone) await reply;
      replies.push(reply);
    } else {
      replies.push(Promise.resolve(shown(given)));
    }
    if (random() < 0.3) await turn();
  }
  const seen = {
    replies: await Promise.all(replies),
    logged,
    values: database.keyspace.size,
  };
  Object.assign(database, { slice: Infinity });
  const dumps = ['j', 's', 'z3', 'set2', 'list2', 'c1', 'c2', 'k'].map((key) =>
    digest(clients[3]!.run('DUMP', key)),
  );
  // Keys are told by BCAST at the end of a turn.
  await turn();
  const keysToldTo = (client: number) =>
    [...told[client]!, ...clients[client]!.heard].flatMap((push) => keysOf(push)).toSorted();
  // By BCAST all keys of a turn are told at once, and how much a turn does is what differs.
  const toldTo = [keysToldTo(0), [...new Set(keysToldTo(1))]];
  return { suspended, seen: { ...seen, dumps, toldTo } };
}

test('commands that are suspended do what they do at once, among transactions, scripts and caches', async () => {
  let suspended = 0;
  for (let seed = 1; seed <= tries(2); seed++) {
    const [inSlices, atOnce] = [await outcomeOf(seed, 60, -1), await outcomeOf(seed, 60, Infinity)];
    suspended += inSlices.suspended - atOnce.suspended;
    expect(inSlices.seen, `with the seed ${seed}`).toEqual(atOnce.seen);
  }
  expect(suspended).toBeGreaterThan(10);
});
