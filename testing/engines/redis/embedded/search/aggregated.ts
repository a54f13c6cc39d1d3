import { Redis } from '@upstash/redis';
import {
  fromText,
  toText,
  type ByteString,
  type Text,
} from '../../../../../src/engines/redis/bytes.ts';
import type { Reply } from '../../../../../src/engines/redis/reply.ts';
import { allOf, type Steps } from '../../../../../src/engines/redis/embedded/steps.ts';
import type { FieldType } from '../../../../../src/engines/redis/embedded/search/configuration.ts';
import { DocumentIndex } from '../../../../../src/engines/redis/embedded/search/document-index.ts';
import { parseSchema } from '../../../../../src/engines/redis/embedded/search/schema.ts';
import type { AggregationCost } from '../../../../../src/engines/redis/embedded/search/aggregations/limits.ts';
import { parseAggregations } from '../../../../../src/engines/redis/embedded/search/aggregations/parse.ts';
import { aggregate } from '../../../../../src/engines/redis/embedded/search/aggregations/run.ts';

export type Value = number | string;

/** A document of a test: a value for each field, or several, or none. Dates are milliseconds, booleans 0 or 1. */
export type TestDocument = Readonly<Record<string, Value | readonly Value[] | undefined>>;

/** A type, with ` FAST` where that is needed. */
export type TestSchema = Readonly<Record<string, FieldType | `${FieldType} FAST`>>;

/** An index of a test; all documents match unless their numbers are given. */
export class TestIndex {
  readonly index: DocumentIndex;

  constructor(schema: TestSchema, documents: readonly TestDocument[]) {
    const argv = Object.entries(schema).flatMap(([path, words]) => [path, ...words.split(' ')]);
    const fields = parseSchema(argv);
    this.index = new DocumentIndex({ kind: 'JSON', prefixes: [], language: 'english', fields });
    const types = new Map(fields.map(({ path, type }) => [path, type]));
    for (const [i, document] of documents.entries()) {
      const values = (path: Text) =>
        [document[path] ?? []].flat().map((value) => stored(value, types.get(path)!));
      allOf(this.index.put(String(i), { isTextual: false, values }));
    }
  }

  /** Computes in steps. @param only the numbers of the documents that match; all if missing */
  steps(json: ByteString, only?: readonly number[], cost?: AggregationCost): Steps<Reply[]> {
    const all = only ?? Array.from({ length: this.index.size }, (_, i) => i);
    return aggregate(
      parseAggregations(json, this.index.configuration),
      Uint32Array.from(all),
      (path) => this.index.column(path),
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
      request: async ({ body }) => {
        const [command, , filter, json] = body as string[];
        if (command !== 'SEARCH.AGGREGATE' || filter !== '{}') throw new Error('Another command');
        return { result: JSON.parse(JSON.stringify(toJson(allOf(this.steps(fromText(json!)))))) };
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

/** A value as a document of JSON has it. */
function stored(value: Value, type: FieldType): Value | boolean {
  if (type === 'DATE') return new Date(value).toISOString();
  return type === 'BOOL' ? value === 1 : value;
}
