import type { ByteString } from '../../../bytes.ts';
import { globMatcher } from '../../keyspace/glob.ts';
import type { Spending } from '../../work.ts';
import { expression } from './expression.ts';
import type { Condition, WrittenCondition } from './search-options.ts';
import { partFinder } from './part-finder.ts';

/** Comparing this many bytes takes as long as looking at a value. */
const BYTES_A_VALUE = 256;

/** An expression that is found where its text is. */
const LITERAL = /^[^\\^$.|?*+()[\]{}]+$/;

/**
 * A condition that can be tested.
 * @param isCaseless whether the letters A to Z equal a to z
 * @throws RedisError for an invalid regular expression
 */
export function foundBy({ kind, pattern }: WrittenCondition, isCaseless: boolean): Condition {
  if (kind === 'RE' && !LITERAL.test(pattern)) return expression(pattern, isCaseless);
  const test = testOf(kind, isCaseless ? lowerCased(pattern) : pattern);
  return {
    cost: (value) => value.length / BYTES_A_VALUE,
    fits: (value, work) => test(isCaseless ? lowerCased(value) : value, work),
  };
}

function testOf(
  kind: WrittenCondition['kind'],
  pattern: ByteString,
): (value: ByteString, work: Spending) => boolean {
  if (kind === 'EXACT') return (value) => value === pattern;
  return kind === 'GLOB' ? globMatcher(pattern) : partFinder(pattern);
}

/** Only ASCII letters have a lower case, because bytes are no characters. */
function lowerCased(bytes: ByteString): ByteString {
  return bytes.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
