import { LOGICAL, type Field, type Schema, type SchemaType } from '../../data/schema.ts';
import { defaultToJson } from './defaults.ts';
import { DEFAULT_NAME, DEFAULT_NAMESPACE, ENUM, MAP_ENTRY, UNION } from './logical.ts';

const TYPES: Readonly<Partial<Record<SchemaType, string>>> = {
  INT8: 'int',
  INT16: 'int',
  INT32: 'int',
  INT64: 'long',
  FLOAT32: 'float',
  FLOAT64: 'double',
  BOOLEAN: 'boolean',
  STRING: 'string',
  BYTES: 'bytes',
};
const SMALL: Readonly<Partial<Record<SchemaType, string>>> = { INT8: 'int8', INT16: 'int16' };
/** `AvroData.CONNECT_AVRO_DECIMAL_PRECISION_DEFAULT`. */
const PRECISION = 64;

/** Converts a schema of Connect to Avro (`AvroData.fromConnectSchema`), as JSON. */
export function avroSchemaOf(schema: Schema): unknown {
  return new Writer().type(schema);
}

class Writer {
  readonly #defined = new Set<string>();
  #unnamed = 0;

  /** A type, in a union with null if the schema is optional. */
  type(schema: Schema, nullFirst = true): unknown {
    const own = this.#own(schema);
    if (!schema.optional) return own;
    const others = Array.isArray(own) ? (own as unknown[]) : [own];
    return nullFirst ? ['null', ...others] : [...others, 'null'];
  }

  #own(schema: Schema): unknown {
    const { type, fields, keySchema, valueSchema, parameters } = schema;
    if (type === 'STRUCT') {
      if (schema.name === UNION) {
        return fields!.map((field) => this.type({ ...field.schema, optional: false }));
      }
      return this.#record(schema);
    }
    if (type === 'ARRAY') return { type: 'array', items: this.type(valueSchema!) };
    if (type === 'MAP') {
      const isPlain = keySchema!.type === 'STRING' && !keySchema!.optional;
      if (isPlain) return { type: 'map', values: this.type(valueSchema!) };
      return { type: 'array', items: this.#entry(schema) };
    }
    const name = parameters?.get(ENUM);
    if (type === 'STRING' && name !== undefined) {
      if (this.#defined.has(name)) return name;
      this.#defined.add(name);
      const symbols = [...parameters!.keys()].filter((symbol) => symbol !== ENUM);
      return { type: 'enum', name, symbols };
    }
    const properties = propertiesOf(schema);
    const plain = TYPES[type]!;
    return Object.keys(properties).length === 0 ? plain : { type: plain, ...properties };
  }

  #record({ name = this.#newName(), doc, fields }: Schema): unknown {
    if (this.#defined.has(name)) return name;
    this.#defined.add(name);
    return {
      type: 'record',
      name,
      ...(doc !== undefined && { doc }),
      fields: fields!.map((field) => this.#field(field)),
    };
  }

  #entry({ keySchema, valueSchema }: Schema): unknown {
    return {
      type: 'record',
      name: this.#newName(MAP_ENTRY),
      'connect.internal.type': MAP_ENTRY,
      fields: [
        { name: 'key', type: this.type(keySchema!) },
        { name: 'value', type: this.type(valueSchema!) },
      ],
    };
  }

  #field({ name, schema }: Field): unknown {
    const { defaultValue: value, doc, optional } = schema;
    const hasOwn = value !== undefined && value !== null;
    // The default of a union must be a value of its first branch.
    return {
      name,
      type: this.type(schema, !hasOwn),
      ...(doc !== undefined && { doc }),
      ...(hasOwn
        ? { default: defaultToJson(value, schema.name === LOGICAL.date) }
        : optional && { default: null }),
    };
  }

  /** A name for an anonymous struct: the default one, with a number from the second struct on. */
  #newName(base = DEFAULT_NAME): string {
    const number = ++this.#unnamed;
    return `${DEFAULT_NAMESPACE}.${base}${number === 1 ? '' : number}`;
  }
}

function propertiesOf({ type, name, version, parameters }: Schema): Record<string, unknown> {
  const small = SMALL[type];
  return {
    ...(small !== undefined && { 'connect.type': small }),
    ...(name !== undefined && { ...logicalType(name, parameters), 'connect.name': name }),
    ...(version !== undefined && { 'connect.version': version }),
    ...(parameters !== undefined && { 'connect.parameters': Object.fromEntries(parameters) }),
  };
}

function logicalType(name: string, parameters: Schema['parameters']): Record<string, unknown> {
  switch (name) {
    case LOGICAL.date:
      return { logicalType: 'date' };
    case LOGICAL.time:
      return { logicalType: 'time-millis' };
    case LOGICAL.timestamp:
      return { logicalType: 'timestamp-millis' };
    case LOGICAL.decimal:
      return {
        logicalType: 'decimal',
        precision: PRECISION,
        scale: Number(parameters?.get('scale') ?? 0),
      };
    default:
      return {};
  }
}
