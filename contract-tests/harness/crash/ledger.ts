import type { CrashClient } from './client.ts';

export const TOPIC = 'ledger';
export const PARTITIONS = 4;

export interface Position {
  readonly partition: number;
  readonly offset: number;
}

export interface Entry extends Position {
  readonly value: string;
}

/** A message names its producer, the number of its batch, and its place in it. */
export function valueOf(producer: string, batch: number, message: number, of: number): string {
  return `${producer}/${batch}/${message}/${of}`;
}

function partsOf(value: string) {
  const [producer, batch, message, of] = value.split('/') as [string, string, string, string];
  return { producer, batch: Number(batch), message: Number(message), of: Number(of) };
}

/**
 * What a platform promised for one topic, compared with what it has after each kill: every acknowledged message is at
 * its offset, offsets have no gaps, no message occurs twice, batches are complete or absent, each producer's messages
 * are in order in every partition, and what was once read never changes.
 */
export class Ledger {
  readonly #acknowledged = new Map<string, string>();
  /** The values read from each partition, by offset. */
  readonly #read: string[][] = Array.from({ length: PARTITIONS }, () => []);

  get acknowledged(): number {
    return this.#acknowledged.size;
  }

  /** The number of all messages. */
  get size(): number {
    return this.#read.reduce((sum, { length }) => sum + length, 0);
  }

  /** The offset after the last message of a partition. */
  endOf(partition: number): number {
    return this.#read[partition]!.length;
  }

  acknowledge({ partition, offset, value }: Entry): void {
    const place = `${partition}/${offset}`;
    const before = this.#acknowledged.get(place);
    if (before !== undefined) throw new Error(`${place} was given to ${before} and to ${value}`);
    this.#acknowledged.set(place, value);
  }

  /** Notes a message that was delivered. @throws Error if another one is at its offset */
  given({ partition, offset, value }: Entry): void {
    const there =
      this.#read[partition]![offset] ?? this.#acknowledged.get(`${partition}/${offset}`);
    if (there === undefined || there === value) return;
    throw new Error(`${partition}/${offset} was given out as ${value}, and is ${there}`);
  }

  /** Reads the messages since the last time, and some earlier ones again. @throws Error if a promise is broken */
  async check(kafka: CrashClient, { again = 100 } = {}): Promise<void> {
    for (let partition = 0; partition < PARTITIONS; partition++) {
      const known = this.#read[partition]!;
      let offset = Math.max(known.length - again, 0);
      for (;;) {
        const body = { topic: TOPIC, partition, offset, timeout: 0 };
        const messages = await kafka.done<Entry[]>('POST', '/fetch', body);
        if (messages.length === 0) break;
        for (const message of messages) {
          if (message.offset !== offset) {
            throw new Error(`${partition}/${offset} is missing, next is ${message.offset}`);
          }
          this.given(message);
          known[offset] = message.value;
          offset++;
        }
      }
      if (offset < known.length)
        throw new Error(`${partition} ends at ${offset}, not ${known.length}`);
    }
    this.#checkAcknowledged();
    this.#checkMessages();
  }

  #checkAcknowledged(): void {
    for (const [place, value] of this.#acknowledged) {
      const [partition, offset] = place.split('/').map(Number) as [number, number];
      const there = this.#read[partition]![offset];
      if (there !== value)
        throw new Error(`${value} was acknowledged at ${place}, where ${there} is`);
    }
  }

  #checkMessages(): void {
    const seen = new Set<string>();
    const batches = new Map<string, { of: number; there: number }>();
    for (const [partition, values] of this.#read.entries()) {
      const last = new Map<string, number>();
      for (const value of values) {
        if (seen.has(value)) throw new Error(`${value} is there twice`);
        seen.add(value);
        const { producer, batch, message, of } = partsOf(value);
        const place = batch * 1000 + message;
        if (place < (last.get(producer) ?? -1)) {
          throw new Error(`${value} comes after later ones of ${producer} in ${partition}`);
        }
        last.set(producer, place);
        const name = `${producer}/${batch}`;
        const found = batches.get(name);
        if (found === undefined) batches.set(name, { of, there: 1 });
        else found.there++;
      }
    }
    for (const [name, { of, there }] of batches) {
      if (of !== there) throw new Error(`${there} of the ${of} messages of ${name} are there`);
    }
  }
}
