import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

test('an element moves from one end of a list to one end of another', () => {
  const { run } = openTestDatabase();
  run('RPUSH waiting a b c');
  expect(run('LMOVE waiting running LEFT RIGHT')).toBe('a');
  expect(run('LMOVE waiting running right left')).toBe('c');
  expect(run('LRANGE running 0 -1')).toEqual(['c', 'a']);
  expect(run('RPOPLPUSH waiting running')).toBe('b');
  expect(run('LRANGE running 0 -1')).toEqual(['b', 'c', 'a']);
  expect(run('LLEN waiting')).toBe(0);
});

test('LMOVE within one list rotates it', () => {
  const { run } = openTestDatabase();
  run('RPUSH queue a b c');
  expect(run('RPOPLPUSH queue queue')).toBe('c');
  expect(run('LRANGE queue 0 -1')).toEqual(['c', 'a', 'b']);
  run('RPUSH single x');
  expect(run('LMOVE single single LEFT RIGHT')).toBe('x');
  expect(run('LRANGE single 0 -1')).toEqual(['x']);
});

test('both types are checked before anything moves', () => {
  const { run, logged } = openTestDatabase();
  const wrongType = 'WRONGTYPE Operation against a key holding the wrong kind of value';
  run('RPUSH queue a');
  run('SADD colors red');
  expect(run('LMOVE queue colors LEFT LEFT')).toBe(wrongType);
  expect(run('RPOPLPUSH colors queue')).toBe(wrongType);
  expect(run('LMOVE nobody colors LEFT LEFT')).toBe(null);
  expect(run('LLEN queue')).toBe(1);
  expect(logged).toHaveLength(2);
});

test('an end other than LEFT or RIGHT is a syntax error', () => {
  const { run } = openTestDatabase();
  expect(run('LMOVE a b LEFT MIDDLE')).toBe('ERR syntax error');
  expect(run('LMOVE a b MIDDLE LEFT')).toBe('ERR syntax error');
});

test('LMOVE and RPOPLPUSH are logged unchanged, and publish the push before the pop', () => {
  const { run, logged, database } = openTestDatabase();
  run('RPUSH waiting a b');
  const events: string[] = [];
  database.keyspace.listener.afterEvent = (event, key) => events.push(`${event} ${key}`);
  run('LMOVE waiting running LEFT RIGHT');
  run('RPOPLPUSH waiting running');
  expect(logged.slice(1)).toEqual([
    'LMOVE waiting running LEFT RIGHT',
    'RPOPLPUSH waiting running',
  ]);
  expect(events).toEqual([
    'new running',
    'rpush running',
    'lpop waiting',
    'lpush running',
    'rpop waiting',
    'del waiting',
  ]);
});
