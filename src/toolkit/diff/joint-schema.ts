import { isDeepStrictEqual } from 'node:util';
import { appendPointer, isNode, pointerIn, valueAt, type Node } from '../../base/json-pointer.ts';
import { LOWER, RULES, UPPER } from './constraints.ts';

/** Schemas of a document that all apply to the same value. */
export interface Joint {
  /** JSON pointers to them; without any, everything is allowed. */
  readonly all: readonly string[];
  /** Pointers to the lists of alternatives from which `all` has one already. */
  readonly chosen: readonly string[];
  /** One of several types or values, in place of those of the schemas. */
  readonly only?: { readonly type: string } | { readonly value: unknown };
}

/** The combined constraints of several schemas. */
export interface Merged {
  /** Whether no value is allowed. */
  readonly isNothing: boolean;
  readonly isReadOnly: boolean;
  readonly isWriteOnly: boolean;
  readonly types: readonly string[] | undefined;
  readonly values: readonly unknown[] | undefined;
  /** The strictest ones, by their keywords. */
  readonly limits: Readonly<Record<string, number>>;
  /** Keywords that are only compared for equality, with all values that they have. */
  readonly rules: ReadonlyMap<string, readonly unknown[]>;
  readonly required: ReadonlySet<string>;
  readonly properties: ReadonlyMap<string, Joint>;
  readonly patternProperties: ReadonlyMap<string, Joint>;
  readonly prefixItems: ReadonlyMap<string, Joint>;
  readonly items: Joint;
  /** Properties that have no schema of their own. */
  readonly others: Joint;
  /** Lists of alternatives, with the pointers to them and to each alternative. */
  readonly choices: readonly { readonly pointer: string; readonly each: readonly string[] }[];
}

export const ANYTHING: Joint = { all: [], chosen: [] };

export function jointAt(...all: readonly string[]): Joint {
  return { all: [...new Set(all)].toSorted(), chosen: [] };
}

/** The schemas with what only refers to another in place of that, so that a recursive one is met again. */
export function resolved(document: Node, joint: Joint): Joint {
  const all = joint.all.map((pointer) => {
    let at = pointer;
    for (let hops = 0; hops < 100; hops++) {
      const value = valueAt(document, at);
      if (!isNode(value) || typeof value['$ref'] !== 'string') break;
      if (Object.keys(value).some((keyword) => !isAnnotation(keyword))) break;
      at = pointerIn(value['$ref']);
    }
    return at;
  });
  return { ...joint, all };
}

/** Whether a keyword beside a reference says nothing of values. */
function isAnnotation(keyword: string): boolean {
  return ANNOTATIONS.has(keyword) || keyword.startsWith('x-');
}

const ANNOTATIONS = new Set([
  ...['$ref', '$comment', 'title', 'summary', 'description', 'default', 'deprecated'],
  ...['example', 'examples', 'externalDocs', 'xml'],
]);

/** Merges schemas with the targets of their references and the parts of their `allOf`. */
export function merged(document: Node, { all, chosen, only }: Joint): Merged {
  let isNothing = false;
  let [isReadOnly, isWriteOnly] = [false, false];
  let types: readonly string[] | undefined;
  let values: readonly unknown[] | undefined;
  const limits: Record<string, number> = {};
  const rules = new Map<string, unknown[]>();
  const required = new Set<string>();
  const members = { properties: new Pointers(), patternProperties: new Pointers() };
  const prefixItems = new Pointers();
  const single = { items: new Set<string>(), additionalProperties: new Set<string>() };
  const unevaluated = new Set<string>();
  const choices: { pointer: string; each: string[] }[] = [];
  const seen = new Set<string>();

  const add = (pointer: string): void => {
    if (seen.has(pointer)) return;
    seen.add(pointer);
    const schema = valueAt(document, pointer);
    if (schema === false) isNothing = true;
    if (!isNode(schema)) return;
    for (const [keyword, value] of Object.entries(schema)) {
      const at = appendPointer(pointer, keyword);
      if (keyword === '$ref') add(pointerIn(String(value)));
      else if (keyword === 'allOf') for (const i of keysOf(value)) add(appendPointer(at, i));
      else if (keyword === 'oneOf' || keyword === 'anyOf') {
        const each = keysOf(value).map((i) => appendPointer(at, i));
        if (each.length > 0 && !chosen.includes(at)) choices.push({ pointer: at, each });
      } else if (keyword === 'type') types = commonTypes(types, [value].flat() as string[]);
      else if (keyword === 'const') values = common(values, [value]);
      else if (keyword === 'enum' && Array.isArray(value)) values = common(values, value);
      else if (keyword === 'properties' || keyword === 'patternProperties') {
        for (const name of keysOf(value)) members[keyword].add(name, appendPointer(at, name));
      } else if (keyword === 'prefixItems') {
        for (const i of keysOf(value)) prefixItems.add(i, appendPointer(at, i));
      } else if (keyword === 'items' || keyword === 'additionalProperties') single[keyword].add(at);
      else if (keyword === 'unevaluatedProperties') unevaluated.add(at);
      else if (keyword === 'required')
        for (const name of [value].flat()) required.add(String(name));
      else if (LOWER.includes(keyword) && typeof value === 'number') {
        limits[keyword] = Math.max(value, limits[keyword] ?? value);
      } else if (UPPER.includes(keyword) && typeof value === 'number') {
        limits[keyword] = Math.min(value, limits[keyword] ?? value);
      } else if (keyword === 'readOnly') isReadOnly ||= value === true;
      else if (keyword === 'writeOnly') isWriteOnly ||= value === true;
      else if (RULES.includes(keyword)) rules.set(keyword, [...(rules.get(keyword) ?? []), value]);
    }
    if (schema['if'] !== undefined) {
      const condition = [schema['if'], schema['then'], schema['else']];
      rules.set('if', [...(rules.get('if') ?? []), condition]);
    }
  };
  all.forEach(add);

  if (only !== undefined && 'type' in only) types = [only.type];
  if (only !== undefined && 'value' in only) values = [only.value];
  return {
    ...{ isNothing, isReadOnly, isWriteOnly, values, limits, rules, required, choices },
    types: types ?? (values && [...new Set(values.map(typeOf))]),
    properties: members.properties.joints(),
    patternProperties: members.patternProperties.joints(),
    prefixItems: prefixItems.joints(),
    items: jointAt(...single.items),
    others: jointAt(...single.additionalProperties, ...unevaluated),
  };
}

/** The alternatives of a schema, by a list of them, its values or its types; the schema itself where it has none. */
export function alternativesOf(joint: Joint, { choices, values, types }: Merged): Joint[] {
  const [choice] = choices;
  if (choice !== undefined) {
    const chosen = [...joint.chosen, choice.pointer];
    return choice.each.map((each) => ({ ...joint, all: [...joint.all, each], chosen }));
  }
  if (joint.only !== undefined) return [joint];
  if (values !== undefined) return values.map((value) => ({ ...joint, only: { value } }));
  return types === undefined ? [joint] : types.map((type) => ({ ...joint, only: { type } }));
}

/** Pointers by name, several of which may apply to the same value. */
class Pointers {
  readonly #byName = new Map<string, string[]>();

  add(name: string, pointer: string): void {
    this.#byName.set(name, [...(this.#byName.get(name) ?? []), pointer]);
  }

  joints(): Map<string, Joint> {
    return new Map([...this.#byName].map(([name, pointers]) => [name, jointAt(...pointers)]));
  }
}

function keysOf(value: unknown): string[] {
  return isNode(value) ? Object.keys(value) : [];
}

function common(one: readonly unknown[] | undefined, other: readonly unknown[]) {
  return one?.filter((value) => other.some((each) => isDeepStrictEqual(each, value))) ?? other;
}

function commonTypes(one: readonly string[] | undefined, other: readonly string[]) {
  if (one === undefined) return other;
  const both = [...one.filter((type) => takes(other, type)), ...other.filter((t) => takes(one, t))];
  return [...new Set(both)];
}

/** Whether all values of a type are of one of the types. */
export function takes(types: readonly string[], type: string): boolean {
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}
