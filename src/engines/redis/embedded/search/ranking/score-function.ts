import type { Text } from '../../../bytes.ts';
import type { NumberColumn } from '../columns.ts';

export const SCORE_MODIFIERS = [
  ...(['NONE', 'LOG', 'LOG1P', 'LOG2P', 'LN', 'LN1P', 'LN2P'] as const),
  ...(['SQUARE', 'SQRT', 'RECIPROCAL'] as const),
] as const;

export type ScoreModifier = (typeof SCORE_MODIFIERS)[number];

export interface FieldScore {
  readonly path: Text;
  readonly modifier: ScoreModifier;
  readonly factor: number;
  /** Stands for the value where a document has none, or one that the modifier can't take. */
  readonly missing: number;
}

/** What SCOREFUNC asks for. */
export interface ScoreFunction {
  readonly fields: readonly FieldScore[];
  /** How the values of several fields become one. */
  readonly combineMode: 'MULTIPLY' | 'SUM';
  /** How that changes the relevance. */
  readonly scoreMode: 'MULTIPLY' | 'SUM' | 'REPLACE';
}

/**
 * What SCOREFUNC means if it does not say. The documents of the service disagree about the modes: `redis/search/querying`
 * says multiply for both, `redis/commands/search/search-query` SUM for both. The tests of the official client, which run on
 * the service, expect products.
 */
export const SCORE_DEFAULTS = {
  modifier: 'NONE',
  factor: 1,
  missing: 0,
  combineMode: 'MULTIPLY',
  scoreMode: 'MULTIPLY',
} as const;

/** Changes relevance by the values of fields. */
export class FieldScoring {
  readonly #function: ScoreFunction;
  readonly #columns: readonly NumberColumn[];

  /** @param columns those of the fields of the function */
  constructor(score: ScoreFunction, columns: readonly NumberColumn[]) {
    this.#function = score;
    this.#columns = columns;
  }

  score(document: number, relevance: number): number {
    const { fields, combineMode, scoreMode } = this.#function;
    const isSum = combineMode === 'SUM';
    let combined = isSum ? 0 : 1;
    for (const [i, field] of fields.entries()) {
      const column = this.#columns[i]!;
      const value = column.count(document) === 0 ? NaN : column.at(document, 0);
      const result = fieldScore(field, value);
      combined = isSum ? combined + result : combined * result;
    }
    if (scoreMode === 'REPLACE') return combined;
    return scoreMode === 'SUM' ? relevance + combined : relevance * combined;
  }
}

/** The contribution of a value, NaN if there is none. One that the modifier can't take either is not modified. */
function fieldScore({ modifier, factor, missing }: FieldScore, value: number): number {
  const result = modified(modifier, value);
  if (Number.isFinite(result)) return result * factor;
  const instead = modified(modifier, missing);
  return (Number.isFinite(instead) ? instead : missing) * factor;
}

/** @returns NaN or an infinity if the modifier can't take the value */
function modified(modifier: ScoreModifier, value: number): number {
  switch (modifier) {
    case 'NONE':
      return value;
    case 'LOG':
      return Math.log10(value);
    case 'LOG1P':
      return Math.log10(1 + value);
    case 'LOG2P':
      return Math.log10(2 + value);
    case 'LN':
      return Math.log(value);
    case 'LN1P':
      return Math.log(1 + value);
    case 'LN2P':
      return Math.log(2 + value);
    case 'SQUARE':
      return value ** 2;
    case 'SQRT':
      return Math.sqrt(value);
    case 'RECIPROCAL':
      return 1 / value;
  }
}
