import { describe, expect, test } from 'vitest';
import { openToClients } from '../../../../../testing/engines/redis/embedded/blocking.ts';
import { RedisError } from '../../reply.ts';

const MOVE = 'BLMOVE a b LEFT LEFT';

describe('at the timeout', () => {
  test.each([
    ['BLPOP a 0.1', 100],
    ['BRPOP a b 1', 1000],
    [`${MOVE} 0.0001`, 1],
    ['BRPOPLPUSH a b 3600', 3_600_000],
    ['BLMPOP 2.5 1 a LEFT', 2500],
    ['BZPOPMIN a 1', 1000],
    ['BZMPOP 1 1 a MIN', 1000],
    ['XREAD BLOCK 50 STREAMS a $', 50],
    ['WAIT 0 0', 0],
  ])('%s', async (command, ms) => {
    const { connect, clock, database, logged } = openToClients();
    const ann = connect();
    const reply = ann.send(command);
    if (ms > 0) {
      await clock.advance(ms - 1);
      expect(ann.blocked).toBeDefined();
      await clock.advance(1);
    }
    expect(ann.blocked).toBeUndefined();
    expect(await reply).toBe(ms === 0 ? 0 : null);
    expect(database.blocked).toMatchObject({ size: 0, keys: 0 });
    expect(clock.next()).toBeUndefined();
    expect(logged).toEqual([]);
  });

  test('an element that is pushed after the timeout stays in the list', async () => {
    const { connect, clock, run } = openToClients();
    const reply = connect().send('BLPOP queue 1');
    await clock.advance(1000);
    expect(run('RPUSH queue a')).toBe(1);
    expect(await reply).toBe(null);
    expect(run('LLEN queue')).toBe(1);
  });

  test('a reader whose group is deleted and created again keeps its first timeout', async () => {
    const { connect, clock, transact, run } = openToClients();
    run('XGROUP CREATE orders billing $ MKSTREAM');
    const ann = connect();
    const reply = ann.send('XREADGROUP GROUP billing ann BLOCK 1000 STREAMS orders >');
    await clock.advance(900);
    transact('DEL orders', 'XGROUP CREATE orders billing $ MKSTREAM');
    await clock.advance(99);
    expect(ann.blocked).toBeDefined();
    await clock.advance(1);
    expect(await reply).toBe(null);
  });

  test('a client with the timeout 0 waits forever', async () => {
    const { connect, clock } = openToClients();
    void connect().send('BLPOP queue 0');
    expect(clock.next()).toBeUndefined();
  });
});

describe('the reply to a blocked client', () => {
  test('CLIENT UNBLOCK is like a timeout, or an error', async () => {
    const { connect, run, database } = openToClients();
    const [ann, bob] = [connect(), connect()];
    const [one, other] = [ann.send('BLPOP queue 10'), bob.send('BLPOP queue 0')];
    ann.blocked!.timeOut();
    bob.blocked!.fail();
    expect(await one).toBe(null);
    expect(await other).toBe('UNBLOCKED client unblocked via CLIENT UNBLOCK');
    expect(run('INFO commandstats')).toMatch(/cmdstat_blpop:calls=2,.*failed_calls=1/);
    expect(run('INFO errorstats')).toMatch(/errorstat_UNBLOCKED:count=1/);
    expect(database.blocked.size).toBe(0);
  });

  test('a closed connection cancels its blocking command', async () => {
    const { connect, run, clock } = openToClients();
    const ann = connect();
    const reply = ann.send('BLPOP queue 1');
    const { blocked } = ann;
    blocked!.cancel();
    blocked!.cancel();
    blocked!.timeOut();
    run('RPUSH queue a');
    expect(run('LLEN queue')).toBe(1);
    expect(await reply).toMatch(/^UNBLOCKED /);
    expect(clock.next()).toBeUndefined();
    expect(run('INFO commandstats')).not.toMatch('blpop');
  });

  test('closing a database cancels the blocking commands of its clients', async () => {
    const { connect, database } = openToClients();
    const replies = [connect().send('BLPOP queue 1'), connect().send('WAIT 1 0')];
    database.blocked.cancelAll();
    for (const reply of await Promise.all(replies)) expect(reply).toMatch(/^UNBLOCKED /);
    expect(database.blocked.size).toBe(0);
  });
});

describe('when a key is ready, the command is checked again', () => {
  test('a client that has lost its permissions gets NOPERM', async () => {
    const { connect, run } = openToClients();
    run('ACL SETUSER ann on ~* +@all');
    const ann = connect('ann');
    const reply = ann.send('BLPOP queue 0');
    run('ACL SETUSER ann -blpop');
    expect(ann.blocked).toBeDefined();
    run('RPUSH queue a');
    expect(await reply).toMatch(/^NOPERM .* 'blpop'/);
    expect(run('LLEN queue')).toBe(1);
    expect(run('INFO commandstats')).toMatch(/cmdstat_blpop:calls=0,.*rejected_calls=1/);
  });

  test('a command that needs memory is refused if there is none', async () => {
    const { connect, run, database } = openToClients();
    const mover = connect().send(`${MOVE} 0`);
    const popper = connect().send('BLPOP a 0');
    run('RPUSH other x');
    run('CONFIG SET maxmemory 1');
    run('RENAME other a');
    expect(await mover).toMatch(/^OOM /);
    expect(await popper).toEqual(['a', 'x']);
    expect(database.keyspace.size).toBe(0);
  });

  test('a command that writes is refused if the disk is full', async () => {
    const { connect, run, database } = openToClients();
    const reply = connect().send('BLPOP queue 0');
    run('RPUSH other x');
    const { journal } = database;
    database.keyspace.rename(database.keyspace.peek('other')!, 'queue');
    database.journal = { ...journal, failure: 'MISCONF the disk is full' };
    database.serveBlocked();
    expect(await reply).toBe('MISCONF the disk is full');
  });
});

test('a reply waits until the pop is durable, and is an error if the disk refuses it', async () => {
  const { connect, run, database } = openToClients();
  const [one, other] = [connect().send('BLPOP queue 0'), connect().send('BLPOP queue 0')];
  let sync = Promise.withResolvers<void>();
  database.journal = { ...database.journal, settled: () => sync.promise };
  let answered = false;
  const first = one.finally(() => (answered = true));
  run('RPUSH queue a');
  await new Promise(setImmediate);
  expect(answered).toBe(false);
  sync.resolve();
  expect(await first).toEqual(['queue', 'a']);
  sync = Promise.withResolvers();
  run('RPUSH queue b');
  sync.reject(new RedisError('MISCONF the disk is full'));
  expect(await other).toBe('MISCONF the disk is full');
});

test('in a transaction and in a script, blocking commands time out at once', () => {
  const { run, transact } = openToClients();
  const commands = ['BLPOP a 0', `${MOVE} 0`, 'BZMPOP 0 1 a MIN', 'XREAD BLOCK 0 STREAMS a $'];
  expect(transact(...commands, 'WAIT 1 0')).toEqual([null, null, null, null, 0]);
  for (const command of commands) {
    const words = command.split(' ').map((word) => `'${word}'`);
    expect(run(`EVAL "return redis.call(${words.join(',')})" 0`)).toBe(null);
  }
  expect(run("EVAL \"return redis.call('BLPOP','a','-1')\" 0")).toMatch(/ERR timeout is negative/);
});

test('a command is counted once, however often it is tried, and INFO counts blocked clients and their keys', async () => {
  const { connect, run, transact } = openToClients();
  run('XGROUP CREATE orders billing $ MKSTREAM');
  const reply = connect().send('XREADGROUP GROUP billing ann BLOCK 0 STREAMS orders >');
  void connect().send('BLPOP a b c 0');
  void connect().send('BLPOP c 0');
  expect(run('INFO clients')).toMatch(
    /blocked_clients:3\r\ntotal_watched_keys:0\r\ntotal_blocking_keys:4\r\ntotal_blocking_keys_on_nokey:1/,
  );
  expect(run('INFO commandstats')).not.toMatch(/xreadgroup|blpop/);
  transact('DEL orders', 'XGROUP CREATE orders billing $ MKSTREAM');
  run('XADD orders 1-1 a 1');
  await reply;
  expect(run('INFO commandstats')).toMatch(/cmdstat_xreadgroup:calls=1,/);
});
