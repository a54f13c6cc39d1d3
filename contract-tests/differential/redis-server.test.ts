import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandCalledBy, replyBranch } from '../harness/commands.ts';
import { startRedisServer, type RedisServer } from '../harness/redis-server.ts';
import { resultOf, type Resp } from '../harness/resp2.ts';
import { parseCaseFile, type DifferentialStep } from './case-file.ts';
import { runOnPlinth } from './on-plinth.ts';

/** The Redis that the case files are written for. */
const VERSION = '7.0.';
const BUILT_IN_USERS = new Set(['default', 'default_ro']);

let redis: RedisServer;
beforeAll(async () => {
  redis = await startRedisServer();
  const [info] = await redis.run([['INFO', 'server']]);
  const version = /redis_version:(\S+)/.exec(String(info![1]))?.[1] ?? 'unknown';
  if (!version.startsWith(VERSION)) {
    throw new Error(`the cases are those of Redis ${VERSION}x; redis-server is ${version}`);
  }
});
afterAll(() => redis?.stop());

type Run = (rows: readonly (readonly string[])[]) => Promise<Resp[]>;

/** Puts a server back to how it was at the start. */
async function reset(run: Run): Promise<void> {
  const [, , , users] = await run([
    ['FLUSHALL'],
    ['ACL', 'LOG', 'RESET'],
    ['CONFIG', 'RESETSTAT'],
    ['ACL', 'USERS'],
  ]);
  const added = (resultOf(users!) as string[]).filter((user) => !BUILT_IN_USERS.has(user));
  if (added.length > 0) await run([['ACL', 'DELUSER', ...added]]);
}

/** A reply as far as the step compares it. Errors are text: bytes in them that are not, are not kept. */
function compared(reply: Resp, compare: DifferentialStep['compare']): unknown {
  if (compare === 'by kind') return [reply[0], reply[1] === null];
  if (reply[0] === '-') return ['-', resultOf(reply)];
  return compare === 'exactly' ? reply : inOrder(reply);
}

function inOrder(reply: Resp): Resp {
  const [mark, content] = reply;
  if (mark !== '*' || content === null) return reply;
  const items = content.map((item) => [JSON.stringify(inOrder(item)), inOrder(item)] as const);
  return ['*', items.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item)];
}

const folder = new URL('./', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));

describe.each(files)('%s', (file) => {
  const cases = parseCaseFile(readFileSync(new URL(file, folder), 'utf8'));

  test.each(cases.filter(({ steps }) => steps.length > 0))('$name', async ({ steps }) => {
    const rows = steps.map(({ argv }) => argv);
    await Promise.all([reset(redis.run), reset(runOnPlinth)]);
    const [theirs, ours] = await Promise.all([redis.run(rows), runOnPlinth(rows)]);
    expect(ours).toHaveLength(theirs.length);
    const different = steps.flatMap(({ argv, compare, line }, i) => {
      const [expected, actual] = [theirs[i]!, ours[i]!];
      const same = [expected, actual].map((reply) => JSON.stringify(compared(reply, compare)));
      if (same[0] === same[1]) return [];
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
