/** The subset of JSON Schema in which replies are described. */
export interface ReplySchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly ReplySchema[];
  readonly items?: ReplySchema | false;
  readonly prefixItems?: readonly ReplySchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly description?: string;
}

/** Longer tuples become arrays. */
const LONGEST_TUPLE = 4;

/** The TypeScript type of values that match the schema. */
export function replyType(schema: ReplySchema): string {
  if (schema.oneOf) return union(schema.oneOf.map(replyType));
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return union(schema.enum.map(literal));
  if (schema.type === undefined) return 'unknown';
  const types = typeof schema.type === 'string' ? [schema.type] : schema.type;
  return union(types.map((type) => namedType(type, schema)));
}

function namedType(type: string, schema: ReplySchema): string {
  if (type === 'array') return arrayType(schema);
  return type === 'integer' ? 'number' : type;
}

function arrayType({ prefixItems, items, minItems = 0, maxItems }: ReplySchema): string {
  if (prefixItems) {
    const elements = prefixItems.map((item, i) => `${replyType(item)}${i < minItems ? '' : '?'}`);
    const isOpen = items !== false && maxItems === undefined;
    if (isOpen) elements.push(`...(${items ? replyType(items) : 'unknown'})[]`);
    return `[${elements.join(', ')}]`;
  }
  const element = items ? replyType(items) : 'unknown';
  if (items && minItems === maxItems && minItems <= LONGEST_TUPLE) {
    return `[${Array<string>(minItems).fill(element).join(', ')}]`;
  }
  return element.includes('|') ? `(${element})[]` : `${element}[]`;
}

function union(types: readonly string[]): string {
  return [...new Set(types)].join(' | ');
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}
