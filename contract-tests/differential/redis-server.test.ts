import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandCalledBy, replyBranch } from '../harness/commands.ts';
import { startRedisServer, type RedisServer } from '../harness/redis-server.ts';
import type { RunCommands } from '../harness/resp-pipelines.ts';
import { resultOf, type Resp } from '../harness/resp2.ts';
import { parseCaseFile } from './case-file.ts';
import { isSame, type Comparison } from './compare.ts';
import { comparedRedises, reset } from './compared-server.ts';
import { connectToPlinth, runOnPlinth } from './on-plinth.ts';

const folder = new URL('./', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));

describe.each(comparedRedises())('$name', (installed) => {
  let redis: RedisServer;
  let resp: { run: RunCommands; close: () => void };
  beforeAll(async () => {
    [redis, resp] = await Promise.all([startRedisServer(installed), connectToPlinth()]);
  });
  afterAll(async () => {
    resp?.close();
    await redis?.stop();
  });

  /** Valkey has other messages for many errors, so only the class of its errors is compared. */
  function isTheSame(expected: Resp, actual: Resp, compare: Comparison): boolean {
    const isError = installed.isValkey && expected[0] === '-' && actual[0] === '-';
    if (!isError) return isSame(expected, actual, compare);
    return expected[1].split(' ')[0] === actual[1].split(' ')[0];
  }

  describe.each(files)('%s', (file) => {
    const cases = parseCaseFile(readFileSync(new URL(file, folder), 'utf8'));

    const tests = cases
      .filter(({ steps }) => steps.length > 0)
      .flatMap((each) => [
        { ...each, over: 'HTTP' },
        { ...each, over: 'RESP' },
      ]);
    test.each(tests)('$name, over $over', async ({ steps, over }) => {
      const run = over === 'HTTP' ? runOnPlinth : resp.run;
      const rows = steps.map(({ argv }) => argv);
      await Promise.all([reset(redis.run), reset(run)]);
      const [theirs, ours] = await Promise.all([redis.run(rows), run(rows)]);
      expect(ours).toHaveLength(theirs.length);
      const different = steps.flatMap(({ argv, compare, line, isOf }, i) => {
        const [expected, actual] = [theirs[i]!, ours[i]!];
        if (!isOf(installed) || isTheSame(expected, actual, compare)) return [];
        return { at: `${file}:${line}`, command: argv.join(' '), redis: expected, plinth: actual };
      });
      expect(different).toEqual([]);
      // Plinth's reply must also match the command file.
      for (const [i, reply] of ours.entries()) {
        const name = commandCalledBy(rows[i]!);
        if (name !== undefined && reply[0] !== '-') replyBranch(name, resultOf(reply));
      }
    });
  });
});
