import type { ByteString } from '../../../bytes.ts';
import type { CommandSpec } from '../../../command-spec.ts';
import { RedisError } from '../../../reply.ts';
import { mayReadFromNowOn } from '../../acl/permission.ts';
import type { IndexConfiguration } from '../../search/configuration.ts';
import type { CommandContext } from '../command.ts';

/**
 * Checks that a user who makes an index may read all that it will follow: by the index others may, and the user too.
 *
 * @throws RedisError
 */
export function checkMayFollow(
  { client, keyspace, database: { work } }: CommandContext,
  spec: CommandSpec,
  argv: readonly ByteString[],
  { prefixes, stream }: IndexConfiguration,
): void {
  if (keyspace.replaying) return;
  const read = { prefixes, keys: stream === undefined ? [] : [stream] };
  if (mayReadFromNowOn(client.user, spec, argv, read, work)) return;
  throw new RedisError(
    'NOPERM No permissions to read all keys that the index follows: a pattern of the user has to be the beginning of each prefix with `*`',
  );
}
