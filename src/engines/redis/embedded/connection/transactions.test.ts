import { describe, expect, test } from 'vitest';
import { openToConnections } from '../../../../../testing/engines/redis/embedded/connection.ts';
import { NULL_ARRAY, OK, RedisError, Status } from '../../reply.ts';
import { TransactionReply } from '../../resp3.ts';

const QUEUED = [new Status('QUEUED')];
const error = (message: string) => [new RedisError(message)];

test('ACL LOG has the commands of transactions that are refused, queued or run', () => {
  const { connect } = openToConnections();
  const [one, other] = [connect(), connect()];
  other.run('ACL SETUSER ann on >pw ~* +@all -incr');
  one.run('AUTH ann pw');
  const contexts = () => {
    const [entries] = other.run('ACL LOG') as [[string, unknown][]];
    return entries.map((entry) => entry[entry.indexOf('context') + 1]);
  };
  one.run('INCR a');
  expect(contexts()).toEqual(['toplevel']);
  one.run('MULTI');
  one.run('INCR b');
  one.run('DISCARD');
  expect(contexts()).toEqual(['multi', 'toplevel']);
  one.run('MULTI');
  one.run('DECR c');
  other.run('ACL SETUSER ann -decr');
  one.run('EXEC');
  expect(contexts()).toEqual(['multi', 'multi', 'toplevel']);
});

test.each([
  ['DECR c', '-decr', 'no permission to execute the command or subcommand'],
  ['DECR c', 'resetkeys', 'no permission to touch the specified keys'],
  [
    'PUBLISH news 1',
    'resetchannels',
    'no permission to access one of the channels used as arguments to the command',
  ],
])('%s of a transaction is refused after a change by %s, as in Redis', (command, rule, reason) => {
  const { connect } = openToConnections();
  const [one, other] = [connect(), connect()];
  other.run('ACL SETUSER ann on >pw ~* +@all &news');
  one.run('AUTH ann pw');
  one.run('MULTI');
  one.run(command);
  one.run('PING');
  other.run(`ACL SETUSER ann ${rule}`);
  const why = `NOPERM ACLs rules changed between the moment the transaction was accumulated and the EXEC call. This command is no longer allowed for the following reason: ${reason}`;
  expect(one.run('EXEC')).toEqual([[new RedisError(why), new Status('PONG')]]);
});

test('an EXEC that runs nothing because of errors counts as failed', () => {
  const { run } = openToConnections().connect();
  for (const command of ['MULTI', 'SET', 'EXEC']) run(command);
  expect(run('INFO errorstats')).toEqual([expect.stringContaining('errorstat_EXECABORT:count=1')]);
  expect(run('INFO commandstats')).toEqual([
    expect.stringMatching(/cmdstat_exec:calls=1,.*rejected_calls=0,failed_calls=1/),
  ]);
});

test('INFO counts the clients that watch, and the keys that are watched', () => {
  const { connect } = openToConnections();
  const [one, other] = [connect(), connect()];
  const expectCounts = (clients: number, keys: number) =>
    expect(other.run('INFO clients')).toEqual([
      expect.stringMatching(`watching_clients:${clients}\r\n[^]*total_watched_keys:${keys}\r\n`),
    ]);
  one.run('WATCH a b a');
  other.run('WATCH a');
  expectCounts(2, 2);
  one.run('WATCH a');
  one.run('UNWATCH');
  expectCounts(1, 1);
  other.run('MULTI');
  other.run('EXEC');
  expectCounts(0, 0);
});

describe('transactions', () => {
  test('a transaction runs at EXEC, and not before', () => {
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

  test('a transaction does not run after a command that can not be queued, nor after DISCARD', () => {
    const { run, first } = openToConnections().connect();
    for (const wrong of ['GET', 'NONSENSE', 'SAVE', 'CLIENT REPLY ON']) {
      run('MULTI');
      expect(first(wrong)).toBeInstanceOf(RedisError);
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

  test('MULTI within a transaction is an error that does not abort it', () => {
    const { run } = openToConnections().connect();
    run('MULTI');
    expect(run('MULTI')).toEqual(error('ERR MULTI calls can not be nested'));
    expect(run('WATCH a')).toEqual(error('ERR WATCH inside MULTI is not allowed'));
    run('PING');
    expect(run('EXEC')).toEqual([[new Status('PONG')]]);
  });

  test('many short arguments count by the memory that they take', () => {
    const { run } = openToConnections().connect();
    run('MULTI');
    const command = ['EXISTS', ...Array.from({ length: 50_000 }, () => '')];
    const outcomes = Array.from({ length: 120 }, () => run(...command));
    expect(outcomes[0]).toEqual(QUEUED);
    expect(outcomes.flat()).toContainEqual(
      new RedisError('ERR max request size exceeded by a transaction. Limit: 1000 bytes'),
    );
  });

  test('a transaction that will not run keeps none of its commands', () => {
    const { connection, run } = openToConnections().connect();
    run('MULTI');
    run('SET a 1');
    run('SET', 'a', 'x'.repeat(1000));
    for (let i = 0; i < 10; i++) expect(run('SET', 'a', 'x'.repeat(1000))).toEqual(QUEUED);
    expect(connection.transaction.rows).toEqual([]);
    run('DISCARD');
    run('MULTI');
    run('NONSENSE');
    expect(run('SET', 'a', 'x'.repeat(1000))).toEqual(QUEUED);
    expect(connection.transaction.rows).toEqual([]);
  });

  test('SUBSCRIBE in a transaction returns its confirmations', () => {
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

  test('a blocking command in a transaction answers at once', () => {
    const { run } = openToConnections().connect();
    run('MULTI');
    run('BLPOP list 0');
    expect(run('EXEC')).toEqual([[NULL_ARRAY]]);
  });
});

/** An entry that is pending in a group. */
const DELIVERED = [
  'XADD a 1-1 f x',
  'XGROUP CREATE a g 0',
  'XREADGROUP GROUP g c STREAMS a >',
] as const;

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
    ['LTRIM a 0 -1', 'RPUSH a 1'],
    ['XGROUP CREATE a g 0 MKSTREAM'],
    ['XDEL a 1-1', 'XADD a 1-1 f x'],
  ])('%s aborts the transaction', (change, ...before) => {
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
    ['XSETID a 2-1', 'XADD a 1-1 f x'],
    ['XGROUP CREATE a g 0', 'XADD a 1-1 f x'],
    ['XGROUP DESTROY a g', 'XGROUP CREATE a g 0 MKSTREAM'],
    ['XREADGROUP GROUP g c STREAMS a >', 'XADD a 1-1 f x', 'XGROUP CREATE a g 0'],
    ['XACK a g 1-1', ...DELIVERED],
    ['XCLAIM a g d 0 1-1', ...DELIVERED],
  ])('%s does not abort the transaction', (command, ...before) => {
    const { connect } = openToConnections();
    const [one, other] = [connect(), connect()];
    for (const each of before) other.run(each);
    one.run('WATCH a');
    other.run(command);
    one.run('MULTI');
    one.run('PING');
    expect(one.run('EXEC')).toEqual([[new Status('PONG')]]);
  });

  test('a key that expires aborts the transaction, unless it had expired before', async () => {
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

  test('UNWATCH ends the watch, and removes its observer', () => {
    const { connect, database } = openToConnections();
    const { run } = connect();
    run('WATCH a b');
    expect(database.keyspace.touchObservers.all).toHaveLength(1);
    run('UNWATCH');
    expect(database.keyspace.touchObservers.all).toEqual([]);
    run('SET a 1');
    run('MULTI');
    expect(run('EXEC')).toEqual([[]]);
  });
});

describe('without memory', () => {
  const NO_MEMORY = "OOM command not allowed when used memory > 'maxmemory'.";

  test('nothing can be queued, and EXEC runs nothing', () => {
    const { run } = openToConnections().connect();
    run('SET x value');
    run('CONFIG SET maxmemory 1');
    run('MULTI');
    expect(run('GET x')).toEqual(error(NO_MEMORY));
    expect(run('EXEC')).toEqual(
      error('EXECABORT Transaction discarded because of previous errors.'),
    );
  });

  test('EXEC is refused as a whole if one of its commands needs memory, and not if none does', () => {
    const { connect } = openToConnections();
    const [one, other] = [connect(), connect()];
    const queue = (...commands: string[]) => {
      other.run('CONFIG SET maxmemory 0');
      one.run('MULTI');
      for (const command of commands) expect(one.run(command)).toEqual(QUEUED);
      other.run('CONFIG SET maxmemory 1');
    };
    one.run('SET x value');
    queue('SET y 1', 'DEL x', 'GET x');
    expect(one.run('EXEC')).toEqual(
      error(`EXECABORT Transaction discarded because of: ${NO_MEMORY}`),
    );
    expect(one.run('GET x')).toEqual(['value']);
    queue('GET x', 'PING', 'DEL x');
    expect(one.run('EXEC')).toEqual([['value', new Status('PONG'), 1]]);
    queue('SET y 1');
    expect(one.run('DISCARD')).toEqual([OK]);
  });

  test('a transaction that has begun ends, although it takes more than there is', () => {
    const { run } = openToConnections().connect();
    run('CONFIG SET maxmemory 12100');
    run('MULTI');
    run('SETRANGE a 5000 x');
    run('SET b 1');
    expect(run('EXEC')).toEqual([[5001, OK]]);
    expect(run('SET c 1')).toEqual(error(NO_MEMORY));
  });
});

describe('a refused EXEC', () => {
  const discarded = (why: string) => error(`EXECABORT Transaction discarded because of: ${why}`);

  test('a transaction that writes is refused as a whole if the log refuses changes', () => {
    const { connect, database } = openToConnections();
    const { run } = connect();
    run('MULTI');
    run('SET a 1');
    database.journal = { ...database.journal, failure: 'MISCONF no disk' };
    expect(run('EXEC')).toEqual(discarded('MISCONF no disk'));
    run('MULTI');
    run('GET a');
    expect(run('EXEC')).toEqual([[null]]);
  });

  test('EXEC with wrong arguments ends the transaction', () => {
    const { run } = openToConnections().connect();
    run('WATCH a');
    run('MULTI');
    run('SET a 1');
    expect(run('EXEC now')).toEqual(discarded("wrong number of arguments for 'exec' command"));
    expect(run('EXEC')).toEqual(error('ERR EXEC without MULTI'));
    expect(run('GET a')).toEqual([null]);
  });

  test('EXEC without permission ends the transaction', () => {
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

  test('EXEC that is refused outside of a transaction ends watching, as in Redis', () => {
    const { connect, database } = openToConnections();
    const { run } = connect();
    const other = connect();
    run('WATCH a');
    other.run('SET a 1');
    expect(run('EXEC now')).toEqual(discarded("wrong number of arguments for 'exec' command"));
    run('MULTI');
    run('GET a');
    expect(run('EXEC')).toEqual([['1']]);
    database.acl.setUser('ann', ['on', '>annspassword', '+@all', '~*', '-exec']);
    run('AUTH ann annspassword');
    expect(run('EXEC')).toEqual(
      discarded("NOPERM this user has no permissions to run the 'exec' command or its subcommand"),
    );
    expect(run('MULTI more')).toEqual(error("ERR wrong number of arguments for 'multi' command"));
  });

  test('EXEC before logging in is discarded', () => {
    const { run } = openToConnections().connect(null);
    expect(run('EXEC')).toEqual(discarded('NOAUTH Authentication required.'));
  });
});
