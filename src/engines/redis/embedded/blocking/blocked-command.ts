import type { Alarm, Alarms } from '../../../../base/alarms.ts';
import type { ByteString } from '../../bytes.ts';
import { RedisError, type Reply } from '../../reply.ts';
import { LaterReply, Wait } from './wait.ts';

/** The part of a session that a blocked command uses. */
export interface BlockableSession {
  /** Runs the command again. */
  retry(argv: readonly ByteString[]): Reply | Wait;
  /** Counts a command that ends without running again. */
  gaveUp(argv: readonly ByteString[], reply: Reply): void;
  /** The number of changes so far; {@link settle} compares it. */
  readonly changes: number;
  /** Delays a reply until the changes that it acknowledges are safe. @param changes their number before the command ran */
  settle(reply: Reply, changes: number): Reply | Promise<Reply>;
}

/** The blocked commands of all clients of a database, as one of them uses them. */
interface BlockedCommands {
  readonly alarms: Alarms;
  insert(command: BlockedCommand): void;
  remove(command: BlockedCommand): void;
  /** Runs the commands again that wait for one of the keys. */
  wake(keys: readonly ByteString[]): void;
}

/** A blocked command of a client. */
export class BlockedCommand extends LaterReply {
  readonly #clients: BlockedCommands;
  readonly #session: BlockableSession;
  readonly #resolve: (reply: Reply | Promise<Reply>) => void;
  readonly #alarm: Alarm | undefined;
  #againAlarm: Alarm | undefined;
  #argv: readonly ByteString[];
  #wait: Wait;
  #isWaiting = true;

  constructor(
    clients: BlockedCommands,
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
    this.#setAgain();
    void wait.reply?.then((reply) => this.#giveUp(reply));
  }

  get isWaiting(): boolean {
    return this.#isWaiting;
  }

  get wait(): Wait {
    return this.#wait;
  }

  /**
   * Runs the command again, because one of its keys is ready. It may stay blocked, then behind all other clients of its
   * keys.
   */
  retry(): void {
    const session = this.#session;
    this.#clients.remove(this);
    const { changes } = session;
    const outcome = session.retry(this.#argv);
    if (outcome instanceof Wait) {
      this.#wait = outcome;
      this.#argv = outcome.argv ?? this.#argv;
      this.#clients.insert(this);
      this.#setAgain();
    } else {
      this.#end(session.settle(outcome, changes));
    }
  }

  /** Ends the command by its timeout, or by CLIENT UNBLOCK id TIMEOUT. */
  timeOut(): void {
    this.#giveUp(this.#wait.timedOut);
  }

  /** CLIENT UNBLOCK id ERROR. */
  fail(): void {
    this.#giveUp(new RedisError('UNBLOCKED client unblocked via CLIENT UNBLOCK'));
  }

  /** Ends the command without a reply, because the connection or the database is closed. It is not counted. */
  cancel(): void {
    if (!this.#isWaiting) return;
    this.#clients.remove(this);
    this.#end(new RedisError('UNBLOCKED the connection has ended'));
  }

  /** Sets when the command runs again. By then it may have been given up, or wait for another moment. */
  #setAgain(): void {
    this.#againAlarm?.cancel();
    const { again, keys } = this.#wait;
    if (again >= this.#wait.until || keys === undefined) return;
    this.#againAlarm = this.#clients.alarms.at(again, () => this.#clients.wake(keys.names));
  }

  #giveUp(reply: Reply): void {
    if (!this.#isWaiting) return;
    const session = this.#session;
    this.#clients.remove(this);
    session.gaveUp(this.#argv, reply);
    // Without keys the command waited for the disk; its reply says what is not safe yet, and so can't wait for that.
    this.#end(this.#wait.keys === undefined ? reply : session.settle(reply, session.changes));
  }

  #end(reply: Reply | Promise<Reply>): void {
    this.#isWaiting = false;
    this.#alarm?.cancel();
    this.#againAlarm?.cancel();
    this.#resolve(reply);
  }
}
