import { expect } from 'vitest';
import type { TestClock } from '../../../base/test-clock.ts';
import type {
  BreakOff,
  Courier,
  Delivery,
  Outcome,
} from '../../../../src/engines/queue/delivery.ts';
import type { QueueEngine } from '../../../../src/engines/queue/engine.ts';
import { queueErrors, type QueueErrorName } from '../../../../src/engines/queue/errors.ts';
import type { Published, PublishOrder } from '../../../../src/engines/queue/message.ts';
import type { QueueUser, QueueUserLimits } from '../../../../src/engines/queue/user.ts';

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

/** A refusal, for `toThrow`. @param words a part of its message */
export const refusal = (code: QueueErrorName, words = ''): unknown =>
  expect.objectContaining({
    name: 'QueueError',
    code,
    kind: queueErrors[code].kind,
    message: expect.stringContaining(words),
  });

/** An attempt as a test sees it. */
export interface RecordedDelivery {
  readonly at: number;
  readonly url: string;
  /** Of a URL at `example.com`. */
  readonly path: string;
  readonly body: string;
  readonly delivery: Delivery;
  /** The header of that name. */
  readonly header: (name: string) => string | undefined;
  /** Ends it, if the script has not. */
  readonly answer: (outcome: Outcome) => void;
}

/** The behavior of a destination: it answers at once, or returns undefined to answer later. */
export type Script = (delivery: RecordedDelivery, count: number) => Outcome | undefined;

/** A courier with scripted destinations; without a script all answer 200 at once. */
export class ScriptedCourier implements Courier {
  readonly seen: RecordedDelivery[] = [];
  readonly #clock: TestClock;
  script: Script = () => response(200);
  /** Whether requests are sent at once; otherwise the test calls `delivery.sent`. */
  connects = true;
  inFlight = 0;
  /** Those that the engine has broken off. */
  readonly brokenOff: RecordedDelivery[] = [];

  constructor(clock: TestClock) {
    this.#clock = clock;
  }

  async deliver(delivery: Delivery, breakable?: (breakOff: BreakOff) => void): Promise<Outcome> {
    this.inFlight += 1;
    const outcome = await new Promise<Outcome>((resolve) => {
      const url = new URL(delivery.url);
      const seen: RecordedDelivery = {
        at: this.#clock.now(),
        url: delivery.url,
        path: url.pathname,
        body: delivery.body.toString(),
        delivery,
        header: (name) => delivery.headers.find(([given]) => given === name)?.[1],
        answer: resolve,
      };
      this.seen.push(seen);
      breakable?.((reason) => {
        this.brokenOff.push(seen);
        resolve({ kind: 'failure', reason });
      });
      if (this.connects) delivery.sent?.();
      const answer = this.script(seen, this.seen.length);
      if (answer !== undefined) resolve(answer);
    });
    this.inFlight -= 1;
    return outcome;
  }

  async close(): Promise<void> {
    for (const { answer } of this.seen) answer({ kind: 'failure', reason: 'broken off' });
  }

  paths(): string[] {
    return this.seen.map(({ path }) => path);
  }
}

/** The default publisher of tests. */
const publisher = testUser();

/**
 * An implementation of the engine interface for one test, with the test's clock and courier. It is closed
 * after the test.
 */
export abstract class QueueBench {
  abstract readonly engine: QueueEngine;
  abstract readonly clock: TestClock;
  abstract readonly courier: ScriptedCourier;

  /** Runs everything that is due. */
  abstract readonly settle: () => Promise<void>;
  /**
   * Closes the engine, unless that has been done, and starts the next one at a time (Unix ms; default
   * now).
   */
  abstract restart(at?: number): Promise<QueueBench>;
  /** The engine that would start at a time if this one were killed now. */
  abstract restartAfterKill(at?: number): Promise<QueueBench>;

  /** Advances the clock; everything that becomes due on the way happens at its time. */
  readonly advance = (milliseconds: number): Promise<void> =>
    advanceStepwise(this.clock, this.settle, milliseconds);

  /** Publishes, and must succeed. */
  readonly publishFor = async (user: QueueUser, ...orders: PublishOrder[]): Promise<Published[]> =>
    publishAll(this.engine, user, orders);

  /** Publishes for `ann`. @returns the ids */
  readonly publish = async (...orders: PublishOrder[]): Promise<string[]> =>
    (await this.publishFor(publisher, ...orders)).map(({ messageId }) => messageId);
}

/** Called for each test. */
export type StartQueue = (options?: {
  /** Whether the test restarts it. */
  readonly isKept?: boolean;
}) => Promise<QueueBench>;

export async function publishAll(
  { messages }: Pick<QueueEngine, 'messages'>,
  user: QueueUser,
  orders: readonly PublishOrder[],
): Promise<Published[]> {
  const results = await messages.publish(user, orders);
  return results.flatMap((result) => {
    if ('error' in result) throw result.error;
    return result.messages;
  });
}

/** Advances a clock from alarm to alarm, and runs everything that each causes. */
export async function advanceStepwise(
  clock: TestClock,
  settle: () => Promise<void>,
  milliseconds: number,
): Promise<void> {
  const end = clock.now() + milliseconds;
  for (;;) {
    await settle();
    const next = clock.next();
    if (next === undefined || next > end) break;
    await clock.advance(next - clock.now());
  }
  await clock.advance(end - clock.now());
  await settle();
}
