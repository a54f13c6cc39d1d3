import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

const MOST = '9223372036854775807';

test('a missing key is 0, and the increment is 1', () => {
  const { run, logged } = openTestDatabase();
  expect(run('INCREX k')).toEqual([1, 1]);
  expect(run('INCREX k BYINT 5')).toEqual([6, 5]);
  expect(run('INCREX k BYINT -10')).toEqual([-4, -10]);
  expect(run('OBJECT ENCODING k')).toBe('int');
  expect(logged).toEqual(['SET k 1 KEEPTTL', 'SET k 6 KEEPTTL', 'SET k -4 KEEPTTL']);
});

describe('bounds', () => {
  test.each([
    ['5', 'BYINT 2 LBOUND 0 UBOUND 10', [7, 2]],
    ['5', 'BYINT 5 UBOUND 10', [10, 5]],
    ['5', 'BYINT 6 UBOUND 10', [5, 0]],
    ['5', 'BYINT -6 LBOUND 0', [5, 0]],
    ['5', 'BYINT 6 UBOUND 10 SATURATE', [10, 5]],
    ['5', 'SATURATE LBOUND 0 BYINT -6', [0, -5]],
    ['50', 'BYINT 5 UBOUND 30', [50, 0]],
    ['50', 'BYINT 5 UBOUND 30 SATURATE', [30, -20]],
    ['50', 'BYINT -25 UBOUND 30', [25, -25]],
    ['9223372036854775800', 'BYINT 100', [9223372036854775800n, 0]],
    ['9223372036854775800', 'BYINT 100 SATURATE', [9223372036854775807n, 7]],
    ['1.5', 'BYFLOAT 0.25 UBOUND 10', ['1.75', '0.25']],
    ['10', 'BYFLOAT 100 UBOUND 42.5', ['10', '0']],
    ['10', 'BYFLOAT 100 UBOUND 42.5 SATURATE', ['42.5', '32.5']],
    ['0', 'BYFLOAT -100 LBOUND -5.5 SATURATE', ['-5.5', '-5.5']],
    ['50.5', 'BYFLOAT 5.5 UBOUND 30', ['50.5', '0']],
    ['50.5', 'BYFLOAT 5.5 UBOUND 30 SATURATE', ['30', '-20.5']],
    ['-50.5', 'BYFLOAT -5.5 LBOUND -30 SATURATE', ['-30', '20.5']],
  ])('of %s, %s', (before, options, reply) => {
    const { run } = openTestDatabase();
    run(`SET k ${before}`);
    expect(run(`INCREX k ${options}`)).toEqual(reply);
    expect(run('GET k')).toBe(String((reply as unknown[])[0]));
  });

  test('a refused increment makes no key, and leaves the expiry', () => {
    const { run, logged } = openTestDatabase();
    expect(run('INCREX k BYINT 5 LBOUND 10')).toEqual([0, 0]);
    expect(run('INCREX k BYFLOAT -0.5 UBOUND -1.5')).toEqual(['0', '0']);
    expect(run('EXISTS k')).toBe(0);
    run('SET k 10');
    expect(run('INCREX k BYINT 100 UBOUND 15 EX 100')).toEqual([10, 0]);
    expect(run('TTL k')).toBe(-1);
    expect(logged).toEqual(['SET k 10']);
  });
});

describe('the expiry', () => {
  const NOW = Date.UTC(2026, 0, 1);

  test('is kept, set, set if there is none, or removed', () => {
    const { run, logged } = openTestDatabase();
    run('INCREX k EX 100');
    expect(logged.at(-1)).toBe(`SET k 1 PXAT ${NOW + 100_000}`);
    run('INCREX k');
    run('INCREX k EX 10 ENX');
    expect(run('TTL k')).toBe(100);
    expect(logged.at(-1)).toBe('SET k 3 KEEPTTL');
    expect(run('INCREX k PERSIST')).toEqual([4, 1]);
    expect(run('TTL k')).toBe(-1);
    expect(logged.at(-1)).toBe('SET k 4');
    run('INCREX k PX 5000 ENX');
    expect(run('PTTL k')).toBe(5000);
  });

  test('in the past deletes the key, unless ENX keeps the one it has', () => {
    const { run, logged } = openTestDatabase();
    run('SET k 10 EX 500');
    expect(run('INCREX k EXAT 1 ENX')).toEqual([11, 1]);
    expect(run('TTL k')).toBe(500);
    expect(run('INCREX k EXAT 1')).toEqual([12, 1]);
    expect(run('EXISTS k')).toBe(0);
    expect(logged.at(-1)).toBe('DEL k');
  });
});

test.each([
  ['FOO', 'ERR syntax error'],
  ['BYINT 1 BYFLOAT 1.5', 'ERR syntax error'],
  ['BYINT 1 BYINT 2', 'ERR syntax error'],
  ['EX 10 PX 5000', 'ERR syntax error'],
  ['PERSIST ENX', 'ERR syntax error'],
  ['SATURATE SATURATE', 'ERR syntax error'],
  ['BYINT', 'ERR syntax error'],
  ['ENX', 'ERR ENX flag requires an expiration'],
  ['BYINT 1.5', 'ERR Increment is not an integer or out of range'],
  ['BYFLOAT abc', 'ERR Increment is not a valid float'],
  ['BYFLOAT -inf', 'ERR BYFLOAT increment cannot be Infinity'],
  ['LBOUND 10 UBOUND 5', "ERR LBOUND can't be greater than UBOUND"],
  ['BYFLOAT 1 LBOUND 10.5 UBOUND 1.5', "ERR LBOUND can't be greater than UBOUND"],
  ['EX 0', "ERR invalid expire time in 'increx' command"],
])('INCREX k %s is refused', (options, error) => {
  const { run } = openTestDatabase();
  expect(run(`INCREX k ${options}`)).toBe(error);
});

test('what is no number is refused, and no delta leaves 64 bits', () => {
  const { run } = openTestDatabase();
  run('SET k hello');
  expect(run('INCREX k BYFLOAT 1')).toBe('ERR value is not a valid float');
  expect(run('INCREX k')).toBe('ERR value is not an integer or out of range');
  run('SET k inf');
  expect(run('INCREX k BYFLOAT 1')).toBe('ERR value cannot be Infinity');
  run(`SET k ${MOST}`);
  expect(run('INCREX k SATURATE UBOUND -9223372036854775808')).toBe(
    'ERR applied increment would overflow',
  );
  run('RPUSH l a');
  expect(run('INCREX l')).toMatch(/^WRONGTYPE /);
});
