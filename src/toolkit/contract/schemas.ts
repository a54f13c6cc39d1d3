import Ajv2020 from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv';
import { tellingsOf, type Finding as Misfit } from '../../contract/finding.ts';
import { findingOf, type CompiledError } from '../../contract/validation.ts';
import { InputError } from '../input-error.ts';
import type { Bundle } from './bundle.ts';
import { Patterns, SlowPattern } from './patterns.ts';
import { below, isNode, pointerIn, referenceTo, valueAt, type Node } from './pointer.ts';

/** Which of the properties that are only read or only written a message has. */
export type Direction = 'request' | 'response';

/** A place in a value that does not conform to its schema. */
export interface Misfitting {
  /** JSON pointer into the value. */
  readonly at: string;
  readonly message: string;
  /** JSON pointer into the contract, to the schema that says so. */
  readonly contract: string;
}

/** What the document is called to the validator. */
const DOCUMENT = 'contract';
/** So many are told of one value. */
const MAX_TOLD = 20;
/** Of values with more parts only the first misfit is found: millions of them would be more than there is memory for. */
const MAX_PARTS = 10_000;
/** What is wrong where the stack has no room: V8 ends recursion with a RangeError. */
const ENDLESS = 'it leads in a circle, or is nested too deeply';
const tooSlow = (pattern: string) =>
  `is not held against the pattern "${pattern}" in it, which takes too long: it tries too many ways to match`;
const TOO_DEEP = 'is nested too deeply to be held against its schema, or that leads in a circle';

/**
 * The schemas of a contract, compiled when they are first needed (JSON Schema 2020-12). Formats describe and check
 * nothing, as 2020-12 has it by default.
 */
export class Schemas {
  readonly #bundle: Bundle;
  readonly #patterns: Patterns;
  readonly #sides = new Map<string, Side>();

  /** @param patterns what holds texts against those of the contract */
  constructor(bundle: Bundle, patterns = new Patterns()) {
    this.#bundle = bundle;
    this.#patterns = patterns;
  }

  /**
   * What of a value does not fit; of a very large one, the first that does not.
   * @param pointer to the schema in the contract
   * @throws InputError where the schema itself is wrong
   */
  misfits(direction: Direction, pointer: string, value: unknown): Misfitting[] {
    const { validate, pointers } = this.#compiled(direction, pointer, !isLarge(value));
    const isFitting = this.#tried(validate, value);
    if (isFitting === true) return [];
    if (isFitting !== false) return [{ at: '', message: isFitting, contract: pointer }];
    const found = (validate.errors ?? []).map((error) => ({
      ...findingOf(error as CompiledError),
      schema: error.parentSchema,
    }));
    return tellingsOf<Misfit & { readonly schema?: object | undefined }>(found)
      .slice(0, MAX_TOLD)
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

  /** @throws InputError naming the place of a schema that is wrong */
  check(direction: Direction, pointer: string): void {
    this.#compiled(direction, pointer, true);
  }

  #compiled(direction: Direction, pointer: string, allErrors: boolean) {
    const key = `${direction} ${allErrors}`;
    let side = this.#sides.get(key);
    if (side === undefined) {
      side = sideOf(this.#bundle.document, direction, allErrors, this.#patterns);
      this.#sides.set(key, side);
    }
    let validate = side.compiled.get(pointer);
    if (validate === undefined) {
      try {
        validate = side.ajv.compile({ $ref: `${DOCUMENT}${referenceTo(pointer)}` });
      } catch (error) {
        const { file, pointer: at, line } = this.#bundle.placeOf(pointer);
        const place = `${file}${line === undefined ? '' : `:${line}`}#${at}`;
        const why = error instanceof RangeError ? ENDLESS : (error as Error).message;
        throw new InputError(`${place}: this schema is wrong: ${why}`, { cause: error });
      }
      side.compiled.set(pointer, validate);
    }
    return { validate, pointers: side.pointers };
  }

  /** @returns why it is not known, where there was no end of it, or none that there is room or time for */
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

/** Whether a value has more parts, at any depth, than all misfits of are looked for. */
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

/** The document as one direction sees it. */
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
): Side {
  const pointers = new WeakMap<object, string>();
  const hidden = direction === 'request' ? 'readOnly' : 'writeOnly';
  const ajv = new Ajv2020.default({
    strict: false,
    validateFormats: false,
    validateSchema: false,
    allErrors,
    verbose: true,
    logger: false,
    code: { regExp: patterns.engine },
  });
  ajv.addSchema({ ...(copyOf(document, '') as Node), $id: DOCUMENT });
  return { ajv, compiled: new Map(), pointers };

  function copyOf(value: unknown, pointer: string): unknown {
    if (Array.isArray(value)) return value.map((item, i) => copyOf(item, below(pointer, i)));
    if (!isNode(value)) return value;
    const isSchema = !pointer.endsWith('/properties');
    const copy: Record<string, unknown> = {};
    for (const [name, member] of Object.entries(value)) {
      // Examples are no schemas, whatever they hold.
      if (isSchema && (name === 'example' || name === 'examples')) continue;
      copy[name] = copyOf(member, below(pointer, name));
    }
    if (isSchema && Array.isArray(copy['required']) && isNode(copy['properties'])) {
      const properties = value['properties'] as Node;
      copy['required'] = copy['required'].filter((name) => !isHidden(properties[String(name)]));
    }
    pointers.set(copy, pointer);
    return copy;
  }

  /** Such a property is required in the other direction only (OpenAPI 3.1, Schema Object; JSON Schema, `readOnly`). */
  function isHidden(property: unknown): boolean {
    if (!isNode(property)) return false;
    const { $ref } = property;
    const target = typeof $ref === 'string' ? valueAt(document, pointerIn($ref)) : undefined;
    return property[hidden] === true || (isNode(target) && target[hidden] === true);
  }
}
