import type { Alarm } from '../../../../../base/alarms.ts';
import { reasonOf } from '../../../../../base/files/disk-error.ts';
import type { StorageContext } from '../context.ts';

type TimerContext = Pick<StorageContext, 'alarms' | 'clock' | 'logger' | 'openFiles' | 'settings'>;

/** Time from a failed write to the next attempt. */
const AGAIN_AFTER_MS = 1000;

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
  #alarm: Alarm | undefined;

  constructor(context: TimerContext) {
    this.#context = context;
  }

  /** Schedules a flush: at once if there is room for another open file, otherwise together with others. */
  add(waiting: Flushable, isUrgent = false): void {
    if (this.#waiting.has(waiting)) return;
    this.#waiting.add(waiting);
    if (isUrgent || this.#context.openFiles.hasRoom) void this.#flush(waiting);
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
    try {
      // More data may have been added since the flush ended.
      while (this.#waiting.has(waiting) && !waiting.isEmpty) await waiting.flush();
      this.#waiting.delete(waiting);
    } catch (error) {
      // The data stays in memory, and its partition accepts no appends until it is written.
      const reason = reasonOf(error);
      this.#context.logger.error({ err: error }, `cannot write to a segment: ${reason}`);
      this.#schedule(AGAIN_AFTER_MS);
    }
  }
}
