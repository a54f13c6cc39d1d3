import type { Logger } from '../../../redis/logger.ts';
import type { Metadata, OffsetRow } from '../metadata/metadata.ts';

/**
 * Writes committed offsets of all clusters. Those of one turn of the event loop are one transaction:
 * each would cost a sync of its own.
 */
export class OffsetCommits {
  readonly #metadata: Metadata;
  readonly #logger: Pick<Logger, 'error'>;
  /** What is to be written; of a partition, only the last. */
  readonly #pending = new Map<string, OffsetRow>();
  #flush: Promise<void> | undefined;

  constructor(metadata: Metadata, logger: Pick<Logger, 'error'>) {
    this.#metadata = metadata;
    this.#logger = logger;
  }

  put(row: OffsetRow): void {
    this.#pending.set(`${row.topic} ${row.partition} ${row.group}`, row);
    this.#flush ??= this.#soon();
  }

  /** Drops what is to be written for a topic that is gone. */
  forgetTopic(topic: string): void {
    for (const [key, row] of this.#pending) if (row.topic === topic) this.#pending.delete(key);
  }

  /**
   * Comes back when all that was put is safe.
   * @throws LogError KAFKA_STORAGE_ERROR; it is tried again with what is put next
   */
  async flushed(): Promise<void> {
    if (this.#flush === undefined && this.#pending.size > 0) this.#flush = this.#soon();
    await this.#flush;
  }

  #soon(): Promise<void> {
    const flush = new Promise<void>((resolve, reject) => {
      setImmediate(() => {
        this.#flush = undefined;
        try {
          this.#metadata.putOffsets(this.#pending.values());
          this.#pending.clear();
          resolve();
        } catch (error) {
          this.#logger.error({ err: error }, 'committed offsets could not be written');
          reject(error);
        }
      });
    });
    // Who has to know waits for it; an automatic commit that fails is made up for by the next.
    flush.catch(() => {});
    return flush;
  }
}
