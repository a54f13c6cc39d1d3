import type { ByteString } from '../../../bytes.ts';
import { formatDouble } from '../../../numbers.ts';
import type { Reply } from '../../../reply.ts';
import { inSteps } from '../../long-command.ts';
import type { Steps } from '../../steps.ts';
import { SortedSetValue } from '../../values/sorted-set.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { formatScanCursor, parseScanCursor, parseScanOptions } from '../scan-options.ts';

/**
 * If the key does not exist, the options are not parsed (`t_zset.c` `zscanCommand`). Redis 7.2 prints the scores of a
 * skip list with 17 digits here, and only here (`db.c` `scanCallback`).
 */
export const zscan: CommandFunction = (ctx, argv) => inSteps(ctx, argv, scan(ctx, argv));

function* scan(
  { keyspace, database: { work } }: CommandContext,
  argv: readonly ByteString[],
): Steps<Reply> {
  const cursor = parseScanCursor(argv[2]!);
  const set = keyspace.readAs(argv[1]!, SortedSetValue);
  if (set === undefined) return ['0', []];
  const { match, count } = parseScanOptions(argv, 3);
  const format = set.encoding === 'listpack' ? formatDouble : formatWith17Digits;
  if (format === formatWith17Digits) work.spend(PRINTING * Math.min(count, set.size));
  const found: ByteString[] = [];
  const next = yield* set.scan(cursor, count, (member, score) => {
    if (match === undefined || match(member, work)) found.push(member, format(score));
  });
  return [formatScanCursor(next), found];
}

/** What it takes to print a score with 17 digits, in values looked at. */
const PRINTING = 8;

/** C's `%.17Lg` (`util.c` `ld2string`). */
function formatWith17Digits(value: number): ByteString {
  if (!Number.isFinite(value) || value === 0) return formatDouble(value);
  const [mantissa = '', power = ''] = value.toExponential(16).split('e');
  const exponent = Number(power);
  if (exponent >= -4 && exponent < 17) return withoutTrailingZeros(value.toPrecision(17));
  const sign = exponent < 0 ? '-' : '+';
  const digits = String(Math.abs(exponent)).padStart(2, '0');
  return `${withoutTrailingZeros(mantissa)}e${sign}${digits}`;
}

function withoutTrailingZeros(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
