import type { ByteString } from '../bytes.ts';
import type { CommandSpec } from '../command-spec.ts';
import { RedisError, type Reply } from '../reply.ts';
import type { Client } from './client.ts';
import { keysOf } from './command-keys.ts';
import type { Database } from './database.ts';
import { restate, shortNames } from './persistence/value-commands.ts';

/** A command that has ended. */
interface EndedCommand {
  readonly spec: CommandSpec;
  readonly argv: readonly ByteString[];
  /** Undefined if a script has called it. */
  readonly client: Client | undefined;
  /** How long it ran, in all its attempts. */
  readonly ms: number;
  /** When it ended, in Unix milliseconds. */
  readonly now: number;
}

/** Counts a command that has ended, and notes it in the logs of those that were as slow as it. */
export function noteEnded(
  database: Database,
  { spec, argv, client, ms, now }: EndedCommand,
  reply: Reply,
): void {
  database.commandsProcessed++;
  database.commands.ran(spec.name, ms);
  if (reply instanceof RedisError) database.commands.failed(spec.name, reply);
  if (ms >= database.slowLog.threshold) database.slowLog.add(spec, argv, client, { ms, now });
  if (ms >= database.latency.threshold) {
    database.latency.add(spec.flags.includes('fast') ? 'fast-command' : 'command', ms, now);
  }
}

/**
 * Handles an unexpected error of a command, which is a bug. The command may have stopped half-way and may not do the
 * same when replayed, so the present values of its keys are logged.
 * @returns the reply to the client
 */
export function failedCommand(
  database: Database,
  spec: CommandSpec,
  argv: readonly ByteString[],
  error: unknown,
): RedisError {
  const { name } = spec;
  database.logger.error({ err: error, where: 'database' }, `${name} failed`);
  if (spec.flags.includes('write')) {
    try {
      const keys = keysOf(spec, argv).map(({ position }) => argv[position]!);
      database.log(
        keys.length > 0 ? restate(database.keyspace, keys, shortNames(database.random)) : [argv],
      );
    } catch (err) {
      database.logger.error({ err, where: 'database' }, `cannot log what ${name} has left`);
    }
  }
  return new RedisError('ERR internal error');
}
