import type { Received } from '../../hostile-destination.ts';
import { FLOW_PARALLELISM, kindOf, KINDS, type KindName } from './kinds.ts';

export interface DeadLetter {
  readonly dlqId: string;
  readonly messageId: string;
}

/** The deliveries of a message so far. */
interface Seen {
  /** The run of its last attempt. */
  run: number;
  retried: number;
  last: Received;
}

/**
 * What a queue service promised, compared with what arrived at a destination in all runs: everything acknowledged is
 * delivered or given up; an attempt is repeated only after a kill, and only if nothing shows that its result had been
 * written; queues keep their order; a flow-control key has no more duplicates than its parallelism; each callback
 * arrives once.
 */
export class Deliveries {
  readonly #received: readonly Received[];
  /** Ids of acknowledged messages, by name. */
  readonly #acknowledged = new Map<string, string>();
  readonly #seen = new Map<string, Seen>();
  /** Names of messages, and the ids under which they arrived. */
  readonly #ids = new Map<string, string>();
  /** The callbacks that have arrived, by the message that they report. */
  readonly #callbacks = new Map<string, string>();
  /** The last message of each queue that has arrived. */
  readonly #places = new Map<KindName, number>();
  #run = 0;
  #checked = 0;
  #duplicates = 0;
  #duplicatesOfKey = 0;

  constructor(received: readonly Received[]) {
    this.#received = received;
  }

  get acknowledged(): number {
    return this.#acknowledged.size;
  }

  get duplicates(): number {
    return this.#duplicates;
  }

  acknowledge(name: string, messageId: string): void {
    this.#acknowledged.set(name, messageId);
    this.#hasId(name, messageId);
  }

  /** Ends a run: everything that it sent has arrived, or will not. @throws Error if a promise is broken */
  endRun(): void {
    this.check();
    this.#run += 1;
    this.#duplicatesOfKey = 0;
  }

  /** Examines what has arrived since the last time. @throws Error if a promise is broken */
  check(): void {
    for (; this.#checked < this.#received.length; this.#checked += 1) {
      this.#arrived(this.#received[this.#checked]!);
    }
  }

  /** Names of the messages that have not arrived yet. */
  missing(deadLetters: readonly DeadLetter[]): string[] {
    const dead = new Set(deadLetters.map(({ messageId }) => messageId));
    return [...new Map([...this.#ids, ...this.#acknowledged])]
      .filter(([name, messageId]) => {
        const { fails, callsBack } = kindOf(kindNameOf(name));
        const isDelivered = this.#seen.get(messageId)?.last.answered === 200;
        if (!dead.has(messageId) && (fails === true || !isDelivered)) return true;
        return callsBack === true && !this.#callbacks.has(messageId);
      })
      .map(([name]) => name);
  }

  #arrived(received: Received): void {
    const messageId = String(received.headers['upstash-message-id']);
    const retried = Number(received.headers['upstash-retried']);
    const isAgain = this.#attempted(messageId, retried, received);
    if (received.url === '/tick') return;
    const body = JSON.parse(received.body.toString()) as unknown;
    if (received.url === '/back') {
      this.#calledBack(messageId, (body as { sourceMessageId: string }).sourceMessageId);
    } else {
      this.#delivered(String(body), messageId, isAgain);
    }
  }

  /** @returns whether this attempt has arrived before */
  #attempted(messageId: string, retried: number, last: Received): boolean {
    const seen = this.#seen.get(messageId);
    this.#seen.set(messageId, { run: this.#run, retried, last });
    if (seen === undefined || retried > seen.retried) return false;
    const attempt = `attempt ${retried} of ${messageId} (${last.url})`;
    if (retried < seen.retried) throw new Error(`${attempt} came after attempt ${seen.retried}`);
    if (seen.run === this.#run) throw new Error(`${attempt} came twice without a kill between`);
    this.#duplicates += 1;
    return true;
  }

  #calledBack(messageId: string, source: string): void {
    const before = this.#callbacks.get(source);
    if (before !== undefined && before !== messageId) {
      throw new Error(`${source} has two callbacks, ${before} and ${messageId}`);
    }
    this.#callbacks.set(source, messageId);
  }

  #delivered(name: string, messageId: string, isAgain: boolean): void {
    this.#hasId(name, messageId);
    if (this.#callbacks.has(messageId)) throw new Error(`${name} came after its callback`);
    const kind = kindNameOf(name);
    if (kindOf(kind).queue !== undefined) this.#tookTurn(kind, name);
    if (kind !== 'controlled' || !isAgain) return;
    this.#duplicatesOfKey += 1;
    if (this.#duplicatesOfKey > FLOW_PARALLELISM) {
      throw new Error(`${this.#duplicatesOfKey} messages of one key were under way at a kill`);
    }
  }

  /** A later attempt shows that all earlier ones had ended. */
  #tookTurn(kind: KindName, name: string): void {
    const place = Number(name.split('/')[1]);
    const before = this.#places.get(kind) ?? 0;
    if (place < before) throw new Error(`${name} came after ${kind}/${before}`);
    this.#places.set(kind, place);
  }

  #hasId(name: string, messageId: string): void {
    const known = this.#ids.get(name);
    if (known !== undefined && known !== messageId) {
      throw new Error(`${name} is both ${known} and ${messageId}`);
    }
    this.#ids.set(name, messageId);
  }
}

function kindNameOf(name: string): KindName {
  const [kind] = name.split('/');
  if (kind === undefined || !(kind in KINDS)) throw new Error(`${name} came, which nobody sent`);
  return kind as KindName;
}
