import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

function open(...values: (string | number)[]) {
  const opened = openTestDatabase();
  opened.run('ARSET', 'a', 0, ...values);
  const compute = (...words: (string | number)[]) =>
    opened.run('AROP', 'a', 0, '18446744073709551614', ...words);
  return { ...opened, compute };
}

test('sums and extremes are those of the values that are numbers', () => {
  const { run, compute } = open('10', 'ten', '20.5', '-3', '');
  expect(compute('SUM')).toBe('27.5');
  expect(compute('MIN')).toBe('-3');
  expect(compute('max')).toBe('20.5');
  expect(run('AROP a 3 2 SUM')).toBe('17.5');
});

test.each([
  [['0.1', '0.2'], '0.3'],
  [['1e30', '1'], '1e+30'],
  [['-1.5', '0x10'], '14.5'],
  [['0.00001234'], '1.234e-05'],
  [['0.0001234'], '0.0001234'],
  [['12345678901234567'], '12345678901234567'],
  [['100000000000000000'], '1e+17'],
  [['9007199254740993', '2'], '9007199254740995'],
  [['9223372036854775807'], '9.2233720368547758e+18'],
  [['inf', '5'], 'inf'],
  [['5', '-inf'], '-inf'],
  [['inf', '-inf'], '-nan'],
])('the sum of %j is %s, as C prints it with 17 digits', (values, sum) => {
  expect(open(...values).compute('SUM')).toBe(sum);
});

test('bits are those of whole numbers of 64 bits', () => {
  const { compute } = open('7.9', '3', 'x', '1e30', '-1.5', 'inf');
  expect(compute('AND')).toBe(3);
  expect(compute('OR')).toBe(-1);
  expect(compute('XOR')).toBe(7 ^ 3 ^ -1);
  expect(open('9223372036854775807', '1').compute('AND')).toBe(1);
  expect(open('9223372036854775807').compute('OR')).toBe(9223372036854775807n);
  expect(open('-9223372036854775808').compute('OR')).toBe(-9223372036854775808n);
});

test('values are counted', () => {
  const { run, compute } = open('a', 'b', 'a');
  expect(compute('MATCH', 'a')).toBe(2);
  expect(compute('USED')).toBe(3);
  expect(run('AROP a 100 200 USED')).toBe(0);
});

test('without numbers there is no figure, and without an array nothing is counted', () => {
  const { run, compute } = open('a');
  for (const name of ['SUM', 'MIN', 'MAX', 'AND', 'OR', 'XOR']) {
    expect(compute(name)).toBeNull();
    expect(run('AROP', 'nobody', 0, 1, name)).toBeNull();
  }
  expect(run('AROP nobody 0 1 MATCH a')).toBe(0);
  expect(run('AROP nobody 0 1 USED')).toBe(0);
});

test('very many large numbers are refused, plain ones are added up', () => {
  const { run } = openTestDatabase(10_000);
  const tooMuch = 'ERR the command takes too long. Limit: 10000 values looked at';
  run('ARSET', 'a', 0, ...Array.from({ length: 1000 }, () => '1e-4900'));
  expect(run('AROP a 0 1000 SUM')).toBe(tooMuch);
  expect(run('AROP a 0 1000 USED')).toBe(1000);
  run('ARSET', 'a', 0, ...Array.from({ length: 1000 }, () => '0.5'));
  expect(run('AROP a 0 1000 SUM')).toBe('500');
});

test.each([
  ['AVG', 'ERR unknown operation'],
  ['toString', 'ERR unknown operation'],
  ['MATCH', 'ERR MATCH requires a value argument'],
  ['MATCH a b', 'ERR MATCH requires a value argument'],
  ['SUM 1', "ERR wrong number of arguments for 'arop' command"],
])('AROP %s is refused', (words, error) => {
  expect(open('1').run(`AROP a 0 1 ${words}`)).toBe(error);
});

test('figures of integers are those that BigInt computes', () => {
  const anyIntegers = fc.array(fc.bigInt({ min: -(2n ** 52n), max: 2n ** 52n }), {
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(anyIntegers, (integers) => {
      const { compute } = open(...integers.map(String));
      const sum = integers.reduce((a, b) => a + b);
      if (sum < 10n ** 17n && sum > -(10n ** 17n)) expect(compute('SUM')).toBe(String(sum));
      const sorted = integers.toSorted((a, b) => (a < b ? -1 : 1));
      expect(compute('MIN')).toBe(String(sorted[0]));
      expect(compute('MAX')).toBe(String(sorted.at(-1)));
      expect(BigInt(compute('XOR') as number)).toBe(integers.reduce((a, b) => a ^ b));
    }),
    { numRuns: 50 },
  );
});

test('large values that are compared count as work, and those that can be no numbers do not', () => {
  const { run } = openTestDatabase(100);
  run('ARSET', 'log', 0, ...Array.from({ length: 10 }, () => '1'.repeat(6000)));
  expect(run('AROP', 'log', 0, 9, 'SUM')).toBeNull();
  expect(run('AROP', 'log', 0, 9, 'MATCH', '1'.repeat(6000))).toBe(
    'ERR the command takes too long. Limit: 100 values looked at',
  );
});
