import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomIds } from '../../../base/ids.ts';
import { TestClock } from '../../../base/test-clock.ts';
import type { Courier, Delivery, Outcome } from '../delivery.ts';
import { signingComposer } from './delivery/signing-composer.ts';
import type { CapacityLimits } from './dispatch/capacity.ts';
import type { Published, PublishOrder } from '../message.ts';
import { QueueCore } from './queue-core.ts';
import { DEVELOPMENT_SIGNING_KEYS } from '../signing-keys.ts';
import { QueueStore } from './store/queue-store.ts';
import type { QueueUser, QueueUserLimits } from '../user.ts';

const DAY = 24 * 60 * 60 * 1000;

export const testLimits: QueueUserLimits = {
  maxMessageSize: 1024 * 1024,
  maxRequestsPerDay: 1_000_000,
  maxRetries: 100,
  maxDelay: 7 * DAY,
  maxQueues: 100,
  maxGroups: 100,
  maxEndpointsPerGroup: 100,
  maxSchedules: 100,
  maxParallelism: 100,
  maxGlobalParallelism: 1000,
  retention: 3 * DAY,
  timeout: 60_000,
};

export function testUser(id = 'ann', limits: Partial<QueueUserLimits> = {}): QueueUser {
  return { id, limits: { ...testLimits, ...limits } };
}

/** A message to a destination; `url` may be only a path. */
export function order(
  url = '/',
  more: Partial<Omit<PublishOrder, 'destination' | 'body'>> & { body?: string } = {},
): PublishOrder {
  return {
    method: 'POST',
    headers: [],
    labels: [],
    callerIp: '192.0.2.1',
    destination: { url: url.startsWith('/') ? `https://example.com${url}` : url },
    ...more,
    body: Buffer.from(more.body ?? ''),
  };
}

export function response(status: number, headers: Record<string, string> = {}, body = ''): Outcome {
  const lists = Object.entries(headers).map(([name, value]) => [name, [value]]);
  return {
    kind: 'response',
    status,
    headers: Object.fromEntries(lists) as Record<string, string[]>,
    body: Buffer.from(body),
    truncated: false,
  };
}

/** An attempt as a test sees it. */
export interface SeenDelivery {
  readonly at: number;
  readonly url: string;
  /** Of a URL at `example.com`. */
  readonly path: string;
  readonly body: string;
  readonly delivery: Delivery;
  /** The header of that name. */
  readonly header: (name: string) => string | undefined;
  /** Ends it; where the script has not done so. */
  readonly answer: (outcome: Outcome) => void;
}

/** What a destination does: answers at once, or undefined to be answered later. */
export type Script = (delivery: SeenDelivery, count: number) => Outcome | undefined;

/** A courier whose destinations do what a test says; without a script all answer 200 at once. */
export class ScriptedCourier implements Courier {
  readonly seen: SeenDelivery[] = [];
  readonly #clock: TestClock;
  script: Script = () => response(200);
  /** Whether requests leave at once; else a test has them leave by `delivery.sent`. */
  connects = true;
  underWay = 0;

  constructor(clock: TestClock) {
    this.#clock = clock;
  }

  async deliver(delivery: Delivery): Promise<Outcome> {
    this.underWay += 1;
    const outcome = await new Promise<Outcome>((resolve) => {
      const url = new URL(delivery.url);
      const seen: SeenDelivery = {
        at: this.#clock.now(),
        url: delivery.url,
        path: url.pathname,
        body: delivery.body.toString(),
        delivery,
        header: (name) => delivery.headers.find(([given]) => given === name)?.[1],
        answer: resolve,
      };
      this.seen.push(seen);
      if (this.connects) delivery.sent?.();
      const answer = this.script(seen, this.seen.length);
      if (answer !== undefined) resolve(answer);
    });
    this.underWay -= 1;
    return outcome;
  }

  async close(): Promise<void> {
    for (const { answer } of this.seen) answer({ kind: 'failure', reason: 'broken off' });
  }

  paths(): string[] {
    return this.seen.map(({ path }) => path);
  }
}

const directories: string[] = [];

/** A file for a store that is to be opened more than once. */
export function newFile(): string {
  const directory = mkdtempSync(join(tmpdir(), 'plinth-queue-'));
  directories.push(directory);
  return join(directory, 'queue.db');
}

/** Deletes those that {@link newFile} has given out. */
export function removeFiles(): void {
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true });
}

export interface TestCore {
  readonly core: QueueCore;
  readonly clock: TestClock;
  readonly courier: ScriptedCourier;
  /** Publishes for the user, and must succeed. @returns the ids */
  readonly publish: (...orders: PublishOrder[]) => Promise<string[]>;
  readonly publishFor: (user: QueueUser, ...orders: PublishOrder[]) => Promise<Published[]>;
  /** Lets all that is due happen. */
  readonly settle: () => Promise<void>;
  /** Moves the time on; all that comes due on the way happens at its moment. */
  readonly advance: (milliseconds: number) => Promise<void>;
}

export interface TestCoreOptions {
  readonly file?: string | undefined;
  readonly clock?: TestClock | undefined;
  readonly capacity?: CapacityLimits | undefined;
  readonly store?: QueueStore | undefined;
}

const user = testUser();

export async function startTestCore(options: TestCoreOptions = {}): Promise<TestCore> {
  const clock = options.clock ?? new TestClock();
  const courier = new ScriptedCourier(clock);
  const store = options.store ?? QueueStore.open(options.file ?? ':memory:', clock);
  const core = await QueueCore.start({
    store,
    clock,
    alarms: clock,
    courier,
    composer: signingComposer({
      signingKey: () => DEVELOPMENT_SIGNING_KEYS.current,
      ids: randomIds,
      clock,
    }),
    capacity: options.capacity,
  });
  const settle = async () => {
    // What happens sets off more; when nothing has for a few turns, all has.
    for (let seen = -1, quiet = 0; quiet < 8;) {
      await new Promise(setImmediate);
      const now = store.writes + courier.seen.length;
      quiet = now === seen && !store.busy ? quiet + 1 : 0;
      seen = now;
    }
  };
  const publishFor = async (of: QueueUser, ...orders: PublishOrder[]) => {
    const results = await core.messages.publish(of, orders);
    return results.flatMap((result) => {
      if ('error' in result) throw result.error;
      return result.messages;
    });
  };
  return {
    core,
    clock,
    courier,
    publishFor,
    publish: async (...orders) =>
      (await publishFor(user, ...orders)).map(({ messageId }) => messageId),
    settle,
    advance: async (milliseconds) => {
      const end = clock.now() + milliseconds;
      for (;;) {
        await settle();
        const next = clock.next();
        if (next === undefined || next > end) break;
        await clock.advance(next - clock.now());
      }
      await clock.advance(end - clock.now());
      await settle();
    },
  };
}
