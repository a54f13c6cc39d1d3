import { reportInternalError } from '../../base/internal-errors.ts';

const TICK_MS = 1000;
/** Ticks between writes. */
const TICKS_BETWEEN_WRITES = 10;

export interface PeriodicWritesOptions {
  /** Called once a second. @param count how often it was called before */
  readonly onTick: (count: number) => void;
  /** Writes what has changed. Never rejects. */
  readonly write: () => Promise<void>;
}

/** Ticks once a second, and writes what has changed every ten ticks. Writes run one after another. */
export class PeriodicWrites {
  readonly #options: PeriodicWritesOptions;
  readonly #timer: NodeJS.Timeout;
  #ticks = 0;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: PeriodicWritesOptions) {
    this.#options = options;
    this.#timer = setInterval(() => this.tick(), TICK_MS);
    this.#timer.unref();
  }

  /** Called by the timer once a second. */
  tick(): void {
    this.#options.onTick(this.#ticks);
    this.#ticks++;
    if (this.#ticks % TICKS_BETWEEN_WRITES === 0) void this.write();
  }

  /** Resolves when what has changed so far is written. */
  write(): Promise<void> {
    this.#writing = this.#writing
      .then(() => this.#options.write())
      .catch((error: unknown) => reportInternalError('background', error));
    return this.#writing;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
