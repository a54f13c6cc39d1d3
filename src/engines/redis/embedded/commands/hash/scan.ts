import type { ByteString } from '../../../bytes.ts';
import type { CommandFunction } from '../command.ts';
import { formatScanCursor, parseScanCursor, parseScanOptions } from '../scan-options.ts';
import { readHash } from './live-hash.ts';

/**
 * Redis parses the options only after it has found a hash (7.2 `t_hash.c` `hscanCommand`, 7.4 `db.c`
 * `scanGenericCommand` for NOVALUES).
 */
export const hscan: CommandFunction = (ctx, argv) => {
  const cursor = parseScanCursor(argv[2]!);
  const hash = readHash(ctx, argv[1]!);
  if (hash === undefined) return ['0', []];
  const { match, count, noValues } = parseScanOptions(argv, 3, ['NOVALUES']);
  const found: ByteString[] = [];
  const next = hash.scan(cursor, count, (field, value) => {
    if (match !== undefined && !match(field, ctx.database.work)) return;
    found.push(field);
    if (!noValues) found.push(value);
  });
  return [formatScanCursor(next), found];
};
