import type { ByteString } from '../../bytes.ts';
import {
  PendingReply,
  type ConnectionSetup,
  type OutputLimit,
  type RedisConnection,
  type Replies,
} from '../../connection.ts';
import { errors } from '../../errors.ts';
import { RedisError, Status, type Reply } from '../../reply.ts';
import { PushReply, type Resp3Reply } from '../../resp3.ts';
import { User } from '../acl/user.ts';
import { LaterReply, Wait } from '../blocking/wait.ts';
import type { Client } from '../client.ts';
import { lookUp, type Command } from '../command-index.ts';
import { refusalOfMemory } from '../command-refusal.ts';
import type { Database } from '../database.ts';
import { EmbeddedSession } from '../session.ts';
import type { ClientTracking } from '../tracking/client-tracking.ts';
import { CommandReplies, inResp3, NO_REPLY } from './command-replies.ts';
import { runExec } from './exec.ts';
import { Invalidations } from './invalidations.ts';
import { Listening } from './listening.ts';
import { Login } from './login.ts';
import { Names, Room } from './room.ts';
import type { OpenConnection } from './open-connection.ts';
import { Transaction } from './transaction.ts';

const QUEUED = new Status('QUEUED');
const LONGEST_NAME = 64;
const LONGEST_SUBCOMMAND = 32;

/** What EXEC itself says without a transaction. */
const NO_TRANSACTION = errors.noTransaction().message;
/** Commands that are not queued within a transaction (Redis 7.2 `server.c` `processCommand`). */
const NOT_QUEUED = new Set(['exec', 'discard', 'multi', 'watch', 'quit', 'reset']);
/** Commands that a subscribed connection may run in RESP2. */
const WHILE_LISTENING = /^(?:[ps]?(?:un)?subscribe|ping|quit|reset)$/;

/** A client's connection to one embedded database (Redis 7.2 `server.c` `processCommand`, `networking.c`). */
export class EmbeddedConnection implements RedisConnection, OpenConnection {
  version: 2 | 3 = 2;
  readonly id: number;
  readonly setup: ConnectionSetup;
  readonly database: Database;
  readonly session: EmbeddedSession;
  readonly names: Names;
  readonly transaction: Transaction;
  readonly listening: Listening;
  readonly invalidations: Invalidations;
  readonly openedAt: number;
  libraryName: ByteString = '';
  libraryVersion: ByteString = '';
  isNeverEvicted = false;
  touchesNothing = false;
  readonly replies = new CommandReplies();
  lastCommand: readonly ByteString[] = [];
  lastAt: number;
  readonly #login: Login;
  /** Whether commands run without further checks: logged in, with no open transaction, and not limited by subscriptions. */
  #isPlain = false;
  /** Whether the last command ran without further checks. */
  #wasPlain = false;
  isExecuting = false;
  #isRunning = false;
  #isClosed = false;
  readonly #forget: () => void;

  /** @param open opens the session; an embedded one by default */
  constructor(
    database: Database,
    id: number,
    setup: ConnectionSetup,
    open: (client: Client) => EmbeddedSession = (client) =>
      new EmbeddedSession(database, client, setup.meter),
  ) {
    const client = {
      id,
      user: new User('default'),
      address: setup.address,
      protocol: 'resp',
    } as const;
    this.id = id;
    this.setup = setup;
    this.database = database;
    this.session = open(client);
    this.session.connection = this;
    if (setup.limit !== undefined) this.session.replies = setup.limit;
    this.names = new Names(this.#room(errors.tooManyNames));
    this.transaction = new Transaction(
      database,
      this.#room(errors.transactionTooLarge),
      this.names,
    );
    this.listening = new Listening(database, this.names, (items) =>
      this.#push(this.confirmation(items)),
    );
    this.invalidations = new Invalidations(this, (reply) => this.#push(reply));
    this.#login = new Login(database, setup.logIn);
    this.openedAt = database.clock.now();
    this.lastAt = this.openedAt;
    this.#forget = database.acl.onChange(() => this.#checkUser());
    database.connections.set(id, this);
  }

  get user(): User {
    return this.session.client.user;
  }

  get isLoggedIn(): boolean {
    return this.#login.isLoggedIn;
  }

  get tracking(): ClientTracking | undefined {
    return this.invalidations.tracking;
  }

  /** Whether commands run as they come, and each is answered. */
  protected get isUsual(): boolean {
    return this.#isPlain && this.replies.mode === 'on' && !this.database.mayHold;
  }

  /** Clients that get pushes have the limit of the class `pubsub`. */
  get outputLimit(): OutputLimit {
    const { listening, tracking } = this;
    const getsPushes = listening.isSubscribed || listening.isMonitoring || tracking !== undefined;
    return this.database.config.outputLimits[getsPushes ? 'pubsub' : 'normal'];
  }

  get changes(): number {
    return this.session.keyspace.dirty;
  }

  settled(): Promise<void> | undefined {
    return this.database.journal.settled();
  }

  run(argv: readonly ByteString[], follows = false): Resp3Reply | Replies | PendingReply {
    const { database } = this;
    const { tracking } = database;
    if (database.mayHold && database.holds(argv, this.transaction.rows)) {
      return new PendingReply(this.#runLater(argv));
    }
    this.#isRunning = true;
    tracking.current = this.invalidations;
    const second = argv[1];
    // Anything else may be large, and would be kept while the connection is idle.
    const hasSecond = second !== undefined && second.length <= LONGEST_SUBCOMMAND;
    const name = argv[0]!.length <= LONGEST_NAME ? argv[0]! : '';
    this.lastCommand = hasSecond ? [name, second] : [name];
    const { keyspace } = this.session;
    keyspace.touches = !this.touchesNothing;
    let outcome: Reply | LaterReply;
    try {
      const isPlain = this.#isPlain;
      outcome = isPlain ? this.#runAlone(argv, follows && this.#wasPlain) : this.#runInState(argv);
      this.#wasPlain = isPlain;
    } finally {
      this.#isRunning = false;
      tracking.current = undefined;
      if (this.tracking?.isCachingGiven === true) this.invalidations.endCaching(argv);
      this.lastAt = keyspace.now;
      keyspace.touches = true;
    }
    if (outcome instanceof LaterReply) return this.#waitFor(outcome, argv);
    if (this.version === 2 && this.replies.arePlain) return outcome;
    return this.replies.finish(this.inVersion(outcome, argv));
  }

  refuse(refusal: RedisError, argv: readonly ByteString[] = []): Resp3Reply | Replies {
    if (argv[0]?.toLowerCase() === 'exec') {
      this.transaction.end();
      this.stateChanged();
    } else if (this.transaction.isOpen) {
      this.transaction.isBroken = true;
    }
    return this.replies.finish(refusal);
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.invalidations.track(undefined);
    this.#forget();
    this.session.blocked?.cancel();
    this.transaction.end();
    this.listening.end();
    this.database.connections.delete(this.id);
  }

  kill(): void {
    if (this.#isRunning) this.replies.areLast = true;
    else this.setup.listener.end();
  }

  confirmation(items: readonly Resp3Reply[]): Resp3Reply {
    return this.version === 3 ? new PushReply(items) : items;
  }

  monitor(): void {
    this.listening.monitor((line) => this.#push(line));
  }

  logIn(name: ByteString, password: ByteString): string | undefined {
    const user = this.#login.logIn(name, password);
    if (user === undefined) return undefined;
    this.session.client.user = user;
    this.stateChanged();
    return user.name;
  }

  reset(): void {
    const { client } = this.session;
    this.transaction.end();
    this.listening.end();
    this.invalidations.track(undefined);
    this.version = 2;
    this.replies.reset();
    client.name = '';
    client.user = new User('default');
    this.#login.logOut();
    this.isNeverEvicted = false;
    this.touchesNothing = false;
    this.stateChanged();
  }

  stateChanged(): void {
    this.#isPlain =
      this.isLoggedIn &&
      !this.transaction.isOpen &&
      !(this.version === 2 && this.listening.isSubscribed);
  }

  #room(full: (limit: number) => RedisError): Room {
    const { maxKeptBytes, hold } = this.setup;
    return new Room({ mostBytes: maxKeptBytes, holding: hold?.(), full });
  }

  /** Ends the connection if a change of users took away its login or the right to one of its subscriptions. */
  #checkUser(): void {
    if (!this.isLoggedIn) return;
    if (!this.#login.isStillValid || !this.listening.isPermitted(this.user)) this.kill();
  }

  #runInState(argv: readonly ByteString[]): Reply | LaterReply {
    const command = lookUp(argv, 'resp');
    if (command instanceof RedisError) {
      const refused = this.session.start(argv);
      if (argv[0]?.toLowerCase() === 'exec') return this.abort(command);
      if (this.transaction.isOpen) this.transaction.isBroken = true;
      return refused;
    }
    const { name, flags } = command.spec;
    if (!this.isLoggedIn && !flags.includes('no_auth'))
      return this.#reject(command, errors.noAuth());
    const mayListenOnly = this.version === 2 && this.listening.isSubscribed;
    if (mayListenOnly && !WHILE_LISTENING.test(name)) {
      return this.#reject(command, errors.onlyWhileListening(name));
    }
    if (!this.transaction.isOpen) return this.#runAlone(argv);
    if (name === 'exec') return this.execute(argv);
    return NOT_QUEUED.has(name) ? this.session.start(argv) : this.#queue(command, argv);
  }

  /** Runs a command that is not part of a transaction. */
  #runAlone(argv: readonly ByteString[], follows = false): Reply | LaterReply {
    const outcome = this.session.start(argv, follows);
    const isRefused = outcome instanceof RedisError && argv[0]?.toLowerCase() === 'exec';
    // Redis has an EXEC that it refuses discard what there may be of a transaction, such as watched keys.
    return isRefused && outcome.message !== NO_TRANSACTION ? this.abort(outcome) : outcome;
  }

  #reject({ spec }: Command, refusal: RedisError): Reply | LaterReply {
    this.database.commands.rejected(spec.name, refusal);
    if (spec.name === 'exec') return this.abort(refusal);
    if (this.transaction.isOpen) this.transaction.isBroken = true;
    return refusal;
  }

  #queue(command: Command, argv: readonly ByteString[]): Reply | LaterReply {
    const { transaction } = this;
    const { name } = command.spec;
    // Queued commands take memory whatever they do (`processCommand`).
    const noMemory = refusalOfMemory(this.database);
    if (noMemory !== undefined) return this.#reject(command, noMemory);
    // Its reply would become part of the reply to EXEC.
    const refusal =
      name === 'client|reply' ? errors.notInTransaction() : this.session.queueingError(argv);
    if (refusal !== undefined) {
      transaction.isBroken = true;
      return refusal;
    }
    const full = transaction.queue(command, argv);
    return full === undefined ? QUEUED : this.#reject(command, full);
  }

  protected execute(argv: readonly ByteString[]): Reply | LaterReply {
    return runExec(this, argv);
  }

  /** Refuses EXEC itself, which ends the transaction nevertheless (`server.c` `rejectCommand`). */
  abort(refusal: RedisError): Reply | LaterReply {
    this.transaction.end();
    this.stateChanged();
    return errors.transactionDiscarded(refusal.message.replace(/^ERR /, ''));
  }

  inVersion(reply: Reply, argv: readonly ByteString[]): Resp3Reply {
    return this.version === 2 ? reply : inResp3(reply, argv);
  }

  /** Runs a command when it need not wait any more, for the end of a pause or of a script. */
  async #runLater(argv: readonly ByteString[]): Promise<Resp3Reply | Replies> {
    const { database } = this;
    while (database.holds(argv, this.transaction.rows)) {
      await database.released(argv, this.transaction.rows);
    }
    if (this.#isClosed) return NO_REPLY;
    const { changes } = this;
    const outcome = this.run(argv);
    if (outcome instanceof PendingReply) return outcome.reply;
    try {
      await this.settled();
    } catch (error) {
      if (!(error instanceof RedisError)) throw error;
      if (this.changes !== changes) return error;
    }
    return outcome;
  }

  /** Runs its blocked command again, while another client's command has made a key ready. */
  retrying(run: () => Reply | Wait): Reply | Wait {
    const { tracking } = this.database;
    const { keyspace } = this.session;
    const other = tracking.current;
    const { touches } = keyspace;
    tracking.current = this.invalidations;
    keyspace.touches = !this.touchesNothing;
    this.#isRunning = true;
    try {
      const outcome = run();
      if (outcome instanceof Wait) this.#sendPushes();
      return outcome;
    } finally {
      this.#isRunning = false;
      tracking.current = other;
      keyspace.touches = touches;
    }
  }

  #sendPushes(): void {
    for (const reply of this.replies.takePushes()) this.setup.listener.push(reply);
  }

  #waitFor(command: LaterReply, argv: readonly ByteString[]): PendingReply {
    this.#sendPushes();
    return new PendingReply(
      command.reply.then(
        (reply) => {
          // The log may have refused it after it had set other replies instead.
          if (reply instanceof RedisError) this.replies.takeInstead();
          return this.replies.finish(this.inVersion(reply, argv));
        },
        (error: unknown) => this.replies.finish(this.#failed(argv, error)),
      ),
    );
  }

  /** Logs a bug in a blocking command and replies with an error. */
  #failed([name]: readonly ByteString[], error: unknown): RedisError {
    this.database.logger.error({ err: error, where: 'database' }, `${name} failed`);
    return new RedisError('ERR internal error');
  }

  /** Sends a push; one that is caused by the running command follows its reply (`networking.c`, `CLIENT_PUSHING`). */
  #push(reply: Resp3Reply): void {
    if (this.#isRunning) this.replies.push(reply);
    else this.setup.listener.push(reply);
  }
}
