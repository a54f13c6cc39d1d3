import { expect, test } from 'vitest';
import { TestFiles } from '../../../../../testing/base/test-files.ts';
import { openToConnections } from '../../../../../testing/engines/redis/embedded/connection.ts';
import type { PendingReply } from '../../connection.ts';
import { OK, RedisError } from '../../reply.ts';
import { EmbeddedConnection } from '../connection/embedded-connection.ts';
import {
  contentOn,
  failing,
  openOn,
} from '../../../../../testing/engines/redis/embedded/persistence/persistence.ts';
import type { Database } from '../database.ts';
import { EmbeddedSession } from '../session.ts';

/** Takes longer than a slice on any machine. */
const LONG = 'local n = 0 for i = 1, 1e7 do n = n + 1 end';
const FULL = 'MISCONF Errors writing to the AOF file: No space left on device';

/** What waits is not refused on a machine that is busy. */
function patient<Opened extends { readonly database: Database }>(opened: Opened): Opened {
  opened.database.config.set('busy-reply-threshold', '1000000');
  return opened;
}

const openPatient = () => patient(openToConnections());

test('a transaction of commands that Redis allows meanwhile waits for a suspended script', async () => {
  const files = new TestFiles();
  const { session, database } = patient(await openOn(files));
  const script = session.execute(['EVAL', `redis.call('SET', 'a', 1) ${LONG}`, '0']);
  expect(database.gate.suspended).toBeDefined();
  // It takes so long that it would be suspended too.
  const kills = Array.from({ length: 5000 }, () => ['SCRIPT', 'KILL']);
  const transaction = session.executeTransaction(kills);
  expect(await script).toBe(null);
  expect(await transaction).toContainEqual(
    new RedisError('NOTBUSY No scripts in execution right now.'),
  );
  expect(await session.execute(['SET', 'b', '1'])).toBe(OK);
  expect(await contentOn(files.afterKill())).toEqual({ a: ['string', '1'], b: ['string', '1'] });
});

test('EXEC that has been suspended is not acknowledged when the disk refuses its changes', async () => {
  const files = new TestFiles();
  const { database, run } = patient(await openOn(files));
  await run('SET', 'a', '0');
  database.acl.setDefaultPassword('secret');
  const connection = new EmbeddedConnection(database, 1, {
    address: '127.0.0.1:50000',
    localAddress: '127.0.0.1:6379',
    maxKeptBytes: () => 1000,
    listener: { push() {}, end() {} },
  });
  connection.run(['AUTH', 'secret']);
  connection.run(['MULTI']);
  connection.run(['SET', 'a', '1']);
  connection.run(['EVAL', LONG, '0']);
  failing(files, 'ENOSPC', 'write');
  const exec = connection.run(['EXEC']) as PendingReply;
  expect(await exec.reply).toMatchObject({ message: FULL });
});

test('rows before a script that is suspended are not acknowledged when the disk refuses them', async () => {
  const files = new TestFiles();
  const { session, run } = patient(await openOn(files));
  await run('SET', 'a', '0');
  const mend = failing(files, 'ENOSPC', 'write');
  const replies = session.executeAll([
    ['SET', 'a', '1'],
    ['EVAL', LONG, '0'],
  ]);
  await new Promise(setImmediate);
  mend();
  expect((await replies)[0]).toMatchObject({ message: FULL });
});

test('CLIENT TRACKING NOLOOP applies to the commands of a transaction after it has been suspended', async () => {
  const { connect } = openPatient();
  const one = connect();
  one.run('HELLO 3');
  one.run('CLIENT TRACKING ON BCAST NOLOOP');
  one.run('MULTI');
  one.run('EVAL', LONG, '0');
  one.run('SET a 1');
  one.run('INCR a');
  const exec = one.run('EXEC') as PendingReply;
  expect(await exec.reply).toEqual([null, OK, 2]);
  await new Promise(setImmediate);
  expect(one.heard).toEqual([]);
});

test('a subscription over HTTP waits for a suspended script', async () => {
  const { connect, database } = openPatient();
  const user = database.acl.user('default')!;
  const session = new EmbeddedSession(database, { id: 99, user, address: '' });
  const script = connect().run('EVAL', LONG, '0') as PendingReply;
  const listener = { message() {}, ended() {} };
  const subscription = session.subscribe('channels', ['news'], listener);
  expect(await subscription).not.toBeInstanceOf(RedisError);
  expect(await script.reply).toBe(null);
});

test('blocked clients do not get what an abandoned transaction has pushed', async () => {
  const { connect, database } = openPatient();
  const [one, other] = [connect(), connect()];
  let served: unknown;
  void (other.run('BLPOP l 0') as PendingReply).reply.then((reply) => (served = reply));
  one.run('MULTI');
  one.run('RPUSH l 1');
  one.run('EVAL', 'while true do end', '0');
  const exec = one.run('EXEC') as PendingReply;
  database.abandonUnit(new RedisError('ERR The database has been replaced by a backup'));
  expect(await exec.reply).toMatchObject([1, { message: /replaced/ }]);
  expect(served).toBeUndefined();
});

test('keys are watched from after a suspended script, as if it had not been suspended', async () => {
  const { connect } = openPatient();
  const [one, other] = [connect(), connect()];
  const script = one.run(
    'EVAL',
    `redis.call('SET', 'a', '1') ${LONG}; redis.call('SET', 'a', '2')`,
    '0',
  ) as PendingReply;
  const watch = other.run('WATCH a') as PendingReply;
  await script.reply;
  expect(await watch.reply).toEqual(OK);
  other.run('MULTI');
  other.run('GET a');
  expect(other.run('EXEC')).toEqual([['2']]);
});
