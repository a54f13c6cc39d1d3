import { createRequire } from 'node:module';
import type { Ajv } from 'ajv';
import { InvalidSchema } from '../errors.ts';
import type { Incompatibility } from '../incompatibility.ts';
import { isObject, readJsonText, sameJson, sorted } from '../json-text.ts';
import type { ParsedSchema, ReferencedSchema, SchemaFormat } from '../schema-format.ts';
import type { Work } from '../work.ts';
import { jsonSchemaIncompatibilities } from './compatibility.ts';
import { idOf, resolve, type Document, type JsonSchema } from './document.ts';

const require = createRequire(import.meta.url);

/** The drafts by what `$schema` calls them, and what of Ajv knows their meta-schemas. */
const DRAFTS: readonly (readonly [uri: RegExp, load: () => Ajv])[] = [
  [/^http:\/\/json-schema\.org\/draft-07\/schema#?$/, () => ajvOf('ajv')],
  [/^https:\/\/json-schema\.org\/draft\/2019-09\/schema#?$/, () => ajvOf('ajv/dist/2019')],
  [/^https:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/, () => ajvOf('ajv/dist/2020')],
];

/** Schemas are only held against meta-schemas; nothing of them is ever compiled or run. */
function ajvOf(path: string): Ajv {
  const { default: Constructor } = require(path) as { default: typeof Ajv };
  return new Constructor({ strict: false, validateFormats: false, logger: false });
}

/** Of schemas that don't say, as in the Confluent registry. */
const DEFAULT_DRAFT = 'http://json-schema.org/draft-07/schema#';

const loaded = new Map<number, Ajv>();

/** @throws InvalidSchema where it is none of a draft that is known, or not as the draft says */
function checkDraft(schema: JsonSchema): void {
  const given = isObject(schema) ? schema['$schema'] : undefined;
  const uri = typeof given === 'string' ? given : DEFAULT_DRAFT;
  const draft = DRAFTS.findIndex(([known]) => known.test(uri));
  if (draft < 0) {
    throw new InvalidSchema(
      `the $schema ${JSON.stringify(given)} is none of draft-07, 2019-09 and 2020-12`,
    );
  }
  let ajv = loaded.get(draft);
  if (ajv === undefined) loaded.set(draft, (ajv = DRAFTS[draft]![1]()));
  if (ajv.validateSchema(plain(schema)) === true) return;
  const [error] = ajv.errors ?? [];
  throw new InvalidSchema(
    `at ${error?.instancePath || '/'} it ${error?.message ?? 'is not valid'}`,
  );
}

/** Without raw numbers, which Ajv would take for objects. */
function plain(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema)) as JsonSchema;
}

class ParsedJsonSchema implements ParsedSchema {
  readonly document: Document;

  constructor(document: Document) {
    this.document = document;
  }

  get canonical(): string {
    return JSON.stringify(this.document.root);
  }

  get normalized(): string {
    return JSON.stringify(sorted(this.document.root));
  }

  incompatibilities(writer: ParsedSchema, work: Work): readonly Incompatibility[] {
    const { document } = writer as ParsedJsonSchema;
    if (sameJson(this.document.root, document.root)) return [];
    return jsonSchemaIncompatibilities(this.document, document, work);
  }
}

/** JSON Schema: what is referred to is a document of that name, which `$ref` can point into. */
export const jsonSchemaFormat: SchemaFormat = {
  type: 'JSON',
  parse(schema, references) {
    const root = rootOf(schema);
    const document = { root, others: documentsOf(references) };
    check(root, document);
    checkDraft(root);
    return new ParsedJsonSchema(document);
  },
};

function rootOf(text: string): JsonSchema {
  const root = readJsonText(text);
  if (isObject(root) || typeof root === 'boolean') return root;
  throw new InvalidSchema('it is neither an object nor a boolean');
}

function documentsOf(
  references: readonly ReferencedSchema[],
  made = new Map<ReferencedSchema, Document>(),
): Map<string, Document> {
  const documents = new Map<string, Document>();
  for (const reference of references) {
    let document = made.get(reference);
    if (document === undefined) {
      const root = rootOf(reference.schema);
      document = { root, others: documentsOf(reference.references, made) };
      made.set(reference, document);
    }
    documents.set(reference.name, document);
    const id = idOf(document.root);
    if (id !== undefined) documents.set(id, document);
  }
  return documents;
}

/**
 * Looks for what a meta-schema can't see, and for what Ajv would take very long to see.
 * @throws InvalidSchema
 */
function check(node: unknown, document: Document): void {
  if (Array.isArray(node)) for (const each of node) check(each, document);
  if (!isObject(node)) return;
  if (typeof node['$ref'] === 'string') resolve({ schema: node, document });
  if (Array.isArray(node['type']) && node['type'].length > TYPES) {
    throw new InvalidSchema(`a type is a list of more than ${TYPES}`);
  }
  for (const [keyword, each] of Object.entries(node)) {
    if (LITERAL.has(keyword)) continue;
    if (BY_NAME.has(keyword) && isObject(each)) check(Object.values(each), document);
    else check(each, document);
  }
}

/** As many as JSON Schema has. */
const TYPES = 7;

/** Keywords whose values are schemas by names, which may be any. */
const BY_NAME: ReadonlySet<string> = new Set([
  ...['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'],
  'dependencies',
]);

/** Keywords whose values are no schemas, whatever stands in them. */
const LITERAL: ReadonlySet<string> = new Set(['const', 'enum', 'default', 'examples', 'example']);
