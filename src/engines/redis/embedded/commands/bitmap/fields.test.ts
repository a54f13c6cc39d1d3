import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

test('BITFIELD SET returns the previous value, INCRBY the new one', () => {
  const { run } = openTestDatabase();
  expect(run('BITFIELD k SET u8 0 200')).toEqual([0]);
  expect(run('BITFIELD k SET u8 0 7 INCRBY u8 0 5 GET u8 0')).toEqual([200, 12, 12]);
  expect(run('BITFIELD k')).toEqual([]);
});

test('fields have any position and any width, the highest bit first', () => {
  const { run } = openTestDatabase();
  run('BITFIELD k SET u5 7 23');
  expect(run('GET k')).toBe('\u0001p');
  expect(run('BITFIELD k GET u8 0 GET u8 8 GET i5 7')).toEqual([1, 112, -9]);
});

test('an offset with # counts fields of the same width', () => {
  const { run } = openTestDatabase();
  run('BITFIELD k SET u8 #0 72 SET u8 #1 105');
  expect(run('GET k')).toBe('Hi');
  expect(run('BITFIELD k GET u4 #2')).toEqual([6]);
});

test('a signed field of 64 bits is exact, even beyond 2^53', () => {
  const { run } = openTestDatabase();
  run('BITFIELD k SET i64 3 -9223372036854775808');
  expect(run('BITFIELD k GET i64 3 GET u1 3 GET u63 4')).toEqual([-9223372036854775808n, 1, 0]);
  expect(run('BITFIELD k INCRBY i64 3 -1 GET u63 4')).toEqual([
    9223372036854775807n,
    9223372036854775807n,
  ]);
});

test.each([
  ['WRAP', 'u8 0 250 10', [4]],
  ['SAT', 'u8 0 250 10', [255]],
  ['FAIL', 'u8 0 250 10', [null]],
  ['WRAP', 'u8 0 5 -10', [251]],
  ['SAT', 'u8 0 5 -10', [0]],
  ['WRAP', 'i8 0 120 10', [-126]],
  ['SAT', 'i8 0 120 10', [127]],
  ['SAT', 'i8 0 -120 -10', [-128]],
  ['FAIL', 'i8 0 -120 -10', [null]],
])('OVERFLOW %s applied to %s', (overflow, field, expected) => {
  const { run } = openTestDatabase();
  const [type, offset, value, increment] = field.split(' ');
  run(`BITFIELD k SET ${type} ${offset} ${value}`);
  expect(run(`BITFIELD k OVERFLOW ${overflow} INCRBY ${type} ${offset} ${increment}`)).toEqual(
    expected,
  );
});

test('OVERFLOW applies to the operations after it', () => {
  const { run } = openTestDatabase();
  expect(
    run('BITFIELD k INCRBY u2 0 5 OVERFLOW SAT INCRBY u2 0 5 OVERFLOW FAIL INCRBY u2 0 1'),
  ).toEqual([1, 3, null]);
});

test('a negative number in an unsigned field is a very large one', () => {
  const { run } = openTestDatabase();
  expect(run('BITFIELD k SET u8 0 -2 GET u8 0')).toEqual([0, 254]);
  expect(run('BITFIELD k OVERFLOW SAT SET u8 0 -2 GET u8 0')).toEqual([254, 255]);
});

test('a BITFIELD that changes nothing is not logged', () => {
  const { run, logged } = openTestDatabase();
  run('BITFIELD k GET u8 0');
  expect(logged).toEqual([]);
  run('BITFIELD k SET u8 0 1');
  run('BITFIELD k SET u8 0 1');
  run('BITFIELD k OVERFLOW FAIL SET u8 0 300');
  expect(logged).toEqual(['BITFIELD k SET u8 0 1']);
});

test('the string extends to the last field, even if an overflow prevents its write', () => {
  const { run, logged } = openTestDatabase();
  expect(run('BITFIELD k OVERFLOW FAIL SET u8 16 300')).toEqual([null]);
  expect(run('STRLEN k')).toBe(3);
  expect(logged).toHaveLength(1);
});

test('nothing is changed if any argument is invalid', () => {
  const { run, logged } = openTestDatabase();
  const type =
    'ERR Invalid bitfield type. Use something like i16 u8. Note that u64 is not supported but i64 is.';
  expect(run('BITFIELD k SET u8 0 1 SET u64 0 1')).toBe(type);
  expect(run('BITFIELD k SET u8 0 1 GET i65 0')).toBe(type);
  expect(run('BITFIELD k SET u8 0 1 GET u08 0')).toBe(type);
  expect(run('BITFIELD k SET u8 0 1 GET u8')).toBe('ERR syntax error');
  expect(run('BITFIELD k SET u8 0 1 OVERFLOW FOO')).toBe('ERR Invalid OVERFLOW type specified');
  expect(run('BITFIELD k SET u8 0 1 SET u8 8 x')).toBe(
    'ERR value is not an integer or out of range',
  );
  expect(run('BITFIELD k SET u8 0 1 GET u8 #536870912')).toBe(
    'ERR bit offset is not an integer or out of range',
  );
  expect(logged).toEqual([]);
});

test('BITFIELD_RO only reads', () => {
  const { run } = openTestDatabase();
  run('SET k Hi');
  expect(run('BITFIELD_RO k GET u8 0 GET u8 #1 GET u63 1000')).toEqual([72, 105, 0]);
  expect(run('BITFIELD_RO k GET u8 0 SET u8 0 1')).toBe(
    'ERR BITFIELD_RO only supports the GET subcommand',
  );
});

test('a key of another type is refused', () => {
  const { run } = openTestDatabase();
  run('RPUSH list x');
  expect(run('BITFIELD list GET u8 0')).toMatch(/^WRONGTYPE/);
  expect(run('BITFIELD list SET u8 0 1')).toMatch(/^WRONGTYPE/);
  expect(run('BITFIELD_RO list GET u8 0')).toMatch(/^WRONGTYPE/);
});
