import type { Alarm } from '../../../../../base/alarms.ts';
import { reasonOf } from '../../../../../base/files/disk-error.ts';
import type { StorageContext } from '../context.ts';

type TimerContext = Pick<StorageContext, 'alarms' | 'clock' | 'logger' | 'openFiles' | 'settings'>;

/** Time from a failed write to the next attempt. */
const AGAIN_AFTER_MS = 1000;

/**
 * The most flushes at once, besides urgent ones. Each keeps a file open, also beyond the limit of open files, and one
 * request may be the first for ten thousand partitions.
 */
const MOST_AT_ONCE = 64;

/** Data that waits to be written. */
export interface Flushable {
  /** Whether nothing waits. */
  readonly isEmpty: boolean;
  flush(): Promise<void>;
}

/** Limits how long data waits to be written. */
export class WriteBehindTimer {
  readonly #context: TimerContext;
  readonly #waiting = new Set<Flushable>();
  #flushing = 0;
  #alarm: Alarm | undefined;

  constructor(context: TimerContext) {
    this.#context = context;
  }

  /** Schedules a flush: at once if few are in progress and another file can be open, otherwise together with others. */
  add(waiting: Flushable, isUrgent = false): void {
    if (this.#waiting.has(waiting)) return;
    this.#waiting.add(waiting);
    const isFree = this.#flushing < MOST_AT_ONCE && this.#context.openFiles.hasRoom;
    if (isUrgent || isFree) void this.#flush(waiting);
    else this.#schedule(this.#context.settings.writeBehindTime);
  }

  forget(waiting: Flushable): void {
    this.#waiting.delete(waiting);
  }

  close(): void {
    this.#alarm?.cancel();
  }

  #schedule(wait: number): void {
    const { clock, alarms } = this.#context;
    this.#alarm ??= alarms.at(clock.now() + wait, () => {
      this.#alarm = undefined;
      void this.#flushAll();
    });
  }

  async #flushAll(): Promise<void> {
    for (const waiting of this.#waiting) await this.#flush(waiting);
  }

  async #flush(waiting: Flushable): Promise<void> {
    this.#flushing += 1;
    try {
      // More data may have been added since the flush ended.
      while (this.#waiting.has(waiting) && !waiting.isEmpty) await waiting.flush();
      this.#waiting.delete(waiting);
    } catch (error) {
      // The data stays in memory, and its partition accepts no appends until it is written.
      const reason = reasonOf(error);
      this.#context.logger.error({ err: error }, `cannot write to a segment: ${reason}`);
      this.#schedule(AGAIN_AFTER_MS);
    } finally {
      this.#flushing -= 1;
    }
  }
}
