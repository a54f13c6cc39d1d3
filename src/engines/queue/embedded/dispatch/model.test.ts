import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import { TestClock } from '../../../../../testing/base/test-clock.ts';
import type { QueueCore } from '../queue-core.ts';
import {
  order,
  response,
  startTestCore,
  testUser,
  type TestCore,
} from '../../../../../testing/engines/queue/embedded/embedded.ts';
import {
  command,
  type Command,
} from '../../../../../testing/engines/queue/embedded/dispatch/model-commands.ts';
import {
  CALLBACK_HOST,
  DeliveryModel,
} from '../../../../../testing/engines/queue/embedded/dispatch/model.ts';

const SECOND = 1000;
const USER_PARALLELISM = 6;
const user = testUser('ann', {
  maxGlobalParallelism: USER_PARALLELISM,
  maxRetries: 10,
  timeout: 24 * 60 * 60 * SECOND,
});

let directory = '';
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'plinth-queue-model-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

/** A queue engine and its model, side by side. */
class Trial {
  readonly #clock = new TestClock();
  readonly #model = new DeliveryModel(USER_PARALLELISM);
  readonly #ids = new Map<string, string>();
  #file = join(directory, 'trial-0.db');
  #runs = 0;
  #engine!: TestCore;
  /** How many deliveries the model has got. */
  #seen = 0;

  async start(): Promise<void> {
    this.#seen = 0;
    this.#engine = await startTestCore({ file: this.#file, clock: this.#clock });
    this.#engine.courier.script = () => undefined;
    await this.#engine.core.owners.of(user);
    await this.#check();
  }

  async end(): Promise<void> {
    await this.#engine.core.close(0);
    for (let run = 0; run <= this.#runs; run += 1) {
      for (const end of ['', '-wal', '-shm']) {
        rmSync(join(directory, `trial-${run}.db${end}`), { force: true });
      }
    }
  }

  async run(step: Command): Promise<void> {
    switch (step.do) {
      case 'publish':
        await this.#publish(step);
        break;
      case 'answer':
        this.#answer(step.which, step.status);
        break;
      case 'advance':
        await this.#advance(step.by);
        break;
      case 'cancel':
        await this.#cancel(step.which);
        break;
      case 'crash':
        await this.#crash();
        break;
      default:
        await this.#configure(step);
    }
    await this.#check();
  }

  /** Lets everything proceed until nothing is left, and fails if something is stuck. */
  async drain(): Promise<void> {
    for (const queue of ['q1', 'q2']) await this.run({ do: 'queue', queue, parallelism: 1 });
    for (const queue of ['q1', 'q2']) await this.run({ do: 'resumeQueue', queue });
    for (const key of ['k1', 'k2']) await this.run({ do: 'resumeKey', key });
    for (let turn = 0; this.#model.waiting().length + this.#model.inFlight().length > 0; turn++) {
      if (turn > 2000) throw new Error('it does not come to an end');
      if (this.#model.inFlight().length > 0)
        await this.run({ do: 'answer', which: 0, status: 200 });
      else await this.run({ do: 'advance', by: 10 * SECOND });
    }
    const { lag } = await this.#engine.core.queues.get(user, 'q1');
    if (lag !== 0) throw new Error(`the queue is at its end, and ${lag} messages are left`);
  }

  async #publish(step: Extract<Command, { do: 'publish' }>): Promise<void> {
    const path = `/${this.#ids.size}`;
    const { host, delay, queue, retries, rate, parallelism, period } = step;
    const flowControl =
      step.key === undefined
        ? undefined
        : { key: step.key, parallelism, rate, period: rate === undefined ? undefined : period };
    const callback = {
      url: `https://${CALLBACK_HOST}/callback${path}`,
      method: 'POST',
      headers: [],
      when: 'finished',
      retryDelay: '2000',
    } as const;
    const [published] = await this.#engine.publishFor(
      user,
      order(`https://${host}${path}`, {
        delay,
        queue,
        flowControl,
        retries,
        retryDelay: '2000',
        ...(step.callback && { callback }),
      }),
    );
    this.#ids.set(path, published!.messageId);
    const now = this.#clock.now();
    const { callback: hasCallback } = step;
    this.#model.publish(
      {
        path,
        host,
        due: now + delay,
        queue,
        flowControl,
        retries,
        retryDelay: 2000,
        callback: hasCallback,
      },
      now,
    );
  }

  #answer(which: number, status: 200 | 500 | 489): void {
    const inFlight = this.#model.inFlight();
    if (inFlight.length === 0) return;
    const { path } = inFlight[which % inFlight.length]!;
    const delivery = this.#engine.courier.seen.findLast((seen) => seen.path === path)!;
    this.#model.ends(path, status === 200, status === 489, this.#clock.now());
    delivery.answer(response(status, { 'upstash-nonretryable-error': 'true' }));
  }

  /** Advances from alarm to alarm, with a check at each. */
  async #advance(by: number): Promise<void> {
    const end = this.#clock.now() + by;
    for (;;) {
      const next = this.#clock.next();
      if (next === undefined || next > end) break;
      await this.#clock.advance(next - this.#clock.now());
      await this.#check();
    }
    await this.#clock.advance(end - this.#clock.now());
  }

  async #cancel(which: number): Promise<void> {
    const alive = this.#model.messages.filter(
      ({ path, state, canceled }) => state !== 'ended' && !canceled && this.#ids.has(path),
    );
    if (alive.length === 0) return;
    const { path } = alive[which % alive.length]!;
    await this.#engine.core.messages.cancel(user, this.#ids.get(path)!);
    this.#model.cancel(path);
  }

  async #configure(
    step: Exclude<Command, { do: 'publish' | 'answer' | 'advance' | 'cancel' | 'crash' }>,
  ): Promise<void> {
    const { queues, flowControls } = this.#engine.core;
    switch (step.do) {
      case 'queue':
        await queues.upsert(user, step.queue, { parallelism: step.parallelism });
        this.#model.queue(step.queue).parallelism = step.parallelism;
        return;
      case 'pauseQueue':
      case 'resumeQueue': {
        const paused = step.do === 'pauseQueue';
        await queues.upsert(user, step.queue, { paused });
        this.#model.queue(step.queue).paused = paused;
        return;
      }
      case 'pin': {
        const { parallelism, rate } = step;
        await flowControls.pin(user, step.key, { parallelism, rate, period: 5 });
        Object.assign(this.#model.key(step.key), {
          parallelism,
          rate,
          period: 5 * SECOND,
          pinnedParallelism: true,
          pinnedRate: true,
          starts: [],
        });
        return;
      }
      default:
        await this.#configureKey(step.do, step.key, flowControls);
    }
  }

  async #configureKey(
    what: 'pauseKey' | 'resumeKey' | 'reset' | 'unpin',
    name: string,
    flowControls: QueueCore['flowControls'],
  ): Promise<void> {
    const key = this.#model.key(name);
    if (what === 'pauseKey') await flowControls.pause(user, name);
    if (what === 'resumeKey') await flowControls.resume(user, name);
    if (what === 'reset') await flowControls.resetRate(user, name);
    if (what === 'unpin') {
      await flowControls.unpin(user, name, { parallelism: true, rate: true });
      key.pinnedParallelism = false;
      key.pinnedRate = false;
    }
    if (what === 'reset') key.starts = [];
    if (what === 'pauseKey' || what === 'resumeKey') key.paused = what === 'pauseKey';
  }

  /** Continues with a copy of the file, as a process after a crash would. */
  async #crash(): Promise<void> {
    const before = this.#file;
    this.#runs += 1;
    this.#file = join(directory, `trial-${this.#runs}.db`);
    for (const end of ['', '-wal']) {
      if (existsSync(before + end)) cpSync(before + end, this.#file + end);
    }
    await this.#engine.core.close(0);
    this.#model.crash();
    await this.start();
  }

  /**
   * Checks that every delivery that began was allowed to, and that every one that may begin has.
   */
  async #check(): Promise<void> {
    await this.#engine.settle();
    const { seen } = this.#engine.courier;
    for (; this.#seen < seen.length; this.#seen += 1) {
      const { path, at } = seen[this.#seen]!;
      this.#model.begins(path, at);
    }
    const idle = this.#model.couldBegin(this.#clock.now());
    if (idle !== undefined) throw new Error(`${idle} could begin, and does not`);
  }
}

/** Increase for a longer search. */
const RUNS = 60;

test('deliveries are those of a simple model', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 60 }), async (commands) => {
      const trial = new Trial();
      try {
        await trial.start();
        for (const step of commands) await trial.run(step);
        await trial.drain();
      } finally {
        await trial.end();
      }
    }),
    { numRuns: RUNS, endOnFailure: false },
  );
});
