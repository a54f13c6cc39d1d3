import { Redis } from '@upstash/redis';
import { beforeEach, describe, expect, test } from 'vitest';
import { recordedTarget } from '../harness/recorded-target.ts';
import { reset } from '../harness/reset.ts';
import { target } from '../harness/target.ts';

const { redisUrl } = await recordedTarget();

/** The official client's methods for positions, counted visitors and streams, as its types describe them. */
const redis = () => new Redis({ url: redisUrl, token: target().standardToken });

beforeEach(reset);

test('geo: positions are added, measured and searched', async () => {
  const client = redis();
  const added = await client.geoadd(
    'sicily',
    { longitude: 13.361389, latitude: 38.115556, member: 'Palermo' },
    { longitude: 15.087269, latitude: 37.502669, member: 'Catania' },
  );
  expect(added).toBe(2);
  expect(await client.geodist('sicily', 'Palermo', 'Catania', 'KM')).toBe(166.2742);
  expect(await client.geohash('sicily', 'Palermo')).toEqual(['sqc8b49rny0']);
  const [palermo] = await client.geopos('sicily', 'Palermo');
  expect(palermo!.lng).toBeCloseTo(13.361389, 5);
  const near = { type: 'FROMLONLAT', coordinate: { lon: 15, lat: 37 } } as const;
  const circle = { type: 'BYRADIUS', radius: 200, radiusType: 'KM' } as const;
  expect(await client.geosearch('sicily', near, circle, 'ASC', { withDist: true })).toEqual([
    { member: 'Catania', dist: 56.4413 },
    { member: 'Palermo', dist: 190.4424 },
  ]);
  expect(await client.geosearchstore('near', 'sicily', near, circle, 'ASC')).toBe(2);
});

test('HyperLogLog: visitors are counted', async () => {
  const client = redis();
  expect(await client.pfadd('monday', 'ann', 'bob')).toBe(1);
  expect(await client.pfadd('tuesday', 'bob', 'cat')).toBe(1);
  expect(await client.pfcount('monday', 'tuesday')).toBe(3);
  expect(await client.pfmerge('week', 'monday', 'tuesday')).toBe('OK');
});

describe('streams', () => {
  test('are added to, read and trimmed', async () => {
    const client = redis();
    expect(await client.xadd('orders', '1-1', { item: 'book', price: 12 })).toBe('1-1');
    for (let i = 0; i < 49; i++) await client.xadd('orders', '*', { item: i });
    expect(await client.xlen('orders')).toBe(50);
    expect(await client.xrange('orders', '-', '+', 1)).toEqual({
      '1-1': { item: 'book', price: 12 },
    });
    await client.xtrim('orders', { strategy: 'MAXLEN', exactness: '=', threshold: 30 });
    expect(await client.xlen('orders')).toBe(30);
    expect(Object.values(await client.xrevrange('orders', '+', '-', 1))).toEqual([{ item: 48 }]);
    const read = (await client.xread('orders', '0-0', { count: 3 })) as [string, unknown[]][];
    expect(read[0]![0]).toBe('orders');
    expect(read[0]![1]).toHaveLength(3);
    expect(await client.xread('orders', '$')).toBeNull();
  });

  test('are shared by a consumer group', async () => {
    const client = redis();
    const create = {
      type: 'CREATE',
      group: 'billing',
      id: '0',
      options: { MKSTREAM: true },
    } as const;
    expect(await client.xgroup('orders', create)).toBe('OK');
    for (let i = 1; i <= 3; i++) await client.xadd('orders', `${i}-1`, { item: i });
    const read = await client.xreadgroup('billing', 'ann', 'orders', '>', { count: 2 });
    expect(read).toEqual([
      [
        'orders',
        [
          ['1-1', ['item', 1]],
          ['2-1', ['item', 2]],
        ],
      ],
    ]);
    expect(await client.xack('orders', 'billing', '1-1')).toBe(1);
    expect(await client.xpending('orders', 'billing', '-', '+', 10)).toEqual([
      ['2-1', 'ann', expect.any(Number), 1],
    ]);
    expect(await client.xautoclaim('orders', 'billing', 'bob', 0, '0-0')).toEqual([
      ...['0-0', [['2-1', ['item', 2]]], []],
    ]);
    expect(await client.xinfo('orders', { type: 'GROUPS' })).toEqual([
      expect.arrayContaining(['billing', 'last-delivered-id', '2-1', 'lag', 1]),
    ]);
    expect(await client.xdel('orders', '2-1')).toBe(1);
  });
});
