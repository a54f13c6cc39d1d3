import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandCalledBy, replyBranch } from '../harness/commands.ts';
import { startRedisServer, type RedisServer } from '../harness/redis-server.ts';
import { resultOf } from '../harness/resp2.ts';
import { parseCaseFile } from './case-file.ts';
import { isSame } from './compare.ts';
import { comparedRedises, reset } from './compared-server.ts';
import { runOnPlinth } from './on-plinth.ts';

const folder = new URL('./', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));

describe.each(comparedRedises())('Redis $version', (installed) => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedisServer(installed);
  });
  afterAll(() => redis?.stop());

  describe.each(files)('%s', (file) => {
    const cases = parseCaseFile(readFileSync(new URL(file, folder), 'utf8'));

    test.each(cases.filter(({ steps }) => steps.length > 0))('$name', async ({ steps }) => {
      const rows = steps.map(({ argv }) => argv);
      await Promise.all([reset(redis.run), reset(runOnPlinth)]);
      const [theirs, ours] = await Promise.all([redis.run(rows), runOnPlinth(rows)]);
      expect(ours).toHaveLength(theirs.length);
      const different = steps.flatMap(({ argv, compare, line, isOf }, i) => {
        const [expected, actual] = [theirs[i]!, ours[i]!];
        if (!isOf(installed.version) || isSame(expected, actual, compare)) return [];
        return { at: `${file}:${line}`, command: argv.join(' '), redis: expected, plinth: actual };
      });
      expect(different).toEqual([]);
      // What Plinth replied must also be what the command file says that it replies.
      for (const [i, reply] of ours.entries()) {
        const name = commandCalledBy(rows[i]!);
        if (name !== undefined && reply[0] !== '-') replyBranch(name, resultOf(reply));
      }
    });
  });
});
