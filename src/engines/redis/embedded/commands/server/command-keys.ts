import type { ByteString } from '../../../bytes.ts';
import { RedisError, Status } from '../../../reply.ts';
import { commandCalledBy, fitsArity } from '../../command-index.ts';
import { keysOf, type KeyUse } from '../../command-keys.ts';
import type { CommandFunction } from '../command.ts';

export const commandGetKeys: CommandFunction = (_ctx, argv) => {
  const call = argv.slice(2);
  return keysOfCall(call).map(({ position }) => call[position]!);
};

export const commandGetKeysAndFlags: CommandFunction = (_ctx, argv) => {
  const call = argv.slice(2);
  return keysOfCall(call).map(({ position, flags }) => [
    call[position]!,
    flags.filter((flag) => flag !== 'variable_flags').map((flag) => new Status(flag)),
  ]);
};

/** Redis 7.2 `db.c` `getKeysSubcommandImpl`. */
function keysOfCall(call: readonly ByteString[]): readonly KeyUse[] {
  const spec = commandCalledBy(call)?.spec;
  if (spec === undefined) throw new RedisError('ERR Invalid command specified');
  if (spec.keys.length === 0) throw new RedisError('ERR The command has no key arguments');
  if (!fitsArity(spec, call.length)) {
    throw new RedisError('ERR Invalid number of arguments specified for command');
  }
  const keys = keysOf(spec, call);
  if (keys.length === 0 && !spec.flags.includes('no_mandatory_keys')) {
    throw new RedisError('ERR Invalid arguments specified for command');
  }
  return keys;
}
