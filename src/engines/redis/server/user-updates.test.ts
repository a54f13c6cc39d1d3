import { expect, test } from 'vitest';
import { UserUpdates } from './user-updates.ts';
import type { RedisServer } from './redis-server.ts';
import type { ServerDatabase } from './server-database.ts';
import type { ServerConnectionOptions } from './wire/server-connection.ts';

/** A server with this many databases, which returns its register when a test says so. */
async function listenTo(count: number) {
  const asked: (() => void)[] = [];
  const followed: string[] = [];
  let onMessage: ServerConnectionOptions['onMessage'];
  const server = {
    url: { first: 0, last: count },
    admin: { send: () => new Promise((resolve) => asked.push(() => resolve([]))) },
    connect: async (_: unknown, options: ServerConnectionOptions) => {
      ({ onMessage } = options);
      return { isClosed: false, send: async () => [], close: () => undefined };
    },
  } as unknown as RedisServer;
  const databases = Array.from({ length: count }, (_, number): [string, ServerDatabase] => {
    const id = `database ${number}`;
    const follow = async () => void followed.push(id);
    return [id, { claim: { server, number }, follow } as unknown as ServerDatabase];
  });
  const users = new UserUpdates([server], new Map(databases));
  await users.listen();
  return { asked, followed, change: () => onMessage!(['message', 'plinth:places', '']) };
}

test('a register that has changed is read once, for all of its databases', async () => {
  const { asked, followed, change } = await listenTo(3);
  change();
  await expect.poll(() => asked).toHaveLength(1);
  asked[0]!();
  await expect.poll(() => followed).toHaveLength(3);
  expect(asked).toHaveLength(1);
});

test('a register that changes while it is read is read once more, however often it changes', async () => {
  const { asked, followed, change } = await listenTo(2);
  for (let i = 0; i < 10; i++) change();
  await expect.poll(() => asked).toHaveLength(1);
  asked[0]!();
  await expect.poll(() => asked).toHaveLength(2);
  asked[1]!();
  await expect.poll(() => followed).toHaveLength(4);
  expect(asked).toHaveLength(2);
});
