import { isNode } from '../../base/json-pointer.ts';
import type { Schema } from '../../contract/model/document.ts';
import { mapSchema } from '../../contract/schema.ts';
import type { NamedSchemas } from './distinct-schemas.ts';

const COMPONENTS = '#/components/schemas/';

/** The schemas of messages in one direction. */
export interface Side {
  /** The components that differ in this direction, by their names there. */
  readonly components: NamedSchemas;
  /** A schema as it is meant in this direction. */
  readonly of: (schema: Schema) => Schema;
}

/**
 * Schemas as they are meant in messages of one direction: a property that only belongs to the other one is not required
 * (OpenAPI 3.1, Schema Object: `readOnly`, `writeOnly`). Only components that differ get a second form.
 */
export function sideOf(direction: 'request' | 'answer', components: NamedSchemas): Side {
  const hidden = direction === 'request' ? 'readOnly' : 'writeOnly';
  const isHidden = (property: unknown): boolean =>
    isNode(property) && (property[hidden] === true || isHidden(referred(property, components)));
  const withoutHidden = (schema: Schema): Schema => {
    const { required, properties } = schema;
    if (!Array.isArray(required) || !isNode(properties)) return schema;
    const left = required.filter((name) => !isHidden(properties[String(name)]));
    return left.length === required.length ? schema : { ...schema, required: left };
  };
  const differing = differingIn(components, withoutHidden);
  const renamed = (schema: Schema): Schema => {
    const name = nameOf(schema);
    return name !== undefined && differing.has(name)
      ? { ...schema, $ref: `${COMPONENTS}${encodeURIComponent(`${direction} ${name}`)}` }
      : schema;
  };
  const of = (schema: Schema) =>
    mapSchema(schema, (each) => renamed(withoutHidden(each))) as Schema;
  return {
    of,
    components: Object.fromEntries(
      [...differing].map((name) => [`${direction} ${name}`, of(components[name]!)]),
    ),
  };
}

/** The components that a change applies to, and those that refer to them. */
function differingIn(components: NamedSchemas, change: (schema: Schema) => Schema): Set<string> {
  const differing = new Set<string>();
  const users = new Map<string, Set<string>>();
  for (const [name, component] of Object.entries(components)) {
    mapSchema(component, (schema) => {
      if (change(schema) !== schema) differing.add(name);
      const used = nameOf(schema);
      if (used !== undefined) users.set(used, (users.get(used) ?? new Set()).add(name));
      return schema;
    });
  }
  for (const name of differing) for (const user of users.get(name) ?? []) differing.add(user);
  return differing;
}

function referred(schema: Schema, components: NamedSchemas): unknown {
  const name = nameOf(schema);
  return name === undefined ? undefined : components[name];
}

function nameOf({ $ref }: Schema): string | undefined {
  return typeof $ref === 'string' && $ref.startsWith(COMPONENTS)
    ? decodeURIComponent($ref.slice(COMPONENTS.length))
    : undefined;
}
