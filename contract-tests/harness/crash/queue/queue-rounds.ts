import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { HostileDestination } from '../../hostile-destination.ts';
import { killWhileStarting, startPlatform } from '../../platform-process.ts';
import { CrashClient } from '../client.ts';
import type { CrashOptions } from '../crash-rounds.ts';
import { Deliveries, type DeadLetter } from './deliveries.ts';
import { KINDS, Publisher, type KindName } from './publishers.ts';
import { MinuteSchedule } from './schedule.ts';

export interface QueueTally {
  readonly acknowledged: number;
  /** Requests that have come to the destination. */
  readonly deliveries: number;
  /** Those of them that had come before. */
  readonly duplicates: number;
  readonly deadLetters: number;
}

export interface QueueCrashOptions extends Pick<CrashOptions, 'rounds' | 'random'> {
  /** Called after each round. */
  readonly onRound?: (round: number, acknowledged: number) => void;
}

/** At most so many answers come before a kill. */
const MOST_ANSWERS = 600;
/** How often a process is killed once more before it serves, or soon after. */
const KILLED_WHILE_STARTING = 0.25;
const START_MS = 800;
const DRAINED_WITHIN = 30_000;

/**
 * Publishes in all ways to a platform in a process of its own, kills it at a random moment, starts it again
 * and holds what is delivered against what was promised, round after round.
 * @throws Error naming the promise that was broken
 */
export async function queueCrashRounds(options: QueueCrashOptions): Promise<QueueTally> {
  const { rounds, random, onRound } = options;
  const folder = mkdtempSync(join(tmpdir(), 'plinth-crash-'));
  const flags = ['--data-dir', folder];
  const destination = await HostileDestination.start();
  const deliveries = new Deliveries(destination.received);
  const publishers = (Object.keys(KINDS) as KindName[])
    .filter((name) => name !== 'last')
    .map((name) => new Publisher(name, destination.url, deliveries));
  const schedule = new MinuteSchedule();
  let running: Running | undefined;
  const endRun = () => {
    // What a dead process has sent and nobody has read yet must not count as sent by the next one.
    destination.drop();
    deliveries.endRun();
  };
  try {
    running = await start(flags);
    await schedule.create(running.queue, destination.url);
    for (let round = 0; round < rounds; round++) {
      await publishUntilKilled(running, publishers, random);
      endRun();
      if (random() < KILLED_WHILE_STARTING) {
        await killWhileStarting(flags, random() * START_MS);
        endRun();
      }
      running = await start(flags);
      onRound?.(round, deliveries.acknowledged);
    }
    const until = Date.now();
    // What was due before this one has begun when it comes, whether it was acknowledged or not.
    await new Publisher('last', destination.url, deliveries).publishOne(running.queue);
    const deadLetters = await drain(running.queue, deliveries);
    await schedule.check(running.queue, until);
    await expectNothingLeft(running.queue);
    return {
      acknowledged: deliveries.acknowledged,
      deliveries: destination.received.length,
      duplicates: deliveries.duplicates,
      deadLetters: deadLetters.length,
    };
  } finally {
    await running?.close('SIGTERM');
    await destination.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Running {
  readonly queue: CrashClient;
  /** Resolves when so many answers have come. */
  readonly answers: (count: number) => Promise<void>;
  readonly close: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/** @throws Error where the platform has something to say about what it found */
async function start(flags: readonly string[]): Promise<Running> {
  const { env, logged, stop } = await startPlatform('start', flags);
  let onAnswer: (() => void) | undefined;
  const queue = new CrashClient(env['QSTASH_URL']!, `Bearer ${env['QSTASH_TOKEN']}`, () =>
    onAnswer?.(),
  );
  const close = async (signal: 'SIGTERM' | 'SIGKILL') => {
    await stop(signal);
    await queue.close();
  };
  if (logged.length > 0) {
    await close('SIGKILL');
    throw new Error(`it says: ${logged.join('\n')}`);
  }
  return {
    queue,
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

async function publishUntilKilled(
  running: Running,
  publishers: readonly Publisher[],
  random: () => number,
): Promise<void> {
  let isOver = false;
  const enough = running.answers(1 + Math.floor(random() * MOST_ANSWERS));
  const all = Promise.all(
    publishers.map((publisher) => publisher.publish(running.queue, random, () => isOver)),
  );
  // Whatever of it fails is not to be waited for.
  await Promise.race([enough, all]);
  await running.close('SIGKILL');
  isOver = true;
  await all;
}

/** Waits until all has been delivered or given up. @throws Error naming what has not */
async function drain(queue: CrashClient, deliveries: Deliveries): Promise<DeadLetter[]> {
  const deadline = Date.now() + DRAINED_WITHIN;
  for (;;) {
    deliveries.check();
    const deadLetters = await deadLettersOf(queue);
    const missing = deliveries.missing(deadLetters);
    if (missing.length === 0) return deadLetters;
    if (Date.now() > deadline) {
      throw new Error(`${missing.length} are lost: ${missing.slice(0, 10).join(', ')}`);
    }
    await wait(100);
  }
}

/** @throws Error where a message is there twice */
async function deadLettersOf(queue: CrashClient): Promise<DeadLetter[]> {
  const all: DeadLetter[] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const page: { messages: DeadLetter[]; cursor?: string } = await queue.done(
      'GET',
      `/v2/dlq?count=100${cursor === '' ? '' : `&cursor=${cursor}`}`,
    );
    all.push(...page.messages);
    ({ cursor } = page);
  }
  const ids = new Set(all.map(({ messageId }) => messageId));
  if (ids.size < all.length) throw new Error('a message is in the dead letters twice');
  return all;
}

async function expectNothingLeft(queue: CrashClient): Promise<void> {
  const deadline = Date.now() + DRAINED_WITHIN;
  for (;;) {
    const queues = await queue.done<{ lag: number }[]>('GET', '/v2/queues');
    const keys = await queue.done<{ waitListSize: number }[]>('GET', '/v2/flowControl');
    const { parallelismCount } = await queue.done<{ parallelismCount: number }>(
      'GET',
      '/v2/globalParallelism',
    );
    const left = [...queues.map(({ lag }) => lag), ...keys.map((key) => key.waitListSize)];
    if (parallelismCount === 0 && left.every((count) => count === 0)) break;
    if (Date.now() > deadline) throw new Error(`stuck: ${JSON.stringify({ queues, keys })}`);
    await wait(50);
  }
  const { cancelled } = await queue.done<{ cancelled: number }>('DELETE', '/v2/messages');
  if (cancelled > 0) throw new Error(`${cancelled} messages are left`);
}
