import { MultiRegionRatelimit, Ratelimit } from '@upstash/ratelimit';
import { Redis } from '@upstash/redis';
import { beforeEach, describe, expect, test } from 'vitest';
import { recordedTarget } from '../harness/recorded-target.ts';
import { reset } from '../harness/reset.ts';
import { target } from '../harness/target.ts';

const { redisUrl } = await recordedTarget();

/** The official rate limiter, unmodified, with each of its algorithms, which are scripts. */
const redis = () => new Redis({ url: redisUrl, token: target().standardToken });

type RedisOfLimiter = ConstructorParameters<typeof MultiRegionRatelimit>[0]['redis'][number];

beforeEach(reset);

/** Windows begin at its multiples since 1970, so the next one in 2052. */
const WINDOW = '10000 d';
/** By default, a call whose answer takes 5 seconds is allowed without it. */
const timeout = 0;

const algorithms = {
  fixedWindow: Ratelimit.fixedWindow(3, WINDOW),
  slidingWindow: Ratelimit.slidingWindow(3, WINDOW),
  tokenBucket: Ratelimit.tokenBucket(1, '1000 s', 3),
  cachedFixedWindow: Ratelimit.cachedFixedWindow(3, WINDOW),
};

describe.each(Object.entries(algorithms))('%s', (name, limiter) => {
  const limit = () => {
    const ephemeralCache = name === 'cachedFixedWindow' ? new Map<string, number>() : false;
    return new Ratelimit({
      redis: redis(),
      limiter,
      ephemeralCache,
      prefix: `test:${name}`,
      timeout,
    });
  };

  test('allows the limit, for each caller separately', async () => {
    const ratelimit = limit();
    const outcomes = [];
    for (let i = 0; i < 5; i++) outcomes.push(await ratelimit.limit('alice'));
    // Waits for counting that continues after the answer, so that it doesn't affect the next test.
    await Promise.all(outcomes.map(({ pending }) => pending));
    expect(outcomes.map(({ success }) => success)).toEqual([true, true, true, false, false]);
    expect(outcomes.map(({ remaining }) => remaining).slice(0, 3)).toEqual([2, 1, 0]);
    expect(outcomes[0]!.limit).toBe(3);
    expect(outcomes[0]!.reset).toBeGreaterThan(Date.now());
    expect(await ratelimit.limit('bob')).toMatchObject({ success: true, remaining: 2 });
  });

  test('takes several at once', async () => {
    const ratelimit = limit();
    expect(await ratelimit.limit('alice', { rate: 2 })).toMatchObject({ success: true });
    expect(await ratelimit.limit('alice', { rate: 2 })).toMatchObject({ success: false });
  });

  test('reports what remains, and resets a caller', async () => {
    const ratelimit = limit();
    await ratelimit.limit('alice');
    expect(await ratelimit.getRemaining('alice')).toMatchObject({ remaining: 2 });
    await ratelimit.resetUsedTokens('alice');
    expect(await ratelimit.getRemaining('alice')).toMatchObject({ remaining: 3 });
  });
});

test('many concurrent callers never exceed the limit', async () => {
  const ratelimit = new Ratelimit({
    redis: redis(),
    limiter: Ratelimit.slidingWindow(10, WINDOW),
    ephemeralCache: false,
    timeout,
  });
  const outcomes = await Promise.all(Array.from({ length: 40 }, () => ratelimit.limit('alice')));
  expect(outcomes.filter(({ success }) => success)).toHaveLength(10);
});

test('a deny list blocks callers, and analytics count them', async () => {
  const ratelimit = new Ratelimit({
    redis: redis(),
    limiter: Ratelimit.fixedWindow(3, WINDOW),
    analytics: true,
    ephemeralCache: false,
    timeout,
  });
  const { success, pending } = await ratelimit.limit('alice');
  await pending;
  expect(success).toBe(true);
});

describe.each([
  ['fixedWindow', MultiRegionRatelimit.fixedWindow(3, WINDOW)],
  ['slidingWindow', MultiRegionRatelimit.slidingWindow(3, WINDOW)],
] as const)('multi-region %s', (name, limiter) => {
  test('allows the limit', async () => {
    const ratelimit = new MultiRegionRatelimit({
      // The package has types of another copy of the client.
      redis: [redis() as unknown as RedisOfLimiter],
      limiter,
      ephemeralCache: false,
      timeout,
      prefix: `test:multi:${name}`,
    });
    const successes = [];
    for (let i = 0; i < 5; i++) {
      const { success, pending } = await ratelimit.limit('alice');
      await pending;
      successes.push(success);
    }
    expect(successes).toEqual([true, true, true, false, false]);
    await ratelimit.resetUsedTokens('alice');
    // For several regions the client does not wait for the answers to its resets.
    await expect.poll(() => ratelimit.limit('alice')).toMatchObject({ success: true });
  });
});
