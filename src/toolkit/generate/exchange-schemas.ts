import { isNode, namesOf } from '../../base/json-pointer.ts';
import type { ContractDocument, Schema } from '../../contract/model/document.ts';
import type { Content, MediaType } from '../../contract/model/operation.ts';
import { mapSchema } from '../../contract/schema.ts';
import { compiled, type ValidatorModule } from './compile-schemas.ts';
import type { NamedSchemas } from './distinct-schemas.ts';
import { freeIdentifier, type NamedOperation } from './operation-names.ts';
import { sideOf, type Side } from './sided-schemas.ts';

/** A validator of a generated module. */
export interface MadeValidator {
  /** What the module exports. */
  readonly name: string;
  /** What it checks, as a type of the generated types. */
  readonly type: string;
}

/** The validators of a document's messages and components. */
export interface MadeValidators {
  readonly module: ValidatorModule;
  readonly all: readonly MadeValidator[];
  /** Those of answers: by operation, status and media type. Undefined for what is not JSON or has no schema. */
  readonly answers: ReadonlyMap<string, Answers>;
}

type Answers = Readonly<Record<string, Readonly<Record<string, string | undefined>>>>;

/** Compiles validators for all components, and for the parameters, the JSON bodies and the JSON answers of operations. */
export function madeValidators(
  document: ContractDocument,
  operations: readonly NamedOperation[],
): MadeValidators {
  const components = checkableComponents(document.components?.schemas ?? {});
  const request = sideOf('request', components);
  const answer = sideOf('answer', components);
  const schemas: Record<string, Schema> = {};
  const all: MadeValidator[] = [];
  const taken = new Set<string>();

  function make(words: string, type: string, schema: Schema): string {
    const name = freeIdentifier(`is ${words}`, taken);
    schemas[name] = schema;
    all.push({ name, type });
    return name;
  }
  function makeContent(words: string, type: string, content: Content, side: Side) {
    const json = Object.values(content)
      .filter(({ schema }) => schema !== undefined)
      .filter(isJson);
    return Object.fromEntries(
      Object.entries(content).map(([media, part]) => {
        if (!json.includes(part)) return [media, undefined];
        const of = json.length === 1 ? words : `${words} ${media}`;
        const key = JSON.stringify(writtenType(part));
        return [media, make(of, `${type}["content"][${key}]`, side.of(checkable(part.schema)))];
      }),
    );
  }

  for (const name of Object.keys(components)) {
    make(name, `components["schemas"][${JSON.stringify(name)}]`, { $ref: referenceTo(name) });
  }
  const answers = new Map<string, Answers>();
  for (const { operation, name, identifier } of operations) {
    const type = `operations[${JSON.stringify(name)}]`;
    const parameters = parametersSchema(operation, request);
    if (parameters !== undefined) {
      make(`${identifier} parameters`, `${type}["parameters"]`, parameters);
    }
    const { requestBody, responses } = operation;
    if (requestBody !== undefined) {
      const body = `NonNullable<${type}["requestBody"]>`;
      makeContent(`${identifier} body`, body, requestBody.content, request);
    }
    const byStatus = Object.entries(responses).map(([status, { content }]) => {
      const key = /^\d+$/.test(status) ? status : JSON.stringify(status);
      const of = `${type}["responses"][${key}]`;
      return [status, makeContent(`${identifier} answer ${status}`, of, content, answer)] as const;
    });
    answers.set(`${operation.method} ${operation.path}`, Object.fromEntries(byStatus));
  }
  const every = { ...components, ...request.components, ...answer.components };
  return { module: compiled(every, schemas, { useDefaults: false, messages: true }), all, answers };
}

/** The media type as the document has it. */
function writtenType({ pointer }: MediaType): string {
  return namesOf(pointer).at(-1)!;
}

function isJson(part: MediaType): boolean {
  return /^[^/]+\/(?:[^;]+\+)?json\b/.test(writtenType(part).toLowerCase());
}

function referenceTo(name: string): string {
  return `#/components/schemas/${encodeURIComponent(name)}`;
}

/** That of an object with the parameters by place, as the types have them. */
function parametersSchema(
  { parameters }: NamedOperation['operation'],
  side: Side,
): Schema | undefined {
  if (parameters.length === 0) return undefined;
  const places: Record<string, { properties: Record<string, Schema>; required: string[] }> = {};
  for (const { in: place, name, required, schema, content } of parameters) {
    const { properties, required: needed } = (places[place] ??= { properties: {}, required: [] });
    properties[name] = side.of(checkable(schema ?? Object.values(content ?? {})[0]?.schema ?? {}));
    if (required) needed.push(name);
  }
  const all = Object.entries(places);
  return {
    type: 'object',
    required: all.filter(([, { required }]) => required.length > 0).map(([place]) => place),
    properties: Object.fromEntries(
      all.map(([place, schema]) => [place, { type: 'object', ...schema }]),
    ),
  };
}

/**
 * The keywords of JSON Schema 2020-12 that decide whether a value is valid. Others say nothing to a validator, or mean
 * something else to this one than to OpenAPI (`discriminator`, `$id`).
 */
const KEYWORDS: ReadonlySet<string> = new Set([
  ...['$ref', 'type', 'enum', 'const', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'],
  ...['multipleOf', 'maximum', 'exclusiveMaximum', 'minimum', 'exclusiveMinimum'],
  ...['maxLength', 'minLength', 'pattern', 'items', 'prefixItems', 'maxItems', 'minItems'],
  ...['uniqueItems', 'contains', 'maxContains', 'minContains', 'maxProperties', 'minProperties'],
  ...['required', 'properties', 'patternProperties', 'additionalProperties', 'propertyNames'],
  ...['dependentRequired', 'dependentSchemas', 'unevaluatedProperties', 'unevaluatedItems'],
  ...['readOnly', 'writeOnly'],
]);

/** The schemas of a document's components, as a validator is compiled from them. */
function checkableComponents(components: Readonly<Record<string, unknown>>): NamedSchemas {
  return Object.fromEntries(
    Object.entries(components).map(([name, schema]) => [name, checkable(schema)]),
  );
}

/** A schema with only what is checked. */
function checkable(schema: unknown): Schema {
  if (schema === false) return { not: {} };
  if (!isNode(schema)) return {};
  const only = (part: Schema): Schema => {
    const kept = Object.entries(part).filter(([keyword]) => KEYWORDS.has(keyword));
    const checked = kept.map(([keyword, value]) => {
      const isCondition = keyword === 'if' || keyword === 'not';
      return [keyword, isCondition ? checkable(value) : value] as const;
    });
    // Older documents say so in 3.1 too; `Schemas` takes it as these do.
    const { nullable, type } = part as { readonly nullable?: unknown; readonly type?: unknown };
    const types =
      nullable === true && type !== undefined
        ? [['type', [...new Set([type, 'null'].flat())]]]
        : [];
    return Object.fromEntries([...checked, ...types]) as Schema;
  };
  return mapSchema(schema, only) as Schema;
}
