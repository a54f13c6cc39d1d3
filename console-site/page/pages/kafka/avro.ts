/** A schema of Avro, as its JSON has it. */
export type AvroSchema =
  | string
  | readonly AvroSchema[]
  | {
      readonly type: AvroSchema;
      readonly name?: string;
      readonly namespace?: string;
      readonly fields?: readonly { readonly name: string; readonly type: AvroSchema }[];
      readonly symbols?: readonly string[];
      readonly items?: AvroSchema;
      readonly values?: AvroSchema;
      readonly size?: number;
    };
type Complex = Exclude<AvroSchema, string | readonly AvroSchema[]>;

/**
 * The value that bytes have under a schema (Avro 1.11, "Binary encoding").
 * @throws Error if they are not of the schema, or if it names types of other schemas
 */
export function avroValue(bytes: Uint8Array, schema: AvroSchema): unknown {
  const reader = new AvroReader(bytes);
  const value = reader.value(schema);
  if (!reader.isAtEnd) throw new Error('there are bytes left');
  return value;
}

/** The most values that are read: some have no bytes, so the end of the input does not limit how many there are. */
const MOST_VALUES = 100_000;
/** The longest number has ten bytes. */
const LONGEST = 70n;

class AvroReader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #named = new Map<string, Complex>();
  #at = 0;
  #values = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  value(schema: AvroSchema): unknown {
    this.#values += 1;
    if (this.#values > MOST_VALUES) throw new Error('there are too many values');
    if (typeof schema === 'string') return this.#simple(schema);
    if (isUnion(schema)) return this.value(present(schema[Number(this.#long())]));
    const { type } = schema;
    if (typeof type !== 'string') return this.value(type);
    if (schema.name !== undefined) this.#named.set(schema.name, schema);
    switch (type) {
      case 'record': {
        const fields = present(schema.fields);
        return Object.fromEntries(fields.map(({ name, type: of }) => [name, this.value(of)]));
      }
      case 'enum':
        return present(present(schema.symbols)[Number(this.#long())]);
      case 'array': {
        const items: unknown[] = [];
        this.#blocks(() => items.push(this.value(present(schema.items))));
        return items;
      }
      case 'map': {
        const entries: (readonly [string, unknown])[] = [];
        this.#blocks(() => entries.push([this.#text(), this.value(present(schema.values))]));
        return Object.fromEntries(entries);
      }
      case 'fixed':
        return binary(this.#take(present(schema.size)));
      default:
        return this.#simple(type);
    }
  }

  /** A primitive type, or one that was defined before. */
  #simple(type: string): unknown {
    switch (type) {
      case 'null':
        return null;
      case 'boolean':
        return this.#take(1)[0] !== 0;
      case 'int':
      case 'long':
        return exact(this.#long());
      case 'float':
        return this.#view.getFloat32(this.#skip(4), true);
      case 'double':
        return this.#view.getFloat64(this.#skip(8), true);
      case 'bytes':
        return binary(this.#take(Number(this.#long())));
      case 'string':
        return this.#text();
      default:
        // Inside its namespace a type is named without it, and elsewhere with it.
        return this.value(
          present(this.#named.get(type) ?? this.#named.get(type.split('.').at(-1)!)),
        );
    }
  }

  /** Blocks of items; a negative count is followed by the bytes of the block. */
  #blocks(item: () => void): void {
    for (let count = Number(this.#long()); count !== 0; count = Number(this.#long())) {
      if (count < 0) this.#long();
      for (let left = Math.abs(count); left > 0; left--) item();
    }
  }

  #long(): bigint {
    let value = 0n;
    for (let shift = 0n; shift < LONGEST; shift += 7n) {
      const byte = BigInt(this.#take(1)[0]!);
      value |= (byte & 0x7fn) << shift;
      if (byte < 0x80n) return (value >> 1n) ^ -(value & 1n);
    }
    throw new Error('a number is too long');
  }

  #text(): string {
    return new TextDecoder().decode(this.#take(Number(this.#long())));
  }

  #take(count: number): Uint8Array {
    const start = this.#skip(count);
    return this.#bytes.subarray(start, this.#at);
  }

  #skip(count: number): number {
    const start = this.#at;
    if (!(count >= 0) || start + count > this.#bytes.length) throw new Error('bytes are missing');
    this.#at += count;
    return start;
  }
}

function isUnion(schema: AvroSchema): schema is readonly AvroSchema[] {
  return Array.isArray(schema);
}

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the schema does not say it');
  return value;
}

/** A number keeps all its digits: one that JavaScript rounds is a text. */
function exact(value: bigint): number | string {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : String(value);
}

/** Bytes as Avro's JSON has them: a sign for each. */
function binary(bytes: Uint8Array): string {
  return String.fromCodePoint(...bytes);
}
