import type { ByteString } from '../bytes.ts';
import { type ConnectionSetup, PendingReply, type Replies } from '../connection.ts';
import { NULL_ARRAY, RedisError, type Reply } from '../reply.ts';
import { errors, Unavailable } from '../errors.ts';
import type { Resp3Reply } from '../resp3.ts';
import { LaterReply } from '../embedded/blocking/wait.ts';
import { lookUp } from '../embedded/command-index.ts';
import { EmbeddedConnection } from '../embedded/connection/embedded-connection.ts';
import { ExecReplies } from '../embedded/connection/exec.ts';
import type { ServerDatabase } from './server-database.ts';
import { isSentAtOnce } from './pipeline.ts';
import { ServerSession } from './session.ts';
import { WATCHED_CHANGED } from './transaction.ts';
import type { OwnConnection } from './wire/link.ts';

/** Commands whose reply waits until the server has the subscriptions. */
const LISTENS = /^[ps]?(?:un)?subscribe$/i;

/**
 * A client's connection to a database on a server. User, transaction and subscriptions are kept here. Once the client
 * blocks or watches keys, it has a connection to the server of its own.
 */
export class ClientConnection extends EmbeddedConnection {
  readonly #database: ServerDatabase;
  #own: Promise<OwnConnection> | undefined;
  /** Whether the connection on which the client's keys were watched has ended. */
  #hasLostWatch = false;
  #hasLeft = false;

  constructor(database: ServerDatabase, id: number, setup: ConnectionSetup) {
    super(database.front, id, setup, (client) => new ServerSession(database, client, setup.meter));
    this.#database = database;
    const session = this.session as ServerSession;
    session.ownConnection = () => this.#ownConnection();
    session.watching = (argv, reply) =>
      argv[0]!.toLowerCase() === 'watch' ? this.#watch(argv) : this.#unwatch(reply);
  }

  override run(argv: readonly ByteString[], follows = false): Resp3Reply | Replies | PendingReply {
    const outcome = super.run(argv, follows);
    if (outcome instanceof PendingReply) {
      return waits(argv) ? outcome : new PendingReply(outcome.reply, true);
    }
    if (!LISTENS.test(argv[0] ?? '')) return outcome;
    const settled = this.#database.hub.settled(argv);
    return settled === undefined ? outcome : new PendingReply(settled.then(() => outcome));
  }

  mayFollow(argv: readonly ByteString[]): boolean {
    return this.isUsual && isSentAtOnce(argv, 'resp') && !waits(argv);
  }

  override refuse(refusal: RedisError, argv: readonly ByteString[] = []): Resp3Reply | Replies {
    // Not awaited: later commands are sent after it, and a lost connection watches nothing.
    if (argv[0]?.toLowerCase() === 'exec') this.#unwatch(null).catch(() => {});
    return super.refuse(refusal, argv);
  }

  override close(): void {
    super.close();
    this.#hasLeft = true;
    this.#end();
  }

  override reset(): void {
    super.reset();
    this.#end();
  }

  protected override execute(argv: readonly ByteString[]): Reply | LaterReply {
    const { transaction } = this;
    const session = this.session as ServerSession;
    const spec = session.admit(argv);
    if (spec instanceof RedisError) return this.abort(spec);
    const { rows, isBroken, watched } = transaction;
    transaction.end();
    this.stateChanged();
    const isRun = !isBroken && !this.#hasLostWatch;
    if (isRun) {
      const executed = this.#executed(rows, watched > 0);
      return new LaterReply(executed.finally(() => session.show(spec, argv)));
    }
    session.show(spec, argv);
    if (isBroken) return new LaterReply(this.#unwatch(errors.transactionAborted()));
    this.#hasLostWatch = false;
    return NULL_ARRAY;
  }

  override abort(refusal: RedisError): LaterReply {
    return new LaterReply(this.#unwatch(super.abort(refusal) as Reply));
  }

  async #executed(rows: readonly (readonly ByteString[])[], isWatching: boolean): Promise<Reply> {
    const session = this.session as ServerSession;
    this.isExecuting = true;
    const all = new ExecReplies(this.replies, (reply, i) => this.inVersion(reply, rows[i]!));
    const limit = session.replies.anew();
    try {
      const own = isWatching ? await this.#ownConnection() : undefined;
      const replies = await session.runAsOne(
        rows,
        (reply, i) => all.add(limit.hold(reply), i),
        own,
      );
      if (replies === WATCHED_CHANGED) return NULL_ARRAY;
      if (replies instanceof RedisError) return replies;
    } catch (error) {
      if (error instanceof RedisError) return error;
      throw error;
    } finally {
      this.isExecuting = false;
    }
    all.finish(rows.length);
    return null;
  }

  async #watch(argv: readonly ByteString[]): Promise<Reply> {
    try {
      const connection = await this.#ownConnection();
      return await connection.send(argv);
    } catch (error) {
      return error instanceof RedisError ? error : Unavailable.unreachable();
    }
  }

  async #unwatch(reply: Reply): Promise<Reply> {
    this.#hasLostWatch = false;
    if (this.#own !== undefined) await (await this.#own).send(['UNWATCH']);
    return reply;
  }

  #ownConnection(): Promise<OwnConnection> {
    this.#own ??= this.#connect();
    return this.#own;
  }

  async #connect(): Promise<OwnConnection> {
    // A command that starts only now would open a connection that nobody closes, and on which it may block for ever.
    if (this.#hasLeft) throw Unavailable.unreachable('the client has left');
    try {
      await this.#database.open();
      const { links } = this.#database;
      const connection = await links.connect(this.user.name, 'commands', { mayBlock: true });
      connection.onClose = () => {
        this.#own = undefined;
        this.#hasLostWatch = this.transaction.watched > 0;
      };
      return connection;
    } catch (error) {
      this.#own = undefined;
      throw error;
    }
  }

  #end(): void {
    void this.#own?.then(
      (connection) => connection.close(),
      () => {},
    );
    this.#own = undefined;
  }
}

/** Whether a command may block. */
function waits(argv: readonly ByteString[]): boolean {
  const command = lookUp(argv, 'resp');
  return !(command instanceof RedisError) && command.spec.flags.includes('blocking');
}
