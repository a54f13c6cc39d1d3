import type { ByteString } from '../../bytes.ts';
import type { CommandSpec } from '../../command-spec.ts';
import { RedisError } from '../../reply.ts';
import { commandCalledBy } from '../command-index.ts';
import { Allowance, type ScriptTurns, type WithSuspended } from './script-turns.ts';
import { threadTime } from './thread-time.ts';

/** Scripts up to this many milliseconds don't count for the share of their database: they hold others no longer than other commands. */
const SHORT = 2;
/** What the scripts of a database may take in one turn of the event loop before others are served, in milliseconds. */
const MOST_IN_A_TURN = 10;

/** Commands that run scripts, or load them. */
const RUNNING = new Set([
  'eval',
  'eval_ro',
  'evalsha',
  'evalsha_ro',
  'fcall',
  'fcall_ro',
  'script|load',
  'function|load',
  'function|restore',
]);

/** A script or a transaction that has been suspended in the middle. */
export interface Suspended {
  /** The script, if it is one. */
  readonly script?: SuspendedScript;
  /** Whether it has no limit of time, goes on in every turn, and others wait for it rather than be refused. */
  readonly isUrgent?: boolean;
  /** Goes on for a slice of time; it may be suspended again. */
  proceed(): void;
  /** Ends it without going on, because its database is closed or replaced. */
  abandon(reason: RedisError): void;
}

/** What others may know of a suspended script. */
export interface SuspendedScript {
  readonly kind: 'script' | 'function';
  /** The SHA-1, or the name of the function. */
  readonly name: string;
  readonly argv: readonly ByteString[];
  readonly hasWritten: boolean;
  /** Ends it at its next turn. */
  kill(): void;
  readonly isEnding: boolean;
}

/**
 * Makes commands of a database wait for its scripts: all while one is suspended, because a script is atomic, and those
 * that run scripts when these have used up their share of the time.
 */
export class ScriptGate implements WithSuspended {
  readonly allowance: Allowance;
  readonly #turns: ScriptTurns;
  /** The milliseconds after which others are refused instead of waiting. */
  readonly #threshold: () => number;
  #suspended: Suspended | undefined;
  /** When the suspended script or transaction began, by `performance.now`. */
  #since: number | undefined;
  #overdue: NodeJS.Timeout | undefined;
  /** What scripts took in this turn of the event loop, in milliseconds. */
  #inTurn = 0;
  #isThrottled = false;
  #isRecovering = false;
  #opened: { promise: Promise<void>; resolve: () => void } | undefined;

  constructor(turns: ScriptTurns, threshold: () => number) {
    this.#turns = turns;
    this.#threshold = threshold;
    this.allowance = new Allowance();
  }

  /** Whether commands may have to wait. */
  get isClosed(): boolean {
    return this.#suspended !== undefined || this.#isThrottled;
  }

  /** The script or transaction that is suspended at present. */
  get suspended(): Suspended | undefined {
    return this.#suspended;
  }

  get isUrgent(): boolean {
    return this.#suspended?.isUrgent === true || this.#suspended?.script?.isEnding === true;
  }

  /** For how long the suspended script or transaction has run, in milliseconds. */
  get duration(): number {
    return this.#since === undefined ? 0 : performance.now() - this.#since;
  }

  /** Resolves when commands that wait may look again, in the order in which it was awaited. */
  get opened(): Promise<void> {
    this.#opened ??= Promise.withResolvers<void>();
    return this.#opened.promise;
  }

  /** Whether a command must wait. @param queued the commands that EXEC would run */
  holds(argv: readonly ByteString[], queued: readonly (readonly ByteString[])[] = []): boolean {
    if (!this.isClosed) return false;
    const spec = commandCalledBy(argv)?.spec;
    if (spec === undefined) return false;
    if (this.#suspended !== undefined) {
      // In Redis nothing else runs until a script is overdue: what it changes then does not count as changed since WATCH.
      return !this.#isOverdue && (!isAllowed(spec) || spec.name === 'watch');
    }
    return (
      RUNNING.has(spec.name) || (spec.name === 'exec' && queued.some((row) => this.holds(row)))
    );
  }

  /** Why a command may not run at present (Redis 7.2 `server.c` `processCommand`); undefined if it may. */
  refusal(spec: CommandSpec): RedisError | undefined {
    if (this.#suspended === undefined || isAllowed(spec)) return undefined;
    return this.busy();
  }

  /** The error while a script is suspended (`server.c` `createSharedObjects`). */
  busy(): RedisError {
    const kind = this.#suspended?.script?.kind === 'function' ? 'FUNCTION' : 'SCRIPT';
    return new RedisError(
      `BUSY Redis is busy running a script. You can only call ${kind} KILL or SHUTDOWN NOSAVE.`,
    );
  }

  /** Does what scripts need besides running, and counts the time. */
  count<T>(work: () => T): T {
    const began = threadTime();
    try {
      return work();
    } finally {
      this.took(threadTime() - began);
    }
  }

  /** Closes the gate for others until a script or transaction has gone on and ended. */
  suspend(suspended: Suspended): void {
    this.#suspended = suspended;
    if (this.#since === undefined) {
      this.#since = performance.now();
      // What waits is refused from then on.
      this.#overdue = setTimeout(() => this.#open(), this.#threshold());
      this.#overdue.unref();
    }
    this.#turns.add(this);
  }

  proceed(): void {
    const suspended = this.#suspended!;
    this.#suspended = undefined;
    try {
      suspended.proceed();
    } finally {
      this.#look();
    }
  }

  /** Ends what is suspended, because its database is closed or replaced. */
  abandon(reason: RedisError): void {
    const suspended = this.#suspended;
    if (suspended === undefined) return;
    this.#turns.delete(this);
    this.#suspended = undefined;
    suspended.abandon(reason);
    this.#look();
  }

  /** SCRIPT KILL and FUNCTION KILL. */
  end(script: SuspendedScript): void {
    script.kill();
    this.#turns.hasten();
  }

  get #isOverdue(): boolean {
    if (this.#since === undefined || this.#suspended?.isUrgent === true) return false;
    return this.duration >= this.#threshold();
  }

  #look(): void {
    if (this.#suspended !== undefined) return;
    this.#since = undefined;
    clearTimeout(this.#overdue);
    this.#open();
  }

  #open(): void {
    this.#opened?.resolve();
    this.#opened = undefined;
  }

  /** Counts what a script took, in milliseconds. */
  took(ms: number): void {
    if (this.#inTurn === 0) setImmediate(() => this.#nextTurn());
    this.#inTurn += Math.max(ms, Number.MIN_VALUE);
    if (ms > SHORT) this.#turns.ran(this, ms);
    if (this.#inTurn > MOST_IN_A_TURN || (ms > SHORT && this.allowance.wait > 0)) {
      this.#isThrottled = true;
    }
  }

  #nextTurn(): void {
    this.#inTurn = 0;
    if (this.#isThrottled && !this.#isRecovering) this.#recover();
  }

  /** Lets scripts run again when something of the share is left. */
  #recover(): void {
    const { wait } = this.allowance;
    this.#isRecovering = wait > 0;
    if (wait > 0) {
      setTimeout(() => this.#recover(), wait);
      return;
    }
    this.#isThrottled = false;
    this.#open();
  }
}

function isAllowed({ flags }: CommandSpec): boolean {
  return flags.includes('allow_busy');
}
