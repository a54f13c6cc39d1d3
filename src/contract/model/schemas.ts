import Ajv2020 from 'ajv/dist/2020.js';
import type { Format, ValidateFunction } from 'ajv';
import { relevantFindings, type Finding as Misfit } from '../finding.ts';
import { findingOf, type CompiledError } from '../validation.ts';
import { InputError } from '../../base/input-error.ts';
import type { Bundle } from './bundle.ts';
import { FILES } from './contract-files.ts';
import { shownPlace } from './place.ts';
import { keysAtRoot, keysBelow, type Keys } from './keywords.ts';
import { Patterns, SlowPattern } from './patterns.ts';
import {
  appendPointer,
  isNode,
  pointerIn,
  referenceTo,
  valueAt,
  type Node,
} from '../../base/json-pointer.ts';

/** Decides whether read-only or write-only properties are part of a message. */
export type Direction = 'request' | 'response';

/** A place in a value that does not conform to its schema. */
export interface SchemaViolation {
  /** JSON pointer into the value. */
  readonly at: string;
  readonly message: string;
  /** JSON pointer into the contract, to the schema that is violated. */
  readonly contract: string;
}

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

/** The id of the document in the validator. */
const DOCUMENT = 'contract';
/** Limit of reported violations per value. */
const MAX_VIOLATIONS = 20;
/**
 * Values with more parts are validated only up to the first violation: millions of violations would not fit into
 * memory.
 */
const MAX_PARTS = 10_000;
/** The message for a stack overflow, which V8 reports as a RangeError. */
const ENDLESS = 'it leads in a circle, or is nested too deeply';
const tooSlow = (pattern: string) =>
  `is not held against the pattern "${pattern}" in it, which takes too long: it tries too many ways to match`;
const TOO_DEEP = 'is nested too deeply to be held against its schema, or that leads in a circle';

/**
 * The schemas of a contract, each compiled on first use (JSON Schema 2020-12). Formats are annotations and not
 * validated unless they are given, which is the default of 2020-12.
 */
export class Schemas {
  readonly #bundle: Bundle;
  readonly #patterns: Patterns;
  readonly #options: SchemasOptions;
  readonly #sides = new Map<string, Side>();

  constructor(bundle: Bundle, options: SchemasOptions = {}) {
    this.#bundle = bundle;
    this.#patterns = options.patterns ?? new Patterns();
    this.#options = options;
  }

  /**
   * The violations in a value; for a very large one only the first.
   * @param pointer to the schema in the contract
   * @throws InputError if the schema itself is invalid
   */
  misfits(direction: Direction, pointer: string, value: unknown): SchemaViolation[] {
    const { validate, pointers } = this.#compiled(direction, pointer, !isLarge(value));
    const isFitting = this.#tried(validate, value);
    if (isFitting === true) return [];
    if (isFitting !== false) return [{ at: '', message: isFitting, contract: pointer }];
    const found = (validate.errors ?? []).map((error) => ({
      ...findingOf(error as CompiledError),
      schema: error.parentSchema,
    }));
    return relevantFindings<Misfit & { readonly schema?: object | undefined }>(found)
      .slice(0, MAX_VIOLATIONS)
      .map(({ at, message, schema }) => ({
        at,
        message,
        contract: (schema && pointers.get(schema)) ?? pointer,
      }));
  }

  fits(direction: Direction, pointer: string, value: unknown): boolean {
    const { validate } = this.#compiled(direction, pointer, !isLarge(value));
    return this.#tried(validate, value) === true;
  }

  /**
   * Compiles a schema of others, which may refer to those of the contract (`referenceTo`).
   * @returns finds what is wrong with a value: up to the first violation, or with `allErrors` all
   */
  compile(
    direction: Direction,
    schema: Node,
    { allErrors = false } = {},
  ): (value: unknown) => readonly Misfit[] {
    const validate = this.#side(direction, allErrors).ajv.compile(schema);
    return (value) => {
      const isFitting = this.#tried(validate, value);
      if (isFitting === true) return NONE;
      if (isFitting !== false) return [{ at: '', keyword: 'pattern', message: isFitting }];
      return relevantFindings((validate.errors ?? []).map(findingOf as (e: object) => Misfit));
    };
  }

  #side(direction: Direction, allErrors: boolean): Side {
    const key = `${direction} ${allErrors}`;
    let side = this.#sides.get(key);
    if (side === undefined) {
      side = sideOf(this.#bundle.document, direction, allErrors, this.#patterns, this.#options);
      this.#sides.set(key, side);
    }
    return side;
  }

  #compiled(direction: Direction, pointer: string, allErrors: boolean) {
    const side = this.#side(direction, allErrors);
    let validate = side.compiled.get(pointer);
    if (validate === undefined) {
      try {
        checkIsSchema(valueAt(this.#bundle.document, pointer));
        validate = side.ajv.compile({ $ref: contractReference(pointer) });
      } catch (error) {
        const place = shownPlace(this.#bundle.placeOf(pointer));
        const why = error instanceof RangeError ? ENDLESS : (error as Error).message;
        throw new InputError(`${place}: this schema is wrong: ${why}`, { cause: error });
      }
      side.compiled.set(pointer, validate);
    }
    return { validate, pointers: side.pointers };
  }

  /**
   * @returns a message if the result can't be determined because of a cycle, or for lack of memory or time
   */
  #tried(validate: ValidateFunction, value: unknown): boolean | string {
    try {
      return this.#patterns.within(() => validate(value));
    } catch (error) {
      if (error instanceof RangeError) return TOO_DEEP;
      if (error instanceof SlowPattern) return tooSlow(error.source);
      throw error;
    }
  }
}

const NONE: readonly Misfit[] = [];

/** A reference to a schema of the contract, for {@link Schemas.compile}. */
export function contractReference(pointer: string): string {
  return `${DOCUMENT}${referenceTo(pointer)}`;
}

/** Refuses what is no schema at all, which the validator would take for one that allows everything. */
function checkIsSchema(schema: unknown): void {
  if (typeof schema === 'boolean' || (isNode(schema) && !Array.isArray(schema))) return;
  throw new TypeError('it must be an object or a boolean');
}

/** Whether a value has, at any depth, more parts than are fully validated. */
function isLarge(value: unknown): boolean {
  const open: unknown[] = [value];
  let parts = 0;
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    const members = Object.values(next);
    parts += members.length;
    if (parts > MAX_PARTS) return true;
    for (const member of members) open.push(member);
  }
  return false;
}

/** The document as seen by one direction. */
interface Side {
  readonly ajv: InstanceType<typeof Ajv2020.default>;
  readonly compiled: Map<string, ValidateFunction>;
  readonly pointers: WeakMap<object, string>;
}

function sideOf(
  document: Node,
  direction: Direction,
  allErrors: boolean,
  patterns: Patterns,
  { formats, fillsDefaults = false, changes, change = (schema) => schema }: SchemasOptions,
): Side {
  const pointers = new WeakMap<object, string>();
  const hidden = direction === 'request' ? 'readOnly' : 'writeOnly';
  const ajv = new Ajv2020.default({
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
  ajv.addSchema({ ...(copyOf(document, '', 'keywords') as Node), $id: DOCUMENT });
  return { ajv, compiled: new Map(), pointers };

  function copyOf(value: unknown, pointer: string, keys: Keys): unknown {
    if (Array.isArray(value)) {
      return value.map((item, i) => copyOf(item, appendPointer(pointer, i), 'keywords'));
    }
    if (!isNode(value)) return value;
    const isSchema = keys === 'keywords';
    const copy: Record<string, unknown> = {};
    for (const [name, member] of Object.entries(isSchema ? change(value) : value)) {
      // Examples are data, even if they contain what looks like a schema.
      if (isSchema && (name === 'example' || name === 'examples')) continue;
      // References have been resolved by files, and would be resolved by this instead.
      if (isSchema && (name === '$id' || name === 'id' || name === '$dynamicAnchor')) continue;
      // A keyword of OpenAPI 3.0 that never had an effect without a type, where the validator refuses it.
      if (isSchema && name === 'nullable' && value['type'] === undefined) continue;
      const isFile = pointer === `/${FILES}`;
      const inside = isFile ? keysAtRoot(member as Node) : keysBelow(keys, name);
      copy[name] = copyOf(member, appendPointer(pointer, name), inside);
    }
    if (isSchema && Array.isArray(copy['required']) && isNode(copy['properties'])) {
      const properties = value['properties'] as Node;
      copy['required'] = copy['required'].filter((name) => !isHidden(properties[String(name)]));
    }
    pointers.set(copy, pointer);
    return copy;
  }

  /**
   * Whether a property is required in the other direction only (OpenAPI 3.1, Schema Object; JSON Schema, `readOnly`).
   */
  function isHidden(property: unknown): boolean {
    if (!isNode(property)) return false;
    const { $ref } = property;
    const target = typeof $ref === 'string' ? valueAt(document, pointerIn($ref)) : undefined;
    return property[hidden] === true || (isNode(target) && target[hidden] === true);
  }
}
