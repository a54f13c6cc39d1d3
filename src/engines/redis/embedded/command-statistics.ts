import { detached } from '../bytes.ts';
import type { RedisError } from '../reply.ts';

/** The counts of one command, for INFO commandstats. */
interface CommandCounts {
  calls: number;
  /** In microseconds. */
  time: number;
  /** Calls that were refused before they ran: wrong arity, no permission, over a limit. */
  rejected: number;
  /** Calls that ran and replied with an error. */
  failed: number;
}

/** The number of kinds of errors that are counted (Redis 7.2 `server.c` `incrementErrorCount`). */
const MOST_ERRORS = 128;
/** The longest first word that is counted by itself, in bytes; all others count as `ERR` (`networking.c` `afterErrorReply`). */
const LONGEST_CODE = 30;

/** Counts the calls of one database by command and by error: INFO commandstats and errorstats. */
export class CommandStatistics {
  readonly #counts = new Map<string, CommandCounts>();
  /** By the first word of the error. */
  readonly #errors = new Map<string, number>();

  /** Counts a command that has run. @param ms its duration */
  ran(name: string, ms: number): void {
    const counts = this.#of(name);
    counts.calls++;
    counts.time += ms * 1000;
  }

  failed(name: string, error: RedisError): void {
    this.#of(name).failed++;
    this.#countError(error);
  }

  /** Counts a refused call. @param name undefined if there is no such command */
  rejected(name: string | undefined, error: RedisError): void {
    if (name !== undefined) this.#of(name).rejected++;
    this.#countError(error);
  }

  get errorReplies(): number {
    return this.#errors.values().reduce((sum, count) => sum + count, 0);
  }

  reset(): void {
    this.#counts.clear();
    this.#errors.clear();
  }

  /** The fields of INFO commandstats. */
  commandFields(): Record<string, string> {
    const fields = this.#counts.entries().map(([name, { calls, time, rejected, failed }]) => {
      const perCall = calls === 0 ? 0 : time / calls;
      const text = `calls=${calls},usec=${Math.round(time)},usec_per_call=${perCall.toFixed(2)}`;
      return [`cmdstat_${name}`, `${text},rejected_calls=${rejected},failed_calls=${failed}`];
    });
    return Object.fromEntries(fields) as Record<string, string>;
  }

  /** The fields of INFO errorstats. */
  errorFields(): Record<string, string> {
    const fields = this.#errors.entries().map(([code, n]) => [`errorstat_${code}`, `count=${n}`]);
    return Object.fromEntries(fields) as Record<string, string>;
  }

  #of(name: string): CommandCounts {
    let counts = this.#counts.get(name);
    if (counts === undefined) {
      counts = { calls: 0, time: 0, rejected: 0, failed: 0 };
      this.#counts.set(name, counts);
    }
    return counts;
  }

  #countError({ message }: RedisError): void {
    const space = message.indexOf(' ');
    const code = space < 0 || space > LONGEST_CODE ? 'ERR' : message.slice(0, space);
    const count = this.#errors.get(code);
    if (count !== undefined) this.#errors.set(code, count + 1);
    else if (this.#errors.size < MOST_ERRORS) this.#errors.set(detached(code), 1);
  }
}
