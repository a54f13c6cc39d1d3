import type { Alarm } from '../../../../base/alarms.ts';
import type { ByteString } from '../../bytes.ts';
import { RedisError, type Reply } from '../../reply.ts';
import type { BlockedClients } from './blocked-clients.ts';
import { LaterReply } from './later-reply.ts';
import { Wait } from './wait.ts';

/** What a command that waits needs of its session. */
export interface BlockableSession {
  /** Runs the command again. */
  retry(argv: readonly ByteString[]): Reply | Wait;
  /** Counts a command that has ended without running again. */
  gaveUp(argv: readonly ByteString[], reply: Reply): void;
  /** The number of changes so far, by which {@link settle} knows whether there were any. */
  readonly changes: number;
  /** A reply, as soon as what it acknowledges is safe. @param changes those before the command ran */
  settle(reply: Reply, changes: number): Reply | Promise<Reply>;
}

/** A command of a client that waits. */
export class BlockedCommand extends LaterReply {
  readonly #clients: BlockedClients;
  readonly #session: BlockableSession;
  readonly #resolve: (reply: Reply | Promise<Reply>) => void;
  readonly #alarm: Alarm | undefined;
  #argv: readonly ByteString[];
  #wait: Wait;
  #isWaiting = true;

  constructor(
    clients: BlockedClients,
    session: BlockableSession,
    argv: readonly ByteString[],
    wait: Wait,
  ) {
    const { promise, resolve } = Promise.withResolvers<Reply>();
    super(promise);
    this.#clients = clients;
    this.#session = session;
    this.#argv = wait.argv ?? argv;
    this.#wait = wait;
    this.#resolve = resolve;
    if (wait.until !== Infinity) {
      this.#alarm = clients.alarms.at(wait.until, () => this.timeOut());
    }
    void wait.reply?.then((reply) => this.#giveUp(reply));
  }

  get isWaiting(): boolean {
    return this.#isWaiting;
  }

  get wait(): Wait {
    return this.#wait;
  }

  /** One of its keys is ready. The command may go on waiting, then behind all others of its keys. */
  retry(): void {
    const session = this.#session;
    this.#clients.remove(this);
    const { changes } = session;
    const outcome = session.retry(this.#argv);
    if (outcome instanceof Wait) {
      this.#wait = outcome;
      this.#argv = outcome.argv ?? this.#argv;
      this.#clients.insert(this);
    } else {
      this.#end(session.settle(outcome, changes));
    }
  }

  /** It has timed out, or is to end as if it had (CLIENT UNBLOCK id TIMEOUT). */
  timeOut(): void {
    this.#giveUp(this.#wait.timedOut);
  }

  /** CLIENT UNBLOCK id ERROR. */
  fail(): void {
    this.#giveUp(new RedisError('UNBLOCKED client unblocked via CLIENT UNBLOCK'));
  }

  /** Ends it without a reply: the connection has ended, or the database. It is not counted as run. */
  cancel(): void {
    if (!this.#isWaiting) return;
    this.#clients.remove(this);
    this.#end(new RedisError('UNBLOCKED the connection has ended'));
  }

  #giveUp(reply: Reply): void {
    if (!this.#isWaiting) return;
    const session = this.#session;
    this.#clients.remove(this);
    session.gaveUp(this.#argv, reply);
    // What was waited for without keys is the disk: its reply says that it is not safe yet.
    this.#end(this.#wait.keys === undefined ? reply : session.settle(reply, session.changes));
  }

  #end(reply: Reply | Promise<Reply>): void {
    this.#isWaiting = false;
    this.#alarm?.cancel();
    this.#resolve(reply);
  }
}
