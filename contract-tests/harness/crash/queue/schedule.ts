import type { CrashClient } from '../client.ts';

const MINUTE = 60_000;
const ID = 'each-minute';

/** A schedule that fires each minute, throughout all rounds. */
export class MinuteSchedule {
  readonly #stops: { readonly from: number; readonly until: number }[] = [];

  /** The platform has served nobody from `from` until now: of the ticks it has missed, the newest happens. */
  wasStopped(from: number): void {
    this.#stops.push({ from, until: Date.now() });
  }

  async create(queue: CrashClient, destination: string): Promise<void> {
    await queue.done('POST', `/v2/schedules/${destination}/tick`, undefined, {
      'Upstash-Cron': '* * * * *',
      'Upstash-Schedule-Id': ID,
    });
  }

  /**
   * Checks its messages for the minutes from its creation up to a moment; at most a hundred. All that were due by then
   * must have begun.
   * @throws Error if a minute has two, or none although it was not missed
   */
  async check(queue: CrashClient, until: number): Promise<void> {
    const { createdAt } = await queue.done<{ createdAt: number }>('GET', `/v2/schedules/${ID}`);
    const { logs } = await queue.done<{ logs: { time: number }[] }>(
      'GET',
      `/v2/logs?scheduleId=${ID}&state=CREATED&count=100`,
    );
    // A message is created some milliseconds after its minute begins, possibly after `until`.
    const last = minuteOf(until);
    const fired = logs.map(({ time }) => minuteOf(time)).filter((minute) => minute <= last);
    const first = minuteOf(createdAt) + 1;
    const minutes = Array.from({ length: Math.max(last - first + 1, 0) }, (_, i) => first + i);
    const due = minutes.filter((minute) => fired.includes(minute) || !this.#mayMiss(minute));
    if (fired.toSorted((a, b) => a - b).join() !== due.join()) {
      throw new Error(`it has fired in [${fired.join()}], and not in [${due.join()}]`);
    }
  }

  /** Whether it and the next minute began while the platform was stopped: starts take long on a busy machine. */
  #mayMiss(minute: number): boolean {
    const newer = (minute + 1) * MINUTE;
    return this.#stops.some(({ from, until }) => from <= minute * MINUTE && newer <= until);
  }
}

/** The number of a minute since 1970. */
function minuteOf(time: number): number {
  return Math.floor(time / MINUTE);
}
