import type { ByteString } from '../../../bytes.ts';
import { parseInteger, strtod } from '../../../numbers.ts';
import { RedisError } from '../../../reply.ts';
import type { BeforeBound } from '../../values/score-index.ts';
import type { SortedSetValue } from '../../values/sorted-set.ts';

/** Ranks from `start` to `end`, exclusive; none if `end` is not above `start`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A parsed range, which covers different ranks in each sorted set. */
export type Range = (set: SortedSetValue) => Span;

export function spanSize({ start, end }: Span): number {
  return Math.max(0, end - start);
}

/**
 * Parses inclusive indexes; negative ones count from the end, and in reverse index 0 is the highest rank.
 * @throws RedisError `ERR value is not an integer or out of range`
 */
export function parseRankRange(first: ByteString, last: ByteString, reverse = false): Range {
  const [from, to] = [parseInteger(first), parseInteger(last)];
  return ({ size }) => {
    const start = Math.max(from < 0 ? from + size : from, 0);
    const end = Math.min(to < 0 ? to + size : to, size - 1) + 1;
    return reverse ? { start: size - end, end: size - start } : { start, end };
  };
}

/** Parses score bounds, inclusive unless prefixed by `(`. @throws RedisError `ERR min or max is not a float` */
export function parseScoreRange(min: ByteString, max: ByteString): Range {
  const low = parseScoreBound(min);
  const high = parseScoreBound(max);
  const belowStart: BeforeBound = low.open
    ? (score) => score <= low.score
    : (score) => score < low.score;
  const belowEnd: BeforeBound = high.open
    ? (score) => score < high.score
    : (score) => score <= high.score;
  return (set) => ({ start: set.countBelow(belowStart), end: set.countBelow(belowEnd) });
}

/**
 * Parses bounds that are members of a set with equal scores: `[` is inclusive, `(` exclusive, `-` and `+` are below and
 * above every member.
 * @throws RedisError `ERR min or max not valid string range item`
 */
export function parseLexRange(min: ByteString, max: ByteString): Range {
  const low = parseLexBound(min);
  const high = parseLexBound(max);
  return (set) => ({
    start: set.countBelow(low.open ? low.upTo : low.before),
    end: set.countBelow(high.open ? high.before : high.upTo),
  });
}

/**
 * Redis 7.2 `t_zset.c` `zslParseRange`: it relies on `strtod`, so an empty bound is 0, leading space is skipped, a NUL
 * ends the number, and one that is too large is infinite.
 */
export function readScoreBound(text: ByteString): { score: number; open: boolean } | undefined {
  const open = text.startsWith('(');
  const [number = ''] = text.slice(open ? 1 : 0).split('\0', 1);
  const score = number === '' ? 0 : strtod(number.replace(/^[ \t-\r]+/, ''));
  return score === undefined ? undefined : { score, open };
}

function parseScoreBound(text: ByteString): { score: number; open: boolean } {
  const bound = readScoreBound(text);
  if (bound === undefined) throw new RedisError('ERR min or max is not a float');
  return bound;
}

/** `zslParseLexRangeItem`: `-` and `+` are compared as C strings, which end at a NUL. */
function parseLexBound(text: ByteString): {
  before: BeforeBound;
  upTo: BeforeBound;
  open: boolean;
} {
  const bound = text.slice(1);
  const alone = bound === '' || bound.startsWith('\0');
  if (text.startsWith('-') && alone) return { before: none, upTo: none, open: false };
  if (text.startsWith('+') && alone) return { before: every, upTo: every, open: false };
  if (!text.startsWith('[') && !text.startsWith('(')) {
    throw new RedisError('ERR min or max not valid string range item');
  }
  return {
    before: (_, member) => member < bound,
    upTo: (_, member) => member <= bound,
    open: text.startsWith('('),
  };
}

const none: BeforeBound = () => false;
const every: BeforeBound = () => true;
