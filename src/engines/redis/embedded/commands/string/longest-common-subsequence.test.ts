import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

test('LCS returns the subsequence, its length, or its positions', () => {
  const { run } = openTestDatabase();
  run('MSET a ohmytext b mynewtext');
  expect(run('LCS a b')).toBe('mytext');
  expect(run('LCS a b LEN')).toBe(6);
  const far = [
    [4, 7],
    [5, 8],
  ];
  const near = [
    [2, 3],
    [0, 1],
  ];
  expect(run('LCS a b IDX')).toEqual(['matches', [far, near], 'len', 6]);
  expect(run('LCS a b IDX MINMATCHLEN 4 WITHMATCHLEN')).toEqual([
    'matches',
    [[...far, 4]],
    'len',
    6,
  ]);
});

test('LCS treats a missing key as an empty string', () => {
  const { run } = openTestDatabase();
  run('SET a abc');
  expect(run('LCS a nobody')).toBe('');
  expect(run('LCS nobody a LEN')).toBe(0);
  expect(run('LCS nobody a IDX')).toEqual(['matches', [], 'len', 0]);
});

test('LCS names unknown options', () => {
  const { run } = openTestDatabase();
  run('RPUSH list x');
  expect(run('LCS a b LEN IDX')).toBe(
    'ERR If you want both the length and indexes, please just use IDX.',
  );
  expect(run('LCS a b MINMATCHLEN')).toBe('ERR syntax error');
  expect(run('LCS a list')).toBe('ERR The specified keys must contain string values');
});

test('strings whose table would exceed 512 MB are refused', () => {
  const { run } = openTestDatabase();
  run('SETRANGE a 20000 x');
  run('SETRANGE b 20000 x');
  expect(run('LCS a b LEN')).toBe(
    'ERR Insufficient memory, transient memory for LCS exceeds proto-max-bulk-len',
  );
});

test('the result is a subsequence of both strings with the length of LEN', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(text, text, (a, b) => {
      const { run } = openTestDatabase();
      run(`MSET a ${a} b ${b}`);
      const common = String(run('LCS a b'));
      expect(common.length).toBe(lengthByDefinition(a, b));
      expect(run('LCS a b LEN')).toBe(common.length);
      expect(isSubsequence(common, a) && isSubsequence(common, b)).toBe(true);
    }),
  );
});

function lengthByDefinition(a: string, b: string, known = new Map<string, number>()): number {
  if (a === '' || b === '') return 0;
  const name = `${a} ${b}`;
  const before = known.get(name);
  if (before !== undefined) return before;
  const length =
    a[0] === b[0]
      ? 1 + lengthByDefinition(a.slice(1), b.slice(1), known)
      : Math.max(
          lengthByDefinition(a.slice(1), b, known),
          lengthByDefinition(a, b.slice(1), known),
        );
  known.set(name, length);
  return length;
}

function isSubsequence(part: string, whole: string): boolean {
  let at = -1;
  return part.split('').every((character) => (at = whole.indexOf(character, at + 1)) !== -1);
}
