import { collectFindings } from '../incompatibility.ts';
import { isObject, sameJson, type JsonObject } from '../../json-text.ts';
import type { Work } from '../work.ts';
import { arrayFindings } from './arrays.ts';
import { resolve, type Document, type JsonSchema, type Located } from './document.ts';
import { limitFindings } from './limits.ts';
import { objectFindings } from './objects.ts';
import { ANNOTATIONS, narrowed, acceptsEverything, type Findings, type Pair } from './pair.ts';
import { typeFindings } from './types.ts';

/**
 * Keywords that are compared by their meaning. Any other keyword must be the same in both schemas, or be only in the
 * writer's.
 */
const UNDERSTOOD: ReadonlySet<string> = new Set([
  'type',
  'enum',
  'const',
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  '$ref',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minProperties',
  'maxProperties',
  'minItems',
  'maxItems',
  'uniqueItems',
  'items',
  'prefixItems',
  'additionalItems',
  'properties',
  'patternProperties',
  'additionalProperties',
  'required',
]);

/**
 * Finds where a reader with one schema could refuse documents that are valid for the schema of a writer. What can't be
 * decided counts as a difference, so a positive result is reliable.
 */
export function jsonSchemaIncompatibilities(
  reader: Document,
  writer: Document,
  work: Work,
): Findings {
  /** Pairs whose comparison has begun. A pair that occurs within itself adds nothing. */
  const begun = new Map<JsonSchema, Map<JsonSchema, Findings>>();
  return compare(
    { schema: reader.root, document: reader },
    { schema: writer.root, document: writer },
    '#',
  );

  function compare(r: Located, w: Located, path: string): Findings {
    const [one, other] = [resolve(r), resolve(w)];
    const known = begun.get(one.schema)?.get(other.schema);
    if (known !== undefined) return known;
    const pairs = begun.get(one.schema) ?? new Map<JsonSchema, Findings>();
    // Boolean schemas have no identity, and comparing them is cheap.
    if (isObject(one.schema)) begun.set(one.schema, pairs.set(other.schema, []));
    const size = sizeOf(one.schema) + sizeOf(other.schema);
    const found = work.step(() => look(one, other, path), size);
    pairs.set(other.schema, found);
    return found;
  }

  function look(r: Located, w: Located, path: string): Findings {
    if (acceptsEverything(r.schema) || w.schema === false) return [];
    if (r.schema === false || typeof w.schema === 'boolean' || typeof r.schema === 'boolean') {
      return [narrowed('TYPE_NARROWED', path, 'takes less at {path} than {writer} allows')];
    }
    const pair: Pair = {
      reader: r.schema,
      writer: w.schema,
      inReader: (schema) => ({ schema: schema as JsonSchema, document: r.document }),
      inWriter: (schema) => ({ schema: schema as JsonSchema, document: w.document }),
      path,
    };
    return combined(pair) ?? plain(pair);
  }

  /** Findings about schemas that combine others; undefined if neither does. */
  function combined(pair: Pair): Findings | undefined {
    const { reader, writer, inReader, inWriter, path } = pair;
    const written = alternativesOf(writer);
    if (written !== undefined) {
      return collectFindings(written, (each) => compare(inReader(reader), inWriter(each), path));
    }
    const conjuncts = reader['allOf'];
    if (Array.isArray(conjuncts)) {
      const { allOf: _, ...rest } = reader;
      const all = [rest, ...(conjuncts as unknown[])];
      return collectFindings(all, (each) => compare(inReader(each), inWriter(writer), path));
    }
    const read = alternativesOf(reader);
    if (read !== undefined) {
      const tried: Findings[] = [];
      for (const each of read) {
        const found = compare(inReader(each), inWriter(writer), path);
        if (found.length === 0) return [];
        if (tried.length < 2) tried.push(found);
      }
      const only = tried.length === 1 ? tried[0] : undefined;
      return (
        only ?? [
          narrowed(
            'SUM_TYPE_NARROWED',
            path,
            'has no alternative at {path} for what {writer} allows',
          ),
        ]
      );
    }
    const parts = writer['allOf'];
    if (!Array.isArray(parts)) return undefined;
    // A written value is valid for each part, so it is enough if the reader accepts one of them, or all combined into
    // one schema.
    const { allOf: _, ...rest } = writer;
    const whole = inOne([rest, ...(parts as JsonSchema[])]);
    let first: Findings | undefined;
    for (const each of [...(whole === undefined ? [] : [whole]), ...(parts as unknown[]), rest]) {
      const found = compare(inReader(reader), inWriter(each), path);
      if (found.length === 0) return [];
      first ??= found;
    }
    return first!;
  }

  function plain(pair: Pair): Findings {
    const findings = [
      typeFindings,
      limitFindings,
      objectFindings,
      arrayFindings,
      negation,
      others,
    ] as const;
    return collectFindings(findings, (look) => look(pair, compare));
  }

  function negation({ reader, writer, inReader, inWriter, path }: Pair): Findings {
    const { not } = reader;
    if (not === undefined) return [];
    if (writer['not'] !== undefined) {
      // The writer must refuse whatever the reader refuses.
      const found = compare(inWriter(writer['not']), inReader(not), `${path}/not`);
      if (found.length === 0) return [];
    }
    return [narrowed('NOT_TYPE_EXTENDED', `${path}/not`, 'refuses more at {path} than {writer}')];
  }
}

/** The cost of comparing a schema, without the schemas within it. */
function sizeOf(schema: JsonSchema): number {
  if (!isObject(schema)) return 0;
  return Object.values(schema).reduce((sum: number, value) => {
    if (Array.isArray(value)) return sum + 1 + value.length;
    return sum + 1 + (isObject(value) ? Object.keys(value).length : 0);
  }, 0);
}

/** Findings about keywords that are not compared by their meaning. */
function others({ reader, writer, path }: Pair): Findings {
  const changed = Object.keys(reader).filter(
    (keyword) =>
      !ANNOTATIONS.has(keyword) &&
      !UNDERSTOOD.has(keyword) &&
      !sameJson(reader[keyword], writer[keyword]),
  );
  return changed.map((keyword) =>
    narrowed(
      'KEYWORD_CHANGED',
      `${path}/${keyword}`,
      `has another ${keyword} at {path} than {writer}, which is not compared further`,
    ),
  );
}

/** The alternatives of a choice, each combined with the keywords beside the choice. */
function alternativesOf(schema: JsonObject): JsonObject[] | undefined {
  for (const keyword of ['oneOf', 'anyOf']) {
    const { [keyword]: choice, ...rest } = schema;
    if (!Array.isArray(choice)) continue;
    const isBare = acceptsEverything(rest);
    return (choice as JsonSchema[]).map((each) =>
      isBare && isObject(each) ? each : { ...rest, allOf: [...partsOf(rest), each] },
    );
  }
  return undefined;
}

function partsOf({ allOf }: JsonObject): unknown[] {
  return Array.isArray(allOf) ? (allOf as unknown[]) : [];
}

/**
 * Combines schemas that all apply into one. Undefined if one of them has a keyword whose meaning depends on the
 * keywords beside it, or two have the same keyword.
 */
function inOne(schemas: readonly JsonSchema[]): JsonObject | undefined {
  const whole = new Map<string, unknown>();
  const properties = new Map<string, unknown>();
  const required = new Set<unknown>();
  for (const schema of schemas) {
    if (!isObject(schema)) return undefined;
    for (const [keyword, value] of Object.entries(schema)) {
      if (keyword === 'required') for (const name of value as unknown[]) required.add(name);
      else if (keyword === 'properties') {
        for (const [name, each] of Object.entries(value as JsonObject)) {
          if (properties.has(name)) return undefined;
          properties.set(name, each);
        }
      } else if (ANNOTATIONS.has(keyword)) continue;
      else if (!SIMPLE.has(keyword)) return undefined;
      else if (whole.has(keyword) && !sameJson(whole.get(keyword), value)) return undefined;
      else whole.set(keyword, value);
    }
  }
  return {
    ...Object.fromEntries(whole),
    properties: Object.fromEntries(properties),
    required: [...required],
  };
}

/** Keywords whose meaning does not depend on the keywords beside them. */
const SIMPLE: ReadonlySet<string> = new Set([
  'type',
  'enum',
  'const',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minProperties',
  'maxProperties',
]);
