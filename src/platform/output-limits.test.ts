import { expect, test } from 'vitest';
import { outputLimitsOf } from './output-limits.ts';

test('the setting becomes client-output-buffer-limit; without it there is no parameter', () => {
  expect(outputLimitsOf({ redisOutputLimit: 'pubsub 1mb 0 0' })).toEqual({
    'client-output-buffer-limit': 'pubsub 1mb 0 0',
  });
  expect(outputLimitsOf({ redisOutputLimit: undefined })).toEqual({});
});

test.each(['', 'much', 'pubsub 1mb', 'master 1 1 1', 'pubsub -1 0 0'])('%j is refused', (text) => {
  expect(() => outputLimitsOf({ redisOutputLimit: text })).toThrow(
    `PLINTH_REDIS_OUTPUT_LIMIT must be limits of classes, like pubsub 32mb 8mb 60, not "${text}"`,
  );
});
