import { NameSet } from '../../../../../base/name-set.ts';
import type { Text } from '../../../bytes.ts';
import { oneLine } from '../../../errors.ts';
import { RedisError } from '../../../reply.ts';
import { type Analyzer, termsOf, unstemmed } from '../analysis/analyzer.ts';
import { isNumeric, type NumericType, type SchemaField } from '../configuration.ts';
import { TermPattern } from '../evaluation/patterns.ts';
import { exactInteger, type ExactNumber } from '../exact-number.ts';
import { isFacet, numberOf } from '../field-values.ts';
import { all, any, contains, fuzzyTerm, phrase, prefixPhrase, term } from './clauses.ts';
import type { Filter, NumberRange, TermRange } from './filter.ts';
import { doubleRange, integerRange, type Limits } from './numbers-filter.ts';
import { smart } from './smart.ts';

/** What a filter asks of a field: what must and must not match, and how much that counts. */
export interface FieldClauses {
  readonly must: readonly Filter[];
  readonly mustNot: readonly Filter[];
  readonly boost: number;
}

type Json = unknown;

const LIMITS = ['$gt', '$gte', '$lt', '$lte'] as const;
const OPERATORS = new Set([
  ...['$eq', '$ne', '$in', '$smart', '$phrase', '$fuzzy', '$regex', '$contains', '$boost'],
  ...LIMITS,
]);
/** What each kind of field answers, as the service documents it for each operator. */
const ANSWERED = {
  text: new Set(['$eq', '$ne', '$in', '$smart', '$phrase', '$fuzzy', '$regex', '$contains']),
  ordered: new Set(['$eq', '$ne', '$in', '$smart', ...LIMITS]),
  boolean: new Set(['$eq', '$ne', '$in', '$smart']),
  facet: new Set(['$eq', '$in', '$smart']),
};
/** The most words of a text, and values of `$in`. */
const MOST_WORDS = 1024;
const MOST_SLOP = 10_000;
const MOST_EDITS = 2;

/** Reads what a filter asks of one field. @throws RedisError that names the field and what is wrong */
export function parseField(field: SchemaField, analyzer: Analyzer, value: Json): FieldClauses {
  return new FieldParser(field, analyzer).parse(value);
}

class FieldParser {
  readonly #field: SchemaField;
  readonly #analyzer: Analyzer;

  constructor(field: SchemaField, analyzer: Analyzer) {
    this.#field = field;
    this.#analyzer = analyzer;
  }

  parse(value: Json): FieldClauses {
    if (!isJsonObject(value))
      return { must: [this.#smart('$smart', value)], mustNot: [], boost: 1 };
    const must: Filter[] = [];
    const mustNot: Filter[] = [];
    const limits: { [operator: string]: Json } = {};
    let boost = 1;
    for (const [operator, operand] of Object.entries(value)) {
      this.#check(operator);
      if (operator === '$boost') boost = parseBoost(operand);
      else if (operator === '$ne') mustNot.push(this.#equal(operator, operand));
      else if (isLimit(operator)) limits[operator] = operand;
      else must.push(this.#clause(operator, operand));
    }
    if (Object.keys(limits).length > 0) must.push(this.#range(limits));
    if (must.length + mustNot.length === 0) throw this.#error('has no operator');
    return { must, mustNot, boost };
  }

  #check(operator: string): void {
    if (!OPERATORS.has(operator)) {
      throw new RedisError(`ERR Unknown field operator: ${shown(operator)}`);
    }
    if (operator === '$boost' || this.#answered.has(operator)) return;
    throw this.#error(`of type ${this.#field.type} does not support '${operator}'`);
  }

  get #answered(): ReadonlySet<string> {
    const { type } = this.#field;
    if (type === 'TEXT') return ANSWERED.text;
    if (type === 'BOOL') return ANSWERED.boolean;
    return type === 'FACET' ? ANSWERED.facet : ANSWERED.ordered;
  }

  #clause(operator: string, operand: Json): Filter {
    switch (operator) {
      case '$eq':
        return this.#equal(operator, operand);
      case '$in':
        if (!Array.isArray(operand)) throw this.#error(`'$in' takes an array`);
        if (operand.length > MOST_WORDS) {
          throw this.#error(`'$in' takes at most ${MOST_WORDS} values`);
        }
        return this.#in(operand);
      case '$phrase':
        return this.#phrase(operand);
      case '$fuzzy':
        return this.#fuzzy(operand);
      case '$regex':
        return this.#pattern(this.#text(operator, operand));
      case '$contains':
        return contains(this.#field, this.#terms(operator, operand));
      default:
        return this.#smart(operator, operand);
    }
  }

  #smart(operator: string, operand: Json): Filter {
    if (this.#field.type !== 'TEXT') return this.#equal(operator, operand);
    const text = this.#text(operator, operand);
    return smart(this.#field, text, this.#forms(operator, text));
  }

  #equal(operator: string, operand: Json): Filter {
    const { type } = this.#field;
    if (isNumeric(type)) {
      const number = this.#number(operator, type, operand);
      return { kind: 'numbers', field: this.#field, ranges: [{ from: number, to: number }] };
    }
    if (type === 'TEXT') return phrase(this.#field, this.#terms(operator, operand), 0);
    const text = this.#text(operator, operand);
    if (type === 'FACET' && !isFacet(text))
      throw this.#error(`'${operator}' takes a path like '/a/b'`);
    return term(this.#field, text);
  }

  #in(operands: readonly Json[]): Filter {
    const { type } = this.#field;
    if (!isNumeric(type)) return any(operands.map((each) => this.#equal('$in', each)));
    const numbers = operands.map((each) => this.#number('$in', type, each));
    const ranges = numbers.map((number) => ({ from: number, to: number }));
    return { kind: 'numbers', field: this.#field, ranges };
  }

  #range(limits: { readonly [operator: string]: Json }): Filter {
    const { type } = this.#field;
    if (isNumeric(type)) {
      return { kind: 'numbers', field: this.#field, ranges: [this.#numberRange(type, limits)] };
    }
    const texts: Limits<Text> = mapped(limits, (name, each) => this.#text(name, each));
    return { kind: 'terms', field: this.#field, match: { kind: 'range', range: termRange(texts) } };
  }

  #numberRange(type: NumericType, limits: { readonly [operator: string]: Json }): NumberRange {
    const numbers: Limits<ExactNumber> = mapped(limits, (name, each) =>
      this.#number(name, type, each),
    );
    if (type === 'U64' || type === 'I64') return integerRange(numbers);
    return doubleRange(
      mapped(numbers as { readonly [operator: string]: ExactNumber }, (_, each) => Number(each)),
    );
  }

  #phrase(operand: Json): Filter {
    const { value, slop, prefix } = this.#options('$phrase', operand, ['value', 'slop', 'prefix']);
    const terms = this.#terms('$phrase', value);
    if (slop !== undefined && !isCount(slop, MOST_SLOP)) {
      throw this.#error(`'slop' of '$phrase' must be an integer from 0 to ${MOST_SLOP}`);
    }
    const isPrefix = this.#flag('$phrase', 'prefix', prefix) ?? false;
    if (isPrefix && slop !== undefined) {
      throw this.#error(`'$phrase' takes 'slop' or 'prefix', not both`);
    }
    return isPrefix ? prefixPhrase(this.#field, terms) : phrase(this.#field, terms, slop ?? 0);
  }

  #fuzzy(operand: Json): Filter {
    const names = ['value', 'distance', 'transpositionCostOne', 'prefix'] as const;
    const options = this.#options('$fuzzy', operand, names);
    const { distance = 1 } = options;
    if (!isCount(distance, MOST_EDITS)) {
      throw this.#error(`'distance' of '$fuzzy' must be an integer from 0 to ${MOST_EDITS}`);
    }
    const transpositionCostOne =
      this.#flag('$fuzzy', 'transpositionCostOne', options.transpositionCostOne) ?? true;
    const prefix = this.#flag('$fuzzy', 'prefix', options.prefix) ?? false;
    const words = this.#forms('$fuzzy', options.value);
    const each = { distance, transpositionCostOne, prefix };
    return all(words.map((forms) => fuzzyTerm(this.#field, forms, each)));
  }

  #pattern(pattern: Text): Filter {
    const compiled = new TermPattern(pattern, this.#analyzer.isLowerCase);
    return { kind: 'terms', field: this.#field, match: { kind: 'pattern', pattern: compiled } };
  }

  /** The options of an operator, which may also be its value alone. */
  #options<Name extends string>(
    operator: string,
    operand: Json,
    names: readonly Name[],
  ): { readonly [K in Name | 'value']?: Json } {
    if (!isJsonObject(operand)) return { value: operand };
    const known: readonly string[] = names;
    const unknown = Object.keys(operand).find((name) => !known.includes(name));
    if (unknown !== undefined) throw this.#error(`'${operator}' has no option '${shown(unknown)}'`);
    return operand as { readonly [K in Name | 'value']?: Json };
  }

  #flag(operator: string, name: string, value: Json): boolean | undefined {
    if (value === undefined || typeof value === 'boolean') return value;
    throw this.#error(`'${name}' of '${operator}' must be true or false`);
  }

  #terms(operator: string, operand: Json): Text[] {
    const terms = termsOf(this.#analyzer, this.#text(operator, operand), MOST_WORDS + 1);
    if (terms.length <= MOST_WORDS) return terms;
    throw this.#error(`'${operator}' takes at most ${MOST_WORDS} words`);
  }

  /**
   * The term of each word, and the word itself if that is another one. A word that lacks a letter may have a stem that is
   * not like the stem of the whole word: that of `wireles` is `wirel`.
   */
  #forms(operator: string, operand: Json): (readonly Text[])[] {
    const terms = this.#terms(operator, operand);
    const field = this.#field;
    if (!field.isStemmed) return terms.map((each) => [each]);
    const words = termsOf(unstemmed(field), this.#text(operator, operand), MOST_WORDS);
    return terms.map((each, i) => [...new NameSet([each, words[i]!])]);
  }

  #text(operator: string, operand: Json): Text {
    if (typeof operand !== 'string') throw this.#error(`'${operator}' takes a string`);
    return operand;
  }

  #number(operator: string, type: NumericType, operand: Json): ExactNumber {
    const number = this.#numberIn(type, operand);
    if (number !== undefined && Number.isFinite(Number(number))) return number;
    throw this.#error(`'${operator}' takes ${TAKES[type]}`);
  }

  #numberIn(type: NumericType, operand: Json): ExactNumber | undefined {
    if (typeof operand === 'number' || typeof operand === 'bigint') {
      if (type === 'F64') return Number(operand);
      // Limits of integers may lie between them.
      if (type === 'BOOL' || type === 'DATE') return undefined;
      return typeof operand === 'number' && Number.isInteger(operand)
        ? exactInteger(operand)
        : operand;
    }
    const isValue = typeof operand === 'string' || typeof operand === 'boolean';
    return isValue ? numberOf(type, operand, false) : undefined;
  }

  #error(problem: string): RedisError {
    return new RedisError(`ERR Invalid filter: field '${shown(this.#field.path)}' ${problem}`);
  }
}

const TAKES: Readonly<Record<NumericType, string>> = {
  U64: 'a number',
  I64: 'a number',
  F64: 'a number',
  BOOL: 'true or false',
  DATE: 'a date and time like "2026-01-31T00:00:00Z"',
};

/** Reads a factor. It may be negative, which ranks what matches lower. */
export function parseBoost(value: Json): number {
  const boost = typeof value === 'bigint' ? Number(value) : value;
  if (typeof boost === 'number' && Number.isFinite(boost)) return boost;
  throw new RedisError("ERR Invalid filter: '$boost' must be a number");
}

export function isJsonObject(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a client has written, short and in one line. */
export function shown(text: Text): Text {
  return oneLine(text.slice(0, 128));
}

function isLimit(operator: string): boolean {
  return LIMITS.some((limit) => limit === operator);
}

function isCount(value: Json, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}

function mapped<T>(
  limits: { readonly [operator: string]: Json },
  map: (operator: string, operand: Json) => T,
): { [operator: string]: T } {
  return Object.fromEntries(Object.entries(limits).map(([name, each]) => [name, map(name, each)]));
}

/** The terms within all limits. */
function termRange({ $gt, $gte, $lt, $lte }: Limits<Text>): TermRange {
  const isFromExcluded = $gt !== undefined && ($gte === undefined || $gt >= $gte);
  const isToExcluded = $lt !== undefined && ($lte === undefined || $lt <= $lte);
  const from = isFromExcluded ? $gt : $gte;
  const to = isToExcluded ? $lt : $lte;
  return {
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    fromIncluded: !isFromExcluded,
    toIncluded: !isToExcluded,
  };
}
