import { NameMap } from '../../../../base/name-map.ts';
import { NameSet } from '../../../../base/name-set.ts';
import { InvalidSchema } from '../../errors.ts';
import { isNumber, isObject, numberIn, readJsonText, type JsonObject } from '../../json-text.ts';
import { Work } from '../work.ts';
import { fitsDefault } from './defaults.ts';
import {
  PRIMITIVES,
  titleOf,
  type AvroEnum,
  type AvroField,
  type AvroFixed,
  type AvroNamed,
  type AvroRecord,
  type AvroSchema,
  type PrimitiveKind,
  type AvroName,
} from './schema.ts';

/** Types by full name. */
export type AvroTypes = Map<string, AvroNamed>;

/**
 * Parses a schema (Avro 1.12 specification, "Schema Declaration").
 * @param types the types that it may refer to; its own are added
 * @throws InvalidSchema
 */
export function parseAvro(text: string, types: AvroTypes = new NameMap()): AvroSchema {
  return new Parser(types).schema(readJsonText(text), '');
}

const ORDERS = ['ascending', 'descending', 'ignore'] as const;

/** The attributes of a definition besides those that the specification defines for it. */
function propertiesOf(definition: JsonObject, known: ReadonlySet<string>): JsonObject {
  return Object.fromEntries(Object.entries(definition).filter(([name]) => !known.has(name)));
}

const NAMED = ['type', 'name', 'namespace', 'doc', 'aliases'];
const KNOWN = {
  primitive: new Set(['type']),
  record: new Set([...NAMED, 'fields']),
  enum: new Set([...NAMED, 'symbols', 'default']),
  fixed: new Set([...NAMED, 'size']),
  array: new Set(['type', 'items']),
  map: new Set(['type', 'values']),
  field: new Set(['name', 'type', 'doc', 'default', 'order', 'aliases']),
};

class Parser {
  readonly #types: AvroTypes;
  readonly #work = new Work();

  constructor(types: AvroTypes) {
    this.#types = types;
  }

  schema(given: unknown, namespace: string): AvroSchema {
    if (typeof given === 'string') return this.#reference(given, namespace);
    if (Array.isArray(given)) return this.#union(given, namespace);
    if (!isObject(given)) throw new InvalidSchema(`${quoted(given)} is not a type`);
    const { type } = given;
    switch (type) {
      case 'record':
      case 'error':
        return this.#record(given, namespace);
      case 'enum':
        return this.#enum(given, namespace);
      case 'fixed':
        return this.#fixed(given, namespace);
      case 'array':
        if (given['items'] === undefined) throw new InvalidSchema('an array has no items');
        return {
          kind: 'array',
          items: this.schema(given['items'], namespace),
          properties: propertiesOf(given, KNOWN.array),
        };
      case 'map':
        if (given['values'] === undefined) throw new InvalidSchema('a map has no values');
        return {
          kind: 'map',
          values: this.schema(given['values'], namespace),
          properties: propertiesOf(given, KNOWN.map),
        };
      case undefined:
        throw new InvalidSchema(`${quoted(given)} has no type`);
      default:
        break;
    }
    if (typeof type !== 'string') return this.schema(type, namespace);
    if (!isPrimitive(type)) return this.#reference(type, namespace);
    return { kind: type, properties: propertiesOf(given, KNOWN.primitive) };
  }

  #reference(name: string, namespace: string): AvroSchema {
    if (isPrimitive(name)) return { kind: name, properties: {} };
    const found = this.#types.get(resolved(name, namespace)) ?? this.#types.get(name);
    if (found === undefined) {
      throw new InvalidSchema(`the type ${quoted(name)} is not defined before it is used`);
    }
    return found;
  }

  #union(given: readonly unknown[], namespace: string): AvroSchema {
    const branches = given.map((branch) => this.schema(branch, namespace));
    const byTitle = new NameMap<string, AvroSchema>();
    for (const branch of branches) {
      if (branch.kind === 'union') throw new InvalidSchema('a union is in a union');
      const title = titleOf(branch);
      if (byTitle.has(title)) throw new InvalidSchema(`a union has ${title} twice`);
      byTitle.set(title, branch);
    }
    return { kind: 'union', branches, byTitle };
  }

  #define<Type extends AvroNamed>(type: Type): Type {
    const { full } = type.name;
    if (this.#types.has(full)) throw new InvalidSchema(`the type ${full} is defined twice`);
    this.#types.set(full, type);
    return type;
  }

  #named(given: JsonObject, namespace: string, known: ReadonlySet<string>) {
    const name = nameOf(given, namespace);
    return {
      name,
      doc: docOf(given, name.simple),
      aliases: aliasesOf(given, name),
      properties: propertiesOf(given, known),
    };
  }

  #record(given: JsonObject, namespace: string): AvroRecord {
    const record: AvroRecord = this.#define({
      kind: 'record',
      isError: given['type'] === 'error',
      ...this.#named(given, namespace, KNOWN.record),
      fields: [],
    });
    const { full } = record.name;
    const { fields } = given;
    if (!Array.isArray(fields)) throw new InvalidSchema(`the record ${full} has no list of fields`);
    const names = new NameSet<string>();
    for (const each of fields as unknown[]) {
      const field = this.#field(each, record);
      if (names.has(field.name)) {
        throw new InvalidSchema(`the record ${full} has the field ${field.name} twice`);
      }
      names.add(field.name);
      record.fields.push(field);
    }
    return record;
  }

  #field(given: unknown, { name: { full, namespace } }: AvroRecord): AvroField {
    if (!isObject(given))
      throw new InvalidSchema(`${quoted(given)} is not a valid field of ${full}`);
    const name = checkName(given['name'], `a field of ${full}`);
    const title = `the field ${name} of ${full}`;
    if (given['type'] === undefined) throw new InvalidSchema(`${title} has no type`);
    const type = this.schema(given['type'], namespace);
    const { order = 'ascending', default: value } = given;
    const known = ORDERS.find((each) => each === order);
    if (known === undefined) {
      throw new InvalidSchema(
        `${title} has the order ${quoted(order)}, not one of ${ORDERS.join(', ')}`,
      );
    }
    const aliases = stringsOf(given['aliases'], `the aliases of ${title}`);
    if (value !== undefined && !fitsDefault(value, type, this.#work)) {
      throw new InvalidSchema(
        `the default ${quoted(value)} of ${title} is not a valid ${titleOf(type)}`,
      );
    }
    const properties = propertiesOf(given, KNOWN.field);
    return {
      name,
      type,
      doc: docOf(given, name),
      default: value,
      order: known,
      aliases,
      properties,
    };
  }

  #enum(given: JsonObject, namespace: string): AvroEnum {
    const named = this.#named(given, namespace, KNOWN.enum);
    const { full } = named.name;
    if (given['symbols'] === undefined) throw new InvalidSchema(`the enum ${full} has no symbols`);
    const list = stringsOf(given['symbols'], `the symbols of ${full}`);
    for (const symbol of list) checkName(symbol, `a symbol of ${full}`);
    const symbols = new NameSet(list);
    if (symbols.size < list.length) {
      throw new InvalidSchema(`the enum ${full} has a symbol twice`);
    }
    const { default: value } = given;
    if (value !== undefined && !(typeof value === 'string' && symbols.has(value))) {
      throw new InvalidSchema(`the default ${quoted(value)} of ${full} is not one of its symbols`);
    }
    return this.#define({ kind: 'enum', ...named, symbols, default: value });
  }

  #fixed(given: JsonObject, namespace: string): AvroFixed {
    const named = this.#named(given, namespace, KNOWN.fixed);
    const size = isNumber(given['size']) ? numberIn(given['size'])! : -1;
    if (!Number.isSafeInteger(size) || size < 0) {
      throw new InvalidSchema(`the size of ${named.name.full} must be a number of bytes`);
    }
    return this.#define({ kind: 'fixed', ...named, size });
  }
}

function isPrimitive(type: string): type is PrimitiveKind {
  return PRIMITIVES.some((primitive) => primitive === type);
}

function docOf({ doc }: JsonObject, name: string): string | undefined {
  if (doc === undefined || typeof doc === 'string') return doc;
  throw new InvalidSchema(`the doc of ${name} must be a string`);
}

/** Avro specification, "Names". */
const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
const FULL_NAME = /^[A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z_][A-Za-z0-9_]*)*$/;

/** @throws InvalidSchema */
function checkName(name: unknown, what: string): string {
  if (typeof name !== 'string') throw new InvalidSchema(`${what} has no name`);
  if (!NAME.test(name)) throw new InvalidSchema(`${quoted(name)} can not be the name of ${what}`);
  return name;
}

/** The name in a definition; without a namespace of its own it is in the enclosing one. */
function nameOf(definition: JsonObject, around: string): AvroName {
  const { name, namespace, type } = definition;
  if (typeof name !== 'string') throw new InvalidSchema(`a type ${String(type)} has no name`);
  if (!FULL_NAME.test(name))
    throw new InvalidSchema(`${quoted(name)} can not be the name of a type`);
  const dot = name.lastIndexOf('.');
  if (dot >= 0) return fullName(name);
  if (PRIMITIVES.some((primitive) => primitive === name)) {
    throw new InvalidSchema(`a type can not be named ${name}, like one of Avro's own`);
  }
  const own = namespace ?? around;
  if (typeof own !== 'string' || (own !== '' && !FULL_NAME.test(own))) {
    throw new InvalidSchema(`${quoted(own)} can not be the namespace of ${name}`);
  }
  return { full: resolved(name, own), namespace: own, simple: name };
}

/** Resolves a reference to a name: its own namespace, or the enclosing one. */
function resolved(name: string, around: string): string {
  return name.includes('.') || around === '' ? name : `${around}.${name}`;
}

function fullName(full: string): AvroName {
  const dot = full.lastIndexOf('.');
  return { full, namespace: full.slice(0, Math.max(dot, 0)), simple: full.slice(dot + 1) };
}

/** The full names of a type's aliases. */
function aliasesOf({ aliases }: JsonObject, { simple, namespace }: AvroName): string[] {
  return stringsOf(aliases, `the aliases of ${simple}`).map((alias) => {
    if (!FULL_NAME.test(alias)) throw new InvalidSchema(`${quoted(alias)} can not be an alias`);
    return resolved(alias, namespace);
  });
}

/** A list of strings; empty if the value is absent. @throws InvalidSchema */
function stringsOf(value: unknown, what: string): string[] {
  if (value === undefined) return [];
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value;
  throw new InvalidSchema(`${what} must be a list of strings`);
}

/** A value as JSON, truncated if it is long. */
function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}
