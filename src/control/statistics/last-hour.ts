import { MINUTE_MS, startOfMinute } from './minute.ts';

const HOUR_MS = 60 * MINUTE_MS;

interface MinuteAt {
  /** Unix milliseconds of its beginning. */
  readonly at: number;
}

/** The minutes of the last hour with activity. */
export class LastHour<Minute extends MinuteAt> {
  /** The present minute's beginning, Unix milliseconds. */
  at: number;
  /** The part of the present minute that was stored before a restart. */
  begun: Minute | undefined;
  readonly #isIdle: (minute: Minute, before: Minute | undefined) => boolean;
  #ended: Minute[];

  /**
   * @param stored oldest first; the present minute may be among them
   * @param isIdle whether a minute adds nothing to the one before
   */
  constructor(
    now: number,
    stored: readonly Minute[],
    isIdle: (minute: Minute, before: Minute | undefined) => boolean,
  ) {
    this.at = startOfMinute(now);
    this.#ended = [...stored];
    if (this.#ended.at(-1)?.at === this.at) this.begun = this.#ended.pop();
    this.#isIdle = isIdle;
  }

  hasEnded(now: number): boolean {
    return now >= this.at + MINUTE_MS;
  }

  /** The ended minutes and the present one, oldest first, without idle ones. */
  with(present: Minute): readonly Minute[] {
    return this.#isIdle(present, this.#ended.at(-1)) ? this.#ended : [...this.#ended, present];
  }

  /** Advances to the minute of `now`. @returns whether the minute that has ended had any activity */
  end(minute: Minute, now: number): boolean {
    const happened = !this.#isIdle(minute, this.#ended.at(-1));
    if (happened) this.#ended.push(minute);
    this.begun = undefined;
    this.at = startOfMinute(now);
    this.#forgetBefore(this.at - HOUR_MS);
    return happened;
  }

  /** The last of the dropped minutes is kept: it gives the state at the beginning of the hour. */
  #forgetBefore(oldest: number): void {
    const first = this.#ended.findIndex(({ at }) => at > oldest);
    const forgotten = (first < 0 ? this.#ended.length : first) - 1;
    if (forgotten > 0) this.#ended = this.#ended.slice(forgotten);
  }
}
