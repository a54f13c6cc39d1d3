import type { ByteString } from '../bytes.ts';
import type { RedisError, Reply } from '../reply.ts';
import type { Wait } from './blocking/wait.ts';
import type { Database } from './database.ts';
import type { Suspended } from './scripting/script-gate.ts';

/** A command that has been suspended in the middle: it goes on in slices. */
export abstract class LongRun implements Suspended {
  /** Whether nobody on its database is served meanwhile. */
  readonly isAtomic: boolean = true;
  readonly argv: readonly ByteString[];
  /** When its command began, in Unix milliseconds. */
  readonly begun: number;
  /** What it waits for when it has ended with this reply, if its client may block; undefined if nothing. */
  waitAfter: (reply: Reply) => Wait | undefined = () => undefined;
  protected readonly database: Database;
  readonly #touches: boolean;
  readonly #tracking: Database['tracking']['current'];
  /** What its command or transaction may still do. */
  #work: number;
  #ended: (reply: Reply, isAbandoned: boolean) => void = () => {};

  constructor(database: Database, argv: readonly ByteString[], begun: number) {
    this.database = database;
    this.argv = argv;
    this.begun = begun;
    this.#touches = database.keyspace.touches;
    this.#tracking = database.tracking.current;
    this.#work = database.work.left;
  }

  /** @param ended called at once when it has ended, before any other command runs */
  whenEnded(ended: (reply: Reply, isAbandoned: boolean) => void): void {
    this.#ended = ended;
  }

  abstract proceed(): void;

  abstract abandon(reason: RedisError): void;

  /** Runs a slice with the settings that its connection has while it runs a command, and with the work that is left. */
  protected slice<T>(run: () => T): T {
    const { keyspace, tracking, work } = this.database;
    work.goOn(this.#work);
    keyspace.touches = this.#touches;
    tracking.current = this.#tracking;
    try {
      return run();
    } finally {
      keyspace.touches = true;
      tracking.current = undefined;
      this.#work = work.left;
    }
  }

  protected end(reply: Reply, isAbandoned = false): void {
    this.#ended(reply, isAbandoned);
  }
}
