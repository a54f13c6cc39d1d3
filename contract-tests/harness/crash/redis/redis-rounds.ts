import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killWhileStarting, problemsIn, startPlatform } from '../../platform-process.ts';
import { CrashClient } from '../client.ts';
import type { CrashOptions } from '../crash-rounds.ts';
import { KINDS, type Progress } from './writers.ts';

export interface RedisCrashOptions extends Pick<CrashOptions, 'rounds' | 'random'> {
  /** Called after each round. */
  readonly onRound?: (round: number, acknowledged: number) => void;
}

/** The maximum number of answers before a kill: usually, and in some rounds that last until the log is rewritten. */
const MOST_ANSWERS = 400;
const MOST_ANSWERS_OF_LONG = 4000;
const LONG = 0.2;
/** The probability of another kill, during the start or soon after. */
const KILLED_WHILE_STARTING = 0.25;
const START_MS = 800;

/**
 * Runs transactions, scripts, functions, and writes of streams and JSON documents on a platform in a separate process
 * with `--fsync always`, kills it at a random moment, restarts it and checks that everything acknowledged is there, and
 * nothing in part, round after round.
 * @returns the number of acknowledged writes
 * @throws Error naming the promise that was broken
 */
export async function redisCrashRounds(options: RedisCrashOptions): Promise<number> {
  const { rounds, random, onRound } = options;
  const folder = mkdtempSync(join(tmpdir(), 'plinth-crash-'));
  const flags = ['--data-dir', folder, '--fsync', 'always'];
  const writers = Object.keys(KINDS).map((name) => ({ name, sent: 0, acknowledged: 0 }));
  let total = 0;
  let running: Running | undefined;
  try {
    running = await start(flags);
    for (const { prepare } of Object.values(KINDS)) await prepare?.(running.redis);
    for (let round = 0; round < rounds; round++) {
      total += await writeUntilKilled(running, writers, random);
      if (random() < KILLED_WHILE_STARTING) await killWhileStarting(flags, random() * START_MS);
      running = await start(flags);
      for (const writer of writers) await check(running.redis, writer);
      onRound?.(round, total);
    }
    return total;
  } finally {
    await running?.close('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Running {
  readonly redis: CrashClient;
  /** Resolves after this number of answers. */
  readonly answers: (count: number) => Promise<void>;
  readonly close: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/** @throws Error if the platform reports a problem with its data */
async function start(flags: readonly string[]): Promise<Running> {
  const { env, logged, stop } = await startPlatform('start', flags);
  let onAnswer: (() => void) | undefined;
  const token = `Bearer ${env['UPSTASH_REDIS_REST_TOKEN']}`;
  const redis = new CrashClient(env['UPSTASH_REDIS_REST_URL']!, token, () => onAnswer?.());
  const close = async (signal: 'SIGTERM' | 'SIGKILL') => {
    await stop(signal);
    await redis.close();
  };
  const problems = problemsIn(logged);
  if (problems.length > 0) {
    await close('SIGKILL');
    throw new Error(`it says: ${problems.join('\n')}`);
  }
  // The log is rewritten at each check, once a second, so kills happen during rewrites.
  const settings = ['auto-aof-rewrite-min-size', 1, 'auto-aof-rewrite-percentage', 1];
  await redis.done('POST', '/', ['CONFIG', 'SET', ...settings]);
  return {
    redis,
    answers: (count) =>
      new Promise((resolve) => {
        let left = count;
        onAnswer = () => {
          if (--left === 0) resolve();
        };
      }),
    close,
  };
}

/** @returns the number of acknowledged writes */
async function writeUntilKilled(
  running: Running,
  writers: Progress[],
  random: () => number,
): Promise<number> {
  const before = acknowledgedBy(writers);
  const most = random() < LONG ? MOST_ANSWERS_OF_LONG : MOST_ANSWERS;
  const enough = running.answers(1 + Math.floor(random() * most));
  const all = Promise.all(writers.map((writer) => write(running.redis, writer)));
  // Races them, because after a failure there may never be enough answers.
  await Promise.race([enough, all]);
  await running.close('SIGKILL');
  await all;
  return acknowledgedBy(writers) - before;
}

async function write(redis: CrashClient, writer: Progress): Promise<void> {
  for (;;) {
    const n = ++writer.sent;
    if (!(await KINDS[writer.name]!.write(redis, writer.name, n))) return;
    writer.acknowledged = n;
  }
}

async function check(redis: CrashClient, writer: Progress): Promise<void> {
  const { name, sent, acknowledged } = writer;
  const found = await KINDS[name]!.found(redis, name);
  if (found < acknowledged || found > sent) {
    throw new Error(`${name}: ${found} is there; ${acknowledged} of ${sent} were acknowledged`);
  }
  writer.sent = found;
  writer.acknowledged = found;
}

function acknowledgedBy(writers: readonly Progress[]): number {
  return writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
}
