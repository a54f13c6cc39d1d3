import { commandFunctions } from '../../../../generated/redis/command-functions.ts';
import type { ByteString } from '../bytes.ts';
import type { CommandMeter } from '../command-meter.ts';
import type { CommandListener, MessageListener, Subscription } from '../engine.ts';
import { errors, Unavailable } from '../errors.ts';
import { RedisError, type Reply } from '../reply.ts';
import { ReplyLimit } from '../reply-limit.ts';
import { refusalOf } from '../embedded/command-refusal.ts';
import { LaterReply } from '../embedded/blocking/wait.ts';
import type { Client } from '../embedded/client.ts';
import { lookUp, type Command } from '../embedded/command-index.ts';
import { EmbeddedSession } from '../embedded/session.ts';
import {
  fetchedAnswers,
  withOtherListeners,
  hasWithType,
  scanWithTypes,
} from './commands/fetched-answers.ts';
import {
  toServerCommand,
  translateError,
  type ForwardedCommand,
} from './commands/forwarded-commands.ts';
import { functionCommands } from './commands/functions.ts';
import { isAnsweredLocally, commandRouteOf, type CommandRoute } from './commands/command-routes.ts';
import type { ServerDatabase } from './server-database.ts';
import { runPipeline } from './pipeline.ts';
import { sendRows, type Row } from './transaction.ts';
import { unavailable, type OwnConnection } from './wire/link.ts';

/**
 * A client's session on a database that is on a server. Permissions are checked here, and again by the server for its
 * own user; the server executes the commands on keys.
 */
export class ServerSession extends EmbeddedSession {
  readonly #database: ServerDatabase;
  /** Opens the connection to the server that only this client uses, if it may have one. */
  ownConnection: (() => Promise<OwnConnection>) | undefined;
  /** Called after WATCH and UNWATCH with the reply so far, to do the same on the client's connection to the server. */
  watching: ((argv: readonly ByteString[], reply: Reply) => Promise<Reply>) | undefined;

  constructor(database: ServerDatabase, client: Client, meter?: CommandMeter) {
    super(database.front, client, meter);
    this.#database = database;
  }

  override start(argv: readonly ByteString[], follows = false): Reply | LaterReply {
    const command = lookUp(argv, this.protocol);
    if (command instanceof RedisError) return super.start(argv, follows);
    const { to } = commandRouteOf(command.spec);
    if (to !== 'server') return this.#startElsewhere(to, command, argv, follows);
    const { database } = this;
    const now = this.tick();
    const exceeded = this.meter?.begin(now);
    if (exceeded !== undefined) return exceeded;
    const refusal = refusalOf(this, command, argv) ?? this.#isFull(command);
    if (refusal !== undefined) {
      this.meter?.end(command.kind, now);
      return this.#refuse(command, refusal);
    }
    database.monitors.feed(command.spec, argv, this.client, now);
    return new LaterReply(this.#run(command, argv));
  }

  /** Starts a command that does not simply go to the server. */
  #startElsewhere(
    to: CommandRoute['to'],
    command: Command,
    argv: readonly ByteString[],
    follows: boolean,
  ): Reply | LaterReply {
    switch (to) {
      case 'nowhere':
        return this.#refuse(command, errors.notAvailable(command.spec.name));
      case 'users':
      case 'knownUsers':
      case 'figures':
        return new LaterReply(
          fetchedAnswers[to](this.#database, argv, () => super.start(argv) as Reply),
        );
      case 'listeners': {
        const reply = super.start(argv, follows);
        const { othersListening } = this.#database;
        if (othersListening === undefined || reply instanceof RedisError) return reply;
        return new LaterReply(withOtherListeners(this.#database, argv, othersListening));
      }
      default: {
        const reply = super.start(argv, follows);
        if (to !== 'watching' || this.watching === undefined) return reply;
        if (reply instanceof RedisError || reply instanceof LaterReply) return reply;
        return new LaterReply(this.watching(argv, reply));
      }
    }
  }

  override executeAll(
    rows: readonly (readonly ByteString[])[],
    limit = new ReplyLimit(),
  ): Promise<Reply[]> {
    return runPipeline(this, rows, limit);
  }

  override async executeTransaction(
    rows: readonly (readonly ByteString[])[],
    limit = new ReplyLimit(),
  ): Promise<Reply[] | RedisError> {
    const { pause } = this.database;
    while (rows.some((argv) => pause.holds(argv))) await pause.ended();
    try {
      await this.#database.open();
    } catch (error) {
      return unavailable(error);
    }
    for (const argv of rows) {
      const refusal = this.queueingError(argv);
      if (refusal instanceof Unavailable) return refusal;
      if (refusal !== undefined) return errors.transactionDiscarded(refusal.message);
    }
    return this.runAsOne(rows, (reply) => limit.hold(reply));
  }

  /** Why a command may not be queued in a transaction on a server; undefined if it may. */
  override queueingError(argv: readonly ByteString[]): RedisError | undefined {
    const refusal = super.queueingError(argv);
    if (refusal !== undefined) return refusal;
    const command = lookUp(argv, this.protocol);
    if (command instanceof RedisError) return command;
    const { name } = command.spec;
    const { to } = commandRouteOf(command.spec);
    if (to === 'users' || to === 'nowhere' || name in functionCommands) {
      return errors.notInTransaction();
    }
    if (isAnsweredLocally(command.spec)) return undefined;
    const forwarded = this.#forwarded(command, argv);
    return forwarded instanceof RedisError ? forwarded : this.#isFull(command);
  }

  /**
   * Runs commands that may be queued, as one transaction.
   * @param hold is called with the reply to each row in turn
   * @param connection instead of the shared one
   * @returns the replies, the error of the transaction, or {@link WATCHED_CHANGED}
   */
  async runAsOne(
    rows: readonly (readonly ByteString[])[],
    hold: (reply: Reply, row: number) => Reply,
    connection?: OwnConnection,
  ): Promise<Reply[] | RedisError> {
    const exceeded = this.beginTransaction(rows.length);
    if (exceeded !== undefined) return errors.transactionDiscarded(exceeded.message);
    const { database } = this;
    const all: Row[] = [];
    for (const argv of rows) {
      const command = lookUp(argv, this.protocol) as Command;
      const forwarded = isAnsweredLocally(command.spec)
        ? undefined
        : this.#forwarded(command, argv);
      if (forwarded instanceof RedisError) return errors.transactionDiscarded(forwarded.message);
      database.monitors.feed(command.spec, argv, this.client, database.clock.now());
      all.push({ argv, command, forwarded });
    }
    const sent = await this.#sendAsOne(all, hold, connection);
    const now = database.clock.now();
    for (const { command } of all) this.meter?.end(command.kind, now);
    return sent;
  }

  async #sendAsOne(
    rows: readonly Row[],
    hold: (reply: Reply, row: number) => Reply,
    connection?: OwnConnection,
  ): Promise<Reply[] | RedisError> {
    const replies = await sendRows(this.#database, this.client.user.name, rows, connection);
    if (replies instanceof RedisError) return replies;
    let next = 0;
    return rows.map(({ argv, command, forwarded }, row) => {
      if (forwarded === undefined) return hold(this.#answerHere(argv), row);
      const reply = translateError(forwarded.read(replies[next++]!), command.spec);
      this.#count(command, reply);
      return hold(reply, row);
    });
  }

  override async subscribe(
    to: 'channels' | 'patterns',
    names: readonly ByteString[],
    listener: MessageListener,
  ): Promise<Subscription | RedisError> {
    try {
      await this.#database.open();
    } catch (error) {
      return unavailable(error);
    }
    const subscription = super.subscribe(to, names, listener);
    await this.#database.hub.settled(['SUBSCRIBE', ...names]);
    return subscription;
  }

  override async monitor(listener: CommandListener): Promise<Subscription | RedisError> {
    try {
      await this.#database.open();
    } catch (error) {
      return unavailable(error);
    }
    return super.monitor(listener);
  }

  #refuse({ spec }: Command, refusal: RedisError): RedisError {
    this.database.commands.rejected(spec.name, refusal);
    return refusal;
  }

  #isFull({ denyOutOfMemory }: Command): RedisError | undefined {
    const { storage } = this.database;
    if (storage === undefined || !denyOutOfMemory) return undefined;
    const isFull = this.#database.figures.memoryBytes > storage.memoryLimit;
    return isFull ? errors.capacityExceeded() : undefined;
  }

  /** Answers an admitted command of a transaction without the server. */
  #answerHere(argv: readonly ByteString[]): Reply {
    const { spec } = lookUp(argv, this.protocol) as Command;
    try {
      return commandFunctions[spec.name]!(this, argv) as Reply;
    } catch (error) {
      if (error instanceof RedisError) return error;
      throw error;
    }
  }

  /** Has the server run a command. @returns its reply, never rejected */
  #run(command: Command, argv: readonly ByteString[]): Promise<Reply> {
    const { spec } = command;
    const isReady = this.#database.claim !== undefined && !commandRouteOf(spec).isPrepared;
    try {
      // Only the reply is awaited, because each further promise is another turn of the microtasks.
      if (isReady) return this.#forward(command, argv);
    } catch (error) {
      return Promise.resolve(this.#ended(command, unavailable(error)));
    }
    return this.#prepare(command, argv)
      .then((reply) =>
        reply === undefined ? this.#forward(command, argv) : this.#ended(command, reply),
      )
      .catch((error: unknown) => this.#ended(command, unavailable(error)));
  }

  #forwarded({ spec }: Command, argv: readonly ByteString[]): ForwardedCommand | RedisError {
    try {
      return toServerCommand(this.#database, spec, argv, this.protocol);
    } catch (error) {
      return unavailable(error);
    }
  }

  /** Sends a command to the server, for which everything is ready. @throws Unavailable */
  #forward(command: Command, argv: readonly ByteString[]): Promise<Reply> {
    const { spec } = command;
    const forwarded = toServerCommand(this.#database, spec, argv, this.protocol);
    if (forwarded instanceof RedisError) return Promise.resolve(this.#ended(command, forwarded));
    const { read, purpose, mayWait } = forwarded;
    const onward = (reply: Reply) => this.#ended(command, translateError(read(reply), spec));
    const { ownConnection } = this;
    return mayWait && ownConnection !== undefined
      ? this.#database
          .inOrder(ownConnection, forwarded.argv)
          .then(onward, (error: unknown) => this.#ended(command, unavailable(error)))
      : this.#database.links.of(this.client.user.name, purpose).send(forwarded.argv).then(onward);
  }

  /** Prepares whatever a command needs before it is sent. @returns the reply of one that is sent in steps */
  async #prepare({ spec }: Command, argv: readonly ByteString[]): Promise<Reply | undefined> {
    const database = this.#database;
    if (database.claim === undefined) await database.open();
    const steps = functionCommands[spec.name];
    if (steps !== undefined) return steps(database, argv);
    if (hasWithType(spec.name, argv)) return scanWithTypes(database, this.client.user.name, argv);
    if (spec.group === 'pubsub') await database.hub.settled(argv);
    return undefined;
  }

  /** Counts a command that has ended. @returns its reply */
  #ended(command: Command, reply: Reply): Reply {
    this.#count(command, reply);
    this.meter?.end(command.kind, this.database.clock.now());
    return reply;
  }

  /** Counts a command that has ended, like `EmbeddedSession`. */
  #count({ spec }: Command, reply: Reply): void {
    const { database, keyspace } = this;
    const { mayChange, looksUp } = commandRouteOf(spec);
    database.commandsProcessed++;
    database.commands.ran(spec.name, 0);
    if (reply instanceof RedisError) database.commands.failed(spec.name, reply);
    if (mayChange) keyspace.dirty++;
    if (!looksUp) return;
    if (reply === null) keyspace.statistics.misses++;
    else keyspace.statistics.hits++;
  }
}
