import type { CommandSpec } from '../../command-spec.ts';
import { RedisError } from '../../reply.ts';
import type { Identity } from '../server-identity.ts';

/** The groups of commands that the hosted service has besides those of Redis. */
const OF_NO_SERVER = new Set(['search', 'vector']);

/** The refusal of a command that a server does not have, which names it and says why; undefined if it has it. */
export function lacking(
  { product, version, commands }: Pick<Identity, 'product' | 'version' | 'commands'>,
  { name, group }: Pick<CommandSpec, 'name' | 'group'>,
): RedisError | undefined {
  const [container = name] = name.split('|');
  // The server names subcommands too.
  if (commands.has(name) || commands.has(container)) return undefined;
  const refusal = `ERR ${product} ${version}, on which this database is, has no command '${container.toUpperCase()}'`;
  return new RedisError(
    OF_NO_SERVER.has(group)
      ? `${refusal}: only databases of the platform's own engine have it`
      : refusal,
  );
}
