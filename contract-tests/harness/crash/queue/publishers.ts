import { setTimeout as wait } from 'node:timers/promises';
import type { CrashClient } from '../client.ts';
import type { Deliveries } from './deliveries.ts';
import { kindOf, type KindName } from './kinds.ts';

/** The minimum pause between two messages of a publisher, in milliseconds; the maximum is twice as long. */
const PAUSE = 4;

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
