import { NameMap } from '../../../../../../base/name-map.ts';
import { type ByteString, toText } from '../../../../bytes.ts';
import { isArray, isEqual, isNumber, isObject, type JsonValue } from '../json-value.ts';
import { comparable } from '../number.ts';
import type { Steps } from '../../../steps.ts';
import type { Comparison, Operand, Query, Test } from './syntax.ts';
import { createRequire } from 'node:module';
import type * as Re2 from 're2js';
import type { RE2JS } from 're2js';
import { lazy } from '../../../../../../base/on-demand.ts';

/** The number of compiled patterns that are cached: most filters have one, but each value may bring its own. */
const KEPT_PATTERNS = 64;
/** The number of characters compared in one step, and the cost in steps of compiling one character of a pattern. */
const CHARACTERS_A_STEP = 64;
const STEPS_A_PATTERN = 50;

/** What filters need of the evaluation that they are part of. */
interface PathEvaluation {
  /** Evaluates a path within a filter, from the tested value or from the document. */
  query(
    query: Query,
    current: JsonValue,
    visit: (match: { readonly value: JsonValue }) => boolean | void,
  ): Steps<void>;
  /** The value of a path that has at most one match. */
  only(query: Query, current: JsonValue): JsonValue | undefined;
  /** Counts steps. @throws RedisError if there are too many */
  count(steps: number): void;
}

/** Evaluates the tests of filters on values. Its steps count for the evaluation that it is part of. */
export class FilterEvaluation {
  readonly #paths: PathEvaluation;
  readonly #patterns = new NameMap<ByteString, Pattern>();

  constructor(paths: PathEvaluation) {
    this.#paths = paths;
  }

  /** Tests a value at once, so no path of the test may have many matches. */
  passes(test: Test, current: JsonValue): boolean {
    switch (test.kind) {
      case 'or':
        return test.tests.some((each) => this.#passesOneOf(each, current));
      case 'and':
        return test.tests.every((each) => this.#passesOneOf(each, current));
      case 'not':
        return !this.passes(test.test, current);
      case 'exists':
        return this.#paths.only(test.query, current) !== undefined;
      case 'compare': {
        const left = this.#valueOf(test.left, current);
        return this.#compare(test.operator, left, this.#valueOf(test.right, current));
      }
      case 'pattern': {
        const text = this.#valueOf(test.text, current);
        return this.#matches(this.#valueOf(test.pattern, current), text, test.whole);
      }
    }
  }

  /** Tests a value by any test. */
  *passesInSteps(test: Test, current: JsonValue): Steps<boolean> {
    switch (test.kind) {
      case 'or':
      case 'and':
        for (const each of test.tests) {
          this.#paths.count(1);
          const passes = yield* this.passesInSteps(each, current);
          if (passes === (test.kind === 'or')) return passes;
        }
        return test.kind === 'and';
      case 'not':
        return !(yield* this.passesInSteps(test.test, current));
      case 'exists': {
        let exists = false;
        yield* this.#paths.query(test.query, current, () => (exists = true));
        return exists;
      }
      case 'compare': {
        const left = yield* this.#valueInSteps(test.left, current);
        return this.#compare(test.operator, left, yield* this.#valueInSteps(test.right, current));
      }
      case 'pattern': {
        const text = yield* this.#valueInSteps(test.text, current);
        return this.#matches(yield* this.#valueInSteps(test.pattern, current), text, test.whole);
      }
    }
  }

  /** A filter may have a very long list of tests without a path. */
  #passesOneOf(test: Test, current: JsonValue): boolean {
    this.#paths.count(1);
    return this.passes(test, current);
  }

  /** The value of an operand; undefined if it has none. */
  #valueOf(operand: Operand, current: JsonValue): JsonValue | undefined {
    switch (operand.kind) {
      case 'literal':
        return operand.value;
      case 'length':
        return this.#lengthOf(this.#valueOf(operand.of, current));
      case 'value':
        return this.#paths.only(operand.query, current);
      case 'count':
        return this.#paths.only(operand.query, current) === undefined ? 0 : 1;
    }
  }

  *#valueInSteps(operand: Operand, current: JsonValue): Steps<JsonValue | undefined> {
    if (operand.kind === 'literal') return operand.value;
    if (operand.kind === 'length') {
      return this.#lengthOf(yield* this.#valueInSteps(operand.of, current));
    }
    let count = 0;
    let value: JsonValue | undefined;
    yield* this.#paths.query(operand.query, current, (match) => {
      count++;
      value = match.value;
    });
    if (operand.kind === 'count') return count;
    return count === 1 ? value : undefined;
  }

  /** The number of characters of a string, elements of an array or members of an object (RFC 9535, 2.4.4). */
  #lengthOf(value: JsonValue | undefined): number | undefined {
    if (isArray(value)) return value.length;
    if (isObject(value)) return value.size;
    if (typeof value !== 'string') return undefined;
    this.#paths.count(value.length / CHARACTERS_A_STEP);
    // Each UTF-8 character has one byte that does not begin with the bits 10.
    return value.length - (value.match(/[\u0080-\u00bf]/g)?.length ?? 0);
  }

  /** RFC 9535, 2.3.5.2.2 */
  #compare(
    operator: Comparison,
    left: JsonValue | undefined,
    right: JsonValue | undefined,
  ): boolean {
    switch (operator) {
      case '==':
        return this.#same(left, right);
      case '!=':
        return !this.#same(left, right);
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

  #same(left: JsonValue | undefined, right: JsonValue | undefined): boolean {
    if (left === undefined || right === undefined) return left === right;
    this.#paths.count(sizeOf(left));
    return isEqual(left, right);
  }

  #less(left: JsonValue | undefined, right: JsonValue | undefined): boolean {
    if (isNumber(left) && isNumber(right)) return comparable(left) < comparable(right);
    if (typeof left !== 'string' || typeof right !== 'string') return false;
    this.#paths.count(sizeOf(left));
    return left < right;
  }

  #matches(source: JsonValue | undefined, text: JsonValue | undefined, whole: boolean): boolean {
    if (typeof text !== 'string' || typeof source !== 'string') return false;
    let pattern = this.#patterns.get(source);
    if (pattern === undefined) {
      this.#paths.count(source.length * STEPS_A_PATTERN);
      pattern = new Pattern(source);
      if (this.#patterns.size >= KEPT_PATTERNS) this.#patterns.clear();
      this.#patterns.set(source, pattern);
    }
    this.#paths.count(text.length * pattern.cost);
    return pattern.matches(text, whole);
  }
}

/** The approximate number of steps to compare a value with another. */
function sizeOf(value: JsonValue): number {
  if (typeof value === 'string') return value.length / CHARACTERS_A_STEP;
  if (isArray(value)) return value.reduce<number>((sum, element) => sum + sizeOf(element), 1);
  if (!isObject(value)) return 1;
  let size = 1;
  for (const member of value.values()) size += sizeOf(member);
  return size;
}

/** The maximum length of a pattern, and of its compiled program: the time to match is proportional to both. */
const LONGEST = 1000;
const LARGEST = 2000;

/** A regular expression of a filter, matched in time linear in the text. */
class Pattern {
  readonly #compiled: RE2JS | undefined;
  /** The cost of matching one character of a text, in steps of an evaluation. */
  readonly cost: number;

  /** @param pattern an invalid or too large one matches nothing (RFC 9535, 2.4.6) */
  constructor(pattern: ByteString) {
    this.#compiled = compile(toText(pattern));
    this.cost = (this.#compiled?.programSize() ?? 0) / 4;
  }

  /** @param whole whether the whole text must match, or a part of it */
  matches(text: ByteString, whole: boolean): boolean {
    const compiled = this.#compiled;
    if (compiled === undefined) return false;
    return whole ? compiled.testExact(toText(text)) : compiled.test(toText(text));
  }
}

/** Its Unicode tables take longer to load than the rest of the engine. */
const re2 = lazy(() => {
  const load = createRequire(import.meta.url);
  return load('re2js') as typeof Re2;
});

function compile(pattern: string): RE2JS | undefined {
  if (pattern.length > LONGEST) return undefined;
  try {
    const compiled = re2().RE2JS.compile(withLineEnds(pattern));
    return compiled.programSize() > LARGEST ? undefined : compiled;
  } catch {
    return undefined;
  }
}

/** In an I-Regexp (RFC 9485) a dot matches neither of the two line terminators, in RE2 it only excludes `\n`. */
function withLineEnds(pattern: string): string {
  return pattern.replace(/\\.|\[(?:\\.|[^\]\\])*\]|\./gs, (part) =>
    part === '.' ? '[^\\n\\r]' : part,
  );
}
