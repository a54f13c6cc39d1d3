import { expect, test } from 'vitest';
import { commandTable } from '../../../../generated/redis/commands.ts';
import type { ByteString } from '../bytes.ts';
import { RedisError } from '../reply.ts';
import { Database } from './database.ts';
import { Entry } from './keyspace/entry.ts';
import { EmbeddedSession } from './session.ts';
import { isUnsupported } from '../unsupported-commands.ts';
import { ListValue } from './values/list.ts';

function open() {
  const logged: string[] = [];
  const errors: { err?: Error; message: string }[] = [];
  const database = new Database({
    logger: {
      debug: () => {},
      info: () => {},
      warn: () => {},
      error: (fields, message) => void errors.push({ ...fields, message }),
    },
    journal: {
      append: (commands) => void logged.push(...commands.map((argv) => argv.join(' '))),
      settled: () => undefined,
      failure: undefined,
      close: async () => {},
    },
  });
  const user = database.acl.user('default')!;
  return {
    database,
    session: new EmbeddedSession(database, { id: 1, user, address: '' }),
    logged,
    errors,
  };
}

/** A list with a bug: it takes the first of several elements and then gives up. */
class FaultyList extends ListValue {
  override push(end: 'left' | 'right', elements: readonly ByteString[]): void {
    super.push(end, elements.slice(0, 1));
    if (elements.length > 1) throw new TypeError('not expected');
  }
}

test('an internal error in a command is answered as such, and its changes are logged', () => {
  const { database, session, logged, errors } = open();
  const list = new FaultyList();
  list.push('right', ['a']);
  database.keyspace.put('list', list, 'rpush');

  expect(session.run(['RPUSH', 'list', 'b', 'c'])).toEqual(new RedisError('ERR internal error'));
  expect(session.run(['LRANGE', 'list', '0', '-1'])).toEqual(['a', 'b']);
  expect(logged).toEqual(['DEL list', 'RPUSH list a b']);
  expect(errors.map(({ message }) => message)).toEqual(['rpush failed']);
  expect(errors[0]!.err?.stack).toContain('not expected');
  expect(session.run(['PING'])).toMatchObject({ text: 'PONG' });
});

test('a key that can not be written to the log does not affect others', () => {
  const { database, session, errors } = open();
  const broken = new Entry('broken', Object.create(ListValue.prototype) as ListValue);
  database.keyspace.keys.add(broken);
  expect(session.run(['RPUSH', 'broken', 'a'])).toEqual(new RedisError('ERR internal error'));
  expect(session.run(['LLEN', 'broken'])).toEqual(new RedisError('ERR internal error'));
  expect(session.run(['SET', 'fine', '1'])).toMatchObject({ text: 'OK' });
  expect(errors.map(({ message }) => message)).toEqual([
    'rpush failed',
    'cannot log what rpush has left',
    'llen failed',
  ]);
});

test('a transaction is logged as one, or not at all if it only reads', async () => {
  const { database, session } = open();
  const appended: string[][] = [];
  database.journal.append = (commands) =>
    void appended.push(commands.map((argv) => argv.join(' ')));
  session.run(['SET', 'n', '1']);
  expect(
    await session.executeTransaction([
      ['INCR', 'n'],
      ['INCRBYFLOAT', 'n', '0.5'],
      ['GET', 'n'],
      ['LPOP', 'n'],
    ]),
  ).toEqual([2, '2.5', '2.5', expect.any(RedisError)]);
  expect(await session.executeTransaction([['GET', 'n']])).toEqual(['2.5']);
  expect(appended).toEqual([['SET n 1'], ['INCR n', 'SET n 2.5 KEEPTTL']]);
});

test('a transaction with a command that is not permitted changes nothing', async () => {
  const { session, logged } = open();
  expect(await session.executeTransaction([['SET', 'a', '1'], ['NOPE']])).toEqual(
    new RedisError(
      "EXECABORT Transaction discarded because of: ERR unknown command 'NOPE', with args beginning with: ",
    ),
  );
  expect(logged).toEqual([]);
});

test.each(['pfdebug', 'SUBSCRIBE', 'SELECT', 'FT.SEARCH'])(
  'a command of Redis that Plinth does not support is not called unknown: %s',
  (name) => {
    const { session } = open();
    expect(session.run([name, 'a', 'b'])).toEqual(
      new RedisError(
        `ERR Command is not available: '${name.toUpperCase()}'. See https://docs.upstash.com/overall/rediscompatibility for details`,
      ),
    );
  },
);

test('no supported command is listed as unsupported', () => {
  expect(Object.keys(commandTable).filter((name) => isUnsupported(name.split('|')[0]!))).toEqual(
    [],
  );
});

test('a command without a name is answered as an error', () => {
  const { session } = open();
  expect(session.run([])).toBeInstanceOf(RedisError);
});

test('a long pipeline yields to other clients, and its replies are in order', async () => {
  const { database, session } = open();
  const other = new EmbeddedSession(database, session.client);
  const rows = Array.from({ length: 100_000 }, () => ['INCR', 'n']);
  const pipeline = session.executeAll(rows);
  let turns = 0;
  let running = true;
  const look = (): void => {
    turns++;
    other.run(['PING']);
    if (running) setImmediate(look);
  };
  setImmediate(look);
  const replies = await pipeline;
  running = false;
  expect(turns).toBeGreaterThan(90);
  expect(replies).toEqual(rows.map((_, i) => i + 1));
});

test('a pipeline of slow rows yields after a few milliseconds', async () => {
  const { database, session } = open();
  database.keyspace.tick = () => {
    const until = performance.now() + 2;
    while (performance.now() < until);
  };
  let turns = 0;
  const count = setInterval(() => turns++, 0);
  await session.executeAll(Array.from({ length: 20 }, () => ['PING']));
  clearInterval(count);
  expect(turns).toBeGreaterThan(2);
});

test('an empty pipeline has no replies', async () => {
  expect(await open().session.executeAll([])).toEqual([]);
});
