import type { ByteString } from '../bytes.ts';
import { errors } from '../errors.ts';
import { RedisError } from '../reply.ts';
import type { Client } from './client.ts';
import type { Command } from './command-lookup.ts';
import type { Database } from './database.ts';

/** Who runs a command, and when. */
export interface CommandConditions {
  readonly client: Client;
  readonly database: Database;
  /** Whether commands that need memory run although there is none, as a script has requested. */
  readonly mayExceedMemory: boolean;
  /** When the command begins, in Unix milliseconds. */
  readonly time: number;
}

/** @returns why a command may not run, in the order of Redis 7.2 `server.c` `processCommand` */
export function refusalOf(
  { client, database, mayExceedMemory, time }: CommandConditions,
  command: Command,
  argv: readonly ByteString[],
): RedisError | undefined {
  if (!client.user.unrestricted) {
    const denied = database.acl.check(client, command.spec, argv);
    if (denied !== undefined) return denied;
  }
  if (database.gate.isClosed) {
    const busy = database.gate.refusal(command.spec);
    if (busy !== undefined) return busy;
  }
  if (command.isWrite && database.journal.failure !== undefined) {
    const { failure, isFull = false } = database.journal;
    if (!isFull || !command.onlyRemoves) return new RedisError(failure);
  }
  database.tick(time);
  if (command.isWrite) {
    const exceeded = database.storage?.refusal(command, argv);
    if (exceeded !== undefined) return exceeded;
  }
  if (command.denyOutOfMemory && !mayExceedMemory && !database.makeRoom()) {
    return database.storage?.isFull === true ? errors.capacityExceeded() : errors.outOfMemory();
  }
  return undefined;
}
