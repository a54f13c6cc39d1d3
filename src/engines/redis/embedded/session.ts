import type { ByteString } from '../bytes.ts';
import type { CommandKind, CommandMeter, RedisSession } from '../engine.ts';
import { errors } from '../errors.ts';
import { RedisError, type Reply } from '../reply.ts';
import type { Client } from './client.ts';
import { commandCalledBy } from './command-catalogue.ts';
import { keysOf } from './command-keys.ts';
import { lookUp, type Command } from './command-lookup.ts';
import type { CommandContext } from './commands/command.ts';
import type { Database } from './database.ts';
import type { Keyspace } from './keyspace/keyspace.ts';
import { restate } from './persistence/value-commands.ts';

/** A pipeline lets others have their turn after so many rows, or so many milliseconds. */
const ROWS_IN_A_GO = 1000;
const MS_IN_A_GO = 5;

/** One client's way into one embedded database. */
export class EmbeddedSession implements RedisSession, CommandContext {
  readonly database: Database;
  readonly keyspace: Keyspace;
  readonly client: Client;
  readonly #meter: CommandMeter | undefined;
  #propagated: (readonly ByteString[])[] | undefined;
  /** Commands that need memory run while there is none: a script has asked for that. */
  mayExceedMemory = false;
  /** Of the command that ran last. */
  #kind: CommandKind = 'other';

  constructor(database: Database, client: Client, meter?: CommandMeter) {
    this.#meter = meter;
    this.database = database;
    this.keyspace = database.keyspace;
    this.client = client;
  }

  execute(argv: readonly ByteString[]): Reply | Promise<Reply> {
    const { keyspace, database } = this;
    const before = keyspace.dirty;
    const reply = this.run(argv);
    const settled = database.journal.settled();
    if (settled === undefined) return reply;
    // What only read waits as well, so as not to show what may yet be lost, but is never refused.
    return settled.then(() => reply, keyspace.dirty === before ? () => reply : refused);
  }

  async executeAll(
    rows: readonly (readonly ByteString[])[],
    hold: (reply: Reply) => Reply = (reply) => reply,
  ): Promise<Reply[]> {
    const { keyspace, database } = this;
    const replies: Reply[] = [];
    const goes: Promise<void>[] = [];
    while (replies.length < rows.length) {
      const end = Math.min(replies.length + ROWS_IN_A_GO, rows.length);
      const until = performance.now() + MS_IN_A_GO;
      const changing: number[] = [];
      do {
        const before = keyspace.dirty;
        const reply = this.run(rows[replies.length]!);
        if (keyspace.dirty !== before) changing.push(replies.length);
        replies.push(hold(reply));
      } while (replies.length < end && performance.now() < until);
      const settled = database.journal.settled();
      const refuse = (error: unknown) => {
        for (const row of changing) replies[row] = refused(error);
      };
      if (settled !== undefined) goes.push(settled.catch(refuse));
      if (replies.length < rows.length) await new Promise(setImmediate);
    }
    await Promise.all(goes);
    return replies;
  }

  async executeTransaction(
    rows: readonly (readonly ByteString[])[],
    hold: (reply: Reply) => Reply = (reply) => reply,
  ): Promise<Reply[] | RedisError> {
    const { keyspace, database } = this;
    const refusal = this.#refusalOfAny(rows) ?? this.#meter?.begin(rows.length);
    if (refusal !== undefined) return errors.transactionDiscarded(refusal.message);
    const before = keyspace.dirty;
    const replies = this.runTransaction(rows, hold);
    const isChanged = keyspace.dirty !== before;
    return (
      database.journal.settled()?.then(
        () => replies,
        (error: unknown) => (isChanged ? refused(error) : replies),
      ) ?? replies
    );
  }

  /** Why a command may not be queued in a transaction. */
  queueingError(argv: readonly ByteString[]): RedisError | undefined {
    const command = lookUp(argv, this.client.protocol);
    const refusal =
      command instanceof RedisError
        ? command
        : command.spec.flags.includes('no_multi')
          ? errors.notInTransaction()
          : this.#refusal(command, argv);
    if (refusal !== undefined) {
      this.database.commands.rejected(commandCalledBy(argv)?.spec.name, refusal);
    }
    return refusal;
  }

  /** Runs the commands of a transaction now, which the meter has let in, without waiting for the log. */
  runTransaction(rows: readonly (readonly ByteString[])[], hold: (reply: Reply) => Reply): Reply[] {
    return this.database.asOne(() =>
      rows.map((argv) => {
        const reply = this.#run(argv);
        this.#meter?.end(this.#kind);
        return hold(reply);
      }),
    );
  }

  /** Runs one command now, without waiting for the log. */
  run(argv: readonly ByteString[]): Reply {
    const meter = this.#meter;
    if (meter === undefined) return this.#run(argv);
    const refusal = meter.begin();
    if (refusal !== undefined) return refusal;
    const reply = this.#run(argv);
    meter.end(this.#kind);
    return reply;
  }

  #run(argv: readonly ByteString[]): Reply {
    const { database, keyspace } = this;
    const before = keyspace.dirty;
    this.#propagated = undefined;
    const command = lookUp(argv, this.client.protocol);
    if (command instanceof RedisError) {
      this.#kind = 'other';
      database.commands.rejected(commandCalledBy(argv)?.spec.name, command);
      return command;
    }
    this.#kind = command.kind;
    let reply: Reply;
    try {
      const refusal = this.#refusal(command, argv);
      if (refusal !== undefined) {
        database.commands.rejected(command.spec.name, refusal);
        return refusal;
      }
      reply = this.#call(command, argv);
    } catch (error) {
      return this.#failed(command, argv, error);
    }
    if (keyspace.dirty !== before) database.log(this.#propagated ?? [argv]);
    return reply;
  }

  stateToken(): string {
    return `${this.database.runId}-${this.keyspace.dirty}`;
  }

  propagateAs(...commands: (readonly ByteString[])[]): void {
    (this.#propagated ??= []).push(...commands);
  }

  #refusalOfAny(rows: readonly (readonly ByteString[])[]): RedisError | undefined {
    for (const argv of rows) {
      const refusal = this.queueingError(argv);
      if (refusal !== undefined) return refusal;
    }
    return undefined;
  }

  /** Why a command may not run, as Redis 7.2 `server.c` `processCommand`. */
  #refusal(command: Command, argv: readonly ByteString[]): RedisError | undefined {
    const { client, database } = this;
    if (!client.user.unrestricted) {
      const denied = database.acl.check(client, command.spec, argv);
      if (denied !== undefined) return denied;
    }
    if (command.isWrite && database.journal.failure !== undefined) {
      return new RedisError(database.journal.failure);
    }
    database.tick();
    if (command.isWrite) {
      const exceeded = database.storage?.refusal(command, argv);
      if (exceeded !== undefined) return exceeded;
    }
    if (command.denyOutOfMemory && !this.mayExceedMemory && !database.makeRoom()) {
      return database.storage?.isFull === true ? errors.capacityExceeded() : errors.outOfMemory();
    }
    return undefined;
  }

  /** Runs a command that may run. @returns also the errors that it throws, as `call` counts them */
  #call({ spec, run }: Command, argv: readonly ByteString[]): Reply {
    const { commands, clock } = this.database;
    this.database.commandsProcessed++;
    let reply: Reply;
    try {
      reply = run!(this, argv);
    } catch (error) {
      if (!(error instanceof RedisError)) throw error;
      reply = error;
    }
    commands.ran(spec.name, clock.now() - this.keyspace.begun);
    if (reply instanceof RedisError) commands.failed(spec.name, reply);
    return reply;
  }

  /**
   * A command has thrown what no command should. It may have stopped half-way and may not do the same
   * when it is replayed, so the log gets what its keys hold now.
   */
  #failed({ spec, isWrite }: Command, argv: readonly ByteString[], error: unknown): RedisError {
    const { database, keyspace } = this;
    const { name } = spec;
    database.logger.error({ err: error }, `${name} failed`);
    if (isWrite) {
      try {
        const keys = keysOf(spec, argv).map(({ position }) => argv[position]!);
        database.log(keys.length > 0 ? restate(keyspace, keys) : [argv]);
      } catch (err) {
        database.logger.error({ err }, `cannot log what ${name} has left`);
      }
    }
    return new RedisError('ERR internal error');
  }
}

function refused(error: unknown): RedisError {
  if (error instanceof RedisError) return error;
  throw error;
}
