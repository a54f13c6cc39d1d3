import type { ByteString } from '../../bytes.ts';
import type { RedisError, Reply } from '../../reply.ts';
import type { Resp3Reply } from '../../resp3.ts';
import type { Database } from '../database.ts';
import { isSuspended, type SuspendedRun } from './interpreter.ts';
import type { Suspended, SuspendedScript } from './script-gate.ts';

interface About {
  readonly kind: SuspendedScript['kind'];
  readonly name: string;
  readonly argv: readonly ByteString[];
  readonly hasWritten: () => boolean;
  readonly begun: number;
}

/** A script that takes long: it goes on in slices, with all other commands of its database held in between. */
export class LongScript implements Suspended, SuspendedScript {
  readonly kind: SuspendedScript['kind'];
  readonly name: string;
  readonly argv: readonly ByteString[];
  /** When its command began, in Unix milliseconds. */
  readonly begun: number;
  readonly #hasWritten: () => boolean;
  readonly #database: Database;
  #run: SuspendedRun;
  readonly #finish: (returned: Resp3Reply) => Reply;
  readonly #touches: boolean;
  readonly #tracking: Database['tracking']['current'];
  #isEnding = false;
  #ended: (reply: Reply, isAbandoned: boolean) => void = () => {};

  /** @param finish called with what it returns, when it has ended; returns the reply */
  constructor(
    database: Database,
    run: SuspendedRun,
    { kind, name, argv, hasWritten, begun }: About,
    finish: (returned: Resp3Reply) => Reply,
  ) {
    this.#database = database;
    this.#run = run;
    this.kind = kind;
    this.name = name;
    this.argv = argv;
    this.begun = begun;
    this.#hasWritten = hasWritten;
    this.#finish = finish;
    this.#touches = database.keyspace.touches;
    this.#tracking = database.tracking.current;
    database.gate.suspend(this);
  }

  get script(): SuspendedScript {
    return this;
  }

  get hasWritten(): boolean {
    return this.#hasWritten();
  }

  get isEnding(): boolean {
    return this.#isEnding;
  }

  /** @param ended called at once when it has ended, before any other command runs */
  whenEnded(ended: (reply: Reply, isAbandoned: boolean) => void): void {
    this.#ended = ended;
  }

  end(): void {
    this.#isEnding = true;
  }

  proceed(): void {
    if (this.#isEnding) {
      this.#end(this.#run.kill('ERR Script killed by user with SCRIPT KILL.'), false);
      return;
    }
    const { keyspace, tracking, gate } = this.#database;
    // As its connection has them while it runs a command.
    keyspace.touches = this.#touches;
    tracking.current = this.#tracking;
    let outcome: Resp3Reply | SuspendedRun;
    try {
      outcome = this.#run.resume();
    } finally {
      keyspace.touches = true;
      tracking.current = undefined;
    }
    if (!isSuspended(outcome)) {
      this.#end(outcome, false);
      return;
    }
    this.#run = outcome;
    gate.suspend(this);
  }

  abandon(reason: RedisError): void {
    this.#run.kill('');
    this.#end(reason, true);
  }

  #end(returned: Resp3Reply, isAbandoned: boolean): void {
    const reply = this.#finish(returned);
    this.#ended(reply, isAbandoned);
  }
}
