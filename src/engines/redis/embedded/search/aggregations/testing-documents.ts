import { Redis } from '@upstash/redis';
import { fromText, toText, type ByteString, type Text } from '../../../bytes.ts';
import type { Reply } from '../../../reply.ts';
import { allOf, type Steps } from '../../steps.ts';
import type { Column } from '../columns.ts';
import { isNumeric, type FieldType, type IndexConfiguration } from '../configuration.ts';
import type { AggregationCost } from './limits.ts';
import { parseAggregations } from './parse.ts';
import { aggregate } from './run.ts';

export type Value = number | string;

/** A document of a test: a value for each field, or several, or none. Dates are milliseconds, booleans 0 or 1. */
export type TestDocument = Readonly<Record<string, Value | readonly Value[] | undefined>>;

/** A type, with ` FAST` where that is needed. */
export type TestSchema = Readonly<Record<string, FieldType | `${FieldType} FAST`>>;

/** An index of a test, whose filter is that all documents match unless a set is given. */
export class TestIndex {
  readonly configuration: IndexConfiguration;
  readonly #documents: readonly TestDocument[];
  readonly #columns = new Map<Text, Column>();

  constructor(schema: TestSchema, documents: readonly TestDocument[]) {
    this.#documents = documents;
    const fields = Object.entries(schema).map(([path, words]) => {
      const [word, fast] = words.split(' ');
      const type = word as FieldType;
      const isFast = fast === 'FAST' || type === 'KEYWORD' || type === 'FACET';
      return { path, source: path, type, isFast, isTokenized: true, isStemmed: true };
    });
    this.configuration = { kind: 'JSON', prefixes: [], language: 'english', fields };
    for (const { path, type, isFast } of fields) {
      if (isFast) this.#columns.set(path, columnOf(path, type, documents));
    }
  }

  /** Computes in steps. @param only the numbers of the documents that match; all if missing */
  steps(json: ByteString, only?: readonly number[], cost?: AggregationCost): Steps<Reply[]> {
    const all = only ?? this.#documents.keys();
    return aggregate(
      parseAggregations(json, this.configuration),
      Uint32Array.from(all),
      (path) => this.#columns.get(path),
      cost,
    );
  }

  /** The reply as JSON. */
  reply(aggregations: unknown, only?: readonly number[], cost?: AggregationCost): unknown {
    const json = fromText(JSON.stringify(aggregations));
    return toJson(allOf(this.steps(json, only, cost)));
  }

  /** What the official client makes of the reply. */
  async aggregate(aggregations: Readonly<Record<string, Readonly<Record<string, unknown>>>>) {
    const client = new Redis({
      request: async <Result>({
        body,
      }: {
        readonly body?: unknown;
      }): Promise<{ result: Result }> => {
        const [command, , filter, json] = body as string[];
        if (command !== 'SEARCH.AGGREGATE' || filter !== '{}') throw new Error('Another command');
        return { result: toJson(allOf(this.steps(fromText(json!)))) as Result };
      },
    });
    return await client.search.index({ name: 'products' }).aggregate({ aggregations });
  }
}

/** The error that the aggregations are refused with. */
export function refusal(index: TestIndex, aggregations: unknown): string {
  try {
    index.reply(aggregations);
  } catch (error) {
    return (error as Error).message;
  }
  return 'none';
}

/** A reply as the REST API sends it. */
function toJson(reply: Reply): unknown {
  if (Array.isArray(reply)) return reply.map((each: Reply) => toJson(each));
  return typeof reply === 'string' ? toText(reply) : reply;
}

function columnOf(path: Text, type: FieldType, documents: readonly TestDocument[]): Column {
  const values = documents.map((document) => {
    const value = document[path] ?? [];
    return typeof value === 'object' ? value : [value];
  });
  if (isNumeric(type)) {
    return {
      kind: 'numbers',
      type,
      count: (document) => values[document]!.length,
      at: (document, index) => Number(values[document]![index]),
    };
  }
  // Not in the order of the terms.
  const terms = [...new Set(values.flat())].map(String).toReversed();
  const byTerm = new Map(terms.map((term, ordinal) => [term, ordinal]));
  const ordinals = values.map((each) => [
    ...new Set(each.map((value) => byTerm.get(String(value))!)),
  ]);
  return {
    kind: 'terms',
    type,
    ordinals: terms.length,
    count: (document) => ordinals[document]!.length,
    at: (document, index) => ordinals[document]![index]!,
    term: (ordinal) => terms[ordinal]!,
  };
}
