import type { CrashClient } from './client.ts';
import { PARTITIONS, TOPIC, type Entry, type Ledger, type Position } from './ledger.ts';

/** The timeout of a consume, in milliseconds. */
const TIMEOUT = 50;
/** Only for what hangs, also on a busy machine, in milliseconds. */
const DRAINED_WITHIN = 120_000;

/**
 * A consumer group, and what it was promised: messages covered by an acknowledged commit are not delivered again, and
 * only delivered messages are committed, by the client or automatically.
 */
export class CrashGroup {
  readonly name: string;
  readonly #ledger: Ledger;
  readonly #autoCommit: boolean;
  /** The offsets up to which commits were acknowledged. */
  readonly #committed: number[] = Array<number>(PARTITIONS).fill(-1);
  readonly #given: Set<number>[] = Array.from({ length: PARTITIONS }, () => new Set());

  constructor(name: string, ledger: Ledger, autoCommit: boolean) {
    this.name = name;
    this.#ledger = ledger;
    this.#autoCommit = autoCommit;
  }

  /** The number of distinct messages that were delivered. */
  get given(): number {
    return this.#given.reduce((sum, { size }) => sum + size, 0);
  }

  /** Consumes as one instance and commits most of it, until the platform is killed or the round ends. */
  async consume(kafka: CrashClient, instance: string, random: () => number, isOver: () => boolean) {
    while (!isOver()) {
      const messages = await this.#next(kafka, instance);
      if (messages === undefined) return;
      if (this.#autoCommit || messages.length === 0 || random() < 0.1) continue;
      if (random() < 0.3) await kafka.ask('POST', `/commit/${this.name}/${instance}`);
      else await this.#commit(kafka, instance, messages);
    }
  }

  /** Checks the committed offsets after a kill against the promises, before anybody consumes again. */
  async check(kafka: CrashClient): Promise<void> {
    const body = Array.from({ length: PARTITIONS }, (_, partition) => ({
      topic: TOPIC,
      partition,
    }));
    const committed = await kafka.done<Position[]>('POST', `/committed/${this.name}/nobody`, body);
    for (const { partition, offset } of committed) {
      const place = `${this.name} has committed ${offset} of ${partition}`;
      const promised = this.#committed[partition]!;
      if (offset < promised) throw new Error(`${place}, and ${promised} was acknowledged`);
      for (let before = 0; before < offset; before++) {
        if (!this.#given[partition]!.has(before))
          throw new Error(`${place}, and was not given ${before}`);
      }
      // From this start on, messages before this offset may not be delivered again.
      this.#committed[partition] = offset;
    }
  }

  /** Consumes all remaining messages. @throws Error if not every message has been delivered by then */
  async drain(kafka: CrashClient): Promise<void> {
    const deadline = Date.now() + DRAINED_WITHIN;
    while (this.given < this.#ledger.size && Date.now() < deadline) {
      const messages = await this.#next(kafka, 'last');
      if (messages === undefined) throw new Error('nobody answers');
      if (!this.#autoCommit && messages.length > 0) await this.#commit(kafka, 'last', messages);
    }
    for (const [partition, given] of this.#given.entries()) {
      for (let offset = 0; offset < this.#ledger.endOf(partition); offset++) {
        if (!given.has(offset))
          throw new Error(`${this.name} was never given ${partition}/${offset}`);
      }
    }
  }

  /** @returns undefined if the platform was killed */
  async #next(kafka: CrashClient, instance: string): Promise<readonly Entry[] | undefined> {
    const committed = [...this.#committed];
    const reply = await kafka.ask(
      'POST',
      `/consume/${this.name}/${instance}`,
      { topic: TOPIC, timeout: TIMEOUT },
      {
        'Kafka-Auto-Offset-Reset': 'earliest',
        'Kafka-Enable-Auto-Commit': String(this.#autoCommit),
        'Kafka-Auto-Commit-Interval': '100',
      },
    );
    if (reply === undefined) return undefined;
    if (reply.status !== 200) throw new Error(`consume: ${JSON.stringify(reply)}`);
    const messages = reply.json as Entry[];
    for (const message of messages) {
      const { partition, offset } = message;
      if (offset < committed[partition]!) {
        throw new Error(
          `${this.name} was given ${partition}/${offset}, and had committed ${committed[partition]}`,
        );
      }
      this.#ledger.given(message);
      this.#given[partition]!.add(offset);
    }
    return messages;
  }

  async #commit(kafka: CrashClient, instance: string, messages: readonly Entry[]): Promise<void> {
    const next = new Map(messages.map(({ partition, offset }) => [partition, offset + 1]));
    const body = [...next].map(([partition, offset]) => ({ topic: TOPIC, partition, offset }));
    const reply = await kafka.ask('POST', `/commit/${this.name}/${instance}`, body);
    // A commit is refused as a whole if one of its partitions has moved to the other instance.
    if (reply === undefined || reply.status === 409) return;
    if (reply.status !== 200) throw new Error(`commit: ${JSON.stringify(reply)}`);
    for (const [partition, offset] of next) this.#committed[partition] = offset;
  }
}
