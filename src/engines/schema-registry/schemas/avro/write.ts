import { sorted, type JsonObject } from '../../json-text.ts';
import { isNamed, type AvroField, type AvroNamed, type AvroSchema } from './schema.ts';

/**
 * The canonical text of a schema: without white space, attributes in the order of Avro's own libraries, types defined
 * at their first use and referred to by name after it.
 * @param normalize also writes full names, and sorts attributes that have no meaning in Avro
 * @param defined types that are defined elsewhere, so that only their names are written
 */
export function writeAvro(
  schema: AvroSchema,
  normalize = false,
  defined: Iterable<AvroNamed> = [],
): string {
  const written = new Set<AvroNamed>(defined);
  return JSON.stringify(valueOf(schema, ''));

  function propertiesOf(properties: JsonObject): JsonObject {
    return normalize ? (sorted(properties) as JsonObject) : properties;
  }

  function valueOf(each: AvroSchema, namespace: string): unknown {
    if (isNamed(each)) {
      if (written.has(each)) return nameIn(each, namespace);
      written.add(each);
      return definitionOf(each, namespace);
    }
    switch (each.kind) {
      case 'union':
        return each.branches.map((branch) => valueOf(branch, namespace));
      case 'array':
        return {
          type: 'array',
          items: valueOf(each.items, namespace),
          ...propertiesOf(each.properties),
        };
      case 'map':
        return {
          type: 'map',
          values: valueOf(each.values, namespace),
          ...propertiesOf(each.properties),
        };
      default:
        if (Object.keys(each.properties).length === 0) return each.kind;
        return { type: each.kind, ...propertiesOf(each.properties) };
    }
  }

  function definitionOf(type: AvroNamed, around: string): unknown {
    const { name, doc, aliases } = type;
    const kind = type.kind === 'record' && type.isError ? 'error' : type.kind;
    const head = {
      type: kind,
      ...(normalize ? { name: name.full } : nameAndNamespace(type, around)),
      ...(doc !== undefined && { doc }),
    };
    const tail = {
      ...propertiesOf(type.properties),
      ...(aliases.length > 0 && {
        aliases: aliases.map((alias) => relative(alias, name.namespace)),
      }),
    };
    if (type.kind === 'fixed') return { ...head, size: type.size, ...tail };
    if (type.kind === 'enum') {
      const { symbols, default: value } = type;
      return {
        ...head,
        symbols: [...symbols],
        ...(value !== undefined && { default: value }),
        ...tail,
      };
    }
    const fields = type.fields.map((field) => fieldOf(field, name.namespace));
    return { ...head, fields, ...tail };
  }

  function fieldOf(field: AvroField, namespace: string): unknown {
    const { name, type, doc, default: value, order, aliases, properties } = field;
    return {
      name,
      type: valueOf(type, namespace),
      ...(doc !== undefined && { doc }),
      ...(value !== undefined && { default: value }),
      ...(order !== 'ascending' && { order }),
      ...(aliases.length > 0 && { aliases }),
      ...propertiesOf(properties),
    };
  }

  function nameIn({ name }: AvroNamed, namespace: string): string {
    return normalize ? name.full : relative(name.full, namespace);
  }

  /** A name without its namespace, if that is the enclosing one. */
  function relative(full: string, namespace: string): string {
    const dot = full.lastIndexOf('.');
    return !normalize && dot >= 0 && full.slice(0, dot) === namespace ? full.slice(dot + 1) : full;
  }
}

function nameAndNamespace({ name }: AvroNamed, around: string): JsonObject {
  if (name.namespace === around) return { name: name.simple };
  return { name: name.simple, namespace: name.namespace };
}
