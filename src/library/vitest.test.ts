import { describe, expect } from 'vitest';
import { test } from './vitest.ts';
import { createRedisClient } from '../../generated/redis/client.ts';

const redis = () =>
  createRedisClient({
    url: process.env['UPSTASH_REDIS_REST_URL']!,
    token: process.env['UPSTASH_REDIS_REST_TOKEN']!,
  });

/** People export the variables of their own platform before they run tests. */
const original = process.env['UPSTASH_REDIS_REST_URL'];

describe('each test', () => {
  test('finds the platform through the environment variables', async ({ plinth }) => {
    expect(process.env['UPSTASH_REDIS_REST_URL']).toBe(plinth.urls.redis);
    expect(await redis().set('greeting', 'hello')).toBe('OK');
  });

  test('starts without data of other tests', async ({ plinth }) => {
    expect(process.env['QSTASH_URL']).toBe(plinth.urls.queue);
    expect(await redis().get('greeting')).toBeNull();
  });

  test('that does not use the fixture has the original variables', () => {
    expect(process.env['UPSTASH_REDIS_REST_URL']).toBe(original);
  });
});
