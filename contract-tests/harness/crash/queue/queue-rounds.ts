import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { HostileDestination } from '../../hostile-destination.ts';
import { killWhileStarting, problemsIn, startPlatform } from '../../platform-process.ts';
import { CrashClient } from '../client.ts';
import type { CrashOptions } from '../crash-rounds.ts';
import { Deliveries, type DeadLetter } from './deliveries.ts';
import { KINDS, type KindName } from './kinds.ts';
import { Publisher } from './publishers.ts';
import { MinuteSchedule } from './schedule.ts';

export interface QueueTally {
  readonly acknowledged: number;
  /** Requests that have arrived at the destination. */
  readonly deliveries: number;
  /** How many of them are repetitions. */
  readonly duplicates: number;
  readonly deadLetters: number;
}

export interface QueueCrashOptions extends Pick<CrashOptions, 'rounds' | 'random'> {
  /** Called after each round. */
  readonly onRound?: (round: number, acknowledged: number) => void;
}

/** The maximum number of answers before a kill. */
const MOST_ANSWERS = 600;
/** The probability of another kill, during the start or soon after. */
const KILLED_WHILE_STARTING = 0.25;
const START_MS = 800;
/** Only for what hangs, also on a busy machine, in milliseconds. */
const DRAINED_WITHIN = 120_000;

/**
 * Publishes in all ways to a platform in a separate process, kills it at a random moment, restarts it and checks the
 * deliveries against its promises, round after round.
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
    // Data of the killed process that has not been read yet must not count as sent by the next one.
    destination.drop();
    deliveries.endRun();
  };
  try {
    running = await start(flags);
    await schedule.create(running.queue, destination.url);
    for (let round = 0; round < rounds; round++) {
      const killed = await publishUntilKilled(running, publishers, random);
      endRun();
      if (random() < KILLED_WHILE_STARTING) {
        await killWhileStarting(flags, random() * START_MS);
        endRun();
      }
      running = await start(flags);
      schedule.wasStopped(killed);
      onRound?.(round, deliveries.acknowledged);
    }
    const until = Date.now();
    // When this message arrives, the attempts of all messages that were due earlier have begun, acknowledged or not.
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
  /** Resolves after this number of answers. */
  readonly answers: (count: number) => Promise<void>;
  readonly close: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/** @throws Error if the platform reports a problem with its data */
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
  const problems = problemsIn(logged);
  if (problems.length > 0) {
    await close('SIGKILL');
    throw new Error(`it says: ${problems.join('\n')}`);
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

/** @returns when it was killed */
async function publishUntilKilled(
  running: Running,
  publishers: readonly Publisher[],
  random: () => number,
): Promise<number> {
  let isOver = false;
  const enough = running.answers(1 + Math.floor(random() * MOST_ANSWERS));
  const all = Promise.all(
    publishers.map((publisher) => publisher.publish(running.queue, random, () => isOver)),
  );
  // Races them, because after a failure there may never be enough answers.
  await Promise.race([enough, all]);
  const killed = Date.now();
  await running.close('SIGKILL');
  isOver = true;
  await all;
  return killed;
}

/** Waits until all messages are delivered or given up. @throws Error naming those that are not */
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

/** @throws Error if a message exists twice */
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
