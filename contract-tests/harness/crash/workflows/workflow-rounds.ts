import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { Client } from '@upstash/workflow';
import type { CrashOptions } from '../crash-rounds.ts';
import { TOGETHER, WorkflowApplication, type RunResult } from './application.ts';
import { Copies } from './copies.ts';
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
  /** How many of them have begun by the first kill; the others begin evenly over the rounds. */
  readonly together?: number;
  /** Copies of the platform on a shared store. One without a store if omitted. */
  readonly copies?: { readonly count: number; readonly storeUrl: string } | undefined;
  /** Called after each round. */
  readonly onRound?: (round: number, executions: number) => void;
}

/** The maximum number of deliveries before a kill. */
const MOST_DELIVERIES = 60;
/** A round also ends when there was no delivery for so many milliseconds, because all runs sleep or wait. */
const QUIET = 1500;
/** The probability of another kill, during the start or soon after. */
const KILLED_WHILE_STARTING = 0.25;
const START_MS = 800;
/**
 * Turns of the event loop in which all requests have been read that the system has received: of each it accepts the
 * connection, reads the head and the body. No copy is taken over from so early.
 */
const READ_WITHIN = 100;
/** Only for what hangs, also on a busy machine, in milliseconds. */
const ENDED_WITHIN = 120_000;

/**
 * Has runs of a workflow go on at a platform in a separate process, or at copies of one, kills one at a random moment,
 * restarts it, round after round, and compares the results with what the steps have done.
 * @throws Error naming the promise that was broken
 */
export async function workflowCrashRounds(options: WorkflowCrashOptions): Promise<WorkflowTally> {
  const { rounds, random, runs, onRound, together = Math.ceil(runs / rounds) } = options;
  const folder = mkdtempSync(join(tmpdir(), 'plinth-crash-'));
  const executions = new Executions();
  const copies = await Copies.start({ folder, ...(options.copies ?? { count: 1 }) });
  const queue = { baseUrl: copies.baseUrl, token: copies.token };
  const application = await WorkflowApplication.start(queue, executions);
  const client = new Client({ ...queue, retry: false });
  const ids = Array.from({ length: runs }, (_, n) => `wfr_crash-${n}`);
  const clients = new Clients(client, application);
  const killed = async () => {
    // Requests of the process that was killed are not those of the next one. What another copy has sent goes on.
    if (copies.count === 1) application.drop();
    else for (let turn = 0; turn < READ_WITHIN; turn++) await setImmediate();
    executions.endProcess();
  };
  try {
    for (let round = 0; round < rounds; round++) {
      const due = ids.slice(
        0,
        together + Math.ceil((round * (runs - together)) / Math.max(rounds - 1, 1)),
      );
      const index = Math.floor(random() * copies.count);
      const stop = async () => {
        await copies.kill(index);
        await killed();
      };
      await workUntilKilled({ clients, application, due, random, stop });
      if (random() < KILLED_WHILE_STARTING) {
        await copies.killWhileStarting(index, random() * START_MS);
        await killed();
      }
      await copies.restart(index);
      onRound?.(round, executions.count);
    }
    await clients.trigger(ids);
    for (const [n, id] of ids.entries()) checkRun(executions, id, n, await clients.resultOf(id));
    return { runs, executions: executions.count, repeated: executions.repeated };
  } finally {
    await copies.stop();
    await application.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Work {
  readonly clients: Clients;
  readonly application: WorkflowApplication;
  readonly due: readonly string[];
  readonly random: () => number;
  readonly stop: () => Promise<void>;
}

async function workUntilKilled({ clients, application, due, random, stop }: Work): Promise<void> {
  const enough = application.deliveries + 1 + Math.floor(random() * MOST_DELIVERIES);
  let isOver = false;
  const calls = callUntil(clients, due, () => isOver).catch((error: unknown) => {
    if (!isOver) throw error;
  });
  let last = application.deliveries;
  let quietSince = Date.now();
  while (application.deliveries < enough && Date.now() - quietSince < QUIET) {
    await wait(5);
    if (application.deliveries === last) continue;
    last = application.deliveries;
    quietSince = Date.now();
  }
  isOver = true;
  await stop();
  await calls;
}

/** Starts runs and notifies them, until the platform is killed or the round ends. */
async function callUntil(
  clients: Clients,
  ids: readonly string[],
  isOver: () => boolean,
): Promise<void> {
  await clients.trigger(ids);
  while (!isOver()) {
    for (const id of ids) if (!isOver()) await clients.notify(id);
    await wait(20);
  }
}

/** Who starts runs, notifies them and looks for their results. What is acknowledged is not repeated. */
class Clients {
  readonly #client: Client;
  readonly #application: WorkflowApplication;
  readonly #started = new Set<string>();
  readonly #notified = new Set<string>();

  constructor(client: Client, application: WorkflowApplication) {
    this.#client = client;
    this.#application = application;
  }

  /** Starts the runs that there are none of yet. An id would be used again if its run had ended meanwhile. */
  async trigger(ids: readonly string[]): Promise<void> {
    for (const [n, id] of ids.entries()) {
      if (this.#started.has(id)) continue;
      if ((await this.#runsOf(id)).length === 0) {
        await this.#client.trigger({
          url: `${this.#application.url}/workflow`,
          body: n,
          workflowRunId: id.slice('wfr_'.length),
          retries: 20,
          retryDelay: '50',
        });
      }
      this.#started.add(id);
    }
  }

  /** Notifies a run as soon as it waits. */
  async notify(id: string): Promise<void> {
    if (!this.#started.has(id) || this.#notified.has(id)) return;
    const eventId = `event-${id}`;
    const notified = await this.#client.notify({ eventId, eventData: `for ${id}` });
    if (notified.length > 0) this.#notified.add(id);
  }

  /** The result of a run. @throws Error if it does not end well */
  async resultOf(id: string): Promise<RunResult> {
    const deadline = Date.now() + ENDED_WITHIN;
    for (;;) {
      await this.notify(id);
      const runs = await this.#runsOf(id);
      if (runs.length !== 1) throw new Error(`there are ${runs.length} runs ${id}`);
      const { workflowState, workflowRunResponse, steps } = runs[0]!;
      if (workflowState === 'RUN_SUCCESS') return JSON.parse(workflowRunResponse!) as RunResult;
      if (workflowState !== 'RUN_STARTED' || Date.now() > deadline) {
        throw new Error(`${id} is ${workflowState}: ${JSON.stringify(steps.at(-1))}`);
      }
      await wait(50);
    }
  }

  async #runsOf(workflowRunId: string) {
    return (await this.#client.logs({ filter: { workflowRunId } })).runs;
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
