import { expect, onTestFinished, test } from 'vitest';
import { EmbeddedRedis } from '../../../engines/redis/embedded/engine.ts';
import type { RedisSession } from '../../../engines/redis/engine.ts';
import { Unavailable } from '../../../engines/redis/errors.ts';
import { RedisError, type Reply } from '../../../engines/redis/reply.ts';
import { compareKeys, copyKeys } from './keys.ts';
import { aliasesOf, copyAliases } from './search-aliases.ts';

/** A database with an index and its alias, and an empty one. */
async function twoDatabases() {
  const engine = await EmbeddedRedis.open({ databases: { from: {}, to: {} } });
  onTestFinished(() => engine.close());
  const [from, to] = ['from', 'to'].map((id) => engine.openSession(id, 'default', ''));
  for (const command of [
    'SEARCH.CREATE products ON HASH PREFIX 1 product: SCHEMA name TEXT',
    'HSET product:1 name lamp',
    'SEARCH.ALIASADD shop products',
  ]) {
    expect(await from!.execute(command.split(' '))).not.toBeInstanceOf(RedisError);
  }
  return { from: from!, to: to! };
}

/** A session of a server that answers every command so. */
const answering = (session: RedisSession, reply: Reply): RedisSession =>
  Object.create(session, { execute: { value: () => reply } }) as RedisSession;

test('an index is copied as a key, and finds the same under its alias', async () => {
  const sessions = await twoDatabases();
  expect(await copyKeys(sessions, () => {})).toEqual([]);
  await copyAliases(sessions, false);
  expect(await compareKeys(sessions, Date.now, () => {})).toMatchObject({
    count: 2,
    different: [],
  });
  expect(await aliasesOf(sessions.to)).toEqual(await aliasesOf(sessions.from));
  expect(await sessions.to.execute(['SEARCH.WAITINDEXING', 'shop'])).toBe(1);
  expect(await sessions.to.execute(['SEARCH.COUNT', 'shop', '{"name":"lamp"}'])).toBe(1);
});

test('a server without search gets aliases refused, or left out if that is wanted', async () => {
  const { from, to } = await twoDatabases();
  const server = answering(to, new RedisError('ERR there is no command'));
  await expect(copyAliases({ from, to: server }, false)).rejects.toThrow('there is no command');
  await copyAliases({ from, to: server }, true);
  await copyAliases({ from: server, to }, false);
  expect(await aliasesOf(server)).toEqual([]);
});

test('a server that does not answer is no server without search', async () => {
  const { from, to } = await twoDatabases();
  const server = answering(to, Unavailable.unreachable());
  await expect(copyAliases({ from, to: server }, true)).rejects.toThrow("can't be reached");
  await expect(aliasesOf(server)).rejects.toThrow("can't be reached");
});
