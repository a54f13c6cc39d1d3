import { NameMap } from '../../../../../../base/name-map.ts';
import { isAscii, type ByteString } from '../../../../bytes.ts';
import { isArray, isNumber, isObject, type JsonValue } from '../json-value.ts';
import { comparable } from '../number.ts';
import { after, isSteps, type Steps } from '../../../steps.ts';
import type { Comparison, Operand, Query, Test } from './syntax.ts';
import { areEqual } from '../comparing.ts';
import { Pattern } from './pattern.ts';

/** The number of compiled patterns that are cached: most filters have one, but each value may bring its own. */
const KEPT_PATTERNS = 64;
/** The number of characters compared in one step. */
const CHARACTERS_A_STEP = 64;
/** The number of bytes whose characters are counted at once. */
const BYTES_AT_ONCE = 256 * 1024;

/** What filters need of the evaluation that they are part of. */
interface PathEvaluation {
  /** Evaluates a path within a filter, from the tested value or from the document. */
  query(
    query: Query,
    current: JsonValue,
    visit: (match: { readonly value: JsonValue }) => boolean | void,
  ): void | Steps<void>;
  /** The value of a path that has at most one match. */
  only(query: Query, current: JsonValue): JsonValue | undefined;
  /** Counts steps. @throws RedisError if there are too many */
  count(steps: number): void;
}

type Several = Extract<Test, { readonly tests: readonly Test[] }>;

/** Evaluates the tests of filters on values. Its steps count for the evaluation that it is part of. */
export class FilterEvaluation {
  readonly #paths: PathEvaluation;
  readonly #patterns = new NameMap<ByteString, Pattern>();

  constructor(paths: PathEvaluation) {
    this.#paths = paths;
  }

  /** Tests a value, in steps if that takes long. */
  passes(test: Test, current: JsonValue): boolean | Steps<boolean> {
    switch (test.kind) {
      case 'or':
      case 'and':
        return this.#passesMany(test, current);
      case 'not':
        return after(this.passes(test.test, current), (passes) => !passes);
      case 'exists': {
        const { query } = test;
        if (query.isSingular) return this.#paths.only(query, current) !== undefined;
        let exists = false;
        return after(
          this.#paths.query(query, current, () => (exists = true)),
          () => exists,
        );
      }
      case 'compare':
        return this.#both(test.left, test.right, current, (left, right) =>
          this.#compare(test.operator, left, right),
        );
      case 'pattern':
        return this.#both(test.text, test.pattern, current, (text, pattern) =>
          this.#matches(pattern, text, test.whole),
        );
    }
  }

  /** A filter may have a very long list of tests without a path. */
  #passesMany(test: Several, current: JsonValue): boolean | Steps<boolean> {
    const isOr = test.kind === 'or';
    for (const [i, each] of test.tests.entries()) {
      this.#paths.count(1);
      const passes = this.passes(each, current);
      if (isSteps(passes)) return this.#passesRest(test, current, i, passes);
      if (passes === isOr) return passes;
    }
    return !isOr;
  }

  *#passesRest(
    { kind, tests }: Several,
    current: JsonValue,
    begun: number,
    first: Steps<boolean>,
  ): Steps<boolean> {
    const isOr = kind === 'or';
    if ((yield* first) === isOr) return isOr;
    for (let i = begun + 1; i < tests.length; i++) {
      this.#paths.count(1);
      const passes = this.passes(tests[i]!, current);
      if ((isSteps(passes) ? yield* passes : passes) === isOr) return isOr;
    }
    return !isOr;
  }

  /** Compares the values of two operands. */
  #both(
    one: Operand,
    other: Operand,
    current: JsonValue,
    compare: (one: JsonValue | undefined, other: JsonValue | undefined) => boolean | Steps<boolean>,
  ): boolean | Steps<boolean> {
    return after(this.#valueOf(one, current), (first) =>
      after(this.#valueOf(other, current), (second) => compare(first, second)),
    );
  }

  /** The value of an operand; undefined if it has none. */
  #valueOf(
    operand: Operand,
    current: JsonValue,
  ): JsonValue | undefined | Steps<JsonValue | undefined> {
    if (operand.kind === 'literal') return operand.value;
    if (operand.kind === 'length') {
      return after(this.#valueOf(operand.of, current), (value) => this.#lengthOf(value));
    }
    const { query } = operand;
    const isCount = operand.kind === 'count';
    if (query.isSingular) {
      const only = this.#paths.only(query, current);
      return isCount ? Number(only !== undefined) : only;
    }
    let count = 0;
    let value: JsonValue | undefined;
    const visit = (match: { readonly value: JsonValue }) => {
      count++;
      value = match.value;
    };
    const found = this.#paths.query(query, current, visit);
    return after(found, () => (isCount ? count : count === 1 ? value : undefined));
  }

  /** The number of characters of a string, elements of an array or members of an object (RFC 9535, 2.4.4). */
  #lengthOf(value: JsonValue | undefined): number | undefined | Steps<number> {
    if (isArray(value)) return value.length;
    if (isObject(value)) return value.size;
    if (typeof value !== 'string') return undefined;
    this.#paths.count(value.length / CHARACTERS_A_STEP);
    return value.length > BYTES_AT_ONCE ? charactersInSteps(value) : charactersIn(value);
  }

  /** RFC 9535, 2.3.5.2.2 */
  #compare(
    operator: Comparison,
    left: JsonValue | undefined,
    right: JsonValue | undefined,
  ): boolean | Steps<boolean> {
    switch (operator) {
      case '==':
        return this.#same(left, right);
      case '!=':
        return after(this.#same(left, right), (same) => !same);
      case '<':
        return this.#less(left, right);
      case '>':
        return this.#less(right, left);
      case '<=':
        return this.#less(left, right) || this.#same(left, right);
      case '>=':
        return this.#less(right, left) || this.#same(left, right);
    }
  }

  #same(left: JsonValue | undefined, right: JsonValue | undefined): boolean | Steps<boolean> {
    if (left === undefined || right === undefined) return left === right;
    return areEqual(left, right, this.#count);
  }

  readonly #count = (steps: number): void => this.#paths.count(steps);

  #less(left: JsonValue | undefined, right: JsonValue | undefined): boolean {
    if (isNumber(left) && isNumber(right)) return comparable(left) < comparable(right);
    if (typeof left !== 'string' || typeof right !== 'string') return false;
    this.#paths.count(left.length / CHARACTERS_A_STEP);
    return left < right;
  }

  #matches(
    source: JsonValue | undefined,
    text: JsonValue | undefined,
    whole: boolean,
  ): boolean | Steps<boolean> {
    if (typeof text !== 'string' || typeof source !== 'string') return false;
    const key = whole ? `^${source}` : `~${source}`;
    let pattern = this.#patterns.get(key);
    if (pattern === undefined) {
      pattern = new Pattern(source, whole, this.#count);
      if (this.#patterns.size >= KEPT_PATTERNS) this.#patterns.clear();
      this.#patterns.set(key, pattern);
    }
    return pattern.matches(text);
  }
}

/** Each UTF-8 character has one byte that does not begin with the bits 10. */
function charactersIn(text: ByteString): number {
  if (isAscii(text)) return text.length;
  let characters = 0;
  for (let i = 0; i < text.length; i++) if ((text.charCodeAt(i) & 0xc0) !== 0x80) characters++;
  return characters;
}

function* charactersInSteps(text: ByteString): Steps<number> {
  let characters = 0;
  for (let from = 0; from < text.length; from += BYTES_AT_ONCE) {
    characters += charactersIn(text.slice(from, from + BYTES_AT_ONCE));
    yield;
  }
  return characters;
}
