import { Redis } from '@upstash/redis';
import { beforeEach, describe, expect, test } from 'vitest';
import { skipWithout } from '../harness/backing-redis.ts';
import { recordedTarget } from '../harness/recorded-target.ts';
import { reset } from '../harness/reset.ts';
import { target } from '../harness/target.ts';

const { redisUrl } = await recordedTarget();

/** The official client's methods for vector indexes, as its types describe them. */
const redis = () => new Redis({ url: redisUrl, token: target().standardToken });

beforeEach(async ({ skip }) => {
  skipWithout(skip, 'VECTOR.ADD');
  await reset();
});

describe('an index', () => {
  test('is created with each metric, described and dropped', async () => {
    for (const metric of ['COSINE', 'EUCLIDEAN', 'DOT'] as const) {
      const index = await redis().vector.createIndex({ name: 'docs', dimension: 3, metric });
      expect(await index.info()).toEqual({ dimension: 3, metric });
      expect(await index.count()).toBe(0);
      expect(await index.drop()).toBe(1);
      expect(await index.drop()).toBe(0);
      expect(await index.info()).toBeNull();
    }
  });

  test('may exist already if the caller says so', async () => {
    const docs = { name: 'docs', dimension: 3, metric: 'COSINE' } as const;
    const { vector } = redis();
    await vector.createIndex(docs);
    await expect(vector.createIndex(docs)).rejects.toThrow('ERR Index docs already exists');
    const again = await vector.createIndex({ ...docs, existsOk: true });
    expect(await again.info()).toEqual({ dimension: 3, metric: 'COSINE' });
    await expect(vector.createIndex({ ...docs, dimension: 4, existsOk: true })).rejects.toThrow(
      'ERR Index docs already exists with a different configuration',
    );
  });

  test('is a key', async () => {
    const client = redis();
    await client.vector.createIndex({ name: 'docs', dimension: 3, metric: 'COSINE' });
    expect(await client.exists('docs')).toBe(1);
    expect(await client.type('docs')).toBe('vector');
    expect(await client.expire('docs', 100)).toBe(1);
    expect(await client.del('docs')).toBe(1);
    expect(await client.vector.index('docs').count()).toBe(0);
  });
});

describe('vectors', () => {
  test.each([
    ['numbers', [0.5, -2, 8]],
    ['a Float32Array', Float32Array.of(0.5, -2, 8)],
    ['base64', { base64: Buffer.from(Float32Array.of(0.5, -2, 8).buffer).toString('base64') }],
  ])('given as %s are added, replaced, read and deleted', async (_form, vector) => {
    const index = await redis().vector.createIndex({ name: 'docs', dimension: 3, metric: 'DOT' });
    expect(await index.add('one', [1, 2, 3])).toBe(1);
    expect(await index.add('one', vector)).toBe(0);
    expect(await index.add('2', vector)).toBe(1);
    expect(await index.get('one')).toEqual([0.5, -2, 8]);
    expect(await index.get('nobody')).toBeNull();
    expect(await index.count()).toBe(2);
    const hits = await index.query({ vector, topK: 1 });
    expect(hits).toEqual([{ id: '2', score: 1 }]);
    expect(await index.delete('one')).toBe(1);
    expect(await index.delete('one')).toBe(0);
    expect(await index.count()).toBe(1);
  });

  test.each([
    ['COSINE', 1, 0.5],
    ['EUCLIDEAN', 1, 1 / 3],
    ['DOT', 1, 0.5],
  ] as const)('are found by %s with each profile', async (metric, first, second) => {
    const index = await redis().vector.createIndex({ name: 'docs', dimension: 2, metric });
    await index.add('east', [1, 0]);
    await index.add('north', [0, 1]);
    await index.add('west', [-1, 0]);
    for (const profile of [undefined, 'FAST', 'BALANCED', 'PRECISE'] as const) {
      const hits = await index.query({ vector: [1, 0], topK: 2, ...(profile && { profile }) });
      expect(hits).toEqual([
        { id: 'east', score: first },
        { id: 'north', score: expect.closeTo(second, 6) as number },
      ]);
    }
  });

  test('of another dimension, or in no index, are refused', async () => {
    const { vector } = redis();
    const index = await vector.createIndex({ name: 'docs', dimension: 3, metric: 'COSINE' });
    const mismatch = 'ERR vector dimension mismatch: expected 3, got 2';
    await expect(index.add('one', [1, 2])).rejects.toThrow(mismatch);
    await expect(index.query({ vector: [1, 2], topK: 1 })).rejects.toThrow(mismatch);
    const none = vector.index('none');
    const absent = 'ERR Index none is not found';
    await expect(none.add('one', [1, 2])).rejects.toThrow(absent);
    await expect(none.get('one')).rejects.toThrow(absent);
    await expect(none.delete('one')).rejects.toThrow(absent);
    await expect(none.query({ vector: [1, 2], topK: 1 })).rejects.toThrow(absent);
  });
});
