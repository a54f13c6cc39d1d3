import type { Alarm, Alarms } from '../../../base/alarms.ts';
import type { ByteString } from '../bytes.ts';
import { commandCalledBy } from './command-catalog.ts';

/** What waits: what may change something, or everything. */
export type PauseMode = 'write' | 'all';

/** What may change something without being a write (Redis 7.2 `CMD_MAY_REPLICATE`). */
const MAY_CHANGE = new Set(['publish', 'spublish', 'pfcount', 'eval', 'evalsha', 'fcall']);
/** Commands that run even while all are paused, so that a client can end the pause. In Redis they wait too. */
const NEVER_WAITING = new Set(['auth', 'hello', 'quit', 'client|unpause']);

/** CLIENT PAUSE: for a time the clients of a database wait (Redis 7.2 `networking.c` `pauseActions`). */
export class Pause {
  readonly #alarms: Alarms;
  readonly #now: () => number;
  #mode: PauseMode | undefined;
  #until = 0;
  #alarm: Alarm | undefined;
  #over: { promise: Promise<void>; resolve: () => void } | undefined;

  /** @param now Unix milliseconds */
  constructor(alarms: Alarms, now: () => number) {
    this.#alarms = alarms;
    this.#now = now;
  }

  get isOn(): boolean {
    return this.#mode !== undefined;
  }

  /** Resolves when it is over, for those who wait in the order in which they came. */
  get over(): Promise<void> {
    this.#over ??= Promise.withResolvers<void>();
    return this.#over.promise;
  }

  /**
   * Where one is on, both together: until the later of the two moments, and everything waits if either says so.
   * @param until Unix milliseconds
   */
  begin(mode: PauseMode, until: number): void {
    if (until <= this.#now()) return;
    this.#mode = this.#mode === 'all' ? 'all' : mode;
    this.#until = Math.max(this.#until, until);
    this.#alarm?.cancel();
    this.#alarm = this.#alarms.at(this.#until, () => this.end());
  }

  end(): void {
    this.#mode = undefined;
    this.#until = 0;
    this.#alarm?.cancel();
    this.#over?.resolve();
    this.#over = undefined;
  }

  /**
   * Whether a command must wait. What is no command need not.
   * @param queued what EXEC is to run
   */
  holds(argv: readonly ByteString[], queued: readonly (readonly ByteString[])[] = []): boolean {
    if (this.#mode === undefined) return false;
    const spec = commandCalledBy(argv)?.spec;
    if (spec === undefined) return false;
    if (this.#mode === 'all') return !NEVER_WAITING.has(spec.name);
    if (spec.name === 'exec') return queued.some((row) => this.holds(row));
    return spec.flags.includes('write') || MAY_CHANGE.has(spec.name);
  }
}
