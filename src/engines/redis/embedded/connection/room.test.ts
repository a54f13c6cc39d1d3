import { describe, expect, test } from 'vitest';
import { openToConnections } from '../../../../../testing/engines/redis/embedded/connection.ts';
import { Holding, MemoryBudget } from '../../../../base/memory-budget.ts';
import { NULL_ARRAY, OK, RedisError, Status } from '../../reply.ts';

/** The limit is 1000 bytes. */
const FULL = new RedisError(
  'ERR max size of watched keys, subscriptions and tracked prefixes exceeded. Limit: 1000 bytes',
);
const CROWDED = new RedisError(
  'ERR too much is kept for all clients of this database together. Try again when some of it has ended',
);
const name = (letter: string) => letter.repeat(400);

describe('the names that a connection keeps', () => {
  test.each(['WATCH', 'SUBSCRIBE', 'PSUBSCRIBE', 'SSUBSCRIBE', 'CLIENT TRACKING ON BCAST PREFIX'])(
    'of %s are limited together',
    (command) => {
      const { run } = openToConnections().connect();
      run('HELLO 3');
      const give = (letter: string) => run(...command.split(' '), name(letter));
      for (const letter of ['a', 'b']) expect(give(letter)).not.toEqual([FULL]);
      expect(give('c')).toEqual([FULL]);
      // Those that the connection has already take nothing.
      if (!command.startsWith('CLIENT')) expect(give('b')).not.toEqual([FULL]);
    },
  );

  test('of different kinds are limited together', () => {
    const { run } = openToConnections().connect();
    run('HELLO 3');
    run('WATCH', name('a'));
    run('SUBSCRIBE', name('a'));
    expect(run('PSUBSCRIBE', name('a'))).toEqual([FULL]);
    expect(run('CLIENT', 'TRACKING', 'ON', 'BCAST', 'PREFIX', name('a'))).toEqual([FULL]);
    expect(run('GET a')).toEqual([null]);
  });

  test('are added all or none', () => {
    const { run, connection } = openToConnections().connect();
    expect(run('SUBSCRIBE', name('a'), name('b'), name('c'))).toEqual([FULL]);
    expect(connection.listening.count('')).toBe(0);
    expect(run('WATCH', name('a'), name('b'), name('c'))).toEqual([FULL]);
    expect(connection.transaction.watched).toBe(0);
  });

  test.each([
    ['WATCH', 'UNWATCH'],
    ['WATCH', 'MULTI', 'EXEC'],
    ['WATCH', 'MULTI', 'DISCARD'],
    ['SUBSCRIBE', 'UNSUBSCRIBE'],
    ['PSUBSCRIBE', `PUNSUBSCRIBE ${name('a')} ${name('b')}`],
    ['SSUBSCRIBE', 'SUNSUBSCRIBE'],
    ['CLIENT TRACKING ON BCAST PREFIX', 'CLIENT TRACKING OFF'],
    ['SUBSCRIBE', 'RESET', 'AUTH secret', 'HELLO 3'],
  ])('of %s make room for others after %s', (command, ...after) => {
    const { run } = openToConnections().connect();
    run('HELLO 3');
    for (let round = 0; round < 3; round++) {
      for (const letter of ['a', 'b']) {
        expect(run(...command.split(' '), name(letter))).not.toEqual([FULL]);
      }
      for (const each of after) run(each);
    }
  });

  test('count by the memory that they take, however short they are', () => {
    const budget = new MemoryBudget(10_000_000);
    const setup = { maxKeptBytes: () => Infinity, hold: () => new Holding(budget, 'one') };
    const { run } = openToConnections().connect('secret', setup);
    run('HELLO 3');
    const keys = (round: number) => Array.from({ length: 10_000 }, (_, i) => `${round}${i}`);
    const outcomes = Array.from({ length: 10 }, (_, round) => run('WATCH', ...keys(round)));
    expect(outcomes[0]).toEqual([OK]);
    expect(outcomes.at(-1)).toEqual([expect.any(RedisError)]);
  });
});

describe('what all connections keep together', () => {
  test('is limited: names and commands of transactions', () => {
    const budget = new MemoryBudget(1_000_000);
    const setup = { maxKeptBytes: () => Infinity, hold: () => new Holding(budget, 'one') };
    const { connect } = openToConnections();
    const [one, two, three] = [1, 2, 3].map(() => connect('secret', setup));
    const text = 'x'.repeat(400_000);
    expect(one!.run('WATCH', text)).toEqual([OK]);
    expect(two!.run('SUBSCRIBE', text)).toEqual([CROWDED]);
    three!.run('MULTI');
    expect(three!.run('SET', 'a', text)).toEqual([CROWDED]);
    one!.connection.close();
    expect(budget.taken).toBe(0);
    expect(two!.run('SUBSCRIBE', text)).toEqual([['subscribe', text, 1]]);
  });

  test('does not affect small transactions of others', () => {
    const budget = new MemoryBudget(1_000_000);
    const setup = { maxKeptBytes: () => Infinity, hold: () => new Holding(budget, 'one') };
    const { connect } = openToConnections();
    const [large, small] = [connect('secret', setup), connect('secret', setup)];
    large.run('WATCH', 'x'.repeat(499_000));
    small.run('WATCH a');
    small.run('MULTI');
    expect(small.run('SET a 1')).toEqual([new Status('QUEUED')]);
    expect(small.run('EXEC')).toEqual([[OK]]);
    small.run('WATCH a');
    large.run('SET a 2');
    small.run('MULTI');
    expect(small.run('EXEC')).toEqual([NULL_ARRAY]);
  });
});

test('the names of clients and libraries have a maximum length', () => {
  const { run } = openToConnections().connect();
  const tooLong = new RedisError('ERR Client names cannot be longer than 4096 bytes.');
  expect(run('CLIENT', 'SETNAME', 'x'.repeat(4096))).toEqual([OK]);
  expect(run('CLIENT', 'SETNAME', 'x'.repeat(4097))).toEqual([tooLong]);
  expect(run('HELLO', '3', 'SETNAME', 'x'.repeat(4097))).toEqual([tooLong]);
});
