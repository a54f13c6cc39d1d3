import Ajv2020 from 'ajv/dist/2020.js';
import type { Format, ValidateFunction } from 'ajv';
import { appendPointer, isNode, pointerIn, valueAt, type Node } from '../../base/json-pointer.ts';
import { isData, keysBelow, type Keys } from './keywords.ts';
import type { Patterns } from './patterns.ts';

/** Decides whether read-only or write-only properties are part of a message. */
export type Direction = 'request' | 'response';

/** What texts and numbers of a format must be. */
export type Formats = Readonly<Record<string, Format>>;

/** How schemas are applied. */
export interface SchemasOptions {
  /** Matches texts against the contract's patterns. */
  readonly patterns?: Patterns;
  /** The formats that values are held against; by default none. */
  readonly formats?: Formats | undefined;
  /** Whether missing members are set to the default of their schema. */
  readonly fillsDefaults?: boolean;
  /** How values are changed to what their schemas say, as Ajv does; by default not at all. */
  readonly changes?: { readonly coerceTypes?: boolean; readonly removeAdditional?: boolean };
  /** Changes each schema before it is compiled. */
  readonly change?: (schema: Node) => Node;
}

/**
 * The schemas of a document as seen by one direction. Each is given to the validator when one is compiled that refers to
 * it: to look through all of a large document would take longer than the first request may.
 */
export class SchemaSide {
  /** Those that have been compiled, by their pointers. */
  readonly compiled = new Map<string, ValidateFunction>();
  /** The places of the parts of schemas, as the validator has them. */
  readonly pointers = new WeakMap<object, string>();
  readonly #document: Node;
  readonly #hidden: string;
  readonly #change: (schema: Node) => Node;
  readonly #ajv: InstanceType<typeof Ajv2020.default>;
  /** What the validator calls schemas, by their pointers. */
  readonly #names = new Map<string, string>();
  /** Pointers to those that it does not have yet. */
  readonly #missing: string[] = [];

  constructor(
    document: Node,
    direction: Direction,
    allErrors: boolean,
    patterns: Patterns,
    { formats, fillsDefaults = false, changes, change = (schema) => schema }: SchemasOptions,
  ) {
    this.#document = document;
    this.#hidden = direction === 'request' ? 'readOnly' : 'writeOnly';
    this.#change = change;
    this.#ajv = new Ajv2020.default({
      strict: false,
      validateFormats: formats !== undefined,
      ...(formats !== undefined && { formats }),
      useDefaults: fillsDefaults,
      ...changes,
      validateSchema: false,
      allErrors,
      verbose: true,
      logger: false,
      // Who wants all errors has few values for each schema: to make its code smaller takes longer than that saves.
      code: { regExp: patterns.engine, optimize: !allErrors },
    });
  }

  /** Compiles a schema, whose references are JSON pointers into the document. @throws Error if it is wrong */
  compile(schema: Node): ValidateFunction {
    const copy = this.#copyOf(schema, '', 'keywords') as Node;
    for (let next = this.#missing.pop(); next !== undefined; next = this.#missing.pop()) {
      const target = valueAt(this.#document, next) ?? true;
      this.#ajv.addSchema(this.#copyOf(target, next, 'keywords') as Node, this.#names.get(next));
    }
    return this.#ajv.compile(copy);
  }

  #nameOf(pointer: string): string {
    let name = this.#names.get(pointer);
    if (name === undefined) {
      name = `schema:${this.#names.size}`;
      this.#names.set(pointer, name);
      this.#missing.push(pointer);
    }
    return name;
  }

  #copyOf(value: unknown, pointer: string, keys: Keys): unknown {
    if (Array.isArray(value)) {
      return value.map((item, i) => this.#copyOf(item, appendPointer(pointer, i), 'keywords'));
    }
    if (!isNode(value)) return value;
    const isSchema = keys === 'keywords';
    const copy: Record<string, unknown> = {};
    for (const [name, member] of Object.entries(isSchema ? this.#change(value) : value)) {
      if (isSchema && LEFT_OUT.has(name)) continue;
      // A keyword of OpenAPI 3.0 that never had an effect without a type, where the validator refuses it.
      if (isSchema && name === 'nullable' && value['type'] === undefined) continue;
      if (isSchema && name === '$ref' && typeof member === 'string') {
        copy[name] = this.#nameOf(pointerIn(member));
      } else if (isData(keys, name, member)) copy[name] = member;
      else copy[name] = this.#copyOf(member, appendPointer(pointer, name), keysBelow(keys, name));
    }
    if (isSchema && Array.isArray(copy['required']) && isNode(copy['properties'])) {
      const properties = value['properties'] as Node;
      copy['required'] = copy['required'].filter(
        (name) => !this.#isHidden(properties[String(name)]),
      );
    }
    this.pointers.set(copy, pointer);
    return copy;
  }

  /**
   * Whether a property is required in the other direction only (OpenAPI 3.1, Schema Object; JSON Schema, `readOnly`).
   */
  #isHidden(property: unknown): boolean {
    if (!isNode(property)) return false;
    const { $ref } = property;
    const target = typeof $ref === 'string' ? valueAt(this.#document, pointerIn($ref)) : undefined;
    return property[this.#hidden] === true || (isNode(target) && target[this.#hidden] === true);
  }
}

/** References have been resolved, so names are not needed; examples are data, which may contain what looks like a schema. */
const LEFT_OUT = new Set(['example', 'examples', '$id', 'id', '$anchor', '$dynamicAnchor']);
