import { describe, expect, test } from 'vitest';
import { openToConnections } from '../../../../../testing/engines/redis/embedded/connection.ts';
import type { PendingReply } from '../../connection.ts';
import { NULL_ARRAY, OK, RedisError, Status } from '../../reply.ts';
import { DoubleReply, MapReply, SetReply } from '../../resp3.ts';
import { LaterReply } from '../blocking/wait.ts';

const error = (message: string) => [new RedisError(message)];
const NOAUTH = error('NOAUTH Authentication required.');

describe('logging in', () => {
  test('before logging in, commands are refused with NOAUTH', () => {
    const { run, first } = openToConnections().connect(null);
    expect(run('GET a')).toEqual(NOAUTH);
    expect(run('PING')).toEqual(NOAUTH);
    expect(first('NONSENSE')).toMatchObject({ message: /unknown command/ });
    expect(run('AUTH wrong')).toEqual(
      error('WRONGPASS invalid username-password pair or user is disabled.'),
    );
    expect(run('AUTH secret')).toEqual([OK]);
    expect(run('PING')).toEqual([new Status('PONG')]);
  });

  test('a client that logs in as another user has the permissions of that user', () => {
    const { run, connection } = openToConnections().connect();
    run('ACL SETUSER ann on >annspassword ~a* +get +acl|whoami');
    expect(run('AUTH ann annspassword')).toEqual([OK]);
    expect(run('ACL WHOAMI')).toEqual(['ann']);
    expect(run('GET b')).toEqual(error('NOPERM No permissions to access a key'));
    expect(connection.user.name).toBe('ann');
  });

  test('HELLO with AUTH logs in and sets the version of RESP', () => {
    const { run, first, connection } = openToConnections().connect(null);
    expect(first('HELLO 3')).toMatchObject({ message: /^NOAUTH HELLO must be/ });
    const [reply] = run('HELLO 3 AUTH default secret SETNAME worker') as [MapReply];
    expect(reply).toBeInstanceOf(MapReply);
    expect(reply.entries.slice(4, 6)).toEqual(['proto', 3]);
    expect(connection.version).toBe(3);
    expect(run('CLIENT GETNAME')).toEqual(['worker']);
  });

  test('a login is valid until the user is deleted or gets another password', () => {
    const { connect, database } = openToConnections();
    database.acl.setUser('ann', ['on', '>annspassword', '+@all', '~*']);
    const ann = connect(null);
    ann.run('AUTH ann annspassword');
    const other = connect();
    other.run('ACL DELUSER ann');
    expect([ann.isEnded, other.isEnded]).toEqual([true, false]);
    database.acl.setDefaultPassword('new');
    expect(other.isEnded).toBe(true);
  });

  test('RESET ends the login, the transaction and the subscriptions', () => {
    const { connect } = openToConnections();
    const { run, connection } = connect();
    run('HELLO 3');
    run('SUBSCRIBE news');
    run('WATCH a');
    expect(run('RESET')).toEqual([new Status('RESET')]);
    expect(run('GET a')).toEqual(NOAUTH);
    expect(connection.version).toBe(2);
    run('AUTH secret');
    expect(run('PUBLISH news hello')).toEqual([0]);
  });
});

describe('scripts', () => {
  test('scripts return RESP3 types in RESP3, in transactions too', async () => {
    const { run } = openToConnections().connect();
    run('HELLO 3');
    run('HSET h a 1');
    const script =
      "redis.setresp(3) return {redis.call('hgetall', 'h'), {double=1.5}, {set={a=true}}}";
    const typed = [new MapReply(['a', '1']), new DoubleReply('1.5'), new SetReply(['a'])];
    expect(run('EVAL', script, '0')).toEqual([typed]);
    // The start of Lua may have used up what scripts may take in one turn of the event loop.
    await new Promise(setImmediate);
    run('MULTI');
    run('EVAL', script, '0');
    expect(run('EXEC')).toEqual([[typed]]);
    run('HELLO 2');
    expect(run('EVAL', script, '0')).toEqual([[['a', '1'], '1.5', ['a']]]);
  });
});

describe('CLIENT commands', () => {
  test('CLIENT LIST shows the connections, and CLIENT KILL ends one', () => {
    const { connect, database } = openToConnections();
    const [one, other] = [connect(), connect()];
    other.run('CLIENT SETNAME worker');
    other.run('CLIENT SETINFO LIB-NAME ioredis');
    const [list] = one.run('CLIENT LIST') as [string];
    expect(list).toMatch(/^id=1 addr=127.0.0.1:50001 .*\nid=2 .* name=worker .* lib-name=ioredis /);
    expect(one.first('CLIENT LIST ID 2')).toMatch(/^id=2 [^\n]*\n$/);
    expect(one.run('CLIENT KILL ID 2')).toEqual([1]);
    expect([one.isEnded, other.isEnded]).toEqual([false, true]);
    expect(database.connections.size).toBe(1);
    expect(one.run('CLIENT KILL ID 1')).toEqual([0]);
    expect(one.run('CLIENT KILL MAXAGE x')).toEqual([
      new RedisError('ERR maxage is not an integer or out of range'),
    ]);
    expect(one.run('CLIENT KILL MAXAGE 0')).toEqual([
      new RedisError('ERR maxage should be greater than 0'),
    ]);
    expect(one.run('CLIENT KILL ID 1 SKIPME no')).toEqual([1]);
    expect(one.isEnded).toBe(true);
  });

  test('CLIENT UNBLOCK ends the wait of another client', async () => {
    const { connect } = openToConnections();
    const [one, other] = [connect(), connect()];
    for (const [how, reply] of [
      ['TIMEOUT', NULL_ARRAY],
      ['ERROR', new RedisError('UNBLOCKED client unblocked via CLIENT UNBLOCK')],
    ] as const) {
      const waiting = one.run('BLPOP list 0') as PendingReply;
      expect(other.run(`CLIENT UNBLOCK ${one.connection.id} ${how}`)).toEqual([1]);
      expect(await waiting.reply).toEqual(reply);
    }
    expect(other.run(`CLIENT UNBLOCK ${one.connection.id}`)).toEqual([0]);
  });

  test('CLIENT REPLY OFF and SKIP omit replies', () => {
    const { run } = openToConnections().connect();
    expect(run('CLIENT REPLY SKIP')).toEqual([]);
    expect(run('SET a 1')).toEqual([]);
    expect(run('GET a')).toEqual(['1']);
    expect(run('CLIENT REPLY OFF')).toEqual([]);
    expect(run('SET a 2')).toEqual([]);
    expect(run('CLIENT REPLY ON')).toEqual([OK]);
    expect(run('GET a')).toEqual(['2']);
  });

  test('RESET ends CLIENT REPLY OFF, and CLIENT REPLY SKIP omits its reply', () => {
    const { run } = openToConnections().connect();
    run('CLIENT REPLY OFF');
    expect(run('RESET')).toEqual([new Status('RESET')]);
    run('AUTH secret');
    run('CLIENT REPLY SKIP');
    expect(run('RESET')).toEqual([]);
    expect(run('RESET')).toEqual([new Status('RESET')]);
  });

  test('CLIENT REPLY OFF does not omit confirmations of subscriptions', () => {
    const { run } = openToConnections().connect();
    run('CLIENT REPLY OFF');
    expect(run('SUBSCRIBE news')).toEqual([['subscribe', 'news', 1]]);
    expect(run('UNSUBSCRIBE')).toEqual([['unsubscribe', 'news', 0]]);
    expect(run('CLIENT REPLY ON')).toEqual([OK]);
    run('CLIENT REPLY SKIP');
    expect(run('SSUBSCRIBE news')).toEqual([['ssubscribe', 'news', 1]]);
    expect(run('PING')).toEqual([['pong', '']]);
  });

  test('CLIENT NO-TOUCH keeps commands from counting as accesses', async () => {
    const { connect, clock } = openToConnections();
    const { run } = connect();
    run('SET a 1');
    await clock.advance(60_000);
    run('CLIENT NO-TOUCH on');
    run('GET a');
    expect(run('OBJECT IDLETIME a')).toEqual([60]);
    run('CLIENT NO-TOUCH off');
    run('GET a');
    expect(run('OBJECT IDLETIME a')).toEqual([0]);
  });

  test('commands and subcommands that Plinth does not support are refused by name', () => {
    const { first } = openToConnections().connect();
    expect(first('CLUSTER INFO')).toMatchObject({
      message: /^ERR Command is not available: 'CLUSTER'/,
    });
    expect(first('CLIENT NONSENSE')).toMatchObject({ message: /unknown subcommand/ });
  });
});

test('an internal error in a blocking command is an error of that command only', async () => {
  const { run, connection } = openToConnections().connect();
  const waited = new LaterReply(Promise.reject(new RangeError('Maximum call stack size exceeded')));
  connection.session.start = () => waited;
  const pending = run('BLPOP a 0') as unknown as PendingReply;
  expect(await pending.reply).toEqual(new RedisError('ERR internal error'));
});

test('the read-only user subscribes and runs transactions, and changes nothing', () => {
  const logIn = () => 'default_ro';
  const { run, first } = openToConnections().connect('token', { logIn });
  expect(run('MULTI')).toEqual([OK]);
  run('GET a');
  expect(run('EXEC')).toEqual([[null]]);
  expect(first('SET a 1')).toMatchObject({ message: /^NOPERM / });
  expect(first('PSUBSCRIBE *')).toMatchObject({ message: /^NOPERM / });
  expect(run('SUBSCRIBE news')).toEqual([['subscribe', 'news', 1]]);
  expect(run('UNSUBSCRIBE')).toEqual([['unsubscribe', 'news', 0]]);
});
