import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { formatDouble } from '../../../numbers.ts';
import { NULL_ARRAY, type Reply } from '../../../reply.ts';
import { runLoop, takesMany } from '../../loop.ts';
import { SortedSetValue } from '../../values/sorted-set.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { parseLexRange, parseScoreRange, spanSize, type Range } from './range.ts';
import { inSteps } from '../../long-command.ts';
import type { Steps } from '../../steps.ts';
import { fitting, formatScanCursor, parseScanCursor, parseScanOptions } from '../scan-options.ts';

export const zcard: CommandFunction = ({ keyspace }, argv) =>
  keyspace.readAs(argv[1]!, SortedSetValue)?.size ?? 0;

export const zscore: CommandFunction = ({ keyspace }, argv) =>
  scoreReply(keyspace.readAs(argv[1]!, SortedSetValue), argv[2]!);

export const zmscore = takesMany((ctx, argv) => {
  const set = ctx.keyspace.readAs(argv[1]!, SortedSetValue);
  const reply: Reply[] = [];
  return runLoop(ctx, argv, {
    from: 2,
    to: argv.length,
    stride: 1,
    each: (i) => reply.push(scoreReply(set, argv[i]!)),
    finish: () => reply,
  });
});

export const zcount: CommandFunction = (ctx, argv) =>
  countOf(ctx, argv, parseScoreRange(argv[2]!, argv[3]!));

export const zlexcount: CommandFunction = (ctx, argv) =>
  countOf(ctx, argv, parseLexRange(argv[2]!, argv[3]!));

export const zrank: CommandFunction = (ctx, argv) => rank(ctx, argv, false);
export const zrevrank: CommandFunction = (ctx, argv) => rank(ctx, argv, true);

/** With WITHSCORE a missing member is the null array (Redis 7.2 `t_zset.c` `zrankGenericCommand`). */
function rank({ keyspace }: CommandContext, argv: readonly ByteString[], reverse: boolean): Reply {
  if (argv.length > 4) throw errors.wrongArity(argv[0]!);
  const withScore = argv.length === 4;
  if (withScore && argv[3]!.toUpperCase() !== 'WITHSCORE') throw errors.syntax();
  const set = keyspace.readAs(argv[1]!, SortedSetValue);
  const before = set?.rank(argv[2]!);
  if (set === undefined || before === undefined) return withScore ? NULL_ARRAY : null;
  const place = reverse ? set.size - 1 - before : before;
  return withScore ? [place, scoreReply(set, argv[2]!)] : place;
}

function countOf({ keyspace }: CommandContext, argv: readonly ByteString[], range: Range): number {
  const set = keyspace.readAs(argv[1]!, SortedSetValue);
  return set === undefined ? 0 : spanSize(range(set));
}

function scoreReply(set: SortedSetValue | undefined, member: ByteString): ByteString | null {
  const score = set?.score(member);
  return score === undefined ? null : formatDouble(score);
}

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
  const visited: ByteString[] = [];
  const next = yield* set.scan(cursor, count, (member, score) => {
    visited.push(member, format(score));
  });
  return [formatScanCursor(next), yield* fitting(visited, 2, match, work)];
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
