import type { ByteString } from '../bytes.ts';
import type { RedisSession } from '../engine.ts';
import { errors } from '../errors.ts';
import { RedisError, type Reply } from '../reply.ts';
import type { Client } from './client.ts';
import { lookUp } from './command-lookup.ts';
import type { CommandContext } from './commands/command.ts';
import type { Database } from './database.ts';
import type { Keyspace } from './keyspace/keyspace.ts';

/** So many rows of a pipeline run in one go before others get their turn. */
const ROWS_IN_A_GO = 1000;

/** One client's way into one embedded database. */
export class EmbeddedSession implements RedisSession, CommandContext {
  readonly database: Database;
  readonly keyspace: Keyspace;
  readonly client: Client;
  #propagated: (readonly ByteString[])[] | undefined;

  constructor(database: Database, client: Client) {
    this.database = database;
    this.keyspace = database.keyspace;
    this.client = client;
  }

  execute(argv: readonly ByteString[]): Reply | Promise<Reply> {
    const reply = this.run(argv);
    const settled = this.database.journal.settled();
    if (settled === undefined) return reply;
    return settled.then(() => reply, refused);
  }

  async executeAll(rows: readonly (readonly ByteString[])[]): Promise<Reply[]> {
    const replies: Reply[] = [];
    for (let i = 0; i < rows.length; i++) {
      replies.push(this.run(rows[i]!));
      if ((i + 1) % ROWS_IN_A_GO === 0) await new Promise(setImmediate);
    }
    const settled = this.database.journal.settled();
    if (settled !== undefined) {
      const failure = await settled.then(() => undefined, refused);
      if (failure !== undefined) return replies.map(() => failure);
    }
    return replies;
  }

  /** Runs one command now, without waiting for the log. */
  run(argv: readonly ByteString[]): Reply {
    const command = lookUp(argv);
    if (command instanceof RedisError) return command;
    const { database, keyspace } = this;
    if (!this.client.user.unrestricted) {
      const denied = database.acl.check(this.client, command.spec, argv);
      if (denied !== undefined) return denied;
    }
    if (command.isWrite && database.journal.failure !== undefined) {
      return new RedisError(database.journal.failure);
    }
    keyspace.tick();
    if (command.denyOutOfMemory && !database.makeRoom()) return errors.outOfMemory();
    database.commandsProcessed++;
    const before = keyspace.dirty;
    this.#propagated = undefined;
    try {
      return command.run!(this, argv);
    } catch (error) {
      if (error instanceof RedisError) return error;
      throw error;
    } finally {
      if (keyspace.dirty !== before) database.journal.append(this.#propagated ?? [argv]);
    }
  }

  propagateAs(...commands: (readonly ByteString[])[]): void {
    (this.#propagated ??= []).push(...commands);
  }
}

function refused(error: unknown): RedisError {
  if (error instanceof RedisError) return error;
  throw error;
}
