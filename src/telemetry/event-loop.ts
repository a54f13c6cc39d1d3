import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

/** Milliseconds between the timers that are looked at. */
const RESOLUTION = 20;
const QUANTILES = [0.5, 0.99, 1];

/**
 * The event loop of this process. Its delays are looked at from the first time on that somebody asks, so that nothing
 * is spent where nobody does.
 */
export class ProcessEventLoop {
  #delays: ReturnType<typeof monitorEventLoopDelay> | undefined;

  /** Milliseconds since the start. */
  utilization(): { active: number; idle: number } {
    const { active, idle } = performance.eventLoopUtilization();
    return { active, idle };
  }

  /** How late timers were since it was last asked; nothing the first time. */
  delays(): { quantile: number; nanoseconds: number }[] {
    if (this.#delays === undefined) {
      this.#delays = monitorEventLoopDelay({ resolution: RESOLUTION });
      this.#delays.enable();
      return [];
    }
    const seen = this.#delays;
    const late = QUANTILES.map((quantile) => ({
      quantile,
      // What is measured is from one timer to the next, and so has the time between them in it.
      nanoseconds: Math.max(0, seen.percentile(quantile * 100) - RESOLUTION * 1e6),
    }));
    seen.reset();
    return late;
  }

  close(): void {
    this.#delays?.disable();
  }
}
