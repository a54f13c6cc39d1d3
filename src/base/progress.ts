import type { Logger } from './logger.ts';

/** Only work that takes longer than this many milliseconds is logged, and its end too. */
const LONG = 1000;
/** The longest interval between two lines, in milliseconds. Intervals grow with the duration of the work. */
const SELDOMEST = 10_000;
/** Bytes between two readings of the clock, which are more expensive than counting. */
const STEP = 256 * 1024;

export interface ProgressOptions {
  readonly logger: Pick<Logger, 'info'>;
  /** Name of the work in the log: `loading the database`. */
  readonly what: string;
  /** Additional fields of the lines. */
  readonly fields?: object;
  /** The total, in bytes or in `unit`, if known. */
  readonly total?: number;
  /** The unit, if it is not bytes: `keys`. */
  readonly unit?: string;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

/**
 * Logs the progress of work that takes longer than a second, and finally the total. If the total is known, the lines
 * have a field `progress` from 0 to 1.
 */
export class Progress {
  readonly #options: ProgressOptions;
  readonly #now: () => number;
  readonly #from: number;
  readonly #step: number;
  #nextLook: number;
  #nextTelling = LONG;

  constructor(options: ProgressOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#from = this.#now();
    this.#step = options.unit === undefined ? STEP : 1;
    this.#nextLook = this.#step;
  }

  /** Records how much is done. */
  at(done: number): void {
    if (done < this.#nextLook) return;
    this.#nextLook = done + this.#step;
    const took = this.#now() - this.#from;
    if (took < this.#nextTelling) return;
    this.#nextTelling = took + Math.min(Math.max(LONG, took / 2), SELDOMEST);
    const { logger, what, fields, total, unit = 'bytes' } = this.#options;
    const share = total === undefined ? undefined : Math.min(done / total, 1);
    const shown = share === undefined ? this.#amount(done) : `${Math.floor(share * 100)} %`;
    logger.info({ ...fields, [unit]: done, total, progress: share ?? 0 }, `${what}: ${shown}`);
  }

  /** Logs the end of work that took longer than {@link LONG}. */
  end(done: number): void {
    const took = this.#now() - this.#from;
    if (took < LONG) return;
    const { logger, what, fields, unit = 'bytes' } = this.#options;
    const seconds = Math.round(took / 100) / 10;
    const text = `${what}: ${this.#amount(done)} in ${seconds} s`;
    logger.info({ ...fields, [unit]: done, seconds, progress: 1 }, text);
  }

  #amount(done: number): string {
    const { unit } = this.#options;
    return unit === undefined ? megabytes(done) : `${done} ${unit}`;
  }
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}
