import { describe, expect, test } from 'vitest';
import { openToClients } from '../../../../../testing/engines/redis/embedded/blocking.ts';
import { dumped } from '../../../../../testing/engines/redis/embedded/persistence/rdb.ts';

const WRONG_TYPE = 'WRONGTYPE Operation against a key holding the wrong kind of value';

describe('the order of service', () => {
  test('the client that has waited longest for the key is served first', async () => {
    const { connect, run } = openToClients();
    const replies = [connect(), connect(), connect()].map((client) => client.send('BLPOP queue 0'));
    run('RPUSH queue a b');
    run('RPUSH queue c');
    expect(await Promise.all(replies)).toEqual([
      ['queue', 'a'],
      ['queue', 'b'],
      ['queue', 'c'],
    ]);
  });

  test('a client that has disconnected is skipped, and the next one is served', async () => {
    const { connect, run, database } = openToClients();
    const [ann, bob] = [connect(), connect()];
    void ann.send('BLPOP queue 0');
    const reply = bob.send('BLPOP queue 0');
    ann.blocked!.cancel();
    expect(run('RPUSH queue a')).toBe(1);
    expect(await reply).toEqual(['queue', 'a']);
    expect(database.blocked).toMatchObject({ size: 0, keys: 0, keysOrGone: 0 });
  });

  test('of several ready keys, the first one in the command is used', async () => {
    const { connect, transact } = openToClients();
    const reply = connect().send('BLPOP low high high 0');
    transact('RPUSH high h', 'RPUSH low l');
    expect(await reply).toEqual(['low', 'l']);
  });

  test('of several clients, the one whose key was ready first is served first', async () => {
    const { connect, transact, logged } = openToClients();
    const one = connect().send('BLPOP a 0');
    const other = connect().send('BLPOP b 0');
    transact('RPUSH b 1', 'RPUSH a 2');
    expect([await one, await other]).toEqual([
      ['a', '2'],
      ['b', '1'],
    ]);
    expect(logged).toEqual(['RPUSH b 1; RPUSH a 2', 'LPOP b', 'LPOP a']);
  });

  test('clients are served after a transaction has ended, with what it has left', async () => {
    const { connect, transact } = openToClients();
    const ann = connect();
    const reply = ann.send('BLPOP queue 0');
    expect(transact('RPUSH queue a b', 'LPOP queue', 'LLEN queue')).toEqual([2, 'a', 1]);
    expect(await reply).toEqual(['queue', 'b']);
    void ann.send('BLPOP queue 0');
    transact('RPUSH queue a', 'DEL queue');
    expect(ann.blocked).toBeDefined();
    transact('RPUSH queue a', 'DEL queue', 'SET queue text');
    expect(ann.blocked).toBeDefined();
  });

  test('clients are served after a script has ended, with what it has left', async () => {
    const { connect, run, logged } = openToClients();
    const reply = connect().send('BLPOP queue 0');
    const script = `redis.call('RPUSH','queue','a') return redis.call('LLEN','queue')`;
    expect(run(`EVAL "${script}" 0`)).toBe(1);
    expect(await reply).toEqual(['queue', 'a']);
    expect(logged).toEqual(['RPUSH queue a', 'LPOP queue']);
  });

  test('BLMPOP with a count takes up to so many elements', async () => {
    const { connect, run, logged } = openToClients();
    const lists = connect().send('BLMPOP 0 2 x queue RIGHT COUNT 10');
    const sets = connect().send('BZMPOP 0 2 x race MAX COUNT 2');
    run('RPUSH queue a b');
    run('ZADD race 1 a 2 b 3 c');
    expect(await lists).toEqual(['queue', ['b', 'a']]);
    expect(await sets).toEqual([
      'race',
      [
        ['c', '3'],
        ['b', '2'],
      ],
    ]);
    expect(logged.filter((line) => line.includes('POP'))).toEqual([
      'RPOP queue 2',
      'ZPOPMAX race 2',
    ]);
  });

  test('BZPOPMIN and BZPOPMAX get the ends of a sorted set', async () => {
    const { connect, run, logged } = openToClients();
    const lowest = connect().send('BZPOPMIN race 0');
    const highest = connect().send('BZPOPMAX race 0');
    run('ZADD race 1.5 a 2 b 3 c');
    expect(await lowest).toEqual(['race', 'a', '1.5']);
    expect(await highest).toEqual(['race', 'c', '3']);
    expect(logged.slice(1)).toEqual(['ZPOPMIN race', 'ZPOPMAX race']);
  });
});

describe('chains of BLMOVE', () => {
  test('an element that BLMOVE moves serves the client that waits for the destination', async () => {
    const { connect, run, logged } = openToClients();
    const last = connect().send('BLPOP c 0');
    const second = connect().send('BRPOPLPUSH b c 0');
    const first = connect().send('BLMOVE a b RIGHT LEFT 0');
    run('RPUSH a x');
    expect([await first, await second, await last]).toEqual(['x', 'x', ['c', 'x']]);
    expect(logged).toEqual(['RPUSH a x', 'LMOVE a b RIGHT LEFT', 'RPOPLPUSH b c', 'LPOP c']);
  });

  test('clients whose BLMOVEs form a circle are served once each', async () => {
    const { connect, run } = openToClients();
    const one = connect().send('BLMOVE a b LEFT LEFT 0');
    const other = connect().send('BLMOVE b a LEFT LEFT 0');
    run('RPUSH a x');
    expect([await one, await other]).toEqual(['x', 'x']);
    expect(run('LRANGE a 0 -1')).toEqual(['x']);
  });

  test('BRPOPLPUSH of a list onto itself is served, and rotates the list', async () => {
    const { connect, run } = openToClients();
    const reply = connect().send('BRPOPLPUSH a a 0');
    run('RPUSH a x y');
    expect(await reply).toBe('y');
    expect(run('LRANGE a 0 -1')).toEqual(['y', 'x']);
  });

  test('a destination of another type ends the wait, and nothing is moved', async () => {
    const { connect, run } = openToClients();
    const reply = connect().send('BLMOVE a b LEFT LEFT 0');
    run('SET b text');
    run('RPUSH a x');
    expect(await reply).toBe(WRONG_TYPE);
    expect(run('LRANGE a 0 -1')).toEqual(['x']);
  });
});

describe('keys of another type', () => {
  test('a key of another type is refused at once, without waiting', async () => {
    const { connect, run } = openToClients();
    run('SET text x');
    expect(await connect().send('BLPOP queue text 0')).toBe(WRONG_TYPE);
    expect(await connect().send('BZPOPMIN text 0')).toBe(WRONG_TYPE);
    expect(await connect().send('XREAD BLOCK 0 STREAMS text $')).toBe(WRONG_TYPE);
  });

  test('a key that changes to another type wakes no client, and is an error only when another key is ready', async () => {
    const { connect, run } = openToClients();
    const ann = connect();
    const reply = ann.send('BLPOP x queue 0');
    run('SET x text');
    run('ZADD queue 1 a');
    expect(ann.blocked).toBeDefined();
    run('DEL queue');
    run('RPUSH queue a');
    expect(await reply).toBe(WRONG_TYPE);
  });
});

describe('what makes a key ready', () => {
  test.each([
    ['LPUSH', 'LPUSH queue a'],
    ['RPUSH', 'RPUSH queue a'],
    ['LMOVE', 'LMOVE source queue LEFT LEFT'],
    ['RPOPLPUSH', 'RPOPLPUSH source queue'],
    ['SORT with STORE', 'SORT source ALPHA STORE queue'],
    ['RENAME', 'RENAME source queue'],
    ['RENAMENX', 'RENAMENX source queue'],
    ['COPY', 'COPY source queue'],
  ])('%s wakes a client that waits for a list', async (_name, command) => {
    const { connect, run } = openToClients();
    run('RPUSH source a');
    const reply = connect().send('BLPOP queue 0');
    run(command);
    expect(await reply).toEqual(['queue', 'a']);
  });

  test.each([
    'ZADD race 1 a',
    'ZINCRBY race 1 a',
    'ZUNIONSTORE race 1 source',
    'ZINTERSTORE race 1 source',
    'ZDIFFSTORE race 1 source',
    'ZRANGESTORE race source 0 -1',
    'GEOADD race 1 1 a',
    'GEORADIUS source 1 1 1000 km STORE race',
    'GEOSEARCHSTORE race source FROMLONLAT 1 1 BYRADIUS 1000 km',
    'RENAME source race',
  ])('%s wakes a client that waits for a sorted set', async (command) => {
    const { connect, run } = openToClients();
    run('GEOADD source 1 1 a');
    const reply = connect().send('BZPOPMIN race 0');
    run(command);
    expect(await reply).toMatchObject(['race', 'a', expect.any(String)]);
  });

  test('RESTORE, with REPLACE too, COPY and RENAME wake a client that waits for the key', async () => {
    const { connect, run, database } = openToClients();
    run('RPUSH source a');
    const payload = dumped(database.keyspace.peek('source')!.value);
    const commands = [
      ['RESTORE', 'queue', '0', payload, 'REPLACE'],
      ['COPY source queue REPLACE'],
      ['RENAME source queue'],
    ];
    for (const command of commands) {
      const reply = connect().send('BLPOP queue 0');
      run('SET queue text');
      run(...command);
      expect(await reply).toEqual(['queue', 'a']);
    }
  });

  test('a value that replaces one of another type wakes nobody (Redis 7.2 `db.c` `dbReplaceValue`)', () => {
    const { connect, run } = openToClients();
    run('RPUSH source a');
    const ann = connect();
    void ann.send('BLPOP queue 0');
    run('SET queue text');
    run('SORT source ALPHA STORE queue');
    expect(ann.blocked).toBeDefined();
    expect(run('TYPE queue')).toBe('list');
  });
});
