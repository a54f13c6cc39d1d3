import { describe, expect, test } from 'vitest';
import { DataError } from '../../errors.ts';
import { Decimal } from './decimal.ts';
import { parseJson } from './json.ts';

describe('numbers', () => {
  test('have at most 150,000 digits, whoever writes them', () => {
    const long = '9'.repeat(150_001);
    for (const read of [
      () => parseJson(long),
      () => Decimal.parse(long),
      () => Decimal.fromBytes(Buffer.alloc(100_000, 1), 0),
      () => new Decimal(1n, 300_000_000).toString(),
      () => new Decimal(1n, 0).withScale(10_000_000),
      () => new Decimal(1n, 10_000_000).withScale(0),
    ]) {
      expect(read).toThrow(new DataError('A number has more than 150000 digits'));
    }
    expect(Decimal.parse('9'.repeat(150_000)).toString()).toBe('9'.repeat(150_000));
  });

  test.each([
    0n,
    1n,
    -1n,
    127n,
    128n,
    -128n,
    -129n,
    255n,
    256n,
    32_767n,
    32_768n,
    -32_768n,
    -32_769n,
  ])('%s has the fewest bytes that hold it with its sign', (unscaled) => {
    const bytes = new Decimal(unscaled, 0).toBytes();
    expect(Decimal.fromBytes(bytes, 0).unscaled).toBe(unscaled);
    const shorter = BigInt.asIntN((bytes.length - 1) * 8, unscaled);
    expect(bytes.length === 1 || shorter !== unscaled).toBe(true);
  });

  test('of the most digits become bytes in time linear in their length', () => {
    const largest = Decimal.fromBytes(Buffer.alloc(60_000, 0x77), 0);
    const before = process.cpuUsage();
    for (let i = 0; i < 50; i++) expect(largest.toBytes()).toHaveLength(60_000);
    expect(process.cpuUsage(before).user).toBeLessThan(3_000_000);
  });
});

describe('JSON', () => {
  test('has at most 1,048,576 values', () => {
    expect(() => parseJson(`[${'{},'.repeat(1024 * 1024)}1]`)).toThrow(
      new DataError('There are more than 1048576 values'),
    );
  });

  test('is nested at most 500 deep', () => {
    const nested = (depth: number) => '[{"a":'.repeat(depth / 2) + '1' + '}]'.repeat(depth / 2);
    expect(() => parseJson(nested(502))).toThrow(
      new DataError('Values are nested more than 500 deep'),
    );
    expect(parseJson(nested(500))).toBeInstanceOf(Array);
  });
});
