import { setImmediate as turn } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { openToConnections } from '../../../../testing/engines/redis/embedded/connection.ts';
import { OK, RedisError, type Reply } from '../reply.ts';
import { Database } from './database.ts';
import { EmbeddedSession } from './session.ts';

const TOO_MUCH = 'ERR the command takes too long. Limit: 40000 values looked at';
const SIZE = 500;

function open(mostWork: number | undefined = 40_000) {
  const database = new Database({ random: () => 0.5, mostWork });
  const user = database.acl.user('default')!;
  const session = new EmbeddedSession(database, { id: 1, user, address: '' });
  session.protocol = 'resp';
  const run = (...argv: (string | number)[]): Reply | string => {
    const reply = session.run(argv.map(String));
    return reply instanceof RedisError ? reply.message : reply;
  };
  return { database, session, run };
}

const times = <T>(count: number, of: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => of(i));
const members = times(SIZE, (i) => `m${i}`);

describe('a command that does the same again and again is refused before it changes anything', () => {
  let shared: ReturnType<typeof open>;
  beforeAll(() => {
    shared = open();
    const { run } = shared;
    run('SADD', 'set', ...members);
    run('ZADD', 'sorted', ...members.flatMap((member, i) => [i, member]));
    run('HSET', 'long', 'm'.repeat(3000), 'x');
    run('SET', 'm'.repeat(3000), 'x');
    run('HSET', 'hash', ...members.flatMap((member) => [member, 'x']));
    run('RPUSH', 'list', ...times(SIZE, (i) => i));
    run('SET', 'text', 'ab'.repeat(500));
    run('SET', 'bits', 'x'.repeat(10_000));
    run('SET', 'kept', 'x');
    run('PFADD', 'log', ...times(1000, (i) => i));
    run('JSON.SET', 'json', '$', `[${times(300, () => '{"a":{"b":1}}').join(',')}]`);
  });

  const many = (count: number, key: string) => times(count, () => key);
  test.each<[name: string, ...argv: (string | number)[]]>([
    ['SUNIONSTORE', 'kept', ...many(200, 'set')],
    ['ZUNIONSTORE', 'kept', 100, ...many(100, 'sorted')],
    ['ZINTER', 100, ...many(100, 'sorted')],
    ['ZINTERCARD', 100, ...many(100, 'sorted')],
    ['SRANDMEMBER', 'set', -40_000],
    ['ZRANDMEMBER', 'sorted', -10_000],
    ['HRANDFIELD', 'hash', -10_000, 'WITHVALUES'],
    ['SORT', 'list', 'BY', 'nosort', ...times(20, () => ['GET', 'w_*']).flat()],
    ['SORT', 'list', 'BY', `${'w'.repeat(10_000)}*`, 'STORE', 'kept'],
    ['LCS', 'text', 'text', 'LEN'],
    ['BITOP', 'AND', 'kept', ...many(400, 'bits')],
    ['PFCOUNT', ...many(100, 'log')],
    ['PFMERGE', 'kept', ...many(100, 'log')],
    ['JSON.GET', 'json', '$..[?(count($..b)>0)]'],
    ['JSON.GET', 'json', '$[?(count($..b)>0)]'],
    ['JSON.NUMINCRBY', 'json', '$[?(count($..b)>0)].a.b', 1],
    ['HSCAN', 'long', 0, 'MATCH', `*${'[mx]'.repeat(100)}z`],
    ['KEYS', `*${'[mx]'.repeat(100)}z`],
  ])('%s', (...argv) => {
    const {
      run,
      database: { keyspace },
    } = shared;
    const before = keyspace.dirty;
    expect(run(...argv)).toBe(TOO_MUCH);
    expect(run('GET', 'kept')).toBe('x');
    expect(keyspace.dirty).toBe(before);
  });
});

test('subscriptions, watched keys, and keys that are waited for, may be fewer at once than other arguments', () => {
  const { connect } = openToConnections({ mostWork: 40_000 });
  const { run } = connect('secret', { maxKeptBytes: () => 1_000_000 });
  const names = times(1100, (i) => `n${i}`);
  const refused = [new RedisError(TOO_MUCH)];
  for (const command of ['SUBSCRIBE', 'PSUBSCRIBE', 'SSUBSCRIBE', 'WATCH']) {
    expect(run(command, ...names)).toEqual(refused);
  }
  for (const command of ['BLPOP', 'BRPOP', 'BZPOPMIN', 'BZPOPMAX']) {
    expect(run(command, ...names, '0')).toEqual(refused);
  }
  expect(run('BLMPOP', '0', '1100', ...names, 'LEFT')).toEqual(refused);
  expect(run('BZMPOP', '0', '1100', ...names, 'MIN')).toEqual(refused);
  expect(run('SCRIPT', 'EXISTS', ...names)).toHaveLength(1);
  expect(run('WATCH', ...names.slice(0, 500))).toEqual([OK]);
});

test('the commands of a transaction have one limit together, those of a script one each', async () => {
  const { session, run } = open();
  run('SADD', 'set', ...members);
  const rows = times(100, () => ['SUNION', 'set', 'set']);
  const replies = await session.runTransaction(rows, (reply) => reply);
  const refused = replies.filter((reply) => reply instanceof RedisError);
  expect(refused[0]?.message).toBe(TOO_MUCH);
  expect(replies.indexOf(refused[0]!)).toBeGreaterThan(20);
  expect(refused.length).toBe(100 - replies.indexOf(refused[0]!));
  const script = "for i = 1, 100 do redis.call('SUNION', 'set', 'set') end return 1";
  expect(run('EVAL', script, 0)).toBe(1);
  const withScripts = await session.runTransaction(
    rows.flatMap((row) => [['EVAL', "return redis.call('PING')", '0'], row]),
    (reply) => reply,
  );
  expect(withScripts.at(-1)).toHaveProperty('message', TOO_MUCH);
});

describe('a message that is matched with very many long patterns', () => {
  const subscriber = { deliver: () => {} };
  const listen = ({ database }: ReturnType<typeof open>) => {
    for (let i = 0; i < 3; i++) {
      database.pubsub.subscribePattern(`*${'[ab]'.repeat(990)}${i}`, subscriber);
    }
  };

  test('is refused, and a short one is not', () => {
    const opened = open();
    listen(opened);
    expect(opened.run('PUBLISH', 'a'.repeat(16_000), 'x')).toBe(TOO_MUCH);
    expect(opened.run('PUBLISH', 'news', 'x')).toBe(0);
  });

  test('the events of a command are lost rather than that it fails', () => {
    const opened = open();
    listen(opened);
    opened.run('CONFIG', 'SET', 'notify-keyspace-events', 'KA');
    expect(opened.run('SET', 'a'.repeat(16_000), 'x')).toHaveProperty('text', 'OK');
    expect(opened.run('EXISTS', 'a'.repeat(16_000))).toBe(1);
  });
});

test('keys that are compared with very many patterns of a user count as work', () => {
  const { database, run } = open();
  const patterns = times(20, (i) => `~${'[ab]'.repeat(900)}${i}`);
  expect(run('ACL', 'SETUSER', 'alice', 'on', '+@all', ...patterns, '~a*')).toHaveProperty(
    'text',
    'OK',
  );
  const user = database.acl.user('alice')!;
  const session = new EmbeddedSession(database, { id: 2, user, address: '' });
  const keys = times(100, (i) => `${'a'.repeat(1000)}${i}`);
  expect(session.run(['MGET', ...keys])).toHaveProperty('message', TOO_MUCH);
  expect(session.run(['MGET', keys[0]!])).toEqual([null]);
  expect(session.run(['MGET', 'b'])).toHaveProperty('message', expect.stringContaining('NOPERM'));
});

test('very many rules at once, or sets of permissions, are refused', () => {
  const { run } = open();
  expect(run('ACL', 'SETUSER', 'alice', ...times(50_000, (i) => `~${i}`))).toBe(TOO_MUCH);
  const { run: runMore } = open(4_000_000);
  expect(runMore('ACL', 'SETUSER', 'alice', ...times(5000, () => '(~a +get)'))).toBe(
    'ERR all users together must not have more than 4096 selectors, of which each user has at least one',
  );
});

test('after a command that takes long, another database is served before the next one', async () => {
  let time = Date.UTC(2026, 0, 1);
  // Drawing a member takes 30 ms.
  const random = () => ((time += 30), 0.5);
  const slow = new Database({ clock: { now: () => time }, random });
  const session = new EmbeddedSession(slow, {
    id: 1,
    user: slow.acl.user('default')!,
    address: '',
  });
  await session.execute(['SADD', 'set', 'a', 'b', 'c']);
  expect(session.execute(['SRANDMEMBER', 'set'])).toBe('b');
  const next = session.execute(['SRANDMEMBER', 'set']);
  const last = session.execute(['SRANDMEMBER', 'set']);
  expect(next).toBeInstanceOf(Promise);
  expect(open().session.execute(['GET', 'a'])).toBe(null);
  const ended: string[] = [];
  void Promise.resolve(next).then(() => ended.push('next'));
  void Promise.resolve(last).then(() => ended.push('last'));
  while (ended.length === 0) await turn();
  expect(ended).toEqual(['next']);
  while (ended.length === 1) await turn();
  expect(ended).toEqual(['next', 'last']);
});
