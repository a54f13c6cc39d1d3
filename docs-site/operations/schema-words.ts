import { resolve, type ContractDocument, type Schema } from '../../src/contract/model/document.ts';

/** A schema merged with its reference and its `allOf`. */
export interface PlainSchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly title?: string;
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minProperties?: number;
  readonly properties?: Readonly<Record<string, Schema | boolean>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema | boolean;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

/** Merges a schema with the schemas in its reference and its `allOf`. */
export function plainSchema(document: ContractDocument, schema: Schema): PlainSchema {
  const {
    $ref,
    allOf = [],
    ...own
  } = schema as Schema & {
    readonly $ref?: string;
    readonly allOf?: readonly Schema[];
  };
  const parts = [
    ...($ref === undefined ? [] : [resolve<Schema>(document, { $ref })]),
    ...allOf,
  ].map((part) => plainSchema(document, part));
  const all: readonly PlainSchema[] = [...parts, own];
  const properties = Object.assign({}, ...all.map((part) => part.properties)) as NonNullable<
    PlainSchema['properties']
  >;
  const required = all.flatMap((part) => part.required ?? []);
  return {
    ...Object.assign({}, ...all),
    // The parts of an object have their own descriptions, which are not that of the whole.
    description: own.description ?? (allOf.length === 0 ? parts[0]?.description : undefined),
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  };
}

/** Describes the type of a value: `string`, `array of integer`, `object or null`. */
export function typeWords(document: ContractDocument, schema: PlainSchema): string {
  const { type, oneOf, anyOf, items, properties, format } = schema;
  if (Array.isArray(type)) {
    return type.map((each: string) => typeWords(document, { ...schema, type: each })).join(' or ');
  }
  if (type === 'array' && typeof items === 'object') {
    return `array of ${typeWords(document, plainSchema(document, items))}`;
  }
  if (type === undefined && (oneOf ?? anyOf) !== undefined) return 'one of these';
  if (type === undefined) return properties === undefined ? valueType(schema) : 'object';
  return format === undefined ? String(type) : `${String(type)} (${format})`;
}

/** The type of the listed values; `anything` if there is no list. */
function valueType(schema: PlainSchema): string {
  const [value] = 'const' in schema ? [schema.const] : (schema.enum ?? []);
  return value === undefined ? 'anything' : typeof value;
}

/** The constraints of a value besides its type, each in a few words. */
export function limitWords(schema: PlainSchema): string[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, minProperties } = schema;
  return [
    ...between(minimum, maximum, ''),
    ...between(
      minLength === 1 && maxLength === undefined ? undefined : minLength,
      maxLength,
      ' characters',
    ),
    ...(minLength === 1 && maxLength === undefined ? ['not empty'] : []),
    ...between(minItems, maxItems, ' items'),
    ...between(minProperties, undefined, ' members'),
    ...(schema.uniqueItems === true ? ['no item twice'] : []),
    ...(schema.additionalProperties === false ? ['no other members'] : []),
  ];
}

function between(least: number | undefined, most: number | undefined, unit: string): string[] {
  if (least === undefined && most === undefined) return [];
  if (least === undefined) return [`at most ${shown(most!)}${unit}`];
  if (most === undefined) return [`at least ${shown(least)}${unit}`];
  return least === most
    ? [`exactly ${shown(least)}${unit}`]
    : [`${shown(least)} to ${shown(most)}${unit}`];
}

function shown(value: number): string {
  return value.toLocaleString('en-US');
}
