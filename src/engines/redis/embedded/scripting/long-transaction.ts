import type { ByteString } from '../../bytes.ts';
import type { RedisError, Reply } from '../../reply.ts';
import type { Database } from '../database.ts';
import { SLICE } from './interpreter.ts';
import { LongRun } from '../long-run.ts';
import type { Suspended } from './script-gate.ts';
import { threadTime } from './thread-time.ts';

/** How a session runs the commands of a transaction. */
interface Steps {
  readonly run: (argv: readonly ByteString[]) => Reply | LongRun;
  /** Called when a command that was suspended has ended. */
  readonly ended: (run: LongRun, reply: Reply) => void;
  /** Called with each reply; its result is kept. */
  readonly hold: (reply: Reply, row: number) => Reply;
}

/**
 * The commands of a transaction. If they take long, or one of its scripts does, it is suspended in between: others are
 * served, but nobody on its database.
 */
export class LongTransaction implements Suspended {
  readonly #database: Database;
  readonly #rows: readonly (readonly ByteString[])[];
  readonly #steps: Steps;
  readonly #touches: boolean;
  readonly #tracking: Database['tracking']['current'];
  readonly #replies: Reply[] = [];
  /** What it may still do, while it is suspended between two commands. */
  #work: number | undefined;
  #endUnit: () => void = () => {};
  #abandoned: RedisError | undefined;
  #ended: PromiseWithResolvers<Reply[]> | undefined;

  constructor(database: Database, rows: readonly (readonly ByteString[])[], steps: Steps) {
    this.#database = database;
    this.#rows = rows;
    this.#steps = steps;
    this.#touches = database.keyspace.touches;
    this.#tracking = database.tracking.current;
  }

  /** @returns the replies, if it has not been suspended */
  start(): Reply[] | Promise<Reply[]> {
    this.#endUnit = this.#database.beginUnit();
    let hasEnded: boolean;
    try {
      hasEnded = this.#go();
    } catch (error) {
      this.#endUnit();
      throw error;
    }
    if (hasEnded) return this.#replies;
    this.#ended = Promise.withResolvers();
    return this.#ended.promise;
  }

  proceed(): void {
    const { keyspace, tracking, work } = this.#database;
    if (this.#work !== undefined) work.goOn(this.#work);
    this.#work = undefined;
    // As its connection has them while it runs a command.
    keyspace.touches = this.#touches;
    tracking.current = this.#tracking;
    try {
      if (this.#go()) this.#ended!.resolve(this.#replies);
    } catch (error) {
      this.#endUnit();
      this.#ended!.reject(error);
    } finally {
      keyspace.touches = true;
      tracking.current = undefined;
    }
  }

  abandon(reason: RedisError): void {
    this.#abandoned = reason;
    this.proceed();
  }

  /** @returns whether it has ended; it has been suspended otherwise */
  #go(): boolean {
    const until = threadTime() + SLICE;
    while (this.#replies.length < this.#rows.length) {
      if (threadTime() > until && this.#abandoned === undefined) {
        this.#work = this.#database.work.left;
        this.#database.gate.suspend(this);
        return false;
      }
      const outcome = this.#abandoned ?? this.#steps.run(this.#rows[this.#replies.length]!);
      if (outcome instanceof LongRun) {
        outcome.whenEnded((reply, isAbandoned) => {
          this.#steps.ended(outcome, reply);
          this.#keep(reply);
          if (isAbandoned) this.#abandoned = reply as RedisError;
          this.proceed();
        });
        return false;
      }
      this.#keep(outcome);
    }
    this.#endUnit();
    this.#database.serveBlocked();
    return true;
  }

  #keep(reply: Reply): void {
    this.#replies.push(this.#steps.hold(reply, this.#replies.length));
  }
}
