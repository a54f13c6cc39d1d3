import { MINUTE_MS, startOfMinute } from './minute.ts';

const HOUR_MS = 60 * MINUTE_MS;

interface MinuteAt {
  /** Unix milliseconds of its beginning. */
  readonly at: number;
}

/** The minutes of the last hour in which something happened. */
export class LastHour<Minute extends MinuteAt> {
  /** The present minute's beginning, Unix milliseconds. */
  at: number;
  /** What is known from before a restart of the minute that still goes on. */
  begun: Minute | undefined;
  readonly #isIdle: (minute: Minute, before: Minute | undefined) => boolean;
  #ended: Minute[];

  /**
   * @param kept oldest first; the present minute may be among them
   * @param isIdle whether a minute says nothing that the one before does not
   */
  constructor(
    now: number,
    kept: readonly Minute[],
    isIdle: (minute: Minute, before: Minute | undefined) => boolean,
  ) {
    this.at = startOfMinute(now);
    this.#ended = [...kept];
    if (this.#ended.at(-1)?.at === this.at) this.begun = this.#ended.pop();
    this.#isIdle = isIdle;
  }

  hasEnded(now: number): boolean {
    return now >= this.at + MINUTE_MS;
  }

  /** The minutes that have ended and the present one, oldest first, without idle ones. */
  with(present: Minute): readonly Minute[] {
    return this.#isIdle(present, this.#ended.at(-1)) ? this.#ended : [...this.#ended, present];
  }

  /** Goes on to the minute of `now`. @returns whether anything happened in the one that has ended */
  end(minute: Minute, now: number): boolean {
    const happened = !this.#isIdle(minute, this.#ended.at(-1));
    if (happened) this.#ended.push(minute);
    this.begun = undefined;
    this.at = startOfMinute(now);
    this.#forgetBefore(this.at - HOUR_MS);
    return happened;
  }

  /** The last of those forgotten stays: it tells what was there when the hour began. */
  #forgetBefore(oldest: number): void {
    const first = this.#ended.findIndex(({ at }) => at > oldest);
    const forgotten = (first < 0 ? this.#ended.length : first) - 1;
    if (forgotten > 0) this.#ended = this.#ended.slice(forgotten);
  }
}
