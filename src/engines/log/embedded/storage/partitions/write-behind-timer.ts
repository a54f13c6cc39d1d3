import type { Alarm } from '../../../../../base/alarms.ts';
import { reasonOf } from '../../../../../base/files/disk-error.ts';
import type { StorageContext } from '../context.ts';

type TimerContext = Pick<StorageContext, 'alarms' | 'clock' | 'logger' | 'openFiles' | 'settings'>;

/** After the disk has refused, it is asked again so much later. */
const AGAIN_AFTER_MS = 1000;

/** Something that waits to be written. */
export interface Flushable {
  /** Whether nothing waits. */
  readonly isEmpty: boolean;
  flush(): Promise<void>;
}

/** Ensures that nothing waits for long. */
export class WriteBehindTimer {
  readonly #context: TimerContext;
  readonly #waiting = new Set<Flushable>();
  #alarm: Alarm | undefined;

  constructor(context: TimerContext) {
    this.#context = context;
  }

  /** Schedules a flush: at once where there is room for its file, else together with others. */
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
      // More may have come between the end of a flush and this turn.
      while (this.#waiting.has(waiting) && !waiting.isEmpty) await waiting.flush();
      this.#waiting.delete(waiting);
    } catch (error) {
      // It stays in memory, and its partition accepts no appends until it is written.
      const reason = reasonOf(error);
      this.#context.logger.error({ err: error }, `cannot write to a segment: ${reason}`);
      this.#schedule(AGAIN_AFTER_MS);
    }
  }
}
