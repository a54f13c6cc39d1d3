import { isNode, pointerIn, valueAt, type Node } from '../../src/base/json-pointer.ts';

/** A schema merged with its reference and its `allOf`; what has not the form that it must have is left out. */
export interface PlainSchema {
  readonly types: readonly string[];
  readonly description?: string | undefined;
  readonly title?: string | undefined;
  readonly format?: string | undefined;
  readonly pattern?: string | undefined;
  readonly contentMediaType?: string | undefined;
  /** The values that are allowed, if they are listed. */
  readonly values?: readonly unknown[] | undefined;
  readonly default?: unknown;
  readonly examples: readonly unknown[];
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly exclusiveMinimum?: number | undefined;
  readonly exclusiveMaximum?: number | undefined;
  readonly multipleOf?: number | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
  readonly minProperties?: number | undefined;
  readonly maxProperties?: number | undefined;
  readonly isUnique: boolean;
  readonly isReadOnly: boolean;
  readonly isWriteOnly: boolean;
  readonly isDeprecated: boolean;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly patternProperties: Readonly<Record<string, unknown>>;
  readonly required: readonly string[];
  readonly additionalProperties?: Node | boolean | undefined;
  readonly items?: Node | boolean | undefined;
  readonly prefixItems: readonly unknown[];
  readonly oneOf?: readonly unknown[] | undefined;
  readonly anyOf?: readonly unknown[] | undefined;
  readonly not?: Node | undefined;
  readonly discriminator?: Node | undefined;
  readonly xml?: Node | undefined;
}

const known = new WeakMap<object, WeakMap<object, PlainSchema>>();

/** Merges a schema with the schemas in its reference and its `allOf`. */
export function plainSchema(document: object, schema: unknown): PlainSchema {
  if (!isNode(schema)) return read({}, true);
  const ofDocument = known.get(document) ?? new WeakMap<object, PlainSchema>();
  known.set(document, ofDocument);
  const found =
    ofDocument.get(schema) ?? read(merged(document, schema, new Set()), hasParts(schema));
  ofDocument.set(schema, found);
  return found;
}

/** The target of a schema's reference. */
export function targetOf(document: object, { $ref }: Node): unknown {
  return typeof $ref === 'string' ? valueAt(document, pointerIn($ref)) : undefined;
}

function hasParts({ allOf }: Node): boolean {
  return Array.isArray(allOf) && allOf.length > 0;
}

/** @param above the schemas that are being merged, because an author may have made a circle */
function merged(document: object, schema: Node, above: ReadonlySet<Node>): Node {
  if (above.has(schema)) return {};
  const within = new Set([...above, schema]);
  const { $ref: _, allOf, ...own } = schema;
  const target = targetOf(document, schema);
  const parts = [target, ...(Array.isArray(allOf) ? (allOf as unknown[]) : [])]
    .filter(isNode)
    .map((part) => merged(document, part, within));
  const all = [...parts, own];
  const joined = (name: string) =>
    Object.assign({}, ...all.map((part) => (isNode(part[name]) ? part[name] : {}))) as Node;
  const required = all.flatMap(({ required: names }) =>
    Array.isArray(names) ? (names as unknown[]) : [],
  );
  // The parts of an object have their own descriptions and titles, which are not those of the whole.
  const ofWhole = (name: string) => own[name] ?? (hasParts(schema) ? undefined : parts[0]?.[name]);
  return {
    ...(Object.assign({}, ...all) as Node),
    description: ofWhole('description'),
    title: ofWhole('title'),
    properties: joined('properties'),
    patternProperties: joined('patternProperties'),
    required,
  };
}

function read(schema: Node, isOfParts: boolean): PlainSchema {
  const text = (name: string) => (typeof schema[name] === 'string' ? schema[name] : undefined);
  const number = (name: string) => (typeof schema[name] === 'number' ? schema[name] : undefined);
  const list = (name: string) =>
    Array.isArray(schema[name]) ? (schema[name] as unknown[]) : undefined;
  const object = (name: string) => {
    const value = schema[name];
    return isNode(value) && !Array.isArray(value) ? value : undefined;
  };
  const schemaIn = (name: string) => (schema[name] === false ? false : object(name));
  const types = [schema['type']].flat().filter((type) => typeof type === 'string');
  return {
    types,
    description: text('description'),
    title: text('title'),
    format: text('format'),
    pattern: text('pattern'),
    contentMediaType: text('contentMediaType'),
    values: 'const' in schema ? [schema['const']] : list('enum'),
    default: schema['default'],
    examples: [...('example' in schema ? [schema['example']] : []), ...(list('examples') ?? [])],
    minimum: number('minimum'),
    maximum: number('maximum'),
    exclusiveMinimum: number('exclusiveMinimum'),
    exclusiveMaximum: number('exclusiveMaximum'),
    multipleOf: number('multipleOf'),
    minLength: number('minLength'),
    maxLength: number('maxLength'),
    minItems: number('minItems'),
    maxItems: number('maxItems'),
    minProperties: number('minProperties'),
    maxProperties: number('maxProperties'),
    isUnique: schema['uniqueItems'] === true,
    isReadOnly: schema['readOnly'] === true,
    isWriteOnly: schema['writeOnly'] === true,
    isDeprecated: schema['deprecated'] === true,
    properties: object('properties') ?? {},
    patternProperties: object('patternProperties') ?? {},
    required: (list('required') ?? []).filter((name) => typeof name === 'string'),
    // A part that allows nothing more would forbid what the other parts have.
    additionalProperties: isOfParts
      ? object('additionalProperties')
      : schemaIn('additionalProperties'),
    items: schemaIn('items'),
    prefixItems: list('prefixItems') ?? [],
    oneOf: list('oneOf'),
    anyOf: list('anyOf'),
    not: object('not'),
    discriminator: object('discriminator'),
    xml: object('xml'),
  };
}
