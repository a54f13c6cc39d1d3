import { describe, expect, test } from 'vitest';
import { NullArray } from '../../../reply.ts';
import { EmbeddedSession } from '../../session.ts';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

describe('LPOP and RPOP', () => {
  test('LPOP and RPOP take one element, or with a count several, the outermost first', () => {
    const { run } = openTestDatabase();
    run('RPUSH queue a b c d e f');
    expect(run('LPOP queue')).toBe('a');
    expect(run('RPOP queue')).toBe('f');
    expect(run('LPOP queue 2')).toEqual(['b', 'c']);
    expect(run('RPOP queue 1')).toEqual(['e']);
    expect(run('RPOP queue 100')).toEqual(['d']);
  });

  test('the list is deleted with its last element', () => {
    const { run, database } = openTestDatabase();
    run('RPUSH queue a');
    run('LPOP queue');
    expect(database.keyspace.size).toBe(0);
    expect(run('LPOP queue')).toBe(null);
  });

  test('a count of a missing list returns the null array, no count the null string', () => {
    const { database } = openTestDatabase();
    const user = database.acl.user('default')!;
    const session = new EmbeddedSession(database, { id: 2, user, address: '127.0.0.1:2' });
    expect(session.run(['LPOP', 'nobody'])).toBe(null);
    expect(session.run(['LPOP', 'nobody', '3'])).toBeInstanceOf(NullArray);
    expect(session.run(['RPOP', 'nobody', '0'])).toBeInstanceOf(NullArray);
    expect(session.run(['LMPOP', '1', 'nobody', 'LEFT'])).toBeInstanceOf(NullArray);
  });

  test('a count of 0 takes nothing and changes nothing', () => {
    const { run, logged } = openTestDatabase();
    run('RPUSH queue a');
    expect(run('LPOP queue 0')).toEqual([]);
    expect(logged).toEqual(['RPUSH queue a']);
  });

  test('the count is checked before the key', () => {
    const { run } = openTestDatabase();
    run('SADD colors red');
    expect(run('LPOP colors -1')).toBe('ERR value is out of range, must be positive');
    expect(run('RPOP nobody many')).toBe('ERR value is out of range, must be positive');
    expect(run('LPOP nobody 1 2')).toBe("ERR wrong number of arguments for 'lpop' command");
  });

  test('LPOP and RPOP are logged unchanged', () => {
    const { run, logged } = openTestDatabase();
    run('RPUSH queue a b c');
    run('LPOP queue');
    run('RPOP queue 5');
    expect(logged.slice(1)).toEqual(['LPOP queue', 'RPOP queue 5']);
  });
});

describe('LMPOP', () => {
  test('LMPOP takes from the first list that exists', () => {
    const { run } = openTestDatabase();
    run('RPUSH low a b c');
    expect(run('LMPOP 2 high low LEFT')).toEqual(['low', ['a']]);
    run('RPUSH high 1 2 3');
    expect(run('LMPOP 2 high low RIGHT COUNT 2')).toEqual(['high', ['3', '2']]);
    expect(run('LMPOP 1 nobody LEFT')).toBe(null);
  });

  test('LMPOP is logged as the LPOP or RPOP that it performs', () => {
    const { run, logged } = openTestDatabase();
    run('RPUSH queue a b c');
    run('LMPOP 2 nobody queue LEFT');
    run('LMPOP 1 queue RIGHT COUNT 10');
    run('LMPOP 1 queue RIGHT');
    expect(logged.slice(1)).toEqual(['LPOP queue 1', 'RPOP queue 2']);
  });

  test('LMPOP refuses a key of another type that precedes a list', () => {
    const { run } = openTestDatabase();
    run('SADD colors red');
    run('RPUSH queue a');
    expect(run('LMPOP 2 queue colors LEFT')).toEqual(['queue', ['a']]);
    expect(run('LMPOP 2 queue colors LEFT')).toBe(
      'WRONGTYPE Operation against a key holding the wrong kind of value',
    );
  });

  test.each([
    ['LMPOP 0 queue LEFT', 'ERR numkeys should be greater than 0'],
    ['LMPOP many queue LEFT', 'ERR numkeys should be greater than 0'],
    ['LMPOP 2 queue LEFT', 'ERR syntax error'],
    ['LMPOP 1 queue MIDDLE', 'ERR syntax error'],
    ['LMPOP 1 queue LEFT COUNT', 'ERR syntax error'],
    ['LMPOP 1 queue LEFT COUNT 0', 'ERR count should be greater than 0'],
    ['LMPOP 1 queue LEFT COUNT 1 COUNT 1', 'ERR syntax error'],
  ])('a wrong LMPOP is refused (%s: %s)', (command, error) => {
    expect(openTestDatabase().run(command)).toBe(error);
  });
});

test('removing the last element has two events: a pop and a deletion', () => {
  const { run, database } = openTestDatabase();
  run('RPUSH queue a b');
  const events: string[] = [];
  database.keyspace.listener.afterEvent = (event) => events.push(event);
  run('RPOP queue');
  run('LMPOP 1 queue LEFT');
  expect(events).toEqual(['rpop', 'lpop', 'del']);
});

test.each(['BLPOP queue 1', 'BRPOP queue 1', 'BRPOPLPUSH a b 1', 'BLMOVE a b LEFT LEFT 1'])(
  'a blocking command is refused: %s',
  (command) => {
    const name = command.split(' ')[0]!;
    expect(openTestDatabase().run(command)).toBe(
      `ERR Command is not available: '${name}'. See https://docs.upstash.com/overall/rediscompatibility for details`,
    );
  },
);

test('elements are added at either end, one after the other', () => {
  const { run } = openTestDatabase();
  expect(run('RPUSH queue c d')).toBe(2);
  expect(run('LPUSH queue b a')).toBe(4);
  expect(run('LRANGE queue 0 -1')).toEqual(['a', 'b', 'c', 'd']);
});

test('LPUSHX and RPUSHX only extend a list', () => {
  const { run, logged } = openTestDatabase();
  expect(run('LPUSHX queue a')).toBe(0);
  expect(run('RPUSHX queue a')).toBe(0);
  expect(logged).toEqual([]);
  run('RPUSH queue b');
  expect(run('LPUSHX queue a')).toBe(2);
  expect(run('RPUSHX queue c d')).toBe(4);
  expect(run('LRANGE queue 0 -1')).toEqual(['a', 'b', 'c', 'd']);
});

test('a key of another type does not change', () => {
  const { run, logged } = openTestDatabase();
  run('SADD colors red');
  expect(run('LPUSH colors a')).toBe(
    'WRONGTYPE Operation against a key holding the wrong kind of value',
  );
  expect(run('SCARD colors')).toBe(1);
  expect(logged).toEqual(['SADD colors red']);
});

test('any bytes can be an element', () => {
  const { run } = openTestDatabase();
  expect(run('RPUSH', 'queue', '', 'two words', 'line\r\nbreak', 'žluťoučký')).toBe(4);
  expect(run('LRANGE queue 0 -1')).toEqual(['', 'two words', 'line\r\nbreak', 'žluťoučký']);
});

test('an expired list is replaced', () => {
  const { run, advance } = openTestDatabase();
  run('RPUSH queue old');
  run('PEXPIRE queue 1000');
  advance(1000);
  expect(run('RPUSH queue new')).toBe(1);
  advance(10_000);
  expect(run('LRANGE queue 0 -1')).toEqual(['new']);
});

test('LPUSH and RPUSH publish lpush and rpush', () => {
  const { run, database } = openTestDatabase();
  const events: string[] = [];
  database.keyspace.listener.afterEvent = (event, key) => events.push(`${event} ${key}`);
  run('LPUSH queue a');
  run('RPUSHX queue b');
  expect(events).toEqual(['new queue', 'lpush queue', 'rpush queue']);
});
