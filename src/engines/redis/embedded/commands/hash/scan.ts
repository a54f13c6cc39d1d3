import type { ByteString } from '../../../bytes.ts';
import type { Reply } from '../../../reply.ts';
import { inSteps } from '../../long-command.ts';
import type { Steps } from '../../steps.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { formatScanCursor, parseScanCursor, parseScanOptions } from '../scan-options.ts';
import { readHash } from './live-hash.ts';

/**
 * Redis parses the options only after it has found a hash (7.2 `t_hash.c` `hscanCommand`, 7.4 `db.c`
 * `scanGenericCommand` for NOVALUES).
 */
export const hscan: CommandFunction = (ctx, argv) => inSteps(ctx, argv, scan(ctx, argv));

function* scan(ctx: CommandContext, argv: readonly ByteString[]): Steps<Reply> {
  const cursor = parseScanCursor(argv[2]!);
  const hash = readHash(ctx, argv[1]!);
  if (hash === undefined) return ['0', []];
  const { match, count, noValues } = parseScanOptions(argv, 3, ['NOVALUES']);
  const found: ByteString[] = [];
  const next = yield* hash.scan(cursor, count, (field, value) => {
    if (match !== undefined && !match(field, ctx.database.work)) return;
    found.push(field);
    if (!noValues) found.push(value);
  });
  return [formatScanCursor(next), found];
}
