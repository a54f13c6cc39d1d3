import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { RedisError } from '../../../reply.ts';
import type { Steps } from '../../steps.ts';
import type { Spending } from '../../work.ts';
import { parseLimit } from './scan.ts';

const KINDS = ['EXACT', 'MATCH', 'GLOB', 'RE'] as const;

/** A condition of ARGREP as it is written. */
export interface WrittenCondition {
  readonly kind: (typeof KINDS)[number];
  readonly pattern: ByteString;
}

/** A condition that can be tested. */
export interface Condition {
  /** What it takes to test a byte of a value, in values looked at, beyond what the test itself counts. */
  readonly costOfByte: number;
  /**
   * @returns steps for a value that takes long
   * @throws RedisError if it would take too long
   */
  fits(value: ByteString, work: Spending): boolean | Steps<boolean>;
}

/** What conditions may use. */
export interface SearchMeans {
  /** The memory that tests of one may take, in bytes. */
  readonly room: number;
  readonly work: Spending;
}

/** What ARGREP looks for. */
export interface Search {
  readonly conditions: readonly WrittenCondition[];
  /** Whether all conditions must hold, and not only one. */
  readonly isAll: boolean;
  readonly isCaseless: boolean;
  readonly withValues: boolean;
  readonly limit: number;
}

/** Redis 8.8 `t_array.c` `ARGREP_MAX_PREDICATES`, `ARGREP_MAX_RE_LEN` */
const MOST_CONDITIONS = 250;
const LONGEST_EXPRESSION = 2048;

/** Reads the arguments of ARGREP after the range, which can stand in any order; of several alike the last one counts. */
export function readSearch(argv: readonly ByteString[]): Search {
  const conditions: WrittenCondition[] = [];
  let isAll = false;
  let isCaseless = false;
  let withValues = false;
  let limit = Infinity;
  for (let i = 4; i < argv.length; i++) {
    const word = argv[i]!.toUpperCase();
    const kind = KINDS.find((each) => each === word);
    const value = argv[i + 1];
    if (kind !== undefined && value !== undefined) {
      conditions.push(checked({ kind, pattern: value }, conditions.length));
      i++;
    } else if (word === 'LIMIT' && value !== undefined) {
      limit = parseLimit(value);
      i++;
    } else if (word === 'WITHVALUES') {
      withValues = true;
    } else if (word === 'NOCASE') {
      isCaseless = true;
    } else if (word === 'AND' || word === 'OR') {
      isAll = word === 'AND';
    } else {
      throw errors.syntax();
    }
  }
  if (conditions.length === 0) throw errors.syntax();
  return { conditions, isAll, isCaseless, withValues, limit };
}

function checked(condition: WrittenCondition, before: number): WrittenCondition {
  if (before >= MOST_CONDITIONS) {
    throw new RedisError(`ERR too many predicates, maximum is ${MOST_CONDITIONS}`);
  }
  if (condition.kind === 'RE' && condition.pattern.length > LONGEST_EXPRESSION) {
    throw new RedisError(
      `ERR regular expression is too long, maximum is ${LONGEST_EXPRESSION} bytes`,
    );
  }
  return condition;
}
