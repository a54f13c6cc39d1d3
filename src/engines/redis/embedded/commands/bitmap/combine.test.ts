import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  openTestDatabase,
  type TestDatabase,
} from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

/** Stores bits written as `1011`, and reads them so. */
function write({ run }: TestDatabase, key: string, bits: string): void {
  bits.split('').forEach((bit, offset) => run(`SETBIT ${key} ${offset} ${bit}`));
}

function read({ run }: TestDatabase, key: string): string {
  const length = Number(run(`STRLEN ${key}`)) * 8;
  return Array.from({ length }, (_, offset) => run(`GETBIT ${key} ${offset}`)).join('');
}

test.each([
  ['AND', '10000001'],
  ['OR', '11111111'],
  ['XOR', '11101001'],
  ['DIFF', '00001000'],
  ['DIFF1', '01110000'],
  ['ANDOR', '10000111'],
  ['ONE', '01101000'],
])('BITOP %s combines strings of different lengths', (operation, expected) => {
  const database = openTestDatabase();
  write(database, 's0', '10001111');
  write(database, 's1', '10110011');
  write(database, 's2', '11010101');
  expect(database.run(`BITOP ${operation} result s0 s1 s2`)).toBe(1);
  expect(read(database, 'result')).toBe(expected);
});

test('BITOP NOT inverts every byte and nothing after the end', () => {
  const database = openTestDatabase();
  write(database, 'k', '0000111101010101');
  expect(database.run('BITOP NOT k k')).toBe(2);
  expect(read(database, 'k')).toBe('1111000010101010');
  database.run('SETBIT k 31 0');
  expect(read(database, 'k')).toBe('11110000101010100000000000000000');
});

test('a result replaces any key, and an empty one deletes it', () => {
  const { run, logged } = openTestDatabase();
  run('SET a foo');
  run('RPUSH list x');
  expect(run('BITOP OR list a')).toBe(3);
  expect(run('GET list')).toBe('foo');
  expect(run('BITOP AND list nobody')).toBe(0);
  expect(run('GET list')).toBe(null);
  expect(run('BITOP AND list nobody')).toBe(0);
  expect(logged.slice(2)).toEqual(['BITOP OR list a', 'BITOP AND list nobody']);
});

test('BITOP refuses unknown operations, and a wrong number of sources', () => {
  const { run } = openTestDatabase();
  run('RPUSH list x');
  expect(run('BITOP NAND d a b')).toBe('ERR syntax error');
  expect(run('BITOP constructor d a b')).toBe('ERR syntax error');
  expect(run('BITOP NOT d a b')).toBe('ERR BITOP NOT must be called with a single source key.');
  for (const operation of ['DIFF', 'DIFF1', 'ANDOR']) {
    expect(run(`BITOP ${operation.toLowerCase()} d a`)).toBe(
      `ERR BITOP ${operation} must be called with at least two source keys.`,
    );
  }
  expect(run('BITOP ONE d a')).toBe(0);
  expect(run('BITOP OR d a list')).toMatch(/^WRONGTYPE/);
});

const BY_BIT: Record<string, (bits: boolean[]) => boolean> = {
  AND: (bits) => bits.every(Boolean),
  OR: (bits) => bits.some(Boolean),
  XOR: (bits) => bits.filter(Boolean).length % 2 === 1,
  DIFF: ([first, ...others]) => first! && !others.some(Boolean),
  DIFF1: ([first, ...others]) => !first && others.some(Boolean),
  ANDOR: ([first, ...others]) => first! && others.some(Boolean),
  ONE: (bits) => bits.filter(Boolean).length === 1,
};

test('every operation is correct for every bit of sources of any length', () => {
  const bits = fc
    .array(fc.constantFrom('00000000', '11111111', '01010011', '10000001'), { maxLength: 9 })
    .map((bytes) => bytes.join(''));
  const sources = fc.array(bits, { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(BY_BIT)), sources, (operation, texts) => {
      const database = openTestDatabase();
      texts.forEach((text, i) => write(database, `s${i}`, text));
      const keys = texts.map((_, i) => `s${i}`).join(' ');
      const length = Math.max(...texts.map((text) => text.length));
      expect(database.run(`BITOP ${operation} result ${keys}`)).toBe(length / 8);
      const expected = Array.from({ length }, (_, offset) =>
        BY_BIT[operation]!(texts.map((text) => text[offset] === '1')) ? '1' : '0',
      );
      expect(read(database, 'result')).toBe(expected.join(''));
    }),
    { numRuns: 60 },
  );
});

/** What one byte of the result is, given those of the sources. */
const BYTES: Readonly<Record<string, (bytes: readonly number[]) => number>> = {
  AND: (bytes) => bytes.reduce((one, other) => one & other),
  OR: (bytes) => bytes.reduce((one, other) => one | other),
  XOR: (bytes) => bytes.reduce((one, other) => one ^ other),
  DIFF: ([first, ...others]) => first! & ~others.reduce((one, other) => one | other) & 0xff,
  DIFF1: ([first, ...others]) => others.reduce((one, other) => one | other) & ~first! & 0xff,
  ANDOR: ([first, ...others]) => first! & others.reduce((one, other) => one | other),
};

test.each(Object.entries(BYTES))(
  'BITOP %s combines long strings, of which some end early',
  (name, of) => {
    const { run, database } = openTestDatabase();
    const lengths = [2_500_000, 1_200_000, 0, 3_000_001, 5];
    const texts = lengths.map((length, i) =>
      'abcdefgh'
        .slice(i)
        .repeat(Math.ceil(length / 4))
        .slice(0, length),
    );
    for (const order of [texts, texts.toReversed(), texts.toSpliced(2, 1)]) {
      const keys = order.map((text, i) => {
        run('SET', `s${i}`, text);
        return `s${i}`;
      });
      run('BITOP', name, 'result', ...keys);
      const result = database.keyspace.readString('result')!;
      expect(result.length).toBe(3_000_001);
      const places = [0, 4, 5, 1_048_575, 1_048_576, 1_199_999, 1_200_000, 2_499_999, 3_000_000];
      const bytesAt = (text: string, place: number) => text.charCodeAt(place) || 0;
      for (const place of places) {
        const bytes = order.map((text) => bytesAt(text, place));
        expect(result.charCodeAt(place)).toBe(of(bytes));
      }
    }
  },
);
