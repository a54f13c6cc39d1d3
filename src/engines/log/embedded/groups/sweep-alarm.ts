import type { Alarm, Alarms } from '../../../../base/alarms.ts';

/** One alarm for everything that becomes due: sessions, automatic commits, rebalances. */
export class SweepAlarm {
  readonly #alarms: Alarms;
  readonly #sweep: () => number;
  #alarm: Alarm | undefined;
  #moment = Infinity;
  #isClosed = false;

  /** @param sweep runs what is due, and returns when the next action is due, or Infinity */
  constructor(alarms: Alarms, sweep: () => number) {
    this.#alarms = alarms;
    this.#sweep = sweep;
  }

  /** Sweeps at that moment at the latest. */
  by(moment: number): void {
    if (moment >= this.#moment || this.#isClosed) return;
    this.#alarm?.cancel();
    this.#moment = moment;
    this.#alarm = this.#alarms.at(moment, () => {
      this.#moment = Infinity;
      this.by(this.#sweep());
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#alarm?.cancel();
  }
}
