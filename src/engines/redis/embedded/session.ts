import type { ByteString } from '../bytes.ts';
import type { CommandSpec, Protocol } from '../command-spec.ts';
import type { CommandKind, CommandMeter } from '../command-meter.ts';
import type { CommandListener, MessageListener, RedisSession, Subscription } from '../engine.ts';
import { RedisError, type Reply } from '../reply.ts';
import { ReplyLimit } from '../reply-limit.ts';
import type { BlockedCommand, BlockableSession } from './blocking/blocked-command.ts';
import { LaterReply, Wait, type Waits } from './blocking/wait.ts';
import { queueingRefusal, refusalOf } from './command-refusal.ts';
import type { Client } from './client.ts';
import { commandCalledBy, lookUp, type Command } from './command-index.ts';
import type { CommandContext } from './commands/command.ts';
import type { OpenConnection } from './connection/open-connection.ts';
import type { Database } from './database.ts';
import { failedCommand, noteEnded } from './ended-command.ts';
import { functionOf } from './function-of.ts';
import type { Keyspace } from './keyspace/keyspace.ts';
import { LongCommand, withSteps } from './long-command.ts';
import { LongRun } from './long-run.ts';
import { costOfArguments } from './loop.ts';
import { LONG_MS } from './pause.ts';
import { refusedByLog, runPipeline, runWholeTransaction } from './rows.ts';
import { LongTransaction } from './scripting/long-transaction.ts';
import { CommandSubscription, listen, MessageSubscription } from './subscriptions.ts';
import type { Steps } from './steps.ts';
import type { OnRead } from './tracking/client-tracking.ts';
import type { WorkOfScript } from './work.ts';

const UNLIMITED = new ReplyLimit();

/** A client's session on one embedded database: checks, runs, counts and logs its commands. */
export class EmbeddedSession implements RedisSession, CommandContext, BlockableSession {
  readonly database: Database;
  readonly keyspace: Keyspace;
  readonly client: Client;
  protocol: Protocol;
  /** The connection that the session belongs to; undefined over HTTP. */
  connection: OpenConnection | undefined;
  protected readonly meter: CommandMeter | undefined;
  #propagated: (readonly ByteString[])[] | undefined;
  /** Limits what the running command may reply. */
  replies: ReplyLimit = UNLIMITED;
  /** Whether commands that need memory run although there is none, as a script may request. */
  mayExceedMemory = false;
  /** Whether the commands of a transaction run, which was admitted as a whole. */
  isOfTransaction = false;
  /** Whether its commands are called by a script. */
  isOfScript = false;
  maySuspend = false;
  workOfScript: WorkOfScript | undefined;
  onRead: OnRead | undefined;
  /** The kind of the last command. */
  #kind: CommandKind = 'other';
  /**
   * When the running command began, or the last one ended, in Unix milliseconds. It is shared by commands that follow each
   * other, because a small command is not much longer than reading the clock.
   */
  time = 0;
  #blocked: BlockedCommand | undefined;
  /** A blocked command is being tried again, which monitors have already been shown. */
  #isRetrying = false;
  /** How long the blocked command has run in its earlier attempts, in milliseconds. */
  #spent = 0;

  constructor(database: Database, client: Client, meter?: CommandMeter) {
    this.meter = meter;
    this.database = database;
    this.keyspace = database.keyspace;
    this.client = client;
    this.protocol = client.protocol ?? 'http';
  }

  execute(argv: readonly ByteString[], limit = UNLIMITED): Reply | Promise<Reply> {
    const { database } = this;
    if (database.mayHold && database.holds(argv)) {
      return database.released(argv).then(() => this.execute(argv, limit));
    }
    const { changes } = this;
    this.replies = limit;
    const outcome = this.start(argv);
    return outcome instanceof LaterReply ? outcome.reply : this.settle(outcome, changes);
  }

  executeAll(rows: readonly (readonly ByteString[])[], limit = UNLIMITED): Promise<Reply[]> {
    return runPipeline(this, rows, limit);
  }

  executeTransaction(
    rows: readonly (readonly ByteString[])[],
    limit = UNLIMITED,
  ): Promise<Reply[] | RedisError> {
    return runWholeTransaction(this, rows, limit);
  }

  subscribe(
    to: 'channels' | 'patterns',
    names: readonly ByteString[],
    listener: MessageListener,
  ): Subscription | RedisError | Promise<Subscription | RedisError> {
    const argv = [to === 'channels' ? 'SUBSCRIBE' : 'PSUBSCRIBE', ...names];
    return listen(this, argv, (call) => new MessageSubscription(this, call, to, listener));
  }

  monitor(
    listener: CommandListener,
  ): Subscription | RedisError | Promise<Subscription | RedisError> {
    return listen(this, ['MONITOR'], (call) => new CommandSubscription(this, call, listener));
  }

  /** Why a command may not be queued in a transaction; undefined if it may. */
  queueingError(argv: readonly ByteString[]): RedisError | undefined {
    this.tick();
    return queueingRefusal(this, lookUp(argv, this.protocol), argv);
  }

  /** Asks the meter to admit the commands of a transaction. @returns why it does not */
  beginTransaction(commands: number): RedisError | undefined {
    return this.meter?.begin(this.database.clock.now(), commands);
  }

  /**
   * Runs the commands of an admitted transaction now, without waiting for the log.
   * @returns the replies; a promise if it takes so long that it has been suspended
   */
  runTransaction(
    rows: readonly (readonly ByteString[])[],
    hold: (reply: Reply, row: number) => Reply,
  ): Reply[] | Promise<Reply[]> {
    const { database, replies } = this;
    this.time = database.clock.now();
    database.work.begin();
    return new LongTransaction(database, rows, {
      run: (argv) => {
        // While it was suspended another request of the session may have been refused.
        this.replies = replies;
        this.maySuspend = true;
        this.isOfTransaction = true;
        const outcome = this.#run(argv);
        this.isOfTransaction = false;
        this.meter?.end(this.#kind, this.time);
        return outcome;
      },
      ended: (run, reply) => this.#runEnded(run, reply),
      hold,
    }).start();
  }

  /** Reads the clock for the command that begins now. @returns the {@link time} */
  tick(): number {
    return (this.time = this.database.clock.now());
  }

  /** Runs one command now, without waiting for the log or for keys. Nothing else is done while it runs a script. */
  run(argv: readonly ByteString[]): Reply {
    this.tick();
    const refusal = this.meter?.begin(this.time);
    if (refusal !== undefined) return refusal;
    this.maySuspend = false;
    this.database.work.begin();
    const reply = this.#run(argv) as Reply;
    this.meter?.end(this.#kind, this.time);
    this.database.serveBlocked();
    return reply;
  }

  runForScript(argv: readonly ByteString[], maySuspend: boolean): Reply | Steps<Reply> {
    this.tick();
    const refusal = this.meter?.begin(this.time);
    if (refusal !== undefined) return refusal;
    const { work } = this.database;
    const own = work.forScript();
    this.maySuspend = maySuspend;
    this.workOfScript = own;
    const outcome = work.apart(own, () => this.#run(argv));
    this.meter?.end(this.#kind, this.time);
    if (!(outcome instanceof LongCommand)) return outcome as Reply;
    outcome.whenEnded((reply) => this.#runEnded(outcome, reply));
    return outcome.ofScript();
  }

  /**
   * Runs one command as {@link run} does, at the {@link time} when the last one ended.
   * @returns the reply; a later one of a script that has been suspended, which has waited for the log, or of a command that
   *   holds requests
   */
  runNext(argv: readonly ByteString[]): Reply | LaterReply {
    const refusal = this.meter?.begin(this.time);
    if (refusal !== undefined) return refusal;
    const { changes } = this;
    this.maySuspend = true;
    this.database.work.begin();
    const outcome = this.#run(argv, 'holding requests');
    this.meter?.end(this.#kind, this.time);
    if (outcome instanceof LongRun) return this.#later(outcome, changes, 'holding requests');
    if (outcome instanceof Wait) return this.database.blocked.add(this, argv, outcome);
    this.database.serveBlocked();
    return outcome;
  }

  /**
   * Runs one command now, as {@link run} does, but it may block. No other command of the client may run until it has
   * ended.
   * @param follows the command comes right after the last one, so it starts at the time when that one ended
   */
  start(argv: readonly ByteString[], follows = false): Reply | LaterReply {
    const { database, changes } = this;
    if (!follows) this.time = database.clock.now();
    const refusal = this.meter?.begin(this.time);
    if (refusal !== undefined) return refusal;
    this.#spent = 0;
    database.work.begin();
    this.maySuspend = true;
    const waits = this.protocol === 'resp' ? 'any' : 'holding requests';
    let outcome: Reply | Wait | LongRun | BlockedCommand = this.#run(argv, waits);
    this.meter?.end(this.#kind, this.time);
    if (outcome instanceof LongRun) return this.#later(outcome, changes, waits);
    if (outcome instanceof Wait) {
      outcome = database.blocked.add(this, argv, outcome);
      this.#blocked = outcome;
    }
    database.serveBlocked();
    return outcome;
  }

  /** The blocked command of this client; undefined if there is none. */
  get blocked(): BlockedCommand | undefined {
    return this.#blocked?.isWaiting === true ? this.#blocked : undefined;
  }

  retry(argv: readonly ByteString[]): Reply | Wait {
    this.#isRetrying = true;
    this.maySuspend = false;
    this.time = this.database.clock.now();
    this.database.work.begin();
    const run = () => this.#run(argv, 'any') as Reply | Wait;
    try {
      return this.connection === undefined ? run() : this.connection.retrying(run);
    } finally {
      this.#isRetrying = false;
    }
  }

  gaveUp(argv: readonly ByteString[], reply: Reply): void {
    this.time = this.database.clock.now();
    this.#ended(commandCalledBy(argv)!.spec, argv, 0, reply);
  }

  get changes(): number {
    return this.keyspace.dirty;
  }

  settle(reply: Reply, changes: number): Reply | Promise<Reply> {
    const settled = this.database.journal.settled();
    if (settled === undefined) return reply;
    // Reads wait as well, so that they do not show changes that may still be lost, but they are never refused.
    return settled.then(() => reply, this.changes === changes ? () => reply : refusedByLog);
  }

  #run(argv: readonly ByteString[]): Reply | LongRun;
  #run(argv: readonly ByteString[], waits: Waits): Reply | Wait | LongRun;
  #run(argv: readonly ByteString[], waits: Waits = 'none'): Reply | Wait | LongRun {
    const { database, keyspace } = this;
    const before = keyspace.dirty;
    this.#propagated = undefined;
    const command = lookUp(argv, this.protocol);
    if (command instanceof RedisError) {
      this.#kind = 'other';
      database.commands.rejected(commandCalledBy(argv)?.spec.name, command);
      return command;
    }
    this.#kind = command.kind;
    let outcome: Reply | Wait | LongRun;
    try {
      const refusal = refusalOf(this, command, argv);
      if (refusal !== undefined) {
        database.commands.rejected(command.spec.name, refusal);
        return refusal;
      }
      outcome = this.#call(command, argv, waits);
    } catch (error) {
      return failedCommand(database, command.spec, argv, error);
    }
    if (keyspace.dirty !== before && !(outcome instanceof LongCommand)) {
      // A command that waits has not run yet, whatever it has changed on the way.
      database.log(this.#propagated ?? (outcome instanceof Wait ? [] : [argv]));
    }
    return outcome;
  }

  stateToken(): string {
    return `${this.database.runId}-${this.keyspace.dirty}`;
  }

  forScript(): EmbeddedSession {
    return new EmbeddedSession(this.database, this.client);
  }

  propagateAs(...commands: (readonly ByteString[])[]): void {
    (this.#propagated ??= []).push(...commands);
  }

  /**
   * Admits and counts a command that its caller carries out.
   * @returns its specification, or why it may not run
   */
  admit(argv: readonly ByteString[]): CommandSpec | RedisError {
    const { acl, commands, gate } = this.database;
    const { spec } = commandCalledBy(argv)!;
    const now = this.tick();
    const exceeded = this.meter?.begin(now);
    if (exceeded !== undefined) return exceeded;
    this.meter?.end('other', now);
    const denied = acl.check(this.client, spec, argv) ?? gate.refusal(spec);
    if (denied !== undefined) {
      commands.rejected(spec.name, denied);
      return denied;
    }
    this.#ended(spec, argv, 0, null);
    return spec;
  }

  /** Shows monitors a command that was admitted. */
  show(spec: CommandSpec, argv: readonly ByteString[]): void {
    this.database.monitors.feed(spec, argv, this.client, this.database.clock.now());
  }

  /** The reply of a command that has been suspended. @param changes their number before it ran */
  #later(run: LongRun, changes: number, waits: Waits): LaterReply {
    const { promise, resolve } = Promise.withResolvers<Reply>();
    run.whenEnded((reply, isAbandoned) => {
      const { database } = this;
      const hasLeft = isAbandoned || this.connection?.isClosed === true;
      const wait = hasLeft ? undefined : run.waitAfter(reply);
      const blocks = wait?.mayBlock(waits) === true;
      this.#runEnded(run, blocks ? undefined : reply);
      if (blocks) this.#blocked = database.blocked.add(this, run.argv, wait);
      database.serveBlocked();
      // What others have changed meanwhile is not refused with it.
      const since = run.isAtomic ? changes : this.changes;
      resolve(blocks ? this.#blocked!.reply : this.settle(reply, since));
    });
    return new LaterReply(promise);
  }

  /** Logs what a suspended command has changed, as a script has done by itself, and counts it if it does not block now. */
  #runEnded(run: LongRun, reply?: Reply): void {
    const { database } = this;
    if (run instanceof LongCommand) {
      if (run.hasChanged) database.log(this.#propagated ?? [run.argv]);
      run.endUnit();
    }
    this.time = database.clock.now();
    if (reply === undefined) this.#spent += this.time - run.begun;
    else this.#ended(commandCalledBy(run.argv)!.spec, run.argv, this.time - run.begun, reply);
  }

  /** Runs an admitted command. @returns its reply, or the error that it throws, both counted as by `call` */
  #call(command: Command, argv: readonly ByteString[], waits: Waits): Reply | Wait | LongRun {
    const { spec, kind } = command;
    const { clock, monitors, work } = this.database;
    const run = functionOf(command);
    const begun = this.time;
    if (monitors.size > 0 && !this.#isRetrying) {
      monitors.feed(spec, argv, this.isOfScript ? 'lua' : this.client, clock.now());
    }
    let outcome: Reply | Wait | LongRun;
    try {
      const cost = costOfArguments(run, argv);
      if (cost > 0 || work.isSpent) work.spend(cost);
      outcome = run(this, argv);
      if (Array.isArray(outcome)) work.count(outcome.length);
    } catch (error) {
      if (!(error instanceof RedisError)) throw error;
      outcome = error;
    }
    const left = kind === 'read' ? this.onRead?.(spec, argv) : undefined;
    if (left !== undefined) outcome = withSteps(this, argv, left, outcome);
    this.time = clock.now();
    const ms = this.time - begun;
    if (outcome instanceof LongRun) return outcome;
    if (ms >= LONG_MS) this.database.pause.rest(ms);
    if (outcome instanceof Wait) {
      if (outcome.mayBlock(waits)) {
        this.#spent += ms;
        return outcome;
      }
      outcome = outcome.denied;
    }
    this.#ended(spec, argv, ms, outcome);
    return outcome;
  }

  /** Counts a command that has ended, once for all its attempts (`blocked.c` `updateStatsOnUnblock`). */
  #ended(spec: CommandSpec, argv: readonly ByteString[], last: number, reply: Reply): void {
    const ms = last + this.#spent;
    this.#spent = 0;
    const client = this.isOfScript ? undefined : this.client;
    noteEnded(this.database, { spec, argv, client, ms, now: this.time }, reply);
  }
}
