import { fromText, toText, type ByteString, type Text } from '../../../bytes.ts';
import { RedisError } from '../../../reply.ts';
import type { IndexConfiguration } from '../configuration.ts';
import { parseExactJson } from '../exact-number.ts';
import type { Aggregation, Aggregations, Operator } from './aggregation.ts';
import { parseCardinality } from './cardinality.ts';
import { parseComposite } from './composite-sources.ts';
import { parseFacet } from './facet.ts';
import { parseDateHistogram, parseHistogram } from './histogram.ts';
import { LIMITS } from './limits.ts';
import { isJsonObject, shown } from '../filter/parse-field.ts';
import { Options } from './options.ts';
import { parsePercentiles } from './percentiles.ts';
import { parseRange } from './range.ts';
import { parseCount, parseExtendedStats, parseSingle, parseStats } from './statistics.ts';
import { parseTerms } from './terms.ts';

/** How the options of each operator are read. */
const OPERATORS: ReadonlyMap<string, (options: Options, inner: Aggregations) => Operator> = new Map(
  Object.entries({
    $avg: (options: Options) => parseSingle('avg', options),
    $sum: (options: Options) => parseSingle('sum', options),
    $min: (options: Options) => parseSingle('min', options),
    $max: (options: Options) => parseSingle('max', options),
    $count: parseCount,
    $cardinality: parseCardinality,
    $stats: parseStats,
    $extendedStats: parseExtendedStats,
    $percentiles: parsePercentiles,
    $terms: parseTerms,
    $range: parseRange,
    $histogram: parseHistogram,
    $dateHistogram: parseDateHistogram,
    $composite: parseComposite,
    $facet: parseFacet,
  }),
);

/** The operators that may have `$aggs` beside them. */
const NESTING: ReadonlySet<string> = new Set([
  '$terms',
  '$range',
  '$histogram',
  '$dateHistogram',
  '$composite',
]);

/**
 * Reads the aggregations of `SEARCH.AGGREGATE`.
 *
 * @param json the argument: the text of a JSON object with an aggregation for each name
 * @throws RedisError if it is not JSON, nests too deep, has too many aggregations, or does not fit the schema
 */
export function parseAggregations(
  json: ByteString,
  configuration: IndexConfiguration,
): Aggregations {
  if (json.length > LIMITS.bytes) {
    throw new RedisError(`ERR the aggregations are too large. Limit: ${LIMITS.bytes} bytes`);
  }
  let value: unknown;
  try {
    value = parseExactJson(toText(json));
  } catch {
    // Not an object either.
  }
  if (!isJsonObject(value)) throw new RedisError('ERR the aggregations must be a JSON object');
  return new AggregationParser(configuration).all(value, 1);
}

class AggregationParser {
  readonly #configuration: IndexConfiguration;
  #count = 0;

  constructor(configuration: IndexConfiguration) {
    this.#configuration = configuration;
  }

  /** @param depth 1 at the top */
  all(values: Readonly<Record<string, unknown>>, depth: number): Aggregations {
    return Object.entries(values).map(([name, value]) => this.#one(name, value, depth));
  }

  #one(name: Text, value: unknown, depth: number): Aggregation {
    if (++this.#count > LIMITS.aggregations) {
      throw new RedisError(`ERR there are too many aggregations. Limit: ${LIMITS.aggregations}`);
    }
    if (!isJsonObject(value)) throw failure(name, 'must be a JSON object');
    const operators = Object.keys(value).filter((key) => key !== '$aggs');
    const [operator] = operators;
    if (operator === undefined || operators.length > 1) {
      throw failure(name, 'must have exactly one operator');
    }
    const parse = OPERATORS.get(operator);
    if (parse === undefined) throw failure(name, `has the unknown operator '${shown(operator)}'`);
    if (operator === '$facet' && depth > 1) {
      throw failure(name, "operator '$facet' cannot be used inside '$aggs'");
    }
    const inner = this.#inner(name, operator, value, depth);
    const options = new Options(name, operator, value[operator], this.#configuration);
    const parsed = parse(options, inner);
    options.end();
    return { name, alias: fromText(name), operator: parsed, inner };
  }

  #inner(
    name: Text,
    operator: Text,
    value: Readonly<Record<string, unknown>>,
    depth: number,
  ): Aggregations {
    if (!Object.hasOwn(value, '$aggs')) return [];
    if (!NESTING.has(operator))
      throw failure(name, `operator '${operator}' does not support '$aggs'`);
    const inner = value['$aggs'];
    if (!isJsonObject(inner)) throw failure(name, "'$aggs' must be a JSON object");
    if (depth === LIMITS.depth) {
      throw failure(name, `nests too deep in '$aggs'. Limit: ${LIMITS.depth} levels`);
    }
    return this.all(inner, depth + 1);
  }
}

function failure(name: Text, problem: string): RedisError {
  return new RedisError(`ERR Aggregation '${shown(name)}' ${problem}`);
}
