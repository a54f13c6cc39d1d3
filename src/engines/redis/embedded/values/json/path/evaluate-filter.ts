import { NameMap } from '../../../../../../base/name-map.ts';
import { type ByteString, toText } from '../../../../bytes.ts';
import { isArray, isEqual, isNumber, isObject, type JsonValue } from '../json-value.ts';
import { comparable } from '../number.ts';
import { after, isSteps, type Steps } from '../../../steps.ts';
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
    compare: (one: JsonValue | undefined, other: JsonValue | undefined) => boolean,
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
