import type { ByteString } from '../../../bytes.ts';
import { parseInteger, strtod, formatDouble } from '../../../numbers.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import type { BeforeBound, Visit } from '../../values/score-index.ts';
import { SortedSetValue } from '../../values/sorted-set.ts';
import { runLoop, type Loop } from '../../loop.ts';
import type { CommandFunction } from '../command.ts';
import { storeResult } from '../store-result.ts';
import { errors } from '../../../errors.ts';
import { AT_ONCE } from '../../steps.ts';

/** Ranks from `start` to `end`, exclusive; none if `end` is not above `start`. */
interface Span {
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

export const zrange = queryOf({ scores: true });
export const zrevrange = queryOf({ by: 'rank', reverse: true, scores: true });
export const zrangebyscore = queryOf({ by: 'score', reverse: false, scores: true });
export const zrevrangebyscore = queryOf({ by: 'score', reverse: true, scores: true });
export const zrangebylex = queryOf({ by: 'lex', reverse: false, scores: true });
export const zrevrangebylex = queryOf({ by: 'lex', reverse: true, scores: true });

function queryOf(form: QueryForm): CommandFunction {
  return (ctx, argv) => {
    const query = parseRangeQuery(argv, 2, form);
    const reply: ByteString[] = [];
    const set = ctx.keyspace.readAs(argv[1]!, SortedSetValue);
    if (set === undefined) return reply;
    const visit = (member: ByteString, score: number) => {
      reply.push(member);
      if (query.withScores) reply.push(formatDouble(score));
    };
    return runLoop(
      ctx,
      argv,
      selection(set, query, visit, () => reply),
    );
  };
}

/** What it takes to store a member, in values looked at. */
const STORING = 4;

/**
 * An empty range deletes the destination. Clients of the hosted service, which call over HTTP, send LIMIT without BYSCORE
 * or BYLEX, which Redis refuses.
 */
export const zrangestore: CommandFunction = (ctx, argv) => {
  // A log has the commands of both.
  const limitsRanks = ctx.protocol === 'http' || ctx.keyspace.replaying;
  const query = parseRangeQuery(argv, 3, { scores: false, limitsRanks });
  const source = ctx.keyspace.readAs(argv[2]!, SortedSetValue);
  const result = new SortedSetValue(ctx.keyspace.limits);
  const finish = () => storeResult(ctx, argv[1]!, result, 'zrangestore');
  if (source === undefined) return finish();
  const { work } = ctx.database;
  const visit = (member: ByteString, score: number) => {
    work.spend(STORING);
    result.set(member, score);
  };
  return runLoop(ctx, argv, selection(source, query, visit, finish));
};

/** The form of ZRANGE that the name of a command implies, and the remaining options. */
interface QueryForm {
  /** Chosen by BYSCORE and BYLEX if absent. */
  readonly by?: 'rank' | 'score' | 'lex';
  /** Chosen by REV if absent. */
  readonly reverse?: boolean;
  /** Whether WITHSCORES is an option. */
  readonly scores: boolean;
  /** Whether LIMIT is allowed without BYSCORE or BYLEX, and applies to the range of ranks. */
  readonly limitsRanks?: boolean;
}

/** A range of a sorted set and its direction. */
interface RangeQuery {
  readonly range: Range;
  readonly reverse: boolean;
  readonly offset: number;
  /** Negative for no limit. */
  readonly count: number;
  readonly withScores: boolean;
}

/**
 * Parses the two bounds at `argv[at]` and the options after them (Redis 7.2 `t_zset.c` `zrangeGenericCommand`). Redis
 * accepts LIMIT only for scores and members, and ignores one that cuts nothing.
 */
function parseRangeQuery(argv: readonly ByteString[], at: number, form: QueryForm): RangeQuery {
  let { by, reverse } = form;
  let offset = 0;
  let count = -1;
  let withScores = false;
  for (let i = at + 2; i < argv.length; i++) {
    const option = argv[i]!.toUpperCase();
    if (option === 'WITHSCORES' && form.scores) {
      withScores = true;
    } else if (option === 'LIMIT' && i + 2 < argv.length) {
      offset = parseInteger(argv[++i]!);
      count = parseInteger(argv[++i]!);
    } else if (option === 'REV' && reverse === undefined) {
      reverse = true;
    } else if (option === 'BYLEX' && by === undefined) {
      by = 'lex';
    } else if (option === 'BYSCORE' && by === undefined) {
      by = 'score';
    } else {
      throw errors.syntax();
    }
  }
  if ((by === undefined || by === 'rank') && form.limitsRanks !== true) {
    if (count !== -1) {
      throw new RedisError(
        'ERR syntax error, LIMIT is only supported in combination with either BYSCORE or BYLEX',
      );
    }
    offset = 0;
  }
  if (withScores && by === 'lex') {
    throw new RedisError('ERR syntax error, WITHSCORES not supported in combination with BYLEX');
  }
  const range = parseRange(argv[at]!, argv[at + 1]!, by, reverse ?? false);
  return { range, reverse: reverse ?? false, offset, count, withScores };
}

function parseRange(
  first: ByteString,
  last: ByteString,
  by: QueryForm['by'],
  reverse: boolean,
): Range {
  if (by === undefined || by === 'rank') return parseRankRange(first, last, reverse);
  const parse = by === 'score' ? parseScoreRange : parseLexRange;
  return reverse ? parse(last, first) : parse(first, last);
}

/** A loop that visits the members that a query selects, in its direction. */
function selection(
  set: SortedSetValue,
  query: RangeQuery,
  visit: Visit,
  finish: () => Reply,
): Loop {
  const { start, end } = limited(query.range(set), query);
  return {
    from: 0,
    to: end - start,
    stride: AT_ONCE,
    each(done) {
      const count = Math.min(AT_ONCE, end - start - done);
      if (query.reverse) set.visitDown(end - 1 - done, count, visit);
      else set.visitUp(start + done, count, visit);
    },
    finish,
  };
}

/** A negative offset skips everything. */
function limited({ start, end }: Span, { reverse, offset, count }: RangeQuery): Span {
  if (offset < 0 || end <= start) return { start, end: start };
  const size = Math.max(0, end - start - offset);
  const kept = count < 0 ? size : Math.min(size, count);
  const from = reverse ? end - offset - kept : start + offset;
  return { start: from, end: from + kept };
}
