import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

const WRONG_TYPE = 'WRONGTYPE Operation against a key holding the wrong kind of value';

test('a member that is added twice is a single member', () => {
  const { run } = openTestDatabase();
  expect(run('SADD colors red green red')).toBe(2);
  expect(run('SADD colors green blue')).toBe(1);
  expect(run('SCARD colors')).toBe(3);
  expect(run('SISMEMBER colors red')).toBe(1);
  expect(run('SMISMEMBER colors pink blue')).toEqual([0, 1]);
});

test('small sets keep the order of addition, sets of integers are sorted', () => {
  const { run } = openTestDatabase();
  run('SADD names grace ada alan');
  expect(run('SMEMBERS names')).toEqual(['grace', 'ada', 'alan']);
  run('SADD primes 11 2 7');
  expect(run('SMEMBERS primes')).toEqual(['2', '7', '11']);
});

test('any bytes can be a member', () => {
  const { run } = openTestDatabase();
  expect(run('SADD', 'set', '', 'two words', 'žluťoučký', '\0')).toBe(4);
  expect(run('SISMEMBER', 'set', 'žluťoučký')).toBe(1);
  expect(run('SREM', 'set', '', '\0')).toBe(2);
  expect(run('SMEMBERS set')).toEqual(['two words', 'žluťoučký']);
});

test('a set is deleted with its last member', () => {
  const { run, database, logged } = openTestDatabase();
  run('SADD colors red');
  expect(run('SREM colors red red blue')).toBe(1);
  expect(database.keyspace.size).toBe(0);
  expect(run('SREM colors red')).toBe(0);
  expect(logged).toEqual(['SADD colors red', 'SREM colors red red blue']);
});

test('a command that changes nothing is not logged', () => {
  const { run, logged } = openTestDatabase();
  run('SADD colors red');
  expect(run('SADD colors red')).toBe(0);
  expect(run('SREM colors blue')).toBe(0);
  expect(run('SMOVE colors other blue')).toBe(0);
  expect(run('SMOVE colors colors red')).toBe(1);
  expect(logged).toHaveLength(1);
});

test('a missing key is an empty set', () => {
  const { run } = openTestDatabase();
  expect(run('SCARD nobody')).toBe(0);
  expect(run('SMEMBERS nobody')).toEqual([]);
  expect(run('SISMEMBER nobody a')).toBe(0);
  expect(run('SMISMEMBER nobody a b')).toEqual([0, 0]);
});

test('a member moves from one set to another', () => {
  const { run, logged } = openTestDatabase();
  run('SADD waiting a b');
  run('SADD running b');
  expect(run('SMOVE waiting running a')).toBe(1);
  expect(run('SMOVE waiting running b')).toBe(1);
  expect(run('SMOVE waiting running b')).toBe(0);
  expect(run('SMEMBERS running')).toEqual(['b', 'a']);
  expect(run('SCARD waiting')).toBe(0);
  expect(logged.slice(2)).toEqual(['SMOVE waiting running a', 'SMOVE waiting running b']);
});

test('SMOVE checks both types if the source exists', () => {
  const { run } = openTestDatabase();
  run('SADD colors red');
  run('RPUSH queue a');
  expect(run('SMOVE nobody queue red')).toBe(0);
  expect(run('SMOVE colors queue red')).toBe(WRONG_TYPE);
  expect(run('SMOVE colors queue blue')).toBe(WRONG_TYPE);
  expect(run('SMOVE queue colors a')).toBe(WRONG_TYPE);
});

test('each change has its event', () => {
  const { run, database } = openTestDatabase();
  const events: string[] = [];
  database.keyspace.listener.afterEvent = (event, key) => events.push(`${event} ${key}`);
  run('SADD one a');
  run('SMOVE one other a');
  run('SREM other a');
  expect(events).toEqual([
    'new one',
    'sadd one',
    'srem one',
    'del one',
    'new other',
    'sadd other',
    'srem other',
    'del other',
  ]);
});
