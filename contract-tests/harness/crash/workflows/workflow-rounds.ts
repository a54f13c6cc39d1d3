import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from '@upstash/workflow';
import {
  killWhileStarting,
  problemsIn,
  startPlatform,
  type PlatformProcess,
} from '../../platform-process.ts';
import type { CrashOptions } from '../crash-rounds.ts';
import { TOGETHER, WorkflowApplication, type RunResult } from './application.ts';
import { Executions } from './executions.ts';

export interface WorkflowTally {
  /** Runs that have ended with the right result. */
  readonly runs: number;
  /** Steps that were executed. */
  readonly executions: number;
  /** How many of them are repetitions. */
  readonly repeated: number;
}

export interface WorkflowCrashOptions extends Pick<CrashOptions, 'rounds' | 'random'> {
  readonly runs: number;
  /** Called after each round. */
  readonly onRound?: (round: number, executions: number) => void;
}

/** The maximum number of deliveries before a kill. */
const MOST_DELIVERIES = 60;
/** A round ends after so many milliseconds at the latest, when all runs wait. */
const LONGEST_ROUND = 1500;
/** The probability of another kill, during the start or soon after. */
const KILLED_WHILE_STARTING = 0.25;
const START_MS = 800;
/** Only for what hangs, also on a busy machine, in milliseconds. */
const ENDED_WITHIN = 120_000;

/**
 * Has runs of a workflow go on at a platform in a separate process, kills it at a random moment, restarts it, round
 * after round, and compares the results with what the steps have done.
 * @throws Error naming the promise that was broken
 */
export async function workflowCrashRounds(options: WorkflowCrashOptions): Promise<WorkflowTally> {
  const { rounds, random, runs, onRound } = options;
  const folder = mkdtempSync(join(tmpdir(), 'plinth-crash-'));
  // The application publishes its steps to one address.
  const port = await freePort();
  const flags = ['--data-dir', folder, '--queue-port', String(port)];
  const executions = new Executions();
  let running = await start(flags);
  const queue = { baseUrl: running.env['QSTASH_URL']!, token: running.env['QSTASH_TOKEN']! };
  const application = await WorkflowApplication.start(queue, executions);
  const client = new Client({ ...queue, retry: false });
  const ids = Array.from({ length: runs }, (_, n) => `wfr_crash-${n}`);
  const started = new Set<string>();
  const stop = async () => {
    await running.stop('SIGKILL');
    application.drop();
    executions.endProcess();
  };
  try {
    for (let round = 0; round < rounds; round++) {
      const due = ids.slice(0, Math.ceil(((round + 1) * runs) / rounds));
      await workUntilKilled({ client, application, due, started, random, stop });
      if (random() < KILLED_WHILE_STARTING) {
        await killWhileStarting(flags, random() * START_MS);
        application.drop();
        executions.endProcess();
      }
      running = await start(flags);
      onRound?.(round, executions.count);
    }
    await trigger(client, application, ids, started);
    for (const [n, id] of ids.entries()) checkRun(executions, id, n, await resultOf(client, id));
    return { runs, executions: executions.count, repeated: executions.repeated };
  } finally {
    await running.stop('SIGTERM');
    await application.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Work {
  readonly client: Client;
  readonly application: WorkflowApplication;
  readonly due: readonly string[];
  readonly started: Set<string>;
  readonly random: () => number;
  readonly stop: () => Promise<void>;
}

async function workUntilKilled(work: Work): Promise<void> {
  const { client, application, due, started, random, stop } = work;
  const enough = application.deliveries + 1 + Math.floor(random() * MOST_DELIVERIES);
  let isOver = false;
  const calls = (async () => {
    await trigger(client, application, due, started, () => isOver);
    // Again and again: what was not answered may not be stored. Runs take the first of their events.
    while (!isOver) {
      for (const id of due) {
        if (isOver || random() < 0.8) continue;
        await notify(client, id);
      }
      await wait(20);
    }
  })().catch((error: unknown) => {
    if (!isOver) throw error;
  });
  const deadline = Date.now() + LONGEST_ROUND;
  while (application.deliveries < enough && Date.now() < deadline) await wait(5);
  isOver = true;
  await stop();
  await calls;
}

/** Starts the runs that there are none of yet. An id would be used again if its run had ended meanwhile. */
async function trigger(
  client: Client,
  application: WorkflowApplication,
  ids: readonly string[],
  started: Set<string>,
  isOver = () => false,
): Promise<void> {
  for (const [n, id] of ids.entries()) {
    if (isOver()) return;
    if (started.has(id)) continue;
    const { runs } = await client.logs({ filter: { workflowRunId: id } });
    if (runs.length === 0) {
      await client.trigger({
        url: `${application.url}/workflow`,
        body: n,
        workflowRunId: id.slice('wfr_'.length),
        retries: 20,
        retryDelay: '50',
      });
    }
    started.add(id);
  }
}

async function notify(client: Client, id: string): Promise<void> {
  const eventId = `event-${id}`;
  if ((await client.getWaiters({ eventId })).length === 0) return;
  await client.notify({ eventId, eventData: `for ${id}` });
}

/** The result of a run. @throws Error if it does not end well */
async function resultOf(client: Client, id: string): Promise<RunResult> {
  const deadline = Date.now() + ENDED_WITHIN;
  for (;;) {
    await notify(client, id);
    const { runs } = await client.logs({ filter: { workflowRunId: id } });
    if (runs.length !== 1) throw new Error(`there are ${runs.length} runs ${id}`);
    const [run] = runs;
    const { workflowState, workflowRunResponse } = run!;
    if (workflowState === 'RUN_SUCCESS') return JSON.parse(workflowRunResponse!) as RunResult;
    if (workflowState !== 'RUN_STARTED' || Date.now() > deadline) {
      throw new Error(`${id} is ${workflowState}: ${JSON.stringify(run!.steps.at(-1))}`);
    }
    await wait(50);
  }
}

function checkRun(executions: Executions, id: string, n: number, result: RunResult): void {
  executions.check(id, 'a', result.first);
  for (const [place, name] of TOGETHER.entries()) {
    executions.check(id, name, result.together[place]);
  }
  executions.check(id, 'e', result.last);
  if (result.called !== n + 1) throw new Error(`${id} has called with ${result.called}`);
  if (result.event !== `for ${id}`) throw new Error(`${id} has got ${result.event}`);
}

/** @throws Error if the platform reports a problem with its data */
async function start(flags: readonly string[]): Promise<PlatformProcess> {
  const running = await startPlatform('start', flags);
  const problems = problemsIn(running.logged);
  if (problems.length === 0) return running;
  await running.stop('SIGKILL');
  throw new Error(`it says: ${problems.join('\n')}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
