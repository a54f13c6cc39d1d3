import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killWhileStarting, startPlatform, type PlatformProcess } from '../platform-process.ts';
import { basic, CrashClient } from './client.ts';
import { MirroredFile } from './connectors.ts';
import { CrashGroup } from './group.ts';
import { Ledger, PARTITIONS, TOPIC, valueOf, type Position } from './ledger.ts';

export interface CrashOptions {
  readonly rounds: number;
  /** A random number from 0 to below 1. */
  readonly random: () => number;
  /** Called after each round. */
  readonly onRound?: (round: number, tally: CrashTally) => void;
}

export interface CrashTally {
  /** The number of acknowledged messages, of all that exist. */
  readonly acknowledged: number;
  readonly messages: number;
  /** The number of lines that connectors copied. */
  readonly lines: number;
}

/**
 * The maximum number of answers before a kill. The first kill comes after exactly this number, so that even a single
 * round can lose something.
 */
const MOST_ANSWERS = 600;
/** The probability of another kill during the start. */
const KILLED_WHILE_STARTING = 0.25;
const START_MS = 600;
const MOST_IN_BATCH = 20;

/**
 * Runs producers, consumers and connectors on a platform in a separate process, kills it at a random moment, restarts
 * it and checks its promises, round after round.
 * @throws Error naming the promise that was broken
 */
export async function crashRounds({ rounds, random, onRound }: CrashOptions): Promise<CrashTally> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-crash-'));
  const flags = ['--data-dir', join(folder, 'data')];
  const ledger = new Ledger();
  const groups = [
    new CrashGroup('by-hand', ledger, false),
    new CrashGroup('by-itself', ledger, true),
  ];
  const file = new MirroredFile(join(folder, 'data', 'files', 'default'));
  const tally = () => ({
    acknowledged: ledger.acknowledged,
    messages: ledger.size,
    lines: file.lines,
  });
  let running: Running | undefined;
  try {
    running = await start(flags);
    await running.management.done('POST', '/v2/kafka/topic', {
      name: TOPIC,
      partitions: PARTITIONS,
      cluster_id: 'default',
    });
    await file.create(running.management);
    for (let round = 0; round < rounds; round++) {
      await workUntilKilled(running, { round, random, ledger, groups, file });
      if (random() < KILLED_WHILE_STARTING) await killWhileStarting(flags, random() * START_MS);
      running = await start(flags);
      await ledger.check(running.kafka);
      for (const group of groups) await group.check(running.kafka);
      onRound?.(round, tally());
    }
    for (const group of groups) await group.drain(running.kafka);
    await file.check(running.kafka);
    await ledger.check(running.kafka, { again: Infinity });
    return tally();
  } finally {
    await running?.close('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Running {
  readonly kafka: CrashClient;
  readonly management: CrashClient;
  /** Resolves after this number of answers. */
  readonly answers: (count: number) => Promise<void>;
  readonly close: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

async function start(flags: readonly string[]): Promise<Running> {
  const { env, stop }: PlatformProcess = await startPlatform('start', flags);
  let onAnswer: (() => void) | undefined;
  const variable = (name: string) => env[name]!;
  const kafka = new CrashClient(
    variable('UPSTASH_KAFKA_REST_URL'),
    basic(variable('UPSTASH_KAFKA_REST_USERNAME'), variable('UPSTASH_KAFKA_REST_PASSWORD')),
    () => onAnswer?.(),
  );
  const management = new CrashClient(
    variable('PLINTH_MANAGEMENT_URL'),
    basic(variable('UPSTASH_EMAIL'), variable('UPSTASH_API_KEY')),
    () => {},
  );
  return {
    kafka,
    management,
    answers: (count) =>
      new Promise((resolve) => {
        let left = count;
        onAnswer = () => {
          if (--left === 0) resolve();
        };
      }),
    close: async (signal) => {
      await stop(signal);
      await Promise.all([kafka.close(), management.close()]);
    },
  };
}

interface Work extends Pick<CrashOptions, 'random'> {
  readonly round: number;
  readonly ledger: Ledger;
  readonly groups: readonly CrashGroup[];
  readonly file: MirroredFile;
}

async function workUntilKilled(running: Running, work: Work): Promise<void> {
  const { kafka } = running;
  const { round, random, ledger, groups, file } = work;
  let isOver = false;
  const whether = () => isOver;
  const count = round === 0 ? MOST_ANSWERS : 1 + Math.floor(random() * MOST_ANSWERS);
  const enough = running.answers(count);
  const all = Promise.all([
    ...['a', 'b', 'c', 'd'].map((name) =>
      produce(kafka, `${name}${round}`, { random, ledger }, whether),
    ),
    ...groups.flatMap((group) =>
      ['one', 'other'].map((name) => group.consume(kafka, `${name}${round}`, random, whether)),
    ),
    file.write(random, whether),
  ]);
  // Races them, because after a failure there may never be enough answers.
  await Promise.race([enough, all]);
  await running.close('SIGKILL');
  isOver = true;
  await all;
}

/** Produces batches one after the other: to partitions by key, by number, or by default. */
async function produce(
  kafka: CrashClient,
  name: string,
  { random, ledger }: Pick<Work, 'random' | 'ledger'>,
  isOver: () => boolean,
): Promise<void> {
  for (let batch = 0; !isOver(); batch++) {
    const of = 1 + Math.floor(random() * MOST_IN_BATCH);
    const body = Array.from({ length: of }, (_, message) => {
      const value = valueOf(name, batch, message, of);
      const way = random();
      if (way < 0.3) return { value };
      if (way < 0.6) return { value, partition: Math.floor(random() * PARTITIONS) };
      return { value, key: `customer-${Math.floor(random() * 50)}` };
    });
    const reply = await kafka.ask('POST', `/produce/${TOPIC}`, body);
    if (reply === undefined) return;
    if (reply.status !== 200) throw new Error(`produce: ${JSON.stringify(reply)}`);
    for (const [i, { partition, offset }] of (reply.json as Position[]).entries()) {
      ledger.acknowledge({ partition, offset, value: body[i]!.value });
    }
  }
}
