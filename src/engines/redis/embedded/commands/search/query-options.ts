import { toText, type ByteString, type Text } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { readDouble, readInt64 } from '../../../numbers.ts';
import { RedisError } from '../../../reply.ts';
import type { Ranking } from '../../search/ranking/rank.ts';
import type {
  FieldScore,
  ScoreFunction,
  ScoreModifier,
} from '../../search/ranking/score-function.ts';

/** What may follow the filter of SEARCH.QUERY. */
export interface QueryOptions {
  readonly limit: number;
  readonly offset: number;
  readonly hasContent: boolean;
  readonly ranking: Ranking;
  readonly highlight: Highlight | undefined;
  /** Paths in the documents; undefined if all of a document is returned. */
  readonly select: readonly Text[] | undefined;
}

export interface Highlight {
  /** Names of fields of the schema. */
  readonly fields: readonly Text[];
  readonly before: Text;
  readonly after: Text;
}

const DEFAULT_LIMIT = 10;
const MOST_HITS = 1000n;
const LAST_OFFSET = 10_000n;
const MOST_FIELDS = 256n;

const MODIFIERS: readonly ScoreModifier[] = [
  'NONE',
  'LOG',
  'LOG1P',
  'LOG2P',
  'LN',
  'LN1P',
  'LN2P',
  'SQUARE',
  'SQRT',
  'RECIPROCAL',
];

/** Reads the options, which may come in any order. @throws RedisError */
export function parseQueryOptions(argv: readonly ByteString[]): QueryOptions {
  const words = new Words(argv);
  const given = new Set<string>();
  let limit = DEFAULT_LIMIT;
  let offset = 0;
  let ranking: Ranking = { kind: 'relevance' };
  let highlight: Highlight | undefined;
  let select: readonly Text[] | undefined;
  while (!words.isAtEnd) {
    const option = words.keyword();
    switch (option) {
      case 'LIMIT':
        limit = words.integer(1n, MOST_HITS, LIMIT_ERROR);
        break;
      case 'OFFSET':
        offset = words.integer(0n, LAST_OFFSET, OFFSET_ERROR);
        break;
      case 'NOCONTENT':
        break;
      case 'ORDERBY': {
        const path = words.text();
        const direction = words.optional(['ASC', 'DESC']);
        ranking = { kind: 'field', path, isDescending: direction !== 'ASC' };
        break;
      }
      case 'SCOREFUNC':
        ranking = { kind: 'function', score: scoreFunction(words) };
        break;
      case 'HIGHLIGHT':
        highlight = highlighting(words);
        break;
      case 'SELECT':
        select = words.list();
        break;
      default:
        throw errors.syntax();
    }
    given.add(option);
  }
  refuseConflicts(given);
  return { limit, offset, hasContent: !given.has('NOCONTENT'), ranking, highlight, select };
}

const LIMIT_ERROR = 'ERR limit should be a positive number less than 1000';
const OFFSET_ERROR = 'ERR offset should be a number from 0 to 10000';
const countError = (least: bigint) =>
  `ERR the number of fields should be from ${least} to ${MOST_FIELDS}`;

const CONFLICTS = [
  ['NOCONTENT', 'SELECT'],
  ['NOCONTENT', 'HIGHLIGHT'],
  ['ORDERBY', 'SCOREFUNC'],
] as const;

function refuseConflicts(given: ReadonlySet<string>): void {
  const found = CONFLICTS.find((pair) => pair.every((option) => given.has(option)));
  if (found === undefined) return;
  throw new RedisError(`ERR ${found.join(' and ')} can't be used together`);
}

function highlighting(words: Words): Highlight {
  if (words.optional(['FIELDS']) === undefined) throw errors.syntax();
  // The official client sends an empty list as well.
  const fields = words.list(0n);
  if (words.optional(['TAGS']) === undefined) return { fields, before: '<em>', after: '</em>' };
  return { fields, before: words.text(), after: words.text() };
}

/** The documents of the hosted service name two defaults for the modes; see the contract of SEARCH.QUERY. */
function scoreFunction(words: Words): ScoreFunction {
  const fields: FieldScore[] = [];
  let combineMode: ScoreFunction['combineMode'] = 'MULTIPLY';
  let scoreMode: ScoreFunction['scoreMode'] = 'MULTIPLY';
  for (;;) {
    switch (words.optional(['COMBINEMODE', 'SCOREMODE', 'FIELDVALUE'])) {
      case 'COMBINEMODE':
        combineMode = words.oneOf(['MULTIPLY', 'SUM']);
        break;
      case 'SCOREMODE':
        scoreMode = words.oneOf(['MULTIPLY', 'SUM', 'REPLACE']);
        break;
      case 'FIELDVALUE':
        if (BigInt(fields.length) === MOST_FIELDS) throw new RedisError(countError(1n));
        fields.push(fieldScore(words));
        break;
      default:
        if (fields.length === 0) throw errors.syntax();
        return { fields, combineMode, scoreMode };
    }
  }
}

function fieldScore(words: Words): FieldScore {
  const path = words.text();
  let modifier: ScoreModifier = 'NONE';
  let factor = 1;
  let missing = 0;
  for (;;) {
    switch (words.optional(['MODIFIER', 'FACTOR', 'MISSING'])) {
      case 'MODIFIER':
        modifier = words.oneOf(MODIFIERS);
        break;
      case 'FACTOR':
        factor = words.double();
        break;
      case 'MISSING':
        missing = words.double();
        break;
      default:
        return { path, modifier, factor, missing };
    }
  }
}

/** The arguments behind the filter, read one after the other. */
class Words {
  readonly #argv: readonly ByteString[];
  #at = 3;

  constructor(argv: readonly ByteString[]) {
    this.#argv = argv;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#argv.length;
  }

  #next(): ByteString {
    const word = this.#argv[this.#at];
    if (word === undefined) throw errors.syntax();
    this.#at++;
    return word;
  }

  keyword(): string {
    return this.#next().toUpperCase();
  }

  text(): Text {
    return toText(this.#next());
  }

  /** One of some keywords, if it is next. */
  optional<Word extends string>(keywords: readonly Word[]): Word | undefined {
    const word = this.#argv[this.#at]?.toUpperCase();
    const found = keywords.find((each) => each === word);
    if (found !== undefined) this.#at++;
    return found;
  }

  oneOf<Word extends string>(keywords: readonly Word[]): Word {
    const found = this.optional(keywords);
    if (found === undefined) throw errors.syntax();
    return found;
  }

  integer(least: bigint, most: bigint, error: string): number {
    const value = readInt64(this.#next());
    if (value === undefined || value < least || value > most) throw new RedisError(error);
    return Number(value);
  }

  double(): number {
    const value = readDouble(this.#next());
    if (value === undefined) throw errors.notFloat();
    return value;
  }

  /** A number of words, and as many words. */
  list(least = 1n): Text[] {
    const count = this.integer(least, MOST_FIELDS, countError(least));
    if (this.#at + count > this.#argv.length) throw errors.syntax();
    return Array.from({ length: count }, () => this.text());
  }
}
