import type { ByteString } from '../bytes.ts';
import type { CommandSpec } from '../command-spec.ts';
import { RedisError } from '../reply.ts';
import { keysOf } from './command-keys.ts';
import type { Database } from './database.ts';
import { restate } from './persistence/value-commands.ts';

/**
 * A command has thrown what no command should. It may have stopped half-way and may not do the same
 * when it is replayed, so the log gets what its keys hold now.
 * @returns what the client is told
 */
export function failedCommand(
  database: Database,
  spec: CommandSpec,
  argv: readonly ByteString[],
  error: unknown,
): RedisError {
  const { name } = spec;
  database.logger.error({ err: error }, `${name} failed`);
  if (spec.flags.includes('write')) {
    try {
      const keys = keysOf(spec, argv).map(({ position }) => argv[position]!);
      database.log(keys.length > 0 ? restate(database.keyspace, keys) : [argv]);
    } catch (err) {
      database.logger.error({ err }, `cannot log what ${name} has left`);
    }
  }
  return new RedisError('ERR internal error');
}
