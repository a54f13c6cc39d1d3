import { expect, onTestFinished, test } from 'vitest';
import { EmbeddedRedis } from '../../../engines/redis/embedded/engine.ts';
import type { RedisSession } from '../../../engines/redis/engine.ts';
import { errors, Unavailable } from '../../../engines/redis/errors.ts';
import { RedisError } from '../../../engines/redis/reply.ts';
import { copyKeys, compareKeys } from './keys.ts';

const SOON = 4_000_000_000_000;

/** Two databases; the second is on a server that refuses some commands. */
async function twoDatabases(refused: readonly string[] = []) {
  const engine = await EmbeddedRedis.open({ databases: { from: {}, to: {} } });
  onTestFinished(() => engine.close());
  const [from, to] = ['from', 'to'].map((id) => engine.openSession(id, 'default', ''));
  const reply = (name: string) => new RedisError(`ERR ${name} is not here`);
  const choosy: RedisSession = {
    execute: (argv) => (refused.includes(argv[0]!) ? reply(argv[0]!) : to!.execute(argv)),
    executeAll: async (rows) => Promise.all(rows.map(async (argv) => choosy.execute(argv))),
    executeTransaction: async (rows) => {
      const wrong = rows.find(([name]) => refused.includes(name!));
      return wrong === undefined ? to!.executeTransaction(rows) : reply(wrong[0]!);
    },
    subscribe: (...args) => to!.subscribe(...args),
    monitor: (listener) => to!.monitor(listener),
    stateToken: () => to!.stateToken(),
  };
  for (const command of [
    `SET text hello PXAT ${SOON}`,
    'HSET hash a 1 b 2',
    `HPEXPIREAT hash ${SOON} FIELDS 1 a`,
    'ZADD zset 1.5 m -inf low',
    'XADD stream 1-1 n 1',
    'JSON.SET json $ {"b":[1,null],"a":"x"}',
  ]) {
    expect(await from!.execute(command.split(' '))).not.toBeInstanceOf(RedisError);
  }
  return { from: from!, to: choosy };
}

const NOBODY = () => undefined;

test('keys whose dumps the target cannot read are written by commands', async () => {
  const sessions = await twoDatabases(['RESTORE']);
  expect(await copyKeys(sessions, NOBODY)).toEqual([]);
  const compared = await compareKeys(sessions, Date.now, NOBODY);
  expect(compared).toMatchObject({ count: 5, different: [] });
  expect(await sessions.to.execute(['HPEXPIRETIME', 'hash', 'FIELDS', '1', 'a'])).toEqual([SOON]);
});

test('keys for which the target lacks commands are reported', async () => {
  const sessions = await twoDatabases(['RESTORE', 'JSON.SET']);
  expect(await copyKeys(sessions, NOBODY)).toEqual([
    { key: 'json', reason: expect.stringContaining('ERR JSON.SET is not here') },
  ]);
  expect(await compareKeys(sessions, Date.now, NOBODY)).toMatchObject({ different: ['json'] });
});

test('arrays are copied and compared with their indexes and where they go on', async () => {
  const sessions = await twoDatabases();
  const add = (session: RedisSession, ...words: string[]) =>
    session.execute(['ARINSERT', ...words]);
  await add(sessions.from, 'events', 'a', 'b');
  await sessions.from.execute(['ARSET', 'events', '18446744073709551614', 'last']);
  expect(await copyKeys(sessions, NOBODY)).toEqual([]);
  expect(await compareKeys(sessions, Date.now, NOBODY)).toMatchObject({ different: [] });
  await sessions.to.execute(['ARSEEK', 'events', '9']);
  expect(await compareKeys(sessions, Date.now, NOBODY)).toMatchObject({ different: ['events'] });
});

test('a key that is reported as left out is not there, not even in part', async () => {
  const sessions = await twoDatabases(['RESTORE', 'HPEXPIREAT']);
  await sessions.to.execute(['SET', 'hash', 'of an earlier attempt']);
  expect(await copyKeys(sessions, NOBODY)).toEqual([
    { key: 'hash', reason: expect.stringContaining('ERR HPEXPIREAT is not here') },
  ]);
  expect(await sessions.to.execute(['EXISTS', 'hash', 'text'])).toBe(1);
});

test('differences on either side are found, expired keys are not counted', async () => {
  const sessions = await twoDatabases();
  expect(await copyKeys(sessions, NOBODY)).toEqual([]);
  await sessions.to.execute(['SET', 'more', '1']);
  await sessions.to.execute(['HSET', 'hash', 'b', '3']);
  const { different } = await compareKeys(sessions, Date.now, NOBODY);
  expect(different.toSorted()).toEqual(['hash', 'more']);
  await sessions.to.execute(['DEL', 'text']);
  const later = await compareKeys(sessions, () => SOON + 1, NOBODY);
  expect(later.different.toSorted()).toEqual(['hash', 'more']);
});

test('a target that is full or unreachable fails the migration instead of skipping keys', async () => {
  const { from, to } = await twoDatabases();
  for (const refusal of [errors.outOfMemory(), Unavailable.unreachable()]) {
    const troubled: RedisSession = {
      ...to,
      executeAll: async (rows) => rows.map(() => refusal),
      executeTransaction: async () => refusal,
    };
    await expect(copyKeys({ from, to: troubled }, NOBODY)).rejects.toBe(refusal);
    const onlyLater: RedisSession = {
      ...troubled,
      executeAll: async (rows) => rows.map(() => new RedisError('ERR Bad data format')),
    };
    await expect(copyKeys({ from, to: onlyLater }, NOBODY)).rejects.toBe(refusal);
  }
});

test('a field that expires between two comparisons is no difference', async () => {
  const { from, to } = await twoDatabases();
  expect(await copyKeys({ from, to }, NOBODY)).toEqual([]);
  await from.execute(['HDEL', 'hash', 'a']);
  let looks = 0;
  const late: RedisSession = {
    ...to,
    execute: async (argv) => {
      if (argv[0] === 'HGETALL' && ++looks === 2) await to.execute(['HDEL', 'hash', 'a']);
      return to.execute(argv);
    },
  };
  expect(await compareKeys({ from, to: late }, Date.now, NOBODY)).toMatchObject({ different: [] });
});
