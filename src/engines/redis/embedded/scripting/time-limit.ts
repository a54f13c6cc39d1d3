/** What a clock tells of this thread, in milliseconds. */
export interface ThreadClock {
  /** By the clock on the wall. */
  now(): number;
  /** Only while it was running: on a machine that has more to do than it can, that is less. */
  used(): number;
}

const threadClock: ThreadClock = {
  now: () => performance.now(),
  used: () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
};

/** So short a time is taken from the wall, which is asked more quickly. */
const SHORT = 1;

/** How long scripts may run. It counts while this thread runs, so that nobody else can use it up. */
export class TimeLimit {
  readonly #ms: number;
  readonly #clock: ThreadClock;
  readonly #began: number;
  readonly #usedBefore: number;
  /** By the wall: it can't be over before. */
  #notBefore: number;

  /** @param ms from now on */
  constructor(ms: number, clock = threadClock) {
    this.#ms = ms;
    this.#clock = clock;
    this.#began = clock.now();
    this.#usedBefore = clock.used();
    this.#notBefore = this.#began + ms;
  }

  /** How much has been used, in milliseconds. */
  get used(): number {
    const passed = this.#clock.now() - this.#began;
    return passed < SHORT ? passed : this.#clock.used() - this.#usedBefore;
  }

  get isOver(): boolean {
    const now = this.#clock.now();
    if (now <= this.#notBefore) return false;
    const left = this.#ms - (this.#clock.used() - this.#usedBefore);
    if (left <= 0) return true;
    this.#notBefore = now + left;
    return false;
  }
}
