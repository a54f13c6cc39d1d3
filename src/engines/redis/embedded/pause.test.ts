import { describe, expect, test } from 'vitest';
import { openToConnections } from '../../../../testing/engines/redis/embedded/connection.ts';
import { PendingReply } from '../connection.ts';
import { OK } from '../reply.ts';
import { EmbeddedSession } from './session.ts';

/** Two connections and an HTTP session; the first connection has paused all clients. */
function openPaused(how: string) {
  const { connect, database, clock } = openToConnections();
  const [one, other] = [connect(), connect()];
  const user = database.acl.user('default')!;
  const session = new EmbeddedSession(database, { id: 9, user, address: '127.0.0.1:1' });
  expect(one.run(`CLIENT PAUSE ${how}`)).toEqual([OK]);
  return { one, other, session, clock, database };
}

/** The reply to a command, as soon as it has come. */
async function answerOf(outcome: unknown): Promise<unknown> {
  return outcome instanceof PendingReply ? outcome.reply : outcome;
}

describe('while writes are paused', () => {
  test('commands that may write wait, in order, and no others', async () => {
    const { one, other, clock } = openPaused('1000 WRITE');
    expect(one.run('GET a')).toEqual([null]);
    const waiting = [one.run('SET a 1'), other.run('INCR a')];
    expect(waiting.every((each) => each instanceof PendingReply)).toBe(true);
    await clock.advance(999);
    expect(one.connection.database.keyspace.size).toBe(0);
    await clock.advance(1);
    expect(await Promise.all(waiting.map(answerOf))).toEqual([OK, 2]);
  });

  test('clients whose commands wait count as blocked', async () => {
    const { one, other, session } = openPaused('1000 WRITE');
    const waiting = [one.run('SET a 1'), other.run('INCR a')];
    expect(await session.execute(['INFO', 'clients'])).toContain('blocked_clients:2\r\n');
    one.run('CLIENT UNPAUSE');
    await Promise.all(waiting.map(answerOf));
    expect(await session.execute(['INFO', 'clients'])).toContain('blocked_clients:0\r\n');
  });

  test.each(['EVAL return 0', 'PUBLISH channel message', 'PFCOUNT h'])(
    '%s waits until the pause of writes ends',
    (command) => {
      const { other } = openPaused('1000 WRITE');
      expect(other.run(command.replace('EVAL return 0', 'EVAL x 0'))).toBeInstanceOf(PendingReply);
    },
  );

  test('a transaction that only reads runs', () => {
    const { other } = openPaused('1000 WRITE');
    other.run('MULTI');
    other.run('GET a');
    expect(other.run('EXEC')).toEqual([[null]]);
  });

  test('HTTP requests wait too: commands, pipelines and transactions', async () => {
    const { one, session } = openPaused('1000 WRITE');
    const single = session.execute(['SET', 'a', '1']);
    const pipeline = session.executeAll([
      ['GET', 'b'],
      ['INCR', 'a'],
    ]);
    const transaction = session.executeTransaction([
      ['INCR', 'a'],
      ['GET', 'a'],
    ]);
    expect(await session.execute(['GET', 'a'])).toBeNull();
    one.run('CLIENT UNPAUSE');
    expect(await single).toEqual(OK);
    expect(await pipeline).toEqual([null, expect.any(Number)]);
    expect(await transaction).toEqual([expect.any(Number), expect.any(String)]);
    expect(await session.execute(['GET', 'a'])).toBe('3');
  });
});

describe('while everything is paused', () => {
  test('only logging in and ending the pause are possible', async () => {
    const { one, other } = openPaused('1000');
    const waiting = other.run('PING');
    expect(waiting).toBeInstanceOf(PendingReply);
    expect(one.run('AUTH secret')).toEqual([OK]);
    expect(one.run('CLIENT UNPAUSE')).toEqual([OK]);
    expect(await answerOf(waiting)).toMatchObject({ text: 'PONG' });
  });

  test('a connection that is closed meanwhile runs nothing afterwards', async () => {
    const { one, other } = openPaused('1000');
    const waiting = other.run('SET a 1');
    other.connection.close();
    one.run('CLIENT UNPAUSE');
    await answerOf(waiting);
    expect(one.run('EXISTS a')).toEqual([0]);
  });
});

test('two pauses are combined: the longer time, and the wider scope', async () => {
  const { one, database, clock } = openPaused('1000 ALL');
  database.pause.begin('write', clock.now() + 10);
  await clock.advance(500);
  expect(one.run('GET a')).toBeInstanceOf(PendingReply);
  await clock.advance(500);
  expect(database.pause.isOn).toBe(false);
});
