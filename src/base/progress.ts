import type { Logger } from './logger.ts';

/** Milliseconds after which something is told to be under way, and that it is over. */
const LONG = 1000;
/** Milliseconds between two tellings at most: they come seldomer the longer something takes. */
const SELDOMEST = 10_000;
/** Bytes between two looks at the clock, which costs more than what is counted. */
const STEP = 256 * 1024;

export interface ProgressOptions {
  readonly logger: Pick<Logger, 'info'>;
  /** What is done, for people: `loading the database`. */
  readonly what: string;
  /** What it is done to. */
  readonly fields?: object;
  /** Bytes that there are to do, where that is known. */
  readonly total?: number;
  /** Milliseconds by a clock that never goes back. */
  readonly now?: () => number;
}

/**
 * Tells in the log how far something has come that takes longer than a second, and what it took in the end. The lines
 * have a field `progress` from 0 to 1, where it is known how much there is.
 */
export class Progress {
  readonly #options: ProgressOptions;
  readonly #now: () => number;
  readonly #from: number;
  #nextLook = STEP;
  #nextTelling = LONG;

  constructor(options: ProgressOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#from = this.#now();
  }

  /** So many bytes are done. */
  at(done: number): void {
    if (done < this.#nextLook) return;
    this.#nextLook = done + STEP;
    const took = this.#now() - this.#from;
    if (took < this.#nextTelling) return;
    this.#nextTelling = took + Math.min(Math.max(LONG, took / 2), SELDOMEST);
    const { logger, what, fields, total } = this.#options;
    const share = total === undefined ? undefined : Math.min(done / total, 1);
    const shown = share === undefined ? megabytes(done) : `${Math.floor(share * 100)} %`;
    logger.info({ ...fields, bytes: done, total, progress: share ?? 0 }, `${what}: ${shown}`);
  }

  /** All is done. */
  end(done: number): void {
    const took = this.#now() - this.#from;
    if (took < LONG) return;
    const { logger, what, fields } = this.#options;
    const seconds = Math.round(took / 100) / 10;
    const text = `${what}: ${megabytes(done)} in ${seconds} s`;
    logger.info({ ...fields, bytes: done, seconds, progress: 1 }, text);
  }
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}
