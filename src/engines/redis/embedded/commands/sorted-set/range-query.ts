import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { parseInteger } from '../../../numbers.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import type { Visit } from '../../values/score-index.ts';
import type { Loop } from '../../loop.ts';
import { AT_ONCE } from '../../steps.ts';
import type { SortedSetValue } from '../../values/sorted-set.ts';
import { parseLexRange, parseRankRange, parseScoreRange, type Range, type Span } from './range.ts';

/** The form of ZRANGE that the name of a command implies, and the remaining options. */
export interface QueryForm {
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
export interface RangeQuery {
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
export function parseRangeQuery(
  argv: readonly ByteString[],
  at: number,
  form: QueryForm,
): RangeQuery {
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
export function selection(
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
