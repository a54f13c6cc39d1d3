import { type ByteString, type Text, toText } from '../../../bytes.ts';
import { RedisError } from '../../../reply.ts';
import { type Analyzer, analyzerOf } from '../analysis/analyzer.ts';
import type { IndexConfiguration, SchemaField } from '../configuration.ts';
import { parseExactJson } from '../exact-number.ts';
import { boosted } from './clauses.ts';
import type { BooleanFilter, Filter } from './filter.ts';
import { isJsonObject, parseBoost, parseField, shown } from './parse-field.ts';

/** The largest text of a filter, in bytes: it is parsed at once, which takes milliseconds. */
const LARGEST = 256 * 1024;
const DEEPEST = 32;
/**
 * The most conditions: objects and lists without any count too, what `$smart` and the like consist of, and the terms of
 * phrases. A regular expression counts for as many as it takes to compile.
 */
const MOST_CLAUSES = 4096;

/**
 * Reads the filter of a query, a count or an aggregation.
 *
 * - Conditions on several fields must all be met. `$and` and `$must` add more of these, and `$or` one that is met if one of
 *   its own is.
 * - `$should` counts for the score; without anything that must be met, one of it must be.
 * - `$mustNot` and `$ne` take away from what other conditions find, and find nothing alone. Among the conditions of `$and`
 *   or `$must` they take away from the others.
 * - Each of these takes an array of filters, or one object, each of whose members is a condition.
 * - `$boost` multiplies the score of the object that it is in. An empty object matches everything.
 *
 * @param json the argument: the text of a JSON object
 * @throws RedisError if it is not JSON, nests too deep, has too many conditions, or does not fit the schema
 */
export function parseFilter(json: ByteString, configuration: IndexConfiguration): Filter {
  if (json.length > LARGEST) throw invalid(`is larger than ${LARGEST} bytes`);
  let value: unknown;
  try {
    value = parseExactJson(toText(json));
  } catch {
    throw invalid('is not valid JSON');
  }
  if (!isJsonObject(value)) throw invalid('must be a JSON object');
  return new FilterParser(configuration).object(value, 1);
}

class FilterParser {
  readonly #configuration: IndexConfiguration;
  readonly #analyzers = new Map<SchemaField, Analyzer>();
  #clauses = 0;

  constructor(configuration: IndexConfiguration) {
    this.#configuration = configuration;
  }

  object(value: Readonly<Record<string, unknown>>, depth: number): Filter {
    if (depth > DEEPEST) throw invalid(`nests deeper than ${DEEPEST} levels`);
    const must: Filter[] = [];
    const should: Filter[] = [];
    const mustNot: Filter[] = [];
    let boost = 1;
    for (const [name, operand] of Object.entries(value)) {
      switch (name) {
        case '$and':
        case '$must':
          for (const each of this.#conditions(name, operand, depth)) {
            if (isOnlyNot(each)) mustNot.push(...each.mustNot);
            else must.push(each);
          }
          break;
        case '$or':
          must.push({
            kind: 'boolean',
            must: [],
            should: this.#conditions(name, operand, depth),
            mustNot: [],
          });
          break;
        case '$should':
          should.push(...this.#conditions(name, operand, depth));
          break;
        case '$mustNot':
          mustNot.push(...this.#conditions(name, operand, depth));
          break;
        case '$boost':
          boost = parseBoost(operand);
          break;
        default: {
          const clauses = this.#field(name, operand);
          must.push(...clauses.must.map((each) => boosted(each, clauses.boost)));
          mustNot.push(...clauses.mustNot);
        }
      }
    }
    const isEmpty = must.length + should.length + mustNot.length === 0;
    if (isEmpty) {
      this.#count(1);
      return boosted({ kind: 'all' }, boost);
    }
    return boosted(combined({ kind: 'boolean', must, should, mustNot }), boost);
  }

  #conditions(operator: string, operand: unknown, depth: number): Filter[] {
    if (Array.isArray(operand)) {
      if (operand.length === 0) this.#count(1);
      return operand.map((each: unknown) => {
        if (!isJsonObject(each)) throw invalid(`'${operator}' takes objects`);
        return this.object(each, depth + 1);
      });
    }
    if (!isJsonObject(operand)) throw invalid(`'${operator}' takes an object or an array`);
    const { $boost, ...members } = operand;
    const boost = $boost === undefined ? 1 : parseBoost($boost);
    return Object.entries(members).map(([name, value]) =>
      boosted(this.object({ [name]: value }, depth + 1), boost),
    );
  }

  #field(path: Text, operand: unknown) {
    if (path.startsWith('$')) throw new RedisError(`ERR Unknown operator: ${shown(path)}`);
    const field = this.#configuration.fields.find((each) => each.path === path);
    if (field === undefined) throw new RedisError(`ERR Unknown field: ${shown(path)}`);
    const clauses = parseField(field, this.#analyzer(field), operand);
    for (const each of [...clauses.must, ...clauses.mustNot]) this.#count(clausesOf(each));
    return clauses;
  }

  #analyzer(field: SchemaField): Analyzer {
    let analyzer = this.#analyzers.get(field);
    if (analyzer === undefined) {
      analyzer = analyzerOf(field, this.#configuration.language);
      this.#analyzers.set(field, analyzer);
    }
    return analyzer;
  }

  #count(clauses: number): void {
    this.#clauses += clauses;
    if (this.#clauses > MOST_CLAUSES) throw invalid(`has more than ${MOST_CLAUSES} conditions`);
  }
}

function isOnlyNot(filter: Filter): filter is BooleanFilter {
  if (filter.kind !== 'boolean') return false;
  return filter.must.length + filter.should.length === 0 && filter.mustNot.length > 0;
}

function combined(filter: BooleanFilter): Filter {
  const isOne = filter.must.length === 1 && filter.should.length + filter.mustNot.length === 0;
  return isOne ? filter.must[0]! : filter;
}

function clausesOf(filter: Filter): number {
  if (filter.kind === 'boost') return clausesOf(filter.filter);
  if (filter.kind === 'phrase') return filter.terms.length;
  if (filter.kind === 'numbers') return filter.ranges.length;
  if (filter.kind === 'terms' && filter.match.kind === 'pattern') {
    return filter.match.pattern.conditions;
  }
  if (filter.kind !== 'boolean') return 1;
  const all = [...filter.must, ...filter.should, ...filter.mustNot];
  return all.reduce((sum, each) => sum + clausesOf(each), 0);
}

function invalid(problem: string): RedisError {
  return new RedisError(`ERR Invalid filter: it ${problem}`);
}
