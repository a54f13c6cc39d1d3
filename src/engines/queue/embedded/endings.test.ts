import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { tries } from '../../../../testing/base/tries.ts';
import { QueueError, type QueueErrorName } from '../errors.ts';
import type { PublishOrder } from '../message.ts';
import type { LogEntry } from '../resources.ts';
import {
  newFile,
  order,
  removeFiles,
  response,
  startTestCore,
  testUser,
  type RecordedDelivery,
  type TestCore,
} from '../../../../testing/engines/queue/embedded/embedded.ts';

/** For any sequence of steps, each message ends exactly once. Nothing is lost, and no slot stays taken. */
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const user = testUser('ann', { retention: 1000 * DAY, maxDelay: 10 * DAY });
afterAll(removeFiles);

const queue = fc.constantFrom('q', 'r');
const key = fc.constantFrom('k', 'l');
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });
const small = fc.integer({ min: 1, max: 3 });
/** Selects one of the existing ones. */
const which = fc.nat(20);

const publish = fc.record({
  do: fc.constant('publish' as const),
  toGroup: fc.boolean(),
  queue: maybe(queue),
  key: maybe(key),
  parallelism: maybe(small),
  rate: maybe(small),
  retries: fc.integer({ min: 0, max: 2 }),
  delay: fc.constantFrom(0, 0, 0, MINUTE, 30 * MINUTE),
  callback: maybe(fc.constantFrom('finished', 'attempted', 'failed')),
  id: maybe(fc.constantFrom('x', 'y')),
});

const step = fc.oneof(
  { weight: 8, arbitrary: publish },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      which,
      status: fc.constantFrom(200, 200, 500, 489),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('advance' as const),
      by: fc.constantFrom(1000, MINUTE, 20 * MINUTE, 300 * MINUTE),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('queue' as const),
      queue,
      parallelism: small,
      paused: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('deleteQueue' as const), queue }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('key' as const),
      key,
      how: fc.constantFrom('pause', 'resume', 'pin', 'unpin', 'reset'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('cancel' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancelMany' as const), queue }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('retryDead' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('deleteGroup' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('schedule' as const),
      queue: maybe(queue),
      key: maybe(key),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('crash' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

class Trial {
  readonly file = newFile();
  at!: TestCore;
  readonly published = new Set<string>();
  waiting: RecordedDelivery[] = [];
  ending = false;

  async start(): Promise<void> {
    this.at = await startTestCore({ file: this.file, clock: this.at?.clock });
    this.waiting = [];
    this.at.courier.script = (delivery) => {
      if (this.ending) return response(200);
      this.waiting.push(delivery);
      return undefined;
    };
  }

  /** Takes steps, some of them before the previous one has completed. */
  async takeAll(steps: readonly (readonly [Step, alone: boolean])[]): Promise<void> {
    let together: Promise<void>[] = [];
    for (const [what, alone] of steps) {
      if (alone || what.do === 'crash' || what.do === 'advance') {
        await Promise.all(together);
        together = [];
        await this.at.settle();
      }
      together.push(this.take(what));
      if (what.do === 'crash' || what.do === 'advance') await together.at(-1);
    }
    await Promise.all(together);
    await this.at.settle();
  }

  async take(what: Step): Promise<void> {
    const { core, advance } = this.at;
    switch (what.do) {
      case 'publish': {
        if (what.toGroup) await core.groups.addEndpoints(user, 'g', GROUP);
        const [result] = await core.messages.publish(user, [orderOf(what)]);
        // Its group may have been deleted in the same moment.
        if ('error' in result!) throwUnless('groupNotFound')(result.error);
        else for (const { messageId } of result!.messages) this.published.add(messageId);
        break;
      }
      case 'answer': {
        const [delivery] = this.waiting.splice(what.which % Math.max(this.waiting.length, 1), 1);
        delivery?.answer(answerOf(what.status));
        break;
      }
      case 'advance':
        await advance(what.by);
        break;
      case 'queue':
        await core.queues.upsert(user, what.queue, what);
        break;
      case 'deleteQueue':
        await core.queues.delete(user, what.queue);
        break;
      case 'key':
        await this.#changeKey(what.key, what.how);
        break;
      case 'cancel': {
        const ids = [...this.published];
        const id = ids[what.which % Math.max(ids.length, 1)];
        if (id !== undefined)
          await core.messages.cancel(user, id).catch(throwUnless('messageNotFound'));
        break;
      }
      case 'cancelMany':
        await core.messages.cancelMany(user, { queues: [what.queue] }, 3);
        break;
      case 'retryDead': {
        const { items } = await core.deadLetters.retryMany(user, {}, { count: 2 });
        for (const id of items) this.published.add(id);
        break;
      }
      case 'deleteGroup':
        await core.groups.delete(user, 'g');
        break;
      case 'schedule': {
        const { queue, key } = what;
        const { notBefore: _, ...made } = order('/scheduled', {
          queue,
          ...(key !== undefined && { flowControl: { key } }),
        });
        await core.schedules.upsert(user, { ...made, scheduleId: 's', cron: '0 * * * *' });
        break;
      }
      case 'crash':
        for (const { answer } of this.waiting) answer({ kind: 'failure', reason: 'gone' });
        await core.close(0);
        await this.start();
    }
  }

  async #changeKey(key: string, how: string): Promise<void> {
    const { flowControls } = this.at.core;
    if (how === 'pause') await flowControls.pause(user, key);
    else if (how === 'resume') await flowControls.resume(user, key);
    else if (how === 'pin') await flowControls.pin(user, key, { parallelism: 1, rate: 1 });
    else if (how === 'reset') await flowControls.resetRate(user, key);
    else await flowControls.unpin(user, key, { parallelism: true, rate: true });
  }

  /** Removes all obstacles, and makes every destination accept its messages. */
  async end(): Promise<void> {
    const { core, advance } = this.at;
    this.ending = true;
    await core.schedules.delete(user, 's');
    for (const { name } of await core.queues.list(user)) await core.queues.resume(user, name);
    for (const name of ['k', 'l']) await core.flowControls.resume(user, name);
    for (const { answer } of this.waiting) answer(response(200));
    await advance(10 * DAY);
  }

  async logs(): Promise<LogEntry[]> {
    const all: LogEntry[] = [];
    for (let cursor: string | undefined; ;) {
      const page = await this.at.core.logs.list(
        user,
        {},
        { count: 100, ...(cursor !== undefined && { cursor }) },
      );
      all.push(...page.items);
      cursor = page.cursor;
      if (cursor === undefined) return all.toReversed();
    }
  }
}

const GROUP = [{ url: 'https://one.example/' }, { url: 'https://two.example/' }];
const LAST = new Set(['DELIVERED', 'FAILED', 'CANCELED']);

function orderOf(what: Extract<Step, { do: 'publish' }>): PublishOrder {
  const { toGroup, queue, key, parallelism, rate, retries, delay, callback, id } = what;
  const to = { url: 'https://example.com/callback', method: 'POST', headers: [] } as const;
  return {
    ...order('/', { queue, retries, delay }),
    ...(toGroup && { destination: { group: 'g' } }),
    ...(key !== undefined && { flowControl: { key, parallelism, rate, period: 60 } }),
    ...(callback === 'failed' && { failureCallback: { ...to, when: callback } }),
    ...(callback !== undefined && callback !== 'failed' && { callback: { ...to, when: callback } }),
    ...(id !== undefined && { deduplication: { id } }),
  };
}

function answerOf(status: number) {
  return response(status, status === 489 ? { 'upstash-nonretryable-error': 'true' } : {});
}

function throwUnless(code: QueueErrorName): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof QueueError) || error.code !== code) throw error;
  };
}

test('each message ends exactly once', { timeout: 900_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(step, fc.boolean()), { minLength: 10, maxLength: 60 }),
      async (steps) => {
        const trial = new Trial();
        await trial.start();
        try {
          await trial.takeAll(steps);
          await trial.end();
          const byMessage = new Map<string, string[]>();
          for (const { messageId, state } of await trial.logs()) {
            byMessage.set(messageId, [...(byMessage.get(messageId) ?? []), state]);
          }
          for (const id of trial.published) expect(byMessage.has(id), id).toBe(true);
          for (const [id, states] of byMessage) {
            expect(states[0], `${id}: ${states.join()}`).toBe('CREATED');
            const last = states.filter((state) => LAST.has(state));
            expect(last, `${id}: ${states.join()}`).toHaveLength(1);
            expect(LAST.has(states.at(-1)!), `${id}: ${states.join()}`).toBe(true);
          }
          const { core } = trial.at;
          for (const { name, lag } of await core.queues.list(user))
            expect([name, lag]).toEqual([name, 0]);
          for (const flow of await core.flowControls.list(user)) {
            expect(flow).toMatchObject({ waiting: 0, parallelismCount: 0 });
          }
          expect(await core.flowControls.globalParallelism(user)).toMatchObject({ count: 0 });
        } finally {
          await trial.at.core.close(0);
        }
      },
    ),
    { numRuns: Number(process.env['RUNS'] ?? tries(20, 4)), endOnFailure: false },
  );
});
