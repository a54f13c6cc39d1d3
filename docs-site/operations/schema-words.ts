import { plainSchema, type PlainSchema } from './plain-schema.ts';

/** Lists in lists are named up to this depth. */
const DEEPEST = 4;

/** Describes the type of a value: `string`, `array of integer`, `object or null`. */
export function typeWords(document: object, schema: PlainSchema, depth = 0): string {
  const { types, oneOf, anyOf, not, format } = schema;
  if (types.length > 0) {
    return types.map((type) => wordsOfType(document, type, schema, depth)).join(' or ');
  }
  if (oneOf !== undefined) return 'one of these';
  if (anyOf !== undefined) return 'any of these';
  if (Object.keys(schema.properties).length > 0) return 'object';
  if (schema.items !== undefined) return wordsOfType(document, 'array', schema, depth);
  const [value] = schema.values ?? [];
  if (value !== undefined) return value === null ? 'null' : typeof value;
  return not !== undefined ? 'anything but this' : (format ?? 'anything');
}

function wordsOfType(document: object, type: string, schema: PlainSchema, depth: number): string {
  const { items, format, contentMediaType } = schema;
  if (type === 'array' && typeof items === 'object' && depth < DEEPEST) {
    return `array of ${typeWords(document, plainSchema(document, items), depth + 1)}`;
  }
  const kind = type === 'string' ? (format ?? contentMediaType) : format;
  return kind === undefined || type === 'null' ? type : `${type} (${kind})`;
}

/** The constraints of a value besides its type, each in a few words. */
export function limitWords(schema: PlainSchema): string[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  const { exclusiveMinimum: above, exclusiveMaximum: below, multipleOf } = schema;
  const isNotEmpty = minLength === 1 && maxLength === undefined;
  return [
    ...between(minimum, maximum, ''),
    ...(above === undefined ? [] : [`more than ${shown(above)}`]),
    ...(below === undefined ? [] : [`less than ${shown(below)}`]),
    ...(multipleOf === undefined ? [] : [`a multiple of ${shown(multipleOf)}`]),
    ...between(isNotEmpty ? undefined : minLength, maxLength, ' characters'),
    ...(isNotEmpty ? ['not empty'] : []),
    ...between(minItems, maxItems, ' items'),
    ...between(schema.minProperties, schema.maxProperties, ' members'),
    ...(schema.isUnique ? ['no item twice'] : []),
    ...(schema.additionalProperties === false ? ['no other members'] : []),
    ...(schema.isReadOnly ? ['in answers only'] : []),
    ...(schema.isWriteOnly ? ['in requests only'] : []),
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
  return value.toLocaleString('en-US', { maximumFractionDigits: 20 });
}
