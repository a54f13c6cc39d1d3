import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

/** Milliseconds between the timers that are measured. */
const RESOLUTION = 20;
const QUANTILES = [0.5, 0.99, 1];

/**
 * The event loop of this process. Its delays are measured only after they have been requested once, so it costs nothing
 * if nobody does.
 */
export class ProcessEventLoop {
  #delays: ReturnType<typeof monitorEventLoopDelay> | undefined;

  /** Milliseconds since the start. */
  utilization(): { active: number; idle: number } {
    const { active, idle } = performance.eventLoopUtilization();
    return { active, idle };
  }

  /** The delays of timers since the last call; nothing the first time. */
  delays(): { quantile: number; nanoseconds: number }[] {
    if (this.#delays === undefined) {
      this.#delays = monitorEventLoopDelay({ resolution: RESOLUTION });
      this.#delays.enable();
      return [];
    }
    const seen = this.#delays;
    const late = QUANTILES.map((quantile) => ({
      quantile,
      // The measurement runs from one timer to the next, so it contains the time between them.
      nanoseconds: Math.max(0, seen.percentile(quantile * 100) - RESOLUTION * 1e6),
    }));
    seen.reset();
    return late;
  }

  close(): void {
    this.#delays?.disable();
  }
}
