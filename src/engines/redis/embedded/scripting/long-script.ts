import type { ByteString } from '../../bytes.ts';
import type { RedisError, Reply } from '../../reply.ts';
import type { Resp3Reply } from '../../resp3.ts';
import type { Database } from '../database.ts';
import { LongRun } from '../long-run.ts';
import { isSuspended, type SuspendedRun } from './interpreter.ts';
import type { SuspendedScript } from './script-gate.ts';

interface About {
  readonly kind: SuspendedScript['kind'];
  readonly name: string;
  readonly argv: readonly ByteString[];
  readonly hasWritten: () => boolean;
  readonly begun: number;
}

/** A script that takes long. */
export class LongScript extends LongRun implements SuspendedScript {
  readonly kind: SuspendedScript['kind'];
  readonly name: string;
  readonly #hasWritten: () => boolean;
  #run: SuspendedRun;
  readonly #finish: (returned: Resp3Reply) => Reply;
  #isEnding = false;

  /** @param finish called with what it returns, when it has ended; returns the reply */
  constructor(
    database: Database,
    run: SuspendedRun,
    { kind, name, argv, hasWritten, begun }: About,
    finish: (returned: Resp3Reply) => Reply,
  ) {
    super(database, argv, begun);
    this.#run = run;
    this.kind = kind;
    this.name = name;
    this.#hasWritten = hasWritten;
    this.#finish = finish;
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

  kill(): void {
    this.#isEnding = true;
  }

  proceed(): void {
    if (this.#isEnding) {
      const killed = 'ERR Script killed by user with SCRIPT KILL.';
      this.end(this.#finish(this.slice(() => this.#run.kill(killed))));
      return;
    }
    const outcome = this.slice(() => this.#run.resume());
    if (!isSuspended(outcome)) {
      this.end(this.#finish(outcome));
      return;
    }
    this.#run = outcome;
    this.database.gate.suspend(this);
  }

  abandon(reason: RedisError): void {
    this.#run.kill('');
    this.end(this.#finish(reason), true);
  }
}
