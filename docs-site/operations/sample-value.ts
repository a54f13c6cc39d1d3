import { isNode } from '../../src/base/json-pointer.ts';
import { plainSchema, type PlainSchema } from './plain-schema.ts';

/** Members that are not required are left out at this depth. */
const DEEP = 3;
/** Nothing is made at this depth, so that recursive schemas end. */
const DEEPEST = 8;
/** The limit of parts of one value. */
const MOST_PARTS = 200;

/** Who a value is for: what only answers have is no part of a request, and the other way round. */
export type Direction = 'request' | 'response';

interface Making {
  readonly contract: object;
  readonly direction: Direction;
  left: number;
}

/** A value as the author of a schema would write it for readers: from its examples, else by its types and formats. */
export function sampleValue(contract: object, schema: unknown, direction: Direction): unknown {
  return made({ contract, direction, left: MOST_PARTS }, schema, 0, []);
}

function made(making: Making, schema: unknown, depth: number, above: readonly unknown[]): unknown {
  making.left--;
  if (!isNode(schema)) return schema === false ? undefined : 'anything';
  const plain = plainSchema(making.contract, schema);
  const { examples, values: allowed = [] } = plain;
  if (examples.length > 0) return examples[0];
  if (plain.default !== undefined) return plain.default;
  if (allowed.length > 0) return allowed[0];
  if (depth > DEEPEST || making.left < 0 || above.includes(schema)) return undefined;
  const within = [...above, schema];
  const alternative = firstOf(making, plain, depth, within);
  const type = typeOf(plain);
  if (type === 'object' || Object.keys(plain.properties).length > 0) {
    const rest = isNode(alternative) && !Array.isArray(alternative) ? alternative : {};
    return { ...madeObject(making, plain, depth, within), ...rest };
  }
  if (alternative !== undefined) return alternative;
  if (type === 'array') return madeArray(making, plain, depth, within);
  return madeScalar(type, plain);
}

/** A value of the first alternative that is not null. */
function firstOf(
  making: Making,
  { oneOf, anyOf }: PlainSchema,
  depth: number,
  above: readonly unknown[],
): unknown {
  const alternatives = oneOf ?? anyOf ?? [];
  const useful = alternatives.find((each) => isNode(each) && each['type'] !== 'null');
  return useful === undefined ? undefined : made(making, useful, depth, above);
}

function typeOf({ types, items, prefixItems }: PlainSchema): string | undefined {
  const type = types.find((each) => each !== 'null') ?? types[0];
  return type ?? (items !== undefined || prefixItems.length > 0 ? 'array' : undefined);
}

function madeObject(
  making: Making,
  { properties, required, additionalProperties }: PlainSchema,
  depth: number,
  above: readonly unknown[],
): object {
  const value: [string, unknown][] = [];
  for (const [name, property] of Object.entries(properties)) {
    const { isReadOnly, isWriteOnly, isDeprecated } = plainSchema(making.contract, property);
    if (making.direction === 'request' ? isReadOnly : isWriteOnly) continue;
    if (!required.includes(name) && (depth >= DEEP || isDeprecated || making.left <= 0)) continue;
    const member = made(making, property, depth + 1, above);
    if (member !== undefined) value.push([name, member]);
  }
  const isOpen = isNode(additionalProperties) && value.length === 0 && depth < DEEP;
  const other = isOpen ? made(making, additionalProperties, depth + 1, above) : undefined;
  if (other !== undefined) value.push(['name', other]);
  return Object.fromEntries(value);
}

function madeArray(
  making: Making,
  { items, prefixItems, minItems = 1 }: PlainSchema,
  depth: number,
  above: readonly unknown[],
): unknown[] {
  if (prefixItems.length > 0) {
    return prefixItems.map((each) => made(making, each, depth + 1, above) ?? null);
  }
  const count = items === false ? 0 : Math.min(Math.max(minItems, 1), 3);
  const list = Array.from({ length: count }, () => made(making, items ?? {}, depth + 1, above));
  return list.filter((item) => item !== undefined);
}

function madeScalar(type: string | undefined, schema: PlainSchema): unknown {
  if (type === 'boolean') return true;
  if (type === 'null') return null;
  if (type === 'integer' || type === 'number') return madeNumber(schema, type === 'integer');
  const { format = '', minLength = 0, maxLength = Infinity } = schema;
  const text = OF_FORMAT[format] ?? 'text';
  return text.padEnd(Math.min(minLength, 200), 'x').slice(0, maxLength);
}

function madeNumber(schema: PlainSchema, isWhole: boolean): number {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const step = isWhole ? 1 : 0.5;
  const low = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + step);
  const high = maximum ?? (exclusiveMaximum === undefined ? undefined : exclusiveMaximum - step);
  const value = low ?? Math.min(isWhole ? 1 : 1.5, high ?? Infinity);
  return multipleOf !== undefined && multipleOf > 0
    ? Math.ceil(value / multipleOf) * multipleOf
    : value;
}

const OF_FORMAT: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  time: '12:00:00Z',
  duration: 'P1D',
  email: 'ada@example.com',
  'idn-email': 'ada@example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com/page',
  url: 'https://example.com/page',
  'uri-reference': '/page',
  uuid: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  byte: 'dGV4dA==',
  binary: 'the content of a file',
  password: 'secret',
};
