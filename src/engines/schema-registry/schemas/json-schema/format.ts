import { createRequire } from 'node:module';
import { NameSet } from '../../../../base/name-set.ts';
import type { Ajv } from 'ajv';
import { InvalidSchema } from '../../errors.ts';
import type { Incompatibility } from '../incompatibility.ts';
import { isObject, readJsonText, sameJson, sorted, sortedText } from '../../json-text.ts';
import type { ParsedSchema, ReferencedSchema, SchemaFormat } from '../schema-format.ts';
import type { Work } from '../work.ts';
import { jsonSchemaIncompatibilities } from './compatibility.ts';
import { idOf, resolve, type Document, type JsonSchema, target, type Located } from './document.ts';

const require = createRequire(import.meta.url);

/** The drafts by their URI in `$schema`, each with the class of Ajv that has its meta-schemas. */
const DRAFTS: readonly (readonly [uri: RegExp, load: () => Ajv])[] = [
  [/^http:\/\/json-schema\.org\/draft-07\/schema#?$/, () => ajvOf('ajv')],
  [/^https:\/\/json-schema\.org\/draft\/2019-09\/schema#?$/, () => ajvOf('ajv/dist/2019')],
  [/^https:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/, () => ajvOf('ajv/dist/2020')],
];

/** Schemas are only validated against meta-schemas; they are never compiled or run themselves. */
function ajvOf(path: string): Ajv {
  const { default: Constructor } = require(path) as { default: typeof Ajv };
  const ajv = new Constructor({ strict: false, validateFormats: false, logger: false });
  // Ajv compares all pairs of items, which would take minutes for a long list.
  ajv.removeKeyword('uniqueItems');
  ajv.addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    validate: (isAsked: boolean, items: unknown[]) => !isAsked || areUnique(items),
    error: { message: 'must not have duplicate items' },
  });
  return ajv;
}

function areUnique(items: readonly unknown[]): boolean {
  return new NameSet(items.map(sortedText)).size === items.length;
}

/** The draft of schemas that don't declare one, as in the Confluent registry. */
const DEFAULT_DRAFT = 'http://json-schema.org/draft-07/schema#';

const loaded = new Map<number, Ajv>();

/** @throws InvalidSchema if the draft is unknown, or the schema is not valid for it */
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

/** A copy without raw JSON numbers, which Ajv would take for objects. */
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

/** JSON Schema. A referenced schema is a document under the name of the reference, which `$ref` can point into. */
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

/** Checks what a meta-schema can't. @throws InvalidSchema if a `$ref` leads nowhere, or in a circle */
function check(node: unknown, document: Document, cycles = new CycleCheck()): void {
  if (Array.isArray(node)) for (const each of node) check(each, document, cycles);
  if (!isObject(node)) return;
  const { $ref } = node;
  if (typeof $ref === 'string') {
    if ($ref.length > LONGEST_REF) throw new InvalidSchema(`a $ref is longer than ${LONGEST_REF}`);
    resolve({ schema: node, document });
    cycles.check({ schema: node, document });
  }
  for (const [keyword, each] of Object.entries(node)) {
    if (LITERAL.has(keyword)) continue;
    const isByName = BY_NAME.has(keyword) && isObject(each);
    check(isByName ? Object.values(each) : each, document, cycles);
  }
}

/** In characters. Limited because a reference is resolved each time that it is used. */
const LONGEST_REF = 1000;

/** Keywords whose values map arbitrary names to schemas. */
const BY_NAME: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
  'dependencies',
]);

/** Keywords whose values are not schemas, even if they look like some. */
const LITERAL: ReadonlySet<string> = new Set(['const', 'enum', 'default', 'examples', 'example']);

/** The deepest chain of references without a property or an item between them. */
const MOST_DEEP = 300;

const LISTS = ['allOf', 'anyOf', 'oneOf'];
const SINGLE = ['not', 'if', 'then', 'else'];

/**
 * Detects schemas that refer to themselves at the same place of a document, so that validation would never end (JSON
 * Schema 2020-12, section 9.4.1).
 */
class CycleCheck {
  readonly #checked = new Set<JsonSchema>();
  readonly #active = new Set<JsonSchema>();

  /** @throws InvalidSchema if there is a circle */
  check({ schema, document }: Located): void {
    if (!isObject(schema) || this.#checked.has(schema)) return;
    if (this.#active.has(schema)) throw new InvalidSchema('a schema contains itself by its $ref');
    if (this.#active.size > MOST_DEEP) throw new InvalidSchema('a $ref leads to too many others');
    this.#active.add(schema);
    const within = (each: unknown) => this.check({ schema: each as JsonSchema, document });
    const { $ref } = schema;
    if (typeof $ref === 'string') this.check(target($ref, document));
    for (const keyword of LISTS) {
      const parts = schema[keyword];
      if (Array.isArray(parts)) for (const part of parts) within(part);
    }
    for (const keyword of SINGLE) within(schema[keyword]);
    this.#active.delete(schema);
    this.#checked.add(schema);
  }
}
