import { NameMap } from '../../../../base/name-map.ts';
import type { Alarms } from '../../../../base/alarms.ts';
import type { Clock } from '../../../../base/clock.ts';
import type { Logger } from '../../../../base/logger.ts';
import type { EmptyGroupRow, Metadata, OffsetRow } from '../metadata/metadata.ts';

export interface OffsetCommitParts {
  readonly metadata: Metadata;
  readonly clock: Clock;
  readonly alarms: Alarms;
  readonly logger: Logger;
}

/** The longest pause after a transaction, however long that has taken, in milliseconds. */
const LONGEST_PAUSE = 100;

/**
 * Writes the committed offsets of all clusters. Commits of one turn of the event loop share a transaction, because each
 * transaction costs a sync. SQLite blocks the event loop while it syncs, so a transaction is followed by a pause as
 * long as it has taken: at least half of the time is left for other work.
 */
export class OffsetCommits {
  readonly #parts: OffsetCommitParts;
  /** Offsets to be written, the last one of each partition. */
  readonly #pending = new NameMap<string, OffsetRow>();
  /** The durable offset of each partition that has one to be written; -1 is none. */
  readonly #safe = new NameMap<string, number>();
  readonly #emptyGroups = new NameMap<string, EmptyGroupRow>();
  #flush: Promise<void> | undefined;
  /** Unix milliseconds. */
  #notBefore = 0;

  constructor(parts: OffsetCommitParts) {
    this.#parts = parts;
  }

  /** @param before the previously committed offset; -1 is none */
  put(row: OffsetRow, before = -1): void {
    const key = keyOf(row);
    if (!this.#pending.has(key)) this.#safe.set(key, before);
    this.#pending.set(key, row);
    this.#flush ??= this.#soon();
  }

  /**
   * The durable offset of a partition while a later one is to be written, -1 if there is none; undefined if nothing is
   * to be written.
   */
  safe(partition: Omit<OffsetRow, 'offset'>): number | undefined {
    return this.#safe.get(keyOf(partition));
  }

  /** Adds a row to the next transaction. */
  putEmptyGroup(row: EmptyGroupRow): void {
    this.#emptyGroups.set(`${row.cluster} ${row.group}`, row);
    this.#flush ??= this.#soon();
  }

  /** Drops pending rows of a deleted cluster. */
  forgetCluster(cluster: string): void {
    for (const [key, row] of this.#emptyGroups) {
      if (row.cluster === cluster) this.#emptyGroups.delete(key);
    }
  }

  /** Drops pending rows of a deleted topic. */
  forgetTopic(topic: string): void {
    for (const [key, row] of this.#pending) {
      if (row.topic !== topic) continue;
      this.#pending.delete(key);
      this.#safe.delete(key);
    }
  }

  /**
   * Resolves when everything that was put is durable.
   * @throws LogError KAFKA_STORAGE_ERROR; the rows are written with those that are put next
   */
  async flushed(): Promise<void> {
    if (this.#flush === undefined && this.#isPending) this.#flush = this.#soon();
    await this.#flush;
  }

  /** Writes pending rows synchronously, at the end of the process. @throws LogError */
  flushNow(): void {
    if (this.#isPending) this.#write();
  }

  get #isPending(): boolean {
    return this.#pending.size > 0 || this.#emptyGroups.size > 0;
  }

  #soon(): Promise<void> {
    const { clock, alarms } = this.#parts;
    const flush = new Promise<void>((resolve, reject) => {
      const write = () => {
        this.#flush = undefined;
        try {
          this.flushNow();
          resolve();
        } catch (error) {
          reject(error);
        }
      };
      if (clock.now() >= this.#notBefore) setImmediate(write);
      else alarms.at(this.#notBefore, write);
    });
    // Callers that need to know await it; the next commit makes up for a failed automatic one.
    flush.catch(() => {});
    return flush;
  }

  #write(): void {
    const { metadata, clock, logger } = this.#parts;
    const begun = clock.now();
    try {
      metadata.putOffsets(this.#pending.values(), this.#emptyGroups.values());
      this.#pending.clear();
      this.#safe.clear();
      this.#emptyGroups.clear();
    } catch (error) {
      logger.error({ err: error }, 'committed offsets could not be written');
      throw error;
    } finally {
      const ended = clock.now();
      this.#notBefore = ended + Math.min(ended - begun, LONGEST_PAUSE);
    }
  }
}

function keyOf({ topic, partition, group }: Omit<OffsetRow, 'offset'>): string {
  return `${topic} ${partition} ${group}`;
}
