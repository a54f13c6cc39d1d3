import { isNode, pointerIn, valueAt, type Node } from '../../base/json-pointer.ts';

/** The longest chain of references and parts that is followed. */
const DEEPEST = 64;

/** Chooses one of the alternatives of a schema. */
export type Choose = (alternatives: readonly unknown[]) => unknown;

/**
 * One schema for a value that several apply to: the target of a reference, all parts of `allOf`, and of `oneOf` and
 * `anyOf` the chosen alternative. What a value must be besides (`if`, `not`) is left to validation.
 * @param passed is told of each schema on the way
 * @param known what has been joined already, and whether it fits: many parts may refer to the same
 * @returns undefined if nothing fits: `false`, or a circle of references
 */
export function joinedSchema(
  document: object,
  schema: unknown,
  choose: Choose,
  passed: (schema: Node) => void,
  known = new Map<Node, boolean>(),
  depth = 0,
): Node | undefined {
  if (schema === true) return {};
  if (!isNode(schema) || Array.isArray(schema) || depth > DEEPEST) return undefined;
  const fits = known.get(schema);
  if (fits !== undefined) return fits ? {} : undefined;
  passed(schema);
  const { $ref, allOf, oneOf, anyOf, discriminator, ...own } = schema;
  let joined: Node | undefined = own;
  const add = (part: unknown): void => {
    const inner = joinedSchema(document, part, choose, passed, known, depth + 1);
    joined = joined && inner && both(joined, inner);
  };
  if (typeof $ref === 'string') add(valueAt(document, pointerIn($ref)));
  if (Array.isArray(allOf)) allOf.forEach(add);
  for (const list of [oneOf, anyOf]) {
    if (!Array.isArray(list) || list.length === 0) continue;
    const chosen = choose(list);
    add(chosen);
    const named = nameFor(discriminator, chosen);
    if (joined !== undefined && named !== undefined) joined = withName(joined, ...named);
  }
  known.set(schema, joined !== undefined);
  return joined;
}

/** What the discriminator says of an alternative: the property and its value (OpenAPI 3.1, Discriminator Object). */
function nameFor(discriminator: unknown, chosen: unknown): [string, string] | undefined {
  if (!isNode(discriminator) || !isNode(chosen)) return undefined;
  const { propertyName, mapping } = discriminator;
  const { $ref } = chosen;
  if (typeof propertyName !== 'string' || typeof $ref !== 'string') return undefined;
  const last = pointerIn($ref).split('/').at(-1)!;
  const mapped = Object.entries(isNode(mapping) ? mapping : {}).find(
    ([, target]) => target === $ref || target === last,
  );
  return [propertyName, mapped?.[0] ?? last];
}

function withName(schema: Node, property: string, value: string): Node {
  const properties = isNode(schema['properties']) ? schema['properties'] : {};
  const own = properties[property];
  const isSaid = isNode(own) && (own['const'] !== undefined || own['enum'] !== undefined);
  if (isSaid) return schema;
  return { ...schema, properties: { ...properties, [property]: { const: value } } };
}

/** The keywords of which the larger or the smaller value applies. */
const LARGER = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']);
const SMALLER = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']);

/** The keywords of two schemas that apply to one value. */
function both(one: Node, other: Node): Node {
  const joined: Record<string, unknown> = { ...one };
  for (const [name, value] of Object.entries(other)) {
    joined[name] = Object.hasOwn(one, name) ? bothOf(name, one[name], value) : value;
  }
  return joined;
}

function bothOf(name: string, one: unknown, other: unknown): unknown {
  if (LARGER.has(name)) return Math.max(Number(one), Number(other));
  if (SMALLER.has(name)) return Math.min(Number(one), Number(other));
  switch (name) {
    case 'required':
      return [...new Set([one, other].flat())];
    case 'type':
      return commonTypes([one].flat(), [other].flat());
    case 'enum':
      return (one as unknown[]).filter((value) => (other as unknown[]).includes(value));
    case 'properties':
    case 'patternProperties':
      return bothProperties(one as Node, other as Node);
    case 'items':
      return { allOf: [one, other] };
    case 'additionalProperties':
      return one === false || other === false ? false : isNode(one) ? one : other;
    case 'uniqueItems':
      return one === true || other === true;
    default:
      // What only describes: the first says more, because it is nearer to the value.
      return one;
  }
}

function commonTypes(one: unknown[], other: unknown[]): unknown[] {
  const common = one.filter((type) => other.includes(type));
  const isWhole = [one, other].some((types) => types.includes('integer'));
  const isNumber = [one, other].some((types) => types.includes('number'));
  return isWhole && isNumber && !common.includes('integer') ? [...common, 'integer'] : common;
}

function bothProperties(one: Node, other: Node): Node {
  const joined: Record<string, unknown> = { ...one };
  for (const [name, schema] of Object.entries(other)) {
    joined[name] = Object.hasOwn(one, name) ? { allOf: [one[name], schema] } : schema;
  }
  return joined;
}
