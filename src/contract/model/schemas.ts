import type { ValidateFunction } from 'ajv';
import { relevantFindings, type Finding as Misfit } from '../finding.ts';
import { findingOf, type CompiledError } from '../validation.ts';
import { InputError } from '../../base/input-error.ts';
import type { Bundle } from './bundle.ts';
import { shownPlace } from './place.ts';
import { Patterns, SlowPattern } from './patterns.ts';
import { SchemaSide, type Direction, type Formats, type SchemasOptions } from './schema-side.ts';
import { isNode, referenceTo, valueAt, type Node } from '../../base/json-pointer.ts';

export type { Direction, Formats, SchemasOptions };

/** A place in a value that does not conform to its schema. */
export interface SchemaViolation {
  /** JSON pointer into the value. */
  readonly at: string;
  readonly message: string;
  /** JSON pointer into the contract, to the schema that is violated. */
  readonly contract: string;
}

/** What references of schemas of others to those of the contract begin with. */
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
  readonly #sides = new Map<string, SchemaSide>();

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
    const validate = this.#side(direction, allErrors).compile(withPointers(schema));
    return (value) => {
      const isFitting = this.#tried(validate, value);
      if (isFitting === true) return NONE;
      if (isFitting !== false) return [{ at: '', keyword: 'pattern', message: isFitting }];
      return relevantFindings((validate.errors ?? []).map(findingOf as (e: object) => Misfit));
    };
  }

  #side(direction: Direction, allErrors: boolean): SchemaSide {
    const key = `${direction} ${allErrors}`;
    let side = this.#sides.get(key);
    if (side === undefined) {
      side = new SchemaSide(
        this.#bundle.document,
        direction,
        allErrors,
        this.#patterns,
        this.#options,
      );
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
        validate = side.compile({ $ref: referenceTo(pointer) });
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

/** A schema whose references into the contract are as the contract itself has them. */
function withPointers(schema: unknown): Node {
  const copy = JSON.stringify(schema, (name, value: unknown) =>
    name === '$ref' && typeof value === 'string' && value.startsWith(`${DOCUMENT}#`)
      ? value.slice(DOCUMENT.length)
      : value,
  );
  return JSON.parse(copy) as Node;
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
