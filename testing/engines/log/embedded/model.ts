import { expect } from 'vitest';
import type { ConsumerConfig } from '../../../../src/engines/log/engine.ts';
import { LogError } from '../../../../src/engines/log/errors.ts';
import type { LogRecord } from '../../../../src/engines/log/record.ts';
import { BY_HAND, FROM_START, record, type TestLog } from './embedded.ts';

export const TOPICS = ['t', 'u'];
export const GROUPS: Readonly<Record<string, ConsumerConfig>> = {
  automatic: { ...FROM_START, sessionTimeout: 30_000 },
  manual: { ...BY_HAND, sessionTimeout: 30_000 },
};
export const RETENTION = 60_000;
/** The timeout of consumes in the background, and how far the clock moves at a time; in milliseconds. */
const PATIENCE = 1000;

export type Step =
  | { readonly do: 'produce'; readonly topic: string; readonly count: number; readonly key: string }
  | {
      readonly do: 'consume';
      readonly group: string;
      readonly instance: string;
      readonly topics: readonly string[];
      readonly maxBytes: number;
      /** Whether the next steps run while it waits. */
      readonly inBackground: boolean;
      /** The connection breaks before the answer has been sent. */
      readonly isBroken: boolean;
    }
  | {
      readonly do: 'commit';
      readonly group: string;
      readonly instance: string;
      /** How many records of the last response to commit; all that were returned if it is undefined. */
      readonly part: number | undefined;
    }
  | { readonly do: 'leave'; readonly group: string; readonly instance: string }
  | { readonly do: 'fetch'; readonly topic: string; readonly place: number }
  | { readonly do: 'grow'; readonly topic: string }
  | { readonly do: 'wait'; readonly time: number }
  | { readonly do: 'restart' }
  | { readonly do: 'kill' };

/** The records that were appended, and those that each group must have received. */
export class Model {
  readonly #log: TestLog;
  /** Values by topic, partition and offset. */
  readonly #values = new Map<string, string[]>();
  /** How far a group has read a partition: the offset after the last record that it ever received. */
  readonly #served = new Map<string, number>();
  /** The instance that last received records of a partition, for each group. */
  readonly #receivers = new Map<string, string>();
  readonly #answers = new Map<string, readonly LogRecord[]>();
  /** The deadlines of the consumes that have not returned yet. */
  readonly #waiting = new Map<Promise<void>, number>();
  readonly #failures: unknown[] = [];
  #produced = 0;

  constructor(log: TestLog) {
    this.#log = log;
  }

  async run(step: Step): Promise<void> {
    const { cluster, clock } = this.#log;
    switch (step.do) {
      case 'produce': {
        const records = Array.from({ length: step.count }, () => {
          const value = `${this.#produced++}`.padStart(20, '.');
          return { value, record: record({ topic: step.topic, key: step.key || null, value }) };
        });
        const answer = await cluster.produce(records.map(({ record }) => record));
        for (const [i, { topic, partition, offset }] of answer.entries()) {
          const values = this.#valuesOf(topic, partition);
          expect(offset).toBe(values.length);
          values.push(records[i]!.value);
        }
        break;
      }
      case 'consume':
        await this.#consume(step);
        break;
      case 'commit':
        await this.#commit(step);
        break;
      case 'leave':
        await cluster
          .deleteInstance(step.group, step.instance)
          .catch(expectCode('UNKNOWN_MEMBER_ID'));
        this.#answers.delete(`${step.group} ${step.instance}`);
        this.#forgetReceivers(step.group, step.instance);
        break;
      case 'fetch':
        await this.#fetch(step.topic, step.place);
        break;
      case 'grow': {
        const { partitions } = (await cluster.topic(step.topic))!;
        await cluster.alterTopic(step.topic, { partitions: Math.min(4, partitions + 1) });
        break;
      }
      case 'wait':
        await clock.advance(step.time);
        await this.#log.storage.cleanUp();
        break;
      case 'restart':
      case 'kill':
        await this.#log[step.do]();
        await clock.advance(PATIENCE);
        this.#answers.clear();
        this.#receivers.clear();
        this.#waiting.clear();
        break;
    }
    await this.check();
  }

  /** Checks the conditions that hold at any time. */
  async check(): Promise<void> {
    const { cluster, clock } = this.#log;
    for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate);
    if (this.#failures.length > 0) throw this.#failures[0];
    for (const deadline of this.#waiting.values()) {
      expect(clock.now(), 'no consume takes longer than its timeout').toBeLessThan(deadline);
    }
    for (const { name, instances } of await cluster.groups()) {
      const owners = instances.flatMap(({ topics }) =>
        topics.flatMap(({ topic, partitions }) => partitions.map((n) => `${name} ${topic}-${n}`)),
      );
      expect(new Set(owners).size, 'each partition has one owner').toBe(owners.length);
    }
    for (const { name, offsets } of await cluster.groupOffsets()) {
      for (const { topic, partition, offset } of offsets) {
        const served = this.#served.get(`${name} ${topic}-${partition}`) ?? 0;
        const { startOffset } = this.#partition(topic, partition);
        expect(offset, 'nothing is committed that was not returned').toBeLessThanOrEqual(
          Math.max(served, startOffset),
        );
      }
    }
  }

  /** Reads to the end in every group, and checks that it got everything. */
  async drain(): Promise<void> {
    const { cluster, clock } = this.#log;
    await clock.advance(PATIENCE);
    await this.check();
    expect(this.#waiting.size).toBe(0);
    for (const group of Object.keys(GROUPS)) {
      for (const name of ['a', 'b', 'c']) {
        await cluster.deleteInstance(group, name).catch(expectCode('UNKNOWN_MEMBER_ID'));
      }
      const all = { do: 'consume', group, instance: 'last', topics: TOPICS } as const;
      for (let answered = -1; answered !== 0;) {
        await this.#consume({ ...all, maxBytes: 1e6, inBackground: false, isBroken: false });
        answered = this.#answers.get(`${group} last`)!.length;
      }
      for (const [place, values] of this.#values) {
        const [topic, partition] = place.split('-') as [string, string];
        const { startOffset } = this.#partition(topic, Number(partition));
        const served = this.#served.get(`${group} ${place}`) ?? 0;
        expect(Math.max(served, startOffset), `${group} has all of ${place}`).toBe(values.length);
      }
    }
    await this.check();
  }

  async #consume(step: Step & { readonly do: 'consume' }): Promise<void> {
    const { cluster, clock } = this.#log;
    const { group, instance, topics, maxBytes } = step;
    const { engine } = this.#log;
    const client = new AbortController();
    const timeout = step.inBackground ? PATIENCE : 0;
    const answer = cluster.consume(group, instance, {
      topics,
      maxBytes,
      timeout,
      config: GROUPS[group]!,
      signal: client.signal,
    });
    const check = async () => {
      const records = await answer;
      // Records read by a killed process reach no client.
      if (this.#log.engine !== engine) return;
      this.#answers.set(`${group} ${instance}`, step.isBroken ? [] : records);
      if (step.isBroken) client.abort();
      else this.#received(group, instance, records);
    };
    const checked: Promise<void> = check()
      .catch(expectCode('GROUP_MAX_SIZE_REACHED'))
      .catch((error) => void this.#failures.push(error))
      .finally(() => this.#waiting.delete(checked));
    this.#waiting.set(checked, clock.now() + timeout);
    // Another consume of the instance may be in progress, so this one may have to wait until that times out.
    await clock.advance(1);
    if (!step.inBackground) await checked;
  }

  /**
   * Checks records that a group has received: they were appended, are in order, and none was left out. A different
   * instance than the last time starts at the committed offset.
   */
  #received(group: string, instance: string, records: readonly LogRecord[]): void {
    const last = new Map<string, number>();
    for (const { topic, partition, offset, value } of records) {
      const place = `${topic}-${partition}`;
      expect(value?.toString()).toBe(this.#valuesOf(topic, partition)[offset]);
      const before = last.get(place);
      if (before !== undefined) expect(offset).toBe(before + 1);
      last.set(place, offset);
      const { startOffset } = this.#partition(topic, partition);
      if (this.#receivers.get(`${group} ${place}`) !== instance) {
        const committed = this.#committed(group, topic, partition) ?? 0;
        expect(offset, 'nothing is taken for processed that is not committed').toBeLessThanOrEqual(
          Math.max(committed, startOffset),
        );
        this.#receivers.set(`${group} ${place}`, instance);
      }
      const served = this.#served.get(`${group} ${place}`) ?? 0;
      expect(offset, 'nothing is left out').toBeLessThanOrEqual(Math.max(served, startOffset));
      this.#served.set(`${group} ${place}`, Math.max(served, offset + 1));
    }
  }

  async #commit({ group, instance, part }: Step & { readonly do: 'commit' }): Promise<void> {
    const { cluster } = this.#log;
    if (part === undefined) {
      await cluster.commit(group, instance, undefined).catch(expectCode('UNKNOWN_MEMBER_ID'));
      return;
    }
    const answer = this.#answers.get(`${group} ${instance}`) ?? [];
    const record = answer[Math.floor(part * answer.length)];
    if (record === undefined) return;
    const offsets = [{ ...record, offset: record.offset + 1 }];
    await cluster
      .commit(group, instance, offsets)
      .catch(expectCode('UNKNOWN_MEMBER_ID', 'ILLEGAL_GENERATION', 'REBALANCE_IN_PROGRESS'));
  }

  async #fetch(topic: string, place: number): Promise<void> {
    const { startOffset, endOffset } = this.#partition(topic, 0);
    const values = this.#valuesOf(topic, 0);
    expect(endOffset).toBe(values.length);
    const offset = startOffset + Math.floor(place * (endOffset - startOffset));
    const position = { topic, partition: 0, offset };
    const records = await this.#log.cluster.fetch([position], { timeout: 0 });
    const read = records.map((record) => record.value?.toString());
    expect(read).toEqual(values.slice(offset, offset + read.length));
    expect(read.length > 0, 'there is something where something is').toBe(offset < endOffset);
  }

  /** The instance is gone; a later one is different even if it has the same name. */
  #forgetReceivers(group: string, instance: string): void {
    for (const [place, receiver] of this.#receivers) {
      if (receiver === instance && place.startsWith(`${group} `)) this.#receivers.delete(place);
    }
  }

  #valuesOf(topic: string, partition: number): string[] {
    const place = `${topic}-${partition}`;
    let values = this.#values.get(place);
    if (values === undefined) this.#values.set(place, (values = []));
    return values;
  }

  #committed(group: string, topic: string, partition: number): number | undefined {
    const { topicCatalog, consumerGroups } = this.#log.cluster;
    return consumerGroups.committed.get(group, topicCatalog.require(topic).id, partition);
  }

  #partition(topic: string, partition: number) {
    return this.#log.cluster.topicCatalog.require(topic).partition(partition);
  }
}

function expectCode(...codes: string[]) {
  return (error: unknown): void => {
    if (!(error instanceof LogError)) throw error;
    expect(codes).toContain(error.code);
  };
}
