import { isNode, pointerIn } from '../../src/base/json-pointer.ts';
import { scalarText } from './scalar-text.ts';
import { itemsOf, partsOf, propertyOf } from '../../src/contract/model/schema-parts.ts';

/** What a schema says of its element (OpenAPI 3.1, XML Object). */
interface Naming {
  readonly name: string | undefined;
  readonly attribute?: unknown;
  readonly wrapped?: unknown;
  readonly prefix?: unknown;
  readonly namespace?: unknown;
}

/** The longest chain of elements within each other. */
const DEEPEST = 64;

/** A value as an XML document, with the names that its schema gives. */
export function xmlOf(document: object, value: unknown, schema: unknown): string {
  const root = namingOf(document, schema).name ?? lastOf(schema) ?? 'root';
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(document, root, value, schema, 0)}\n`;
}

function element(
  document: object,
  name: string,
  value: unknown,
  schema: unknown,
  depth: number,
): string {
  const { prefix, namespace } = namingOf(document, schema);
  const tag = typeof prefix === 'string' ? `${prefix}:${name}` : name;
  const space =
    typeof namespace === 'string'
      ? ` xmlns${typeof prefix === 'string' ? `:${prefix}` : ''}="${escaped(namespace)}"`
      : '';
  if (depth > DEEPEST) return `<${tag}/>`;
  if (Array.isArray(value)) {
    const items = value.map((item) => itemOf(document, item, schema, name, depth + 1));
    return `<${tag}${space}>${items.join('')}</${tag}>`;
  }
  if (!isNode(value)) {
    return value === null
      ? `<${tag}${space}/>`
      : `<${tag}${space}>${escaped(scalarText(value))}</${tag}>`;
  }
  let attributes = space;
  let inner = '';
  for (const [key, member] of Object.entries(value)) {
    const property = propertyOf({ document }, schema, key);
    const naming = namingOf(document, property);
    const own = naming.name ?? key;
    if (naming.attribute === true) attributes += ` ${own}="${escaped(scalarText(member))}"`;
    else if (Array.isArray(member) && naming.wrapped !== true) {
      inner += member.map((item) => itemOf(document, item, property, own, depth + 1)).join('');
    } else inner += element(document, own, member, property, depth + 1);
  }
  return `<${tag}${attributes}>${inner}</${tag}>`;
}

function itemOf(
  document: object,
  item: unknown,
  list: unknown,
  name: string,
  depth: number,
): string {
  const schema = itemsOf({ document }, list);
  return element(document, namingOf(document, schema).name ?? name, item, schema, depth);
}

function namingOf(document: object, schema: unknown): Naming {
  const all = [...partsOf({ document }, schema)].map(({ xml }) => xml).filter(isNode);
  const { name, ...rest } = Object.assign({}, ...all.toReversed()) as Record<string, unknown>;
  return { ...rest, name: typeof name === 'string' ? name : undefined };
}

/** The name of the schema that a reference leads to. */
function lastOf(schema: unknown): string | undefined {
  const reference = isNode(schema) ? schema['$ref'] : undefined;
  return typeof reference === 'string' ? pointerIn(reference).split('/').at(-1) : undefined;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
