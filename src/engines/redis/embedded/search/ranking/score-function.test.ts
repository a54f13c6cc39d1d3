import { expect, test } from 'vitest';
import { TestIndex } from '../../../../../../testing/engines/redis/embedded/search/index.ts';
import { type FieldScore, SCORE_DEFAULTS, type ScoreFunction } from './score-function.ts';

const index = new TestIndex('n F64 FAST m F64 FAST hidden F64 flag BOOL FAST', {
  hundred: { n: 100, m: 2 },
  ten: { n: 10, m: 4 },
  negative: { n: -4, m: 1 },
  none: { m: 3 },
});

function fieldScore(options: Partial<FieldScore>): FieldScore {
  const { modifier, factor, missing } = SCORE_DEFAULTS;
  return { path: 'n', modifier, factor, missing, ...options };
}

/** The scores of all documents, which each have 2 without the function. */
function scores(fields: readonly Partial<FieldScore>[], modes: Partial<ScoreFunction> = {}) {
  const { combineMode, scoreMode } = SCORE_DEFAULTS;
  const score = { combineMode, scoreMode, ...modes, fields: fields.map(fieldScore) };
  const hits = index.query({ $boost: 2 }, { ranking: { kind: 'function', score } });
  return Object.fromEntries(hits.map((hit) => [hit.id, hit.score]));
}

test('the value of a field multiplies the score, unless it is added or replaces it', () => {
  expect(scores([{}])).toEqual({ hundred: 200, ten: 20, none: 0, negative: -8 });
  expect(scores([{}], { scoreMode: 'SUM' })).toEqual({
    hundred: 102,
    ten: 12,
    none: 2,
    negative: -2,
  });
  expect(scores([{}], { scoreMode: 'REPLACE' })).toEqual({
    hundred: 100,
    ten: 10,
    none: 0,
    negative: -4,
  });
});

test('the best score comes first', () => {
  expect(Object.keys(scores([{}]))).toEqual(['hundred', 'ten', 'none', 'negative']);
});

test('a modifier changes the value, and a factor what comes of it', () => {
  expect(scores([{ modifier: 'LOG', factor: 3 }], { scoreMode: 'REPLACE' })).toEqual({
    ...{ hundred: 6, ten: 3, none: 0, negative: 0 },
  });
  const modified = (modifier: FieldScore['modifier']) =>
    scores([{ modifier }], { scoreMode: 'REPLACE' })['hundred'];
  expect(modified('LOG1P')).toBeCloseTo(Math.log10(101));
  expect(modified('LOG2P')).toBeCloseTo(Math.log10(102));
  expect(modified('LN')).toBeCloseTo(Math.log(100));
  expect(modified('LN1P')).toBeCloseTo(Math.log(101));
  expect(modified('LN2P')).toBeCloseTo(Math.log(102));
  expect(modified('SQUARE')).toBe(10_000);
  expect(modified('SQRT')).toBe(10);
  expect(modified('RECIPROCAL')).toBe(0.01);
});

test('MISSING stands for no value, and for one that the modifier cannot take', () => {
  const missing = scores([{ modifier: 'SQRT', missing: 9 }], { scoreMode: 'REPLACE' });
  expect(missing).toEqual({ hundred: 10, ten: Math.sqrt(10), none: 3, negative: 3 });
  const both = scores([{ modifier: 'LOG', missing: -5, factor: 2 }], { scoreMode: 'REPLACE' });
  expect(both).toMatchObject({ none: -10, negative: -10 });
});

test('several fields are multiplied, or added', () => {
  const fields = [{ missing: 1 }, { path: 'm' }];
  expect(scores(fields, { scoreMode: 'REPLACE' })).toEqual({
    hundred: 200,
    ten: 40,
    none: 3,
    negative: -4,
  });
  const sum = { scoreMode: 'REPLACE', combineMode: 'SUM' } as const;
  expect(scores(fields, sum)).toEqual({ hundred: 102, ten: 14, none: 4, negative: -3 });
});

test('a score stays a number that JSON can have', () => {
  expect(scores([{ factor: 1e308 }, { path: 'm', factor: 1e308 }])).toMatchObject({
    hundred: Number.MAX_VALUE,
    negative: -Number.MAX_VALUE,
  });
});

test('fields that are not FAST, or no numbers, are refused', () => {
  expect(() => scores([{ path: 'hidden' }])).toThrow(
    "ERR SCOREFUNC requires field 'hidden' to be FAST",
  );
  expect(() => scores([{ path: 'flag' }])).toThrow(
    "ERR SCOREFUNC requires field 'flag' to be of type U64, I64 or F64",
  );
});
