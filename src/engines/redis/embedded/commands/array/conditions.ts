import type { ByteString } from '../../../bytes.ts';
import { globMatcherInSteps } from '../../keyspace/glob.ts';
import { expression } from './expression.ts';
import { partFinder } from './part-finder.ts';
import type { Condition, SearchMeans, WrittenCondition } from './search-options.ts';

/** Comparing this many bytes takes as long as looking at a value. */
const BYTES_A_VALUE = 256;

/** An expression that is found where its text is. */
const LITERAL = /^[^\\^$.|?*+()[\]{}]+$/;

/** Whether a condition is an expression that is more than a text. */
export function isExpression({ kind, pattern }: WrittenCondition): boolean {
  return kind === 'RE' && !LITERAL.test(pattern);
}

/**
 * A condition that can be tested.
 * @param isCaseless whether the letters A to Z equal a to z; the pattern and the values that are tested have lower case
 *   then, but no expression
 * @throws RedisError for an invalid regular expression
 */
export function foundBy(
  written: WrittenCondition,
  isCaseless: boolean,
  means: SearchMeans,
): Condition {
  const { kind, pattern } = written;
  if (isExpression(written)) return expression(pattern, isCaseless, means);
  return {
    costOfByte: 1 / BYTES_A_VALUE,
    fits: testOf(kind, pattern),
  };
}

function testOf(kind: WrittenCondition['kind'], pattern: ByteString): Condition['fits'] {
  if (kind === 'EXACT') return (value) => value === pattern;
  return kind === 'GLOB' ? globMatcherInSteps(pattern) : partFinder(pattern);
}
