import type { ByteString } from '../../../bytes.ts';
import type { Reply } from '../../../reply.ts';
import { inSteps } from '../../long-command.ts';
import type { Steps } from '../../steps.ts';
import { SetValue } from '../../values/set.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { formatScanCursor, parseScanCursor, parseScanOptions } from '../scan-options.ts';

/** If the key does not exist, the options are not parsed (`t_set.c` `sscanCommand`). */
export const sscan: CommandFunction = (ctx, argv) => inSteps(ctx, argv, scan(ctx, argv));

function* scan(
  { keyspace, database: { work } }: CommandContext,
  argv: readonly ByteString[],
): Steps<Reply> {
  const cursor = parseScanCursor(argv[2]!);
  const set = keyspace.readAs(argv[1]!, SetValue);
  if (set === undefined) return ['0', []];
  const { match, count } = parseScanOptions(argv, 3);
  const members: ByteString[] = [];
  const next = yield* set.scan(cursor, count, (member) => {
    if (match === undefined || match(member, work)) members.push(member);
  });
  return [formatScanCursor(next), members];
}
