import { uncounted } from '../../work.ts';
import { array, assert, nat, option, property, uniqueArray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allOf } from '../../steps.ts';
import { SetValue } from '../../values/set.ts';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';
import { difference, intersection, intersectionSize, union } from './operations.ts';

const WRONG_TYPE = 'WRONGTYPE Operation against a key holding the wrong kind of value';

function openSets() {
  const opened = openTestDatabase();
  opened.run('SADD even 2 4 6 8');
  opened.run('SADD small 1 2 3 4');
  opened.run('SADD square 1 4 9');
  return opened;
}

test('SINTER, SUNION and SDIFF return the intersection, union and difference', () => {
  const { run } = openSets();
  expect(run('SINTER even small')).toEqual(['2', '4']);
  expect(run('SINTER even small square')).toEqual(['4']);
  expect(run('SUNION small square')).toEqual(['1', '2', '3', '4', '9']);
  expect(run('SDIFF small even')).toEqual(['1', '3']);
  expect(run('SDIFF small even square')).toEqual(['3']);
});

test('a missing key is an empty set', () => {
  const { run } = openSets();
  expect(run('SINTER even nobody')).toEqual([]);
  expect(run('SUNION nobody square')).toEqual(['1', '4', '9']);
  expect(run('SDIFF square nobody')).toEqual(['1', '4', '9']);
  expect(run('SDIFF nobody square')).toEqual([]);
});

test('SINTER, SUNION and SDIFF refuse any key of another type', () => {
  const { run } = openSets();
  run('RPUSH queue a');
  for (const command of ['SINTER', 'SUNION', 'SDIFF', 'SINTERSTORE to', 'SINTERCARD 2']) {
    expect(run(`${command} nobody queue`)).toBe(WRONG_TYPE);
  }
});

describe('storing the result', () => {
  test('replaces the destination, of any type, with its expiry', () => {
    const { run, advance } = openSets();
    run('RPUSH result a');
    run('PEXPIRE result 1000');
    expect(run('SUNIONSTORE result small square')).toBe(5);
    advance(2000);
    expect(run('SMEMBERS result')).toEqual(['1', '2', '3', '4', '9']);
    expect(run('SINTERSTORE result even small')).toBe(2);
    expect(run('SDIFFSTORE result result square')).toBe(1);
    expect(run('SMEMBERS result')).toEqual(['2']);
  });

  test('with an empty result deletes the destination', () => {
    const { run, database, logged } = openSets();
    run('SADD result a');
    expect(run('SDIFFSTORE result nobody even')).toBe(0);
    expect(database.keyspace.peek('result')).toBeUndefined();
    const before = logged.length;
    expect(run('SINTERSTORE result nobody even')).toBe(0);
    expect(logged).toHaveLength(before);
  });

  test('storing publishes an event with the name of the command', () => {
    const { run, database } = openSets();
    const events: string[] = [];
    database.keyspace.listener.afterEvent = (event) => events.push(event);
    run('SINTERSTORE result even small');
    run('SUNIONSTORE result even small');
    run('SDIFFSTORE result even small');
    run('SDIFFSTORE result even even');
    expect(events).toEqual(['new', 'sinterstore', 'sunionstore', 'sdiffstore', 'del']);
  });
});

describe('SINTERCARD', () => {
  test('SINTERCARD counts up to a limit', () => {
    const { run } = openSets();
    expect(run('SINTERCARD 2 even small')).toBe(2);
    expect(run('SINTERCARD 2 even small LIMIT 1')).toBe(1);
    expect(run('SINTERCARD 2 even small limit 0')).toBe(2);
    expect(run('SINTERCARD 1 nobody')).toBe(0);
  });

  test.each([
    ['SINTERCARD 0 even', 'ERR numkeys should be greater than 0'],
    ['SINTERCARD some even', 'ERR numkeys should be greater than 0'],
    ['SINTERCARD 2 even', "ERR Number of keys can't be greater than number of args"],
    ['SINTERCARD 1 even LIMIT -1', "ERR LIMIT can't be negative"],
    ['SINTERCARD 1 even LIMIT', 'ERR syntax error'],
    ['SINTERCARD 1 even small', 'ERR syntax error'],
  ])('an invalid SINTERCARD is refused (%s: %s)', (command, error) => {
    expect(openSets().run(command)).toBe(error);
  });
});

const sorted = (set: SetValue) => [...set.values()].toSorted();

test('the operations are correct for any number of sets of any size', () => {
  const members = uniqueArray(nat(40).map(String), { maxLength: 40 });
  const operands = array(option(members, { nil: undefined }), { minLength: 1, maxLength: 6 });
  assert(
    property(operands, (lists) => {
      const sets = lists.map((list) => (list === undefined ? undefined : SetValue.of(list)));
      const [first = [], ...others] = lists.map((list) => list ?? []);
      const common = first.filter((member) => others.every((list) => list.includes(member)));
      const rest = first.filter((member) => !others.some((list) => list.includes(member)));
      expect(sorted(allOf(intersection(sets, uncounted)))).toEqual(common.toSorted());
      expect(allOf(intersectionSize(sets, 3, uncounted))).toBe(Math.min(3, common.length));
      expect(sorted(allOf(difference(sets, uncounted)))).toEqual(rest.toSorted());
      expect(sorted(allOf(union(sets, uncounted)))).toEqual(
        [...new Set([...first, ...others.flat()])].toSorted(),
      );
    }),
  );
});
