import type { Text } from '../../../bytes.ts';
import { oneLine } from '../../../errors.ts';
import { RedisError } from '../../../reply.ts';
import { AT_ONCE, type Steps } from '../../steps.ts';
import { sortInSteps } from '../../values/sorting.ts';
import { rise, sink } from '../../values/heap.ts';
import { exactAt, type Column, type NumberColumn } from '../columns.ts';
import type { Matches } from '../evaluation/matches.ts';
import type { ExactNumber } from '../exact-number.ts';
import { FieldScoring, type ScoreFunction } from './score-function.ts';

/** Comparing texts may take a part of a microsecond. */
const SORTED_AT_ONCE = 512;

/** The first of many numbers in an order, found without sorting all. */
class Top {
  readonly #most: number;
  /** The last of those that are kept is at the root. */
  readonly #heap: number[] = [];
  readonly #compare: (a: number, b: number) => number;

  /** @param compare an order without ties */
  constructor(most: number, compare: (a: number, b: number) => number) {
    this.#most = most;
    this.#compare = compare;
  }

  /** The last of those that are kept, if no more can be kept without giving it up. */
  get last(): number | undefined {
    return this.#heap.length < this.#most ? undefined : this.#heap[0];
  }

  add(entry: number): void {
    const heap = this.#heap;
    if (heap.length < this.#most) {
      heap.push(entry);
      rise(heap, this.#compare);
    } else if (this.#most > 0 && this.#compare(entry, heap[0]!) < 0) {
      heap[0] = entry;
      sink(heap, this.#compare);
    }
  }

  /** Those that are kept, in order. */
  sorted(): Steps<number[]> {
    return sortInSteps(this.#heap, this.#compare, SORTED_AT_ONCE);
  }
}

/** How the documents that match are ranked: by relevance, by a field, or by relevance and fields. */
export type Ranking =
  | { readonly kind: 'relevance' }
  | { readonly kind: 'field'; readonly path: Text; readonly isDescending: boolean }
  | { readonly kind: 'function'; readonly score: ScoreFunction };

/** A document and its score: the relevance, or the value of the field that orders; null if there is none. */
export interface Ranked {
  readonly document: number;
  readonly score: ExactNumber | Text | null;
}

/** Finds columns by the path of their field; undefined if there is no such field, or it is not FAST. */
type Columns = (path: Text) => Column | undefined;

/** @throws RedisError if the ranking needs a field that is not FAST, or of another type */
export function checkRanking(ranking: Ranking, column: Columns): void {
  if (ranking.kind === 'field') columnToOrderBy(ranking.path, column);
  if (ranking.kind === 'function') scoringOf(ranking.score, column);
}

/**
 * Ranks documents and returns the first. Those with equal scores are in the order in which they came.
 *
 * @param most how many are returned
 */
export function* rank(
  matches: Matches,
  ranking: Ranking,
  column: Columns,
  isLive: (document: number) => boolean,
  most: number,
): Steps<Ranked[]> {
  const order = orderOf(matches, ranking, column);
  const top = new Top(most, order.compare);
  const { documents } = matches;
  const { scores } = order;
  let least = -Infinity;
  for (let i = 0; i < documents.length; i++) {
    order.prepare?.(i);
    // Most documents are not among the first, and are soon recognized.
    if ((scores === undefined || scores[i]! > least) && isLive(documents[i]!)) {
      top.add(i);
      if (scores !== undefined && top.last !== undefined) least = scores[top.last]!;
    }
    if (i % (AT_ONCE / 2) === 0) yield;
  }
  return (yield* top.sorted()).map((i) => ({ document: documents[i]!, score: order.score(i) }));
}

/** An order of matches by their index. */
interface Order {
  /** Called for each once, before it is compared. */
  readonly prepare?: (index: number) => void;
  readonly compare: (a: number, b: number) => number;
  /** If it is descending by these: a later one with the same comes after an earlier one. */
  readonly scores?: ArrayLike<number>;
  readonly score: (index: number) => Ranked['score'];
}

function orderOf(matches: Matches, ranking: Ranking, column: Columns): Order {
  switch (ranking.kind) {
    case 'relevance':
      return byScore(matches.scores!);
    case 'function':
      return byFunction(matches, scoringOf(ranking.score, column));
    case 'field':
      return byColumn(matches, columnToOrderBy(ranking.path, column), ranking.isDescending);
  }
}

function byScore(scores: ArrayLike<number>): Order {
  return {
    scores,
    compare: (a, b) => scores[b]! - scores[a]! || a - b,
    score: (index) => scores[index]!,
  };
}

function byFunction({ documents, scores }: Matches, scoring: FieldScoring): Order {
  const changed = new Float64Array(documents.length);
  return {
    ...byScore(changed),
    prepare: (index) => {
      const score = scoring.score(documents[index]!, scores![index]!);
      changed[index] = finite(score);
    },
  };
}

/** A score that has a form in JSON and a place in an order. */
function finite(score: number): number {
  if (Number.isNaN(score)) return 0;
  return Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, score));
}

/** A document with several values counts by its first, and one without comes last. */
function byColumn({ documents }: Matches, column: Column, isDescending: boolean): Order {
  const sign = isDescending ? -1 : 1;
  const has = (index: number) => column.count(documents[index]!) > 0;
  const { compare, valueOf } = firstValues(column);
  return {
    compare: (a, b) => {
      if (!has(a) || !has(b)) return Number(has(b)) - Number(has(a)) || a - b;
      return sign * compare(documents[a]!, documents[b]!) || a - b;
    },
    score: (index) => (has(index) ? valueOf(documents[index]!) : null),
  };
}

/** How documents that have values are ordered by their first one. */
interface FirstValues {
  readonly compare: (document: number, other: number) => number;
  readonly valueOf: (document: number) => ExactNumber | Text;
}

function firstValues(column: Column): FirstValues {
  const at = (document: number) => column.at(document, 0);
  if (column.kind === 'terms') {
    const valueOf = (document: number) => column.term(at(document));
    return { compare: (a, b) => compareTexts(valueOf(a), valueOf(b)), valueOf };
  }
  if (!column.isRounded) return { compare: (a, b) => at(a) - at(b), valueOf: at };
  const restAt = (document: number) => column.restAt(document, 0);
  return {
    compare: (a, b) => at(a) - at(b) || restAt(a) - restAt(b),
    valueOf: (document) => exactAt(column, document, 0),
  };
}

function compareTexts(a: Text, b: Text): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function columnToOrderBy(path: Text, column: Columns): Column {
  const found = column(path);
  if (found === undefined) throw notFast('ORDERBY', path);
  return found;
}

function scoringOf(score: ScoreFunction, column: Columns): FieldScoring {
  return new FieldScoring(
    score,
    score.fields.map(({ path }): NumberColumn => {
      const found = column(path);
      if (found === undefined) throw notFast('SCOREFUNC', path);
      if (found.kind === 'numbers' && found.type !== 'BOOL' && found.type !== 'DATE') return found;
      throw new RedisError(
        `ERR SCOREFUNC requires field '${oneLine(path)}' to be of type U64, I64 or F64`,
      );
    }),
  );
}

function notFast(clause: string, path: Text): RedisError {
  return new RedisError(`ERR ${clause} requires field '${oneLine(path)}' to be FAST`);
}
