import { setTimeout as wait } from 'node:timers/promises';
import type { CrashClient } from '../client.ts';
import type { Deliveries } from './deliveries.ts';

/** The parallelism of the flow-control key. */
export const FLOW_PARALLELISM = 3;

/** The minimum pause between two messages of a publisher, in milliseconds; the maximum is twice as long. */
const PAUSE = 4;

interface Kind {
  /** The path tells the destination what to do: see `HostileDestination`. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The queue that the messages are published to. */
  readonly queue?: string;
  /** The destination always fails. */
  readonly fails?: true;
  /** Whether a callback arrives at the end, whatever the outcome. */
  readonly callsBack?: true;
  /** Published with deduplication, and again if there is no answer. */
  readonly once?: true;
}

export type KindName = keyof typeof KINDS;

/** The ways in which messages are published, each by a publisher of its own. */
export const KINDS = {
  plain: { path: '/plain' },
  slow: { path: '/late?ms=30' },
  delayed: { path: '/delayed', headers: { 'Upstash-Delay': '1s' } },
  retried: {
    path: '/flaky?percent=30',
    headers: { 'Upstash-Retries': '12', 'Upstash-Retry-Delay': '20' },
  },
  queued: { path: '/late?ms=2', queue: 'in-order' },
  queuedAndRetried: {
    path: '/flaky?percent=30',
    queue: 'in-order-with-retries',
    headers: { 'Upstash-Retries': '12', 'Upstash-Retry-Delay': '20' },
  },
  controlled: {
    path: '/late?ms=5',
    headers: {
      'Upstash-Flow-Control-Key': 'controlled',
      'Upstash-Flow-Control-Value': `parallelism=${FLOW_PARALLELISM}, rate=100`,
    },
  },
  called: { path: '/answers', callsBack: true },
  failing: {
    path: '/status?code=500',
    headers: { 'Upstash-Retries': '1', 'Upstash-Retry-Delay': '50' },
    fails: true,
    callsBack: true,
  },
  once: { path: '/once', once: true },
  /** Arrives after everything else. */
  last: { path: '/last', headers: { 'Upstash-Delay': '1s' } },
} as const satisfies Readonly<Record<string, Kind>>;

export function kindOf(name: KindName): Kind {
  return KINDS[name];
}

interface Accepted {
  readonly messageId: string;
  readonly deduplicated?: boolean;
}

/** Publishes messages of one kind one after the other, over all rounds. */
export class Publisher {
  readonly #name: KindName;
  readonly #destination: string;
  readonly #deliveries: Deliveries;
  #next = 0;
  /** The messages without an answer. */
  #unanswered: string | undefined;

  constructor(name: KindName, destination: string, deliveries: Deliveries) {
    this.#name = name;
    this.#destination = destination;
    this.#deliveries = deliveries;
  }

  /** Publishes until the platform is killed or the round ends. @throws Error if a message is refused */
  async publish(queue: CrashClient, random: () => number, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      if (!(await this.publishOne(queue))) return;
      await wait(random() * 2 * PAUSE);
    }
  }

  /** @returns whether it was acknowledged. @throws Error if it is refused */
  async publishOne(queue: CrashClient): Promise<boolean> {
    const again = kindOf(this.#name).once === true ? this.#unanswered : undefined;
    const name = again ?? `${this.#name}/${this.#next++}`;
    const { path, headers } = this.#request(name);
    const reply = await queue.ask('POST', path, name, headers);
    this.#unanswered = reply === undefined ? name : undefined;
    if (reply === undefined) return false;
    const isDuplicate = again !== undefined && reply.status === 202;
    if (reply.status !== 200 && !isDuplicate) throw new Error(`${name}: ${JSON.stringify(reply)}`);
    this.#deliveries.acknowledge(name, (reply.json as Accepted).messageId);
    return true;
  }

  #request(name: string) {
    const { path, headers, queue, callsBack, once } = kindOf(this.#name);
    const destination = `${this.#destination}${path}`;
    const back = `${this.#destination}/back`;
    return {
      path:
        queue === undefined ? `/v2/publish/${destination}` : `/v2/enqueue/${queue}/${destination}`,
      headers: {
        ...headers,
        ...(callsBack && { 'Service-Callback': back }),
        ...(once && { 'Upstash-Deduplication-Id': name }),
      },
    };
  }
}
