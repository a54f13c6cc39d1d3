/** The subset of JSON Schema in which replies are described. */
export interface ReplySchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly ReplySchema[];
  readonly items?: ReplySchema | false;
  readonly prefixItems?: readonly ReplySchema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** One alternative of a reply: its form, and its meaning. */
export interface ReplyBranch {
  readonly type: string;
  readonly description?: string;
  /** Its items, if they have descriptions of their own. */
  readonly items: readonly ReplyBranch[];
}

/** The alternatives of a reply; one if there are no others. */
export function replyBranches(schema: ReplySchema): ReplyBranch[] {
  return (schema.oneOf ?? [schema]).map((alternative) => ({
    type: replyType(alternative),
    ...(alternative.description !== undefined && { description: alternative.description }),
    items: itemsOf(alternative),
  }));
}

/** Describes the type of a value: `integer ≥ 0`, `array of string or null`. */
export function replyType(schema: ReplySchema): string {
  const { type } = schema;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined)
    return schema.enum.map((each) => JSON.stringify(each)).join(' or ');
  if (schema.oneOf !== undefined) return unique(schema.oneOf.map(replyType)).join(' or ');
  if (type === 'array') return arrayType(schema);
  if (type === 'integer') return `integer${range(schema)}`;
  if (type === undefined) return 'anything';
  return typeof type === 'string' ? type : type.join(' or ');
}

function arrayType({ prefixItems, items, minItems, maxItems }: ReplySchema): string {
  if (prefixItems !== undefined) {
    const rest = items === undefined || items === false ? [] : [`${replyType(items)} …`];
    return `[${[...prefixItems.map(replyType), ...rest].join(', ')}]`;
  }
  if (maxItems === 0) return 'empty array';
  const many = minItems !== undefined && minItems === maxItems ? ` of ${minItems}` : '';
  if (items === undefined || items === false) return `array${many}`;
  const inner = replyType(items);
  const grouped = inner.includes(' or ') && inner.includes('array') ? `(${inner})` : inner;
  return many === '' ? `array of ${grouped}` : `array${many} × ${grouped}`;
}

function range({ minimum, maximum }: ReplySchema): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return ` ≥ ${minimum}`;
  return maximum === undefined ? '' : ` ≤ ${maximum}`;
}

function itemsOf({ items, prefixItems = [] }: ReplySchema): ReplyBranch[] {
  const members = [...prefixItems, ...(items === undefined || items === false ? [] : [items])];
  return members.flatMap(replyBranches).filter((each) => each.description !== undefined);
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
