import type { Alarm, Alarms } from '../../../base/alarms.ts';
import { inTurnOfItsOwn } from '../../../base/turns.ts';
import type { ByteString } from '../bytes.ts';
import { commandCalledBy } from './command-index.ts';

/** Which commands are paused: those that may change something, or all. */
type PauseMode = 'write' | 'all';

/** Commands that run even while all are paused, so that a client can end the pause. In Redis they are paused too. */
const NEVER_WAITING = new Set(['auth', 'hello', 'quit', 'client|unpause']);

/** After a command that has taken this many milliseconds, others are served before the next one. */
export const LONG_MS = 20;
/** The rest after a command that has taken long, as a part of the time that it has taken. */
const REST = 0.5;
const LONGEST_REST_MS = 250;

/**
 * Delays the commands of all clients of a database: for CLIENT PAUSE (Redis 7.2 `networking.c` `pauseActions`), and after a
 * command that has taken long, until others have been served.
 */
export class Pause {
  readonly #alarms: Alarms;
  readonly #now: () => number;
  #mode: PauseMode | undefined;
  #until = 0;
  #isResting = false;
  #alarm: Alarm | undefined;
  #waiting = 0;
  #over: { promise: Promise<void>; resolve: () => void } | undefined;

  /** @param now Unix milliseconds */
  constructor(alarms: Alarms, now: () => number) {
    this.#alarms = alarms;
    this.#now = now;
  }

  get isOn(): boolean {
    return this.#mode !== undefined || this.#isResting;
  }

  /** Resolves when the pause is over, in the order in which it was awaited. */
  ended(): Promise<void> {
    this.#waiting++;
    this.#over ??= Promise.withResolvers<void>();
    return this.#over.promise;
  }

  /** The number of commands that a client's pause holds up; they count as blocked clients. */
  get waiting(): number {
    return this.#mode === undefined ? 0 : this.#waiting;
  }

  /**
   * Starts a pause, or merges it with the present one: the later end and the wider mode apply.
   * @param until Unix milliseconds
   */
  begin(mode: PauseMode, until: number): void {
    if (until <= this.#now()) return;
    this.#mode = this.#mode === 'all' ? 'all' : mode;
    this.#until = Math.max(this.#until, until);
    this.#alarm?.cancel();
    this.#alarm = this.#alarms.at(this.#until, () => this.end());
  }

  /**
   * Has the next command wait until clients of other databases have been served, whose requests may take several turns of
   * the event loop.
   * @param ms how long the last command has taken
   */
  rest(ms: number): void {
    if (this.#isResting) return;
    this.#isResting = true;
    const end = () => {
      this.#isResting = false;
      this.#release();
    };
    setTimeout(() => inTurnOfItsOwn(end), Math.min(ms * REST, LONGEST_REST_MS));
  }

  end(): void {
    this.#mode = undefined;
    this.#until = 0;
    this.#alarm?.cancel();
    this.#release();
  }

  /** Whether a command must wait. Unknown commands need not. @param queued the commands that EXEC would run */
  holds(argv: readonly ByteString[], queued: readonly (readonly ByteString[])[] = []): boolean {
    if (this.#isResting) return true;
    if (this.#mode === undefined) return false;
    const spec = commandCalledBy(argv)?.spec;
    if (spec === undefined) return false;
    if (this.#mode === 'all') return !NEVER_WAITING.has(spec.name);
    if (spec.name === 'exec') return queued.some((row) => this.holds(row));
    return spec.flags.includes('write') || spec.mayReplicate === true;
  }
  #release(): void {
    this.#waiting = 0;
    this.#over?.resolve();
    this.#over = undefined;
  }
}
