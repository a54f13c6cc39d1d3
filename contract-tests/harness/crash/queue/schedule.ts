import type { CrashClient } from '../client.ts';

const MINUTE = 60_000;
const ID = 'each-minute';

/** A schedule that fires each minute, whatever happens meanwhile. */
export class EachMinute {
  readonly #since = Date.now();

  async create(queue: CrashClient, destination: string): Promise<void> {
    await queue.done('POST', `/v2/schedules/${destination}/tick`, undefined, {
      'Upstash-Cron': '* * * * *',
      'Upstash-Schedule-Id': ID,
    });
  }

  /**
   * Looks at the messages that it has made until a moment that has passed; at most a hundred.
   * @throws Error where a minute has none, or two
   */
  async check(queue: CrashClient, until: number): Promise<void> {
    const { logs } = await queue.done<{ logs: { time: number }[] }>(
      'GET',
      `/v2/logs?scheduleId=${ID}&state=CREATED&toDate=${until}&count=100`,
    );
    const fired = logs.map(({ time }) => Math.floor(time / MINUTE)).toSorted((a, b) => a - b);
    const last = Math.floor(until / MINUTE);
    const first = Math.floor(this.#since / MINUTE) + 1;
    const minutes = Array.from({ length: Math.max(last - first + 1, 0) }, (_, i) => first + i);
    if (fired.join() !== minutes.join()) {
      throw new Error(`it has fired in [${fired.join()}], and not in [${minutes.join()}]`);
    }
  }
}
