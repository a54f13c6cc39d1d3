import type { LogError } from '../../../errors.ts';
import { boundOf, HEADER_BYTES, putBatch } from '../batch.ts';
import { deletion, frameLengthOf, headLengthOf, HeadWriter } from '../journal/frame.ts';
import type { Group, GroupSource } from '../journal/group-commit.ts';
import type { Journal } from '../journal/journal.ts';
import type { StorageSettings } from '../settings.ts';
import { refusedByDisk } from '../storage-error.ts';
import type { StoredRecord } from '../stored-record.ts';
import { deletedPartition, type PartitionLog } from './partition-log.ts';
import type { TailBatch, TailCache } from './tail-cache.ts';

export interface PartitionAppend {
  readonly partition: PartitionLog;
  readonly records: readonly StoredRecord[];
}

/** A waiting operation: appends, or the deletion of a topic. */
interface Waiting {
  readonly deletes?: Buffer;
  readonly appends: readonly PartitionAppend[];
  /** An upper bound for the encoded size of its records, in bytes. */
  readonly bound: number;
  readonly resolve: (offsets: readonly number[]) => void;
  readonly reject: (error: LogError) => void;
}

interface Accepted {
  readonly waiting: Waiting;
  readonly offsets: readonly number[];
}

/** The part of a group for one partition. */
interface Share {
  readonly partition: PartitionLog;
  readonly baseOffset: number;
  readonly records: StoredRecord[];
  /** The indexes in `records` at which batches end. */
  readonly cuts: number[];
  /** An upper bound for the encoded size of the records after the last cut, in bytes. */
  open: number;
  batches: TailBatch[];
}

/** Appends that wait for the disk, as a source of groups for the group commit. */
export class AppendQueue implements GroupSource {
  readonly #settings: StorageSettings;
  readonly #tails: TailCache;
  readonly #rolled: () => Promise<void> | undefined;
  #waiting: Waiting[] = [];
  /** Index of the first waiting operation. */
  #first = 0;

  constructor(
    settings: StorageSettings,
    tails: TailCache,
    rolled: () => Promise<void> | undefined,
  ) {
    this.#settings = settings;
    this.#tails = tails;
    this.#rolled = rolled;
  }

  get isEmpty(): boolean {
    return this.#first === this.#waiting.length;
  }

  add(appends: readonly PartitionAppend[]): Promise<readonly number[]> {
    let bound = 0;
    for (const { records } of appends) for (const record of records) bound += boundOf(record);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ appends, bound, resolve, reject });
    });
  }

  /** Resolves when the deletion would survive a crash. */
  delete(topic: Buffer): Promise<void> {
    return new Promise((resolve, reject) => {
      const done = () => resolve();
      this.#waiting.push({ deletes: topic, appends: [], bound: 0, resolve: done, reject });
    });
  }

  rolled(): Promise<void> | undefined {
    return this.#rolled();
  }

  refuseAll(error: LogError): void {
    const waiting = this.#waiting.slice(this.#first);
    this.#waiting = [];
    this.#first = 0;
    for (const { reject } of waiting) reject(error);
  }

  next(journal: Journal): Group | undefined {
    const accepted: Accepted[] = [];
    const shares = new Map<PartitionLog, Share>();
    let bound = 0;
    while (!this.isEmpty && (accepted.length === 0 || bound < this.#settings.groupBytes)) {
      const waiting = this.#waiting[this.#first]!;
      if (waiting.deletes !== undefined && accepted.length > 0) break;
      this.#first += 1;
      if (waiting.deletes !== undefined) return deletionGroup(journal, waiting, waiting.deletes);
      const refusal = refusalOf(waiting);
      if (refusal !== undefined) {
        waiting.reject(refusal);
        continue;
      }
      bound += waiting.bound;
      const offsets = waiting.appends.map((append) => this.#accept(append, shares));
      accepted.push({ waiting, offsets });
    }
    if (this.isEmpty) {
      this.#waiting = [];
      this.#first = 0;
    }
    if (accepted.length === 0) return undefined;
    return this.#encode(journal, accepted, [...shares.values()], bound);
  }

  /** @returns the offset of the first record */
  #accept({ partition, records }: PartitionAppend, shares: Map<PartitionLog, Share>): number {
    const baseOffset = partition.nextOffset;
    if (records.length === 0) return baseOffset;
    let share = shares.get(partition);
    if (share === undefined) {
      share = { partition, baseOffset, records: [], cuts: [], open: 0, batches: [] };
      shares.set(partition, share);
    }
    for (const record of records) {
      if (share.open >= this.#settings.batchBytes) {
        share.cuts.push(share.records.length);
        share.open = 0;
      }
      share.records.push(record);
      share.open += boundOf(record);
    }
    partition.nextOffset = baseOffset + records.length;
    return baseOffset;
  }

  #encode(
    journal: Journal,
    accepted: readonly Accepted[],
    shares: readonly Share[],
    bound: number,
  ): Group {
    let batches = 0;
    let idBytes = 0;
    for (const { partition, records, cuts } of shares) {
      cuts.push(records.length);
      batches += cuts.length;
      idBytes += cuts.length * partition.topicBytes.length;
    }
    const headLength = headLengthOf(batches, idBytes);
    const most = frameLengthOf(headLength, batches * HEADER_BYTES + bound);
    const chunk = this.#tails.reserve(most);
    const start = chunk.used;
    const head = new HeadWriter(chunk.bytes, start, headLength);
    let at = start + headLength;
    for (const share of shares) {
      const { partition, baseOffset, records } = share;
      let from = 0;
      for (const to of share.cuts) {
        const begin = at;
        at = putBatch(chunk.bytes, begin, { records, from, to, baseOffset: baseOffset + from });
        head.add({
          topic: partition.topicBytes,
          partition: partition.id.partition,
          baseOffset: baseOffset + from,
          count: to - from,
          length: at - begin,
        });
        share.batches.push({
          baseOffset: baseOffset + from,
          lastOffset: baseOffset + to - 1,
          maxTimestamp: latestOf(records, from, to),
          chunk,
          start: begin,
          end: at,
        });
        from = to;
      }
    }
    const end = head.finish(journal.mark, journal.sequence, false, at);
    chunk.used = end;
    return {
      bytes: chunk.bytes.subarray(start, end),
      commit() {
        for (const { partition, batches } of shares)
          if (!partition.isDeleted) partition.take(batches);
        for (const { waiting, offsets } of accepted) waiting.resolve(offsets);
      },
      refuse(error) {
        chunk.used = start;
        for (const { partition, baseOffset } of shares) partition.nextOffset = baseOffset;
        for (const { waiting } of accepted) waiting.reject(error);
      },
    };
  }
}

function deletionGroup(journal: Journal, waiting: Waiting, topic: Buffer): Group {
  return {
    bytes: deletion(journal.mark, journal.sequence, topic),
    commit: () => waiting.resolve([]),
    refuse: (error) => waiting.reject(error),
  };
}

/** The reason to refuse an append before anything is written. */
function refusalOf({ appends }: Waiting): LogError | undefined {
  for (const { partition } of appends) {
    if (partition.isEnding) return deletedPartition();
    const { unwritten } = partition;
    if (unwritten.failure === undefined) continue;
    const error = refusedByDisk(`cannot write to ${partition.name}`, unwritten.failure);
    // If the disk works again, the next append is accepted.
    unwritten.flush().catch(() => {});
    return error;
  }
  return undefined;
}

function latestOf(records: readonly StoredRecord[], from: number, to: number): number {
  let latest = records[from]!.timestamp;
  for (let i = from + 1; i < to; i++) latest = Math.max(latest, records[i]!.timestamp);
  return latest;
}
