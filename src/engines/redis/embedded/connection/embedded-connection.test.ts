import { describe, expect, test } from 'vitest';
import { PendingReply, Replies } from '../../connection.ts';
import { NULL_ARRAY, OK, RedisError, Status } from '../../reply.ts';
import { DoubleReply, MapReply, PushReply, SetReply, TransactionReply } from '../../resp3.ts';
import { LaterReply } from '../blocking/later-reply.ts';
import { openToConnections } from './testing.ts';

const QUEUED = [new Status('QUEUED')];
const error = (message: string) => [new RedisError(message)];
const NOAUTH = error('NOAUTH Authentication required.');

describe('logging in', () => {
  test('comes first, and only what it needs can be done before', () => {
    const { run } = openToConnections().connect(null);
    expect(run('GET a')).toEqual(NOAUTH);
    expect(run('PING')).toEqual(NOAUTH);
    expect(run('NONSENSE')[0 as never]).toMatchObject({ message: /unknown command/ });
    expect(run('AUTH wrong')).toEqual(
      error('WRONGPASS invalid username-password pair or user is disabled.'),
    );
    expect(run('AUTH secret')).toEqual([OK]);
    expect(run('PING')).toEqual([new Status('PONG')]);
  });

  test('may be as another user, with the rights of that user', () => {
    const { run, connection } = openToConnections().connect();
    run('ACL SETUSER ann on >annspassword ~a* +get +acl|whoami');
    expect(run('AUTH ann annspassword')).toEqual([OK]);
    expect(run('ACL WHOAMI')).toEqual(['ann']);
    expect(run('GET b')).toEqual(error('NOPERM No permissions to access a key'));
    expect(connection.user.name).toBe('ann');
  });

  test('goes with HELLO too, which chooses the version', () => {
    const { run, connection } = openToConnections().connect(null);
    expect(run('HELLO 3')[0 as never]).toMatchObject({ message: /^NOAUTH HELLO must be/ });
    const [reply] = run('HELLO 3 AUTH default secret SETNAME worker') as [MapReply];
    expect(reply).toBeInstanceOf(MapReply);
    expect(reply.entries.slice(4, 6)).toEqual(['proto', 3]);
    expect(connection.version).toBe(3);
    expect(run('CLIENT GETNAME')).toEqual(['worker']);
  });

  test('is refused after too many wrong passwords', () => {
    let failures = 0;
    const guesses = { mayTry: () => failures < 2, failed: () => void failures++ };
    const { run } = openToConnections().connect(null, { guesses });
    run('AUTH a');
    run('HELLO 2 AUTH default b');
    expect(run('AUTH secret')).toEqual(
      error('ERR too many wrong passwords from this address, try again in a second'),
    );
  });

  test('holds until the user is deleted, or gets another password', () => {
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

  test('ends with RESET, and so does everything else that was begun', () => {
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

describe('transactions', () => {
  test('run when EXEC comes', () => {
    const { connect } = openToConnections();
    const [one, other] = [connect(), connect()];
    expect(one.run('MULTI')).toEqual([OK]);
    expect(one.run('SET a 1')).toEqual(QUEUED);
    expect(one.run('INCR a')).toEqual(QUEUED);
    expect(other.run('GET a')).toEqual([null]);
    expect(one.run('EXEC')).toEqual([[OK, 2]]);
    expect(one.run('EXEC')).toEqual(error('ERR EXEC without MULTI'));
    expect(one.run('DISCARD')).toEqual(error('ERR DISCARD without MULTI'));
  });

  test('do not run after a command that could not be queued, nor after DISCARD', () => {
    const { run } = openToConnections().connect();
    for (const wrong of ['GET', 'NONSENSE', 'SAVE', 'CLIENT REPLY ON']) {
      run('MULTI');
      expect(run(wrong)[0 as never]).toBeInstanceOf(RedisError);
      run('SET a 1');
      expect(run('EXEC')).toEqual(
        error('EXECABORT Transaction discarded because of previous errors.'),
      );
    }
    run('MULTI');
    run('SET a 1');
    expect(run('DISCARD')).toEqual([OK]);
    expect(run('GET a')).toEqual([null]);
  });

  test('do not run after a request that was refused before it was a command, and end where that was EXEC', () => {
    const { connection, run } = openToConnections().connect();
    const refusal = new RedisError('LOADING try again');
    run('MULTI');
    run('SET a 1');
    expect(connection.refuse(refusal)).toBe(refusal);
    expect(run('EXEC')[0 as never]).toMatchObject({ message: /^EXECABORT/ });
    run('MULTI');
    run('SET a 1');
    expect(connection.refuse(refusal, ['exec'])).toBe(refusal);
    expect(run('GET a')).toEqual([null]);
  });

  test('are not nested, which does not spoil them', () => {
    const { run } = openToConnections().connect();
    run('MULTI');
    expect(run('MULTI')).toEqual(error('ERR MULTI calls can not be nested'));
    expect(run('WATCH a')).toEqual(error('ERR WATCH inside MULTI is not allowed'));
    run('PING');
    expect(run('EXEC')).toEqual([[new Status('PONG')]]);
  });

  test('do not grow without end', () => {
    const { run } = openToConnections().connect();
    run('MULTI');
    expect(run('SET', 'a', 'x'.repeat(994))).toEqual(QUEUED);
    expect(run('SET a 1')[0 as never]).toMatchObject({ message: /^ERR max request size/ });
    expect(run('EXEC')[0 as never]).toMatchObject({ message: /^EXECABORT/ });
  });

  test('have a client listen, whose confirmations stand where its replies would', () => {
    const { run } = openToConnections().connect();
    run('MULTI');
    for (const each of ['SUBSCRIBE a b', 'PING', 'SSUBSCRIBE c', 'MONITOR']) {
      expect(run(each)).toEqual(QUEUED);
    }
    expect(run('EXEC')).toEqual([
      new TransactionReply(4, [
        ['subscribe', 'a', 1],
        ['subscribe', 'b', 2],
        ['pong', ''],
        new RedisError("ERR SSUBSCRIBE isn't allowed for a DENY BLOCKING client"),
        new RedisError("ERR MONITOR isn't allowed for DENY BLOCKING client"),
      ]),
    ]);
  });

  test('in which a command would wait do not wait', () => {
    const { run } = openToConnections().connect();
    run('MULTI');
    run('BLPOP list 0');
    expect(run('EXEC')).toEqual([[NULL_ARRAY]]);
  });
});

describe('scripts', () => {
  test('return the types of RESP3 in RESP3, in transactions too', () => {
    const { run } = openToConnections().connect();
    run('HELLO 3');
    run('HSET h a 1');
    const script =
      "redis.setresp(3) return {redis.call('hgetall', 'h'), {double=1.5}, {set={a=true}}}";
    const typed = [new MapReply(['a', '1']), new DoubleReply('1.5'), new SetReply(['a'])];
    expect(run('EVAL', script, '0')).toEqual([typed]);
    run('MULTI');
    run('EVAL', script, '0');
    expect(run('EXEC')).toEqual([[typed]]);
    run('HELLO 2');
    expect(run('EVAL', script, '0')).toEqual([[['a', '1'], '1.5', ['a']]]);
  });
});

describe('watching keys', () => {
  test.each([
    ['SET a 2', 'SET a 1'],
    ['DEL a', 'SET a 1'],
    ['SET a 1'],
    ['RENAME b a', 'SET b 1'],
    ['FLUSHALL', 'SET a 1'],
    ['EXPIRE a 100', 'SET a 1'],
    ['LPUSH a 1', 'RPUSH a 1'],
    ['HDEL a f', 'HSET a f 1 g 1'],
  ])('%s keeps the transaction from running', (change, ...before) => {
    const { connect } = openToConnections();
    const [one, other] = [connect(), connect()];
    for (const command of before) other.run(command);
    one.run('WATCH a z');
    other.run(change);
    one.run('MULTI');
    one.run('PING');
    expect(one.run('EXEC')).toEqual([NULL_ARRAY]);
    one.run('MULTI');
    expect(one.run('EXEC')).toEqual([[]]);
  });

  test.each([
    ['GET a', 'SET a 1'],
    ['DEL a'],
    ['FLUSHALL'],
    ['SET b 1'],
    ['SETNX a 2', 'SET a 1'],
    ['LREM a 0 x', 'RPUSH a 1'],
  ])('%s does not', (command, ...before) => {
    const { connect } = openToConnections();
    const [one, other] = [connect(), connect()];
    for (const each of before) other.run(each);
    one.run('WATCH a');
    other.run(command);
    one.run('MULTI');
    one.run('PING');
    expect(one.run('EXEC')).toEqual([[new Status('PONG')]]);
  });

  test('sees that a key has expired, but not one that had before', async () => {
    const { connect, clock } = openToConnections();
    const { run } = connect();
    run('SET a 1 PX 100');
    run('WATCH a');
    await clock.advance(200);
    run('MULTI');
    expect(run('EXEC')).toEqual([NULL_ARRAY]);
    run('SET a 1 PX 100');
    await clock.advance(200);
    run('WATCH a');
    run('MULTI');
    expect(run('EXEC')).toEqual([[]]);
  });

  test('ends with UNWATCH, and costs the keyspace nothing any more', () => {
    const { connect, database } = openToConnections();
    const { run } = connect();
    run('WATCH a b');
    expect(database.keyspace.listener.touched).toBeDefined();
    run('UNWATCH');
    expect(database.keyspace.listener.touched).toBeUndefined();
    run('SET a 1');
    run('MULTI');
    expect(run('EXEC')).toEqual([[]]);
  });
});

test('a fault of ours in what is waited for is an error of that command alone', async () => {
  const { run, connection } = openToConnections().connect();
  const waited = new LaterReply(Promise.reject(new RangeError('Maximum call stack size exceeded')));
  connection.session.start = () => waited;
  const pending = run('BLPOP a 0') as unknown as PendingReply;
  expect(await pending.reply).toEqual(new RedisError('ERR internal error'));
});

describe('EXEC that is refused', () => {
  const discarded = (why: string) => error(`EXECABORT Transaction discarded because of: ${why}`);

  test('ends the transaction', () => {
    const { run } = openToConnections().connect();
    run('WATCH a');
    run('MULTI');
    run('SET a 1');
    expect(run('EXEC now')).toEqual(discarded("wrong number of arguments for 'exec' command"));
    expect(run('EXEC')).toEqual(error('ERR EXEC without MULTI'));
    expect(run('GET a')).toEqual([null]);
  });

  test('ends it where the user may not execute any more', () => {
    const { connect, database } = openToConnections();
    database.acl.setUser('ann', ['on', '>annspassword', '+@all', '~*', '-exec']);
    const { run } = connect(null);
    run('AUTH ann annspassword');
    run('MULTI');
    run('SET a 1');
    expect(run('EXEC')).toEqual(
      discarded("NOPERM this user has no permissions to run the 'exec' command or its subcommand"),
    );
    expect(run('GET a')).toEqual([null]);
  });

  test('is so before logging in', () => {
    const { run } = openToConnections().connect(null);
    expect(run('EXEC')).toEqual(discarded('NOAUTH Authentication required.'));
  });
});

describe('listening', () => {
  test('in RESP2 leaves only what is about listening', () => {
    const { connect } = openToConnections();
    const [one, other] = [connect(), connect()];
    expect(one.run('SUBSCRIBE a b')).toEqual([
      ['subscribe', 'a', 1],
      ['subscribe', 'b', 2],
    ]);
    expect(one.run('PSUBSCRIBE a*')).toEqual([['psubscribe', 'a*', 3]]);
    expect(one.run('SSUBSCRIBE a')).toEqual([['ssubscribe', 'a', 1]]);
    expect(one.run('GET a')).toEqual(
      error(
        "ERR Can't execute 'get': only (P|S)SUBSCRIBE / (P|S)UNSUBSCRIBE / PING / QUIT / RESET are allowed in this context",
      ),
    );
    expect(one.run('CLIENT ID')).toEqual(
      error(
        "ERR Can't execute 'client|id': only (P|S)SUBSCRIBE / (P|S)UNSUBSCRIBE / PING / QUIT / RESET are allowed in this context",
      ),
    );
    expect(one.run('PING')).toEqual([['pong', '']]);
    other.run('PUBLISH a hello');
    other.run('SPUBLISH a shard');
    expect(one.heard).toEqual([
      ['message', 'a', 'hello'],
      ['pmessage', 'a*', 'a', 'hello'],
      ['smessage', 'a', 'shard'],
    ]);
    expect(one.run('UNSUBSCRIBE')).toEqual([
      ['unsubscribe', 'a', 2],
      ['unsubscribe', 'b', 1],
    ]);
    expect(one.run('PUNSUBSCRIBE')).toEqual([['punsubscribe', 'a*', 0]]);
    expect(one.run('SUNSUBSCRIBE')).toEqual([['sunsubscribe', 'a', 0]]);
    expect(one.run('GET a')).toEqual([null]);
  });

  test('in RESP3 leaves everything, and what one publishes oneself comes after the reply', () => {
    const { run, heard } = openToConnections().connect();
    run('HELLO 3');
    expect(run('SUBSCRIBE a')).toEqual([new PushReply(['subscribe', 'a', 1])]);
    expect(run('PUBLISH a hello')).toEqual([1, new PushReply(['message', 'a', 'hello'])]);
    expect(heard).toEqual([]);
  });

  test('to a channel that one may hear no more ends the connection', () => {
    const { connect, database } = openToConnections();
    database.acl.setUser('ann', ['on', '>annspassword', '+@all', '&news.*']);
    const { run, connection } = connect(null);
    run('AUTH ann annspassword');
    run('SUBSCRIBE news.art');
    database.acl.setUser('ann', ['+get']);
    expect(database.connections.has(connection.id)).toBe(true);
    database.acl.setUser('ann', ['resetchannels']);
    expect(database.connections.has(connection.id)).toBe(false);
  });

  test('leaves nothing behind when the connection ends', () => {
    const { connect, database } = openToConnections();
    const { run, connection } = connect();
    run('HELLO 3');
    run('SUBSCRIBE a');
    run('PSUBSCRIBE a*');
    run('SSUBSCRIBE a');
    run('MONITOR');
    run('WATCH a');
    expect(run('BLPOP list 0')).toBeInstanceOf(PendingReply);
    connection.close();
    connection.close();
    expect(database.pubsub.subscribers).toBe(0);
    expect(database.pubsub.shardChannels.size).toBe(0);
    expect(database.monitors.size).toBe(0);
    expect(database.blocked.size).toBe(0);
    expect(database.keyspace.listener.touched).toBeUndefined();
  });

  test('MONITOR shows what others do', () => {
    const { connect } = openToConnections();
    const [one, other] = [connect(), connect()];
    one.run('MONITOR');
    other.run('SET a 1');
    expect(one.heard).toHaveLength(1);
    expect(one.heard[0]).toMatchObject({ text: expect.stringContaining('"SET" "a" "1"') });
  });
});

describe('about connections', () => {
  test('they can be listed and ended', () => {
    const { connect, database } = openToConnections();
    const [one, other] = [connect(), connect()];
    other.run('CLIENT SETNAME worker');
    other.run('CLIENT SETINFO LIB-NAME ioredis');
    const [list] = one.run('CLIENT LIST') as [string];
    expect(list).toMatch(/^id=1 addr=127.0.0.1:50001 .*\nid=2 .* name=worker .* lib-name=ioredis /);
    expect(one.run('CLIENT LIST ID 2')[0 as never]).toMatch(/^id=2 [^\n]*\n$/);
    expect(one.run('CLIENT KILL ID 2')).toEqual([1]);
    expect([one.isEnded, other.isEnded]).toEqual([false, true]);
    expect(database.connections.size).toBe(1);
    expect(one.run('CLIENT KILL ID 1')).toEqual([0]);
    expect(one.run('CLIENT KILL ID 1 SKIPME no')).toEqual([1]);
    expect(one.isEnded).toBe(true);
  });

  test('a blocked one can be unblocked', async () => {
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

  test('replies can be left out', () => {
    const { run } = openToConnections().connect();
    expect(run('CLIENT REPLY SKIP')).toEqual([]);
    expect(run('SET a 1')).toEqual([]);
    expect(run('GET a')).toEqual(['1']);
    expect(run('CLIENT REPLY OFF')).toEqual([]);
    expect(run('SET a 2')).toEqual([]);
    expect(run('CLIENT REPLY ON')).toEqual([OK]);
    expect(run('GET a')).toEqual(['2']);
  });

  test('confirmations of subscriptions are not left out', () => {
    const { run } = openToConnections().connect();
    run('CLIENT REPLY OFF');
    expect(run('SUBSCRIBE news')).toEqual([['subscribe', 'news', 1]]);
    expect(run('UNSUBSCRIBE')).toEqual([['unsubscribe', 'news', 0]]);
    expect(run('CLIENT REPLY ON')).toEqual([OK]);
    run('CLIENT REPLY SKIP');
    expect(run('SSUBSCRIBE news')).toEqual([['ssubscribe', 'news', 1]]);
    expect(run('PING')).toEqual([['pong', '']]);
  });

  test('a request that is refused before it is a command is not answered where replies are left out', () => {
    const { connection, run } = openToConnections().connect();
    const refusal = new RedisError('ERR too large');
    expect(connection.refuse(refusal)).toBe(refusal);
    run('CLIENT REPLY SKIP');
    expect(connection.refuse(refusal)).toEqual(new Replies([]));
    expect(run('PING')).toEqual([new Status('PONG')]);
  });

  test('what one does need not count as a use of keys', async () => {
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

  test('QUIT ends it after the reply', () => {
    const client = openToConnections().connect();
    expect(client.run('QUIT')).toEqual([OK]);
    expect(client.isEnded).toBe(true);
  });

  test('what Plinth does not do is refused by name', () => {
    const { run } = openToConnections().connect();
    expect(run('CLUSTER INFO')[0 as never]).toMatchObject({
      message: /^ERR Command is not available: 'CLUSTER'/,
    });
    expect(run('CLIENT NONSENSE')[0 as never]).toMatchObject({ message: /unknown subcommand/ });
  });
});

test('the read-only user listens to channels and runs transactions, and changes nothing', () => {
  const logIn = () => 'default_ro';
  const { run } = openToConnections().connect('token', { logIn });
  expect(run('MULTI')).toEqual([OK]);
  run('GET a');
  expect(run('EXEC')).toEqual([[null]]);
  expect(run('SET a 1')[0 as never]).toMatchObject({ message: /^NOPERM / });
  expect(run('PSUBSCRIBE *')[0 as never]).toMatchObject({ message: /^NOPERM / });
  expect(run('SUBSCRIBE news')).toEqual([['subscribe', 'news', 1]]);
  expect(run('UNSUBSCRIBE')).toEqual([['unsubscribe', 'news', 0]]);
});
