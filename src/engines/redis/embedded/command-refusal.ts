import type { CallContext } from './acl/log.ts';
import type { ByteString } from '../bytes.ts';
import { errors } from '../errors.ts';
import { RedisError } from '../reply.ts';
import type { Client } from './client.ts';
import { commandCalledBy, type Command } from './command-index.ts';
import type { Database } from './database.ts';

/** Who runs a command, and when. */
interface CommandConditions {
  readonly client: Client;
  readonly database: Database;
  /** Whether commands that need memory run although there is none, as a script has requested. */
  readonly mayExceedMemory: boolean;
  /** Whether it belongs to a transaction that has been admitted as a whole: see {@link transactionRefusal}. */
  readonly isOfTransaction: boolean;
  /** When the command begins, in Unix milliseconds. */
  readonly time: number;
}

/** @returns why a command may not run, in the order of Redis 7.2 `server.c` `processCommand` */
export function refusalOf(
  { client, database, mayExceedMemory, isOfTransaction, time }: CommandConditions,
  command: Command,
  argv: readonly ByteString[],
  context: CallContext = isOfTransaction ? 'multi' : 'toplevel',
): RedisError | undefined {
  if (!client.user.unrestricted) {
    const denied = database.acl.check(client, command.spec, argv, context, isOfTransaction);
    if (denied !== undefined) return denied;
  }
  if (database.gate.isClosed) {
    const busy = database.gate.refusal(command.spec);
    if (busy !== undefined) return busy;
  }
  const failed = command.isWrite ? refusalOfLog(database, command.onlyRemoves) : undefined;
  if (failed !== undefined) return failed;
  database.tick(time);
  if (command.isWrite) {
    const exceeded = database.storage?.refusal(command, argv);
    if (exceeded !== undefined) return exceeded;
  }
  if (!command.denyOutOfMemory || mayExceedMemory) return undefined;
  // The limits of the platform hold within a transaction, too, which may grow without bounds.
  if (isOfTransaction && !exceedsPlatform(database)) return undefined;
  return refusalOfMemory(database);
}

/** Counts a command that may not be queued in a transaction. @returns why it may not; undefined if it may */
export function queueingRefusal(
  conditions: CommandConditions,
  command: Command | RedisError,
  argv: readonly ByteString[],
): RedisError | undefined {
  const refusal = refusalToQueue(conditions, command, argv);
  if (refusal !== undefined) {
    conditions.database.commands.rejected(commandCalledBy(argv)?.spec.name, refusal);
  }
  return refusal;
}

function refusalToQueue(
  conditions: CommandConditions,
  command: Command | RedisError,
  argv: readonly ByteString[],
): RedisError | undefined {
  if (command instanceof RedisError) return command;
  if (command.spec.flags.includes('no_multi')) return errors.notInTransaction();
  return refusalOf(conditions, command, argv, 'multi');
}

/**
 * Why a transaction may not begin, in which case none of its commands runs: Redis 7.2 `processCommand` takes EXEC for a
 * command that writes or needs memory if one of the queued commands does.
 */
export function transactionRefusal(
  database: Database,
  commands: readonly Command[],
): RedisError | undefined {
  const writing = commands.filter(({ isWrite }) => isWrite);
  const failed =
    writing.length === 0
      ? undefined
      : refusalOfLog(
          database,
          writing.every(({ onlyRemoves }) => onlyRemoves),
        );
  if (failed !== undefined) return failed;
  return commands.some(({ denyOutOfMemory }) => denyOutOfMemory)
    ? refusalOfMemory(database)
    : undefined;
}

/** Why a command that needs memory may not run, after evicting what may be evicted. */
export function refusalOfMemory(database: Database): RedisError | undefined {
  if (database.makeRoom()) return undefined;
  return database.storage?.isFull === true ? errors.capacityExceeded() : errors.outOfMemory();
}

function exceedsPlatform({ storage, keyspace }: Database): boolean {
  return storage?.isFull === true || keyspace.usedBytes > keyspace.memory.share;
}

function refusalOfLog({ journal }: Database, onlyRemoves: boolean): RedisError | undefined {
  const { failure, isFull = false } = journal;
  if (failure === undefined || (isFull && onlyRemoves)) return undefined;
  return new RedisError(failure);
}
