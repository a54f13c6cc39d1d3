import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

const END = '18446744073709551615';

test('values are added behind the last one that was added', () => {
  const { run } = openTestDatabase();
  expect(run('ARNEXT events')).toBe(0);
  expect(run('ARINSERT events a b')).toBe(1);
  expect(run('ARSET events 7 set')).toBe(1);
  expect(run('ARDEL events 1')).toBe(1);
  expect(run('ARNEXT events')).toBe(2);
  expect(run('ARINSERT events c')).toBe(2);
  expect(run('ARGETRANGE events 0 7')).toEqual(['a', null, 'c', null, null, null, null, 'set']);
});

test('ARSEEK says where the next value goes', () => {
  const { run, logged } = openTestDatabase();
  expect(run('ARSEEK events 5')).toBe(0);
  run('ARINSERT events a');
  expect(run('ARSEEK events 100')).toBe(1);
  expect(run('ARINSERT events b')).toBe(100);
  expect(run('ARSEEK events 0')).toBe(1);
  expect(run('ARNEXT events')).toBe(0);
  expect(run('ARINSERT events c')).toBe(0);
  expect(logged).toEqual([
    'ARINSERT events a',
    'ARSEEK events 100',
    'ARINSERT events b',
    'ARSEEK events 0',
    'ARINSERT events c',
  ]);
});

test('behind the last index nothing is added', () => {
  const { run } = openTestDatabase();
  run('ARINSERT a first');
  run('ARSEEK a 18446744073709551614');
  expect(run('ARINSERT a x y')).toBe('ERR insert index overflow');
  expect(run('ARINSERT a last')).toBe('18446744073709551614');
  expect(run('ARNEXT a')).toBeNull();
  expect(run('ARINSERT a more')).toBe('ERR insert index overflow');
  expect(run('ARSEEK', 'a', END)).toBe(1);
  expect(run('ARINFO a')).toContain('next-insert-index');
  expect(run('ARCOUNT a')).toBe(2);
});

test('a ring keeps the latest values', () => {
  const { run } = openTestDatabase();
  for (let i = 0; i < 10; i++) expect(run('ARRING', 'ring', 4, i)).toBe(i % 4);
  expect(run('ARGETRANGE ring 0 3')).toEqual(['8', '9', '6', '7']);
  expect(run('ARLASTITEMS ring 3')).toEqual(['7', '8', '9']);
  expect(run('ARLASTITEMS ring 100 REV')).toEqual(['9', '8', '7', '6']);
  expect(run('ARRING ring 4 a b c d e f')).toBe(3);
  expect(run('ARLASTITEMS ring 4')).toEqual(['c', 'd', 'e', 'f']);
});

test('a ring of another size keeps the latest values in order, from the start on', () => {
  const { run } = openTestDatabase();
  run('ARRING ring 4 a b c d e f');
  expect(run('ARRING ring 6 g')).toBe(4);
  expect(run('ARGETRANGE ring 0 5')).toEqual(['c', 'd', 'e', 'f', 'g', null]);
  expect(run('ARRING ring 2 h')).toBe(0);
  expect(run('ARGETRANGE ring 0 2')).toEqual(['h', 'g', null]);
});

test('what lies before a missing value is not kept, and ARSEEK 0 leaves a growing ring as it is', () => {
  const { run } = openTestDatabase();
  run('ARRING ring 5 a b c d e');
  run('ARDEL ring 2');
  expect(run('ARRING ring 4 f')).toBe(2);
  expect(run('ARGETRANGE ring 0 3')).toEqual(['d', 'e', 'f', null]);
  run('DEL ring');
  run('ARRING ring 3 a b c d');
  run('ARSEEK ring 0');
  expect(run('ARRING ring 5 e')).toBe(0);
  expect(run('ARGETRANGE ring 0 4')).toEqual(['e', 'b', 'c', null, null]);
});

test.each([
  ['ARRING a 0 x', 'ERR size must be positive'],
  ['ARRING a -5 x', 'ERR size must be positive'],
  ['ARRING a many x', 'ERR invalid size'],
  ['ARRING a 9223372036854775808 x', 'ERR invalid size'],
  ['ARLASTITEMS a many', 'ERR invalid COUNT'],
  ['ARLASTITEMS a 1 BACK', 'ERR syntax error'],
  ['ARLASTITEMS a 1 REV REV', "ERR wrong number of arguments for 'arlastitems' command"],
])('%s is refused', (command, error) => {
  const { run, logged } = openTestDatabase();
  expect(run(command)).toBe(error);
  expect(logged).toEqual([]);
});

test('the latest values of an array whose end was written by index are those at its end', () => {
  const { run } = openTestDatabase();
  run('ARINSERT a 1 2 3 4 5');
  run('ARDEL a 4');
  expect(run('ARLASTITEMS a 10')).toEqual(['1', '2', '3', '4']);
  run('ARDEL a 1');
  expect(run('ARLASTITEMS a 10 REV')).toEqual(['4', '3', null, '1']);
  run('ARSEEK a 0');
  expect(run('ARLASTITEMS a 2')).toEqual(['3', '4']);
  expect(run('ARLASTITEMS a 0')).toEqual([]);
  expect(run('ARLASTITEMS a -1 REV')).toEqual([]);
  expect(run('ARLASTITEMS nobody 5')).toEqual([]);
});

test('the latest of very many indexes without values are refused', () => {
  const { run } = openTestDatabase();
  run('ARMSET a 0 first 2000000 last');
  expect(run('ARLASTITEMS a 1000001')).toBe('ERR count exceeds maximum of 1000000 items');
  expect(run('ARLASTITEMS a 9223372036854775807')).toBe(
    'ERR count exceeds maximum of 1000000 items',
  );
  expect(run('ARLASTITEMS a 2')).toEqual([null, 'last']);
});

test('a ring of changing size keeps what a list of the latest values would keep', () => {
  const anyPush = fc.record({
    size: fc.integer({ min: 1, max: 12 }),
    count: fc.integer({ min: 1, max: 15 }),
  });
  fc.assert(
    fc.property(fc.array(anyPush, { maxLength: 12 }), (pushes) => {
      const { run } = openTestDatabase();
      let expected: string[] = [];
      let written = 0;
      for (const { size, count } of pushes) {
        const values = Array.from({ length: count }, () => `v${written++}`);
        run('ARRING', 'ring', size, ...values);
        expected = [...expected.slice(-size), ...values].slice(-size);
        expect(run('ARLASTITEMS', 'ring', 100)).toEqual(expected);
      }
    }),
    { numRuns: 40 },
  );
});
