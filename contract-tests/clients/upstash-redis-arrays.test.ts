import { Redis } from '@upstash/redis';
import { beforeEach, describe, expect, test } from 'vitest';
import { skipWithout } from '../harness/backing-redis.ts';
import { recordedTarget } from '../harness/recorded-target.ts';
import { reset } from '../harness/reset.ts';
import { target } from '../harness/target.ts';

const { redisUrl } = await recordedTarget();

/** The official client's methods for arrays, each with each of its options, as its types describe them. */
const redis = (enableAutoPipelining = true) =>
  new Redis({ url: redisUrl, token: target().standardToken, enableAutoPipelining });

const LAST = '18446744073709551614';

beforeEach(async ({ skip }) => {
  skipWithout(skip, 'ARSET');
  await reset();
});

test('values are set and read by their indexes', async () => {
  const client = redis();
  expect(await client.arset('lines', 0, 'first', 'second')).toBe(2);
  expect(await client.arset('lines', '1', 'changed', 'third')).toBe(1);
  expect(await client.armset('lines', { 10: 'ten', 20: 'twenty' })).toBe(2);
  expect(await client.armset('lines', [[LAST, { last: true }]])).toBe(1);
  expect(await client.arget('lines', 1)).toBe('changed');
  expect(await client.arget('lines', 5)).toBeNull();
  expect(await client.arget<{ last: boolean }>('lines', LAST)).toEqual({ last: true });
  expect(await client.armget('lines', 20, '0', 7)).toEqual(['twenty', 'first', null]);
  expect(await client.argetrange('lines', 1, 3)).toEqual(['changed', 'third', null]);
  expect(await client.argetrange('lines', 2, 1)).toEqual(['third', 'changed']);
  expect(await client.arcount('lines')).toBe(6);
  expect(await client.arlen('lines')).toBe('18446744073709551615');
  await expect(client.arget('lines', -1)).rejects.toThrow('ERR invalid array index');
});

test('values are scanned and deleted', async () => {
  const client = redis();
  await client.armset('samples', { 0: 10, 5: 20, 100: 30 });
  expect(await client.arscan('samples', 0, LAST)).toEqual([
    ['0', 10],
    ['5', 20],
    ['100', 30],
  ]);
  expect(await client.arscan('samples', 1000, 0, { limit: 1 })).toEqual([['100', 30]]);
  expect(await client.arscan('nobody', 0, 1)).toEqual([]);
  expect(await client.ardel('samples', 5, '7')).toBe(1);
  expect(await client.ardelrange('samples', [0, 3], ['50', LAST])).toBe(2);
  expect(await client.exists('samples')).toBe(0);
});

describe('a search', () => {
  const log = { 0: 'Error: disk', 1: 'started', 7: 'error: route', 9: 'stopped' };

  test.each([
    ['exact', { predicates: [{ exact: 'started' }] }, ['1']],
    ['match', { predicates: [{ match: 'rror:' }] }, ['0', '7']],
    ['glob', { predicates: [{ glob: 'sto*' }] }, ['9']],
    ['re', { predicates: [{ re: '^[eE]rror: .+$' }] }, ['0', '7']],
    ['noCase', { predicates: [{ match: 'error' }], noCase: true }, ['0', '7']],
    ['limit', { predicates: [{ match: 'rror' }], limit: 1 }, ['0']],
    ['or', { predicates: [{ exact: 'started' }, { glob: 'sto*' }], combine: 'or' }, ['1', '9']],
    ['and', { predicates: [{ match: 'rror' }, { match: 'disk' }], combine: 'and' }, ['0']],
    ['AND', { predicates: [{ match: 'rror' }, { match: 'x' }], combine: 'AND' }, []],
  ] as const)('with %s', async (_name, options, expected) => {
    const client = redis();
    await client.armset('log', log);
    expect(
      await client.argrep('log', '-', '+', { ...options, predicates: [...options.predicates] }),
    ).toEqual(expected);
  });

  test('with values, in a range, downward', async () => {
    const client = redis();
    await client.armset('log', log);
    const found = await client.argrep('log', 9, 1, {
      predicates: [{ match: 'o' }],
      withValues: true,
    });
    expect(found).toEqual([
      ['9', 'stopped'],
      ['7', 'error: route'],
    ]);
  });
});

test('figures are computed from values', async () => {
  const client = redis();
  await client.arset<number | string>('samples', 0, 7, 3.5, -2, 'none', 7);
  const figure = (operation: Parameters<typeof client.arop>[3]) =>
    client.arop('samples', 0, LAST, operation);
  expect(await figure('SUM')).toBe(15.5);
  expect(await figure('min')).toBe(-2);
  expect(await figure('MAX')).toBe(7);
  expect(await figure('AND')).toBe(2);
  expect(await figure('or')).toBe(-1);
  expect(await figure('XOR')).toBe(7 ^ 3 ^ -2 ^ 7);
  expect(await figure('USED')).toBe(5);
  expect(await figure({ match: '7' })).toBe(2);
  expect(await client.arop('samples', 3, 3, 'SUM')).toBeNull();
});

test('values are added behind the last one, and in a ring', async () => {
  const client = redis();
  expect(await client.arnext('events')).toBe('0');
  expect(await client.arinsert<unknown>('events', 'created', { paid: 5 })).toBe('1');
  expect(await client.arnext('events')).toBe('2');
  expect(await client.arseek('events', 100)).toBe(1);
  expect(await client.arinsert('events', 'shipped')).toBe('100');
  expect(await client.arseek('nobody', '5')).toBe(0);
  expect(await client.arring('recent', 3, 'a', 'b', 'c', 'd')).toBe('0');
  expect(await client.arlastitems('recent', 2)).toEqual(['c', 'd']);
  expect(await client.arlastitems('recent', 10, { rev: true })).toEqual(['d', 'c', 'b']);
  await client.arseek('events', '18446744073709551615');
  expect(await client.arnext('events')).toBeNull();
  await expect(client.arinsert('events', 'more')).rejects.toThrow('ERR insert index overflow');
});

test('an array is described', async () => {
  const client = redis();
  await client.arinsert('events', 'created', 'paid');
  await client.arset('events', LAST, 'last');
  const summary = {
    count: 3,
    len: '18446744073709551615',
    nextInsertIndex: '2',
    slices: 2,
    directorySize: 4,
    superDirEntries: 2,
    sliceSize: 4096,
  };
  expect(await client.arinfo('events')).toEqual(summary);
  expect(await client.arinfo('events', { full: true })).toEqual({
    ...summary,
    denseSlices: 0,
    sparseSlices: 2,
    avgDenseSize: 0,
    avgDenseFill: 0,
    avgSparseSize: 4,
  });
  // A pipeline of the client reads the reply of this method before it looks for an error.
  await expect(redis(false).arinfo('nobody')).rejects.toThrow('ERR no such key');
});

test('a pipeline and a transaction have the same methods', async () => {
  const client = redis();
  const pipeline = client.pipeline().arset('a', 0, 'x').arlen('a').arget('a', 0);
  expect(await pipeline.exec()).toEqual([1, '1', 'x']);
  const transaction = client.multi().arinsert('a', 'y').argetrange('a', 0, 1);
  expect(await transaction.exec()).toEqual(['0', ['y', null]]);
  expect(await client.type('a')).toBe('array');
});
