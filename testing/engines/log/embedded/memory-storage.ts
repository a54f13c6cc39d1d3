import type { Clock } from '../../../../src/base/clock.ts';
import { MemoryFiles } from '../../../../src/base/files/memory-files.ts';
import { LogError } from '../../../../src/engines/log/errors.ts';
import type {
  Append,
  Cleanup,
  LogStorage,
  Partition,
  PartitionId,
} from '../../../../src/engines/log/embedded/storage/storage.ts';
import type { ReadRecord } from '../../../../src/engines/log/embedded/storage/stored-record.ts';
import { TopicDescriptions } from '../../../../src/engines/log/embedded/topics/topic-descriptions.ts';

/** A storage in memory, which outlives the engines that tests open over it. */
export class MemoryStorage implements LogStorage {
  readonly descriptions = new TopicDescriptions(new MemoryFiles(), 'memory');
  readonly #clock: Clock;
  readonly #topics = new Map<string, MemoryPartition[]>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  partition({ topic, partition }: PartitionId, cleanup: Cleanup): Partition {
    let partitions = this.#topics.get(topic);
    if (partitions === undefined) this.#topics.set(topic, (partitions = []));
    const made = (partitions[partition] ??= new MemoryPartition());
    made.configure(cleanup);
    return made;
  }

  async deleteTopic(topic: string): Promise<void> {
    const partitions = this.#topics.get(topic) ?? [];
    this.#topics.delete(topic);
    for (const partition of partitions) partition.wake();
  }

  topics(): readonly string[] {
    return [...this.#topics]
      .filter(([, all]) => all.some(({ size }) => size > 0))
      .map(([id]) => id);
  }

  async append(appends: readonly Append[]): Promise<readonly number[]> {
    return appends.map(({ partition, records }) => (partition as MemoryPartition).add(records));
  }

  async cleanUp(): Promise<void> {
    const now = this.#clock.now();
    for (const partitions of this.#topics.values()) {
      for (const partition of partitions) partition.cleanUp(now);
    }
  }

  async close(): Promise<void> {}
}

class MemoryPartition implements Partition {
  startOffset = 0;
  endOffset = 0;
  #cleanup: Cleanup = { retentionTime: -1, retentionSize: -1, policy: 'delete' };
  #records: ReadRecord[] = [];
  readonly #waiting = new Set<() => void>();

  get size(): number {
    return this.#records.reduce((size, { value }) => size + 10 + (value?.length ?? 0), 0);
  }

  add(records: Append['records']): number {
    const base = this.endOffset;
    for (const record of records) this.#records.push({ ...record, offset: this.endOffset++ });
    this.wake();
    return base;
  }

  async read(offset: number, maxBytes: number): Promise<readonly ReadRecord[]> {
    // As with a disk, other work runs in between.
    await new Promise(setImmediate);
    if (offset < this.startOffset || offset > this.endOffset) {
      throw new LogError('OFFSET_OUT_OF_RANGE', `Offset ${offset} is out of range`);
    }
    const read: ReadRecord[] = [];
    let bytes = 0;
    for (const record of this.#records) {
      if (record.offset < offset) continue;
      bytes += (record.key?.length ?? 0) + (record.value?.length ?? 0);
      if (read.length > 0 && bytes > maxBytes) break;
      read.push(record);
    }
    return read;
  }

  async findTimestamp(timestamp: number) {
    return this.#records.find((record) => record.timestamp >= timestamp);
  }

  onAppended(call: () => void): () => void {
    this.#waiting.add(call);
    return () => this.#waiting.delete(call);
  }

  configure(cleanup: Cleanup): void {
    this.#cleanup = cleanup;
  }

  wake(): void {
    const calls = [...this.#waiting];
    this.#waiting.clear();
    for (const call of calls) call();
  }

  cleanUp(now: number): void {
    const { policy, retentionTime, retentionSize } = this.#cleanup;
    if (policy === 'compact') {
      const last = new Map(this.#records.map(({ key, offset }) => [key?.toString(), offset]));
      this.#records = this.#records.filter(
        ({ key, offset }) => last.get(key?.toString()) === offset,
      );
      return;
    }
    while (this.#records.length > 0) {
      const isOld = retentionTime !== -1 && this.#records[0]!.timestamp < now - retentionTime;
      if (!isOld && (retentionSize === -1 || this.size <= retentionSize)) break;
      this.#records.shift();
      this.startOffset = this.#records[0]?.offset ?? this.endOffset;
    }
  }
}
