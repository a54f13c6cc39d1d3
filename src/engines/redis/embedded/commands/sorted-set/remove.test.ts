import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

test('ZREM returns the number of removed members', () => {
  const { run, logged } = openTestDatabase();
  run('ZADD z 1 a 2 b 3 c');
  expect(run('ZREM z a nobody c')).toBe(2);
  expect(run('ZREM z nobody')).toBe(0);
  expect(run('ZREM nobody a')).toBe(0);
  expect(run('ZRANGE z 0 -1')).toEqual(['b']);
  expect(logged).toEqual(['ZADD z 1 a 2 b 3 c', 'ZREM z a nobody c']);
});

test('ranges are removed by rank, by score and by bytes', () => {
  const { run } = openTestDatabase();
  run('ZADD z 0 a 0 b 0 c 1 d 2 e 3 f');
  expect(run('ZREMRANGEBYSCORE z (0 (3')).toBe(2);
  expect(run('ZREMRANGEBYRANK z -1 -1')).toBe(1);
  expect(run('ZREMRANGEBYLEX z [a (c')).toBe(2);
  expect(run('ZRANGE z 0 -1')).toEqual(['c']);
});

test('a range without members changes nothing', () => {
  const { run, logged } = openTestDatabase();
  run('ZADD z 1 a');
  expect(run('ZREMRANGEBYSCORE z 5 9')).toBe(0);
  expect(run('ZREMRANGEBYRANK z 2 1')).toBe(0);
  expect(run('ZREMRANGEBYRANK nobody 0 1')).toBe(0);
  expect(logged).toEqual(['ZADD z 1 a']);
});

test('removing the last member deletes the key, with an event', () => {
  const { run, database } = openTestDatabase();
  const events: string[] = [];
  run('ZADD z 1 a 2 b');
  database.keyspace.listener.afterEvent = (event) => events.push(event);
  run('ZREM z a');
  run('ZREMRANGEBYSCORE z -inf +inf');
  expect(events).toEqual(['zrem', 'zremrangebyscore', 'del']);
  expect(run('EXISTS z')).toBe(0);
});

test('an invalid bound is refused before the key is checked', () => {
  const { run } = openTestDatabase();
  run('SET s x');
  expect(run('ZREMRANGEBYRANK s a 1')).toBe('ERR value is not an integer or out of range');
  expect(run('ZREMRANGEBYSCORE s a 1')).toBe('ERR min or max is not a float');
  expect(run('ZREMRANGEBYLEX s a b')).toBe('ERR min or max not valid string range item');
  expect(run('ZREMRANGEBYLEX s - +')).toMatch(/^WRONGTYPE /);
  expect(run('ZREM s a')).toMatch(/^WRONGTYPE /);
});

test('a large set is emptied and filled again', () => {
  const { run, database } = openTestDatabase();
  const before = database.keyspace.usedBytes;
  for (let i = 0; i < 2000; i++) run('ZADD', 'z', i % 7, `m${i}`);
  expect(run('ZREMRANGEBYSCORE z 3 4')).toBe(572);
  expect(run('ZREMRANGEBYRANK z 0 999')).toBe(1000);
  expect(run('ZCARD z')).toBe(428);
  expect(run('ZREMRANGEBYRANK z 0 -1')).toBe(428);
  expect(database.keyspace.usedBytes).toBe(before);
});
