import * as fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import type { RedisServer } from '../harness/redis-server.ts';
import { anyCommand, comparisonOf, CONTENT } from './any-command.ts';
import { isSame } from './compare.ts';
import { reset, startComparedServer } from './compared-server.ts';
import { runOnPlinth } from './on-plinth.ts';

let redis: RedisServer;
beforeAll(async () => {
  redis = await startComparedServer();
});
afterAll(() => redis?.stop());

test('whatever commands are run, Plinth replies as Redis does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyCommand, { minLength: 1, maxLength: 15 }), async (commands) => {
      await Promise.all([reset(redis.run), reset(runOnPlinth)]);
      const rows = [...CONTENT, ...commands];
      const [theirs, ours] = await Promise.all([redis.run(rows), runOnPlinth(rows)]);
      for (const [i, argv] of rows.entries()) {
        if (isSame(theirs[i]!, ours[i]!, comparisonOf(argv))) continue;
        const [expected, actual] = [theirs[i], ours[i]].map((reply) => JSON.stringify(reply));
        throw new Error(`${JSON.stringify(argv)}: Redis ${expected}, Plinth ${actual}`);
      }
    }),
    { numRuns: 500 },
  );
});
