import type { ByteString } from '../bytes.ts';
import type { CommandSpec } from '../command-spec.ts';
import { RedisError } from '../reply.ts';
import { keysOf } from './command-keys.ts';
import type { Database } from './database.ts';
import { restate } from './persistence/value-commands.ts';

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
      database.log(keys.length > 0 ? restate(database.keyspace, keys) : [argv]);
    } catch (err) {
      database.logger.error({ err, where: 'database' }, `cannot log what ${name} has left`);
    }
  }
  return new RedisError('ERR internal error');
}
