import { appendPointer, isNode, pointerIn, valueAt, type Node } from '../../base/json-pointer.ts';
import { shownCircle } from './circle.ts';
import { FILES } from './contract-files.ts';
import { isData, keysAtRoot, keysBelow, type Keys } from './keywords.ts';
import { expressionOf } from './patterns.ts';
import type { PlaceOf } from './place.ts';

/** Says what is wrong with a schema. */
type Tell = (pointer: string, message: string) => void;

/**
 * Checks the form of all schemas in a document, and of what they refer to: to compile them takes far longer
 * (JSON Schema 2020-12; its own schema would not say more).
 */
export function checkSchemas(document: Node, placeOf: PlaceOf, tell: Tell, warn: Tell): void {
  const seen = new Set<object>();
  /** Targets of references, which may be very many in a row. */
  const open: { readonly schema: unknown; readonly pointer: string }[] = [];
  visit(document, '', 'keywords');
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    check(next.schema, next.pointer);
  }

  /** Looks for schemas. */
  function visit(value: unknown, pointer: string, keys: Keys): void {
    if (!isNode(value)) return;
    if (Array.isArray(value)) {
      value.forEach((item, i) => visit(item, appendPointer(pointer, i), 'keywords'));
      return;
    }
    for (const [name, member] of Object.entries(value)) {
      const at = appendPointer(pointer, name);
      if (isData(keys, name, member)) continue;
      if (keys === 'names') visit(member, at, 'keywords');
      else if (name === 'schema' || name === 'itemSchema') check(member, at);
      else if (name === 'schemas') each(member, at);
      else if (name === FILES && pointer === '') eachFile(member, at);
      else if (!name.startsWith('x-')) visit(member, at, keysBelow(keys, name));
    }
  }

  function eachFile(files: unknown, pointer: string): void {
    if (!isNode(files)) return;
    for (const [name, file] of Object.entries(files)) {
      visit(file, appendPointer(pointer, name), keysAtRoot(file as Node));
    }
  }

  function each(schemas: unknown, pointer: string): void {
    if (!isObject(schemas)) {
      tell(pointer, 'must be an object');
      return;
    }
    for (const [name, schema] of Object.entries(schemas)) {
      check(schema, appendPointer(pointer, name));
    }
  }

  function check(schema: unknown, pointer: string): void {
    if (typeof schema === 'boolean') return;
    if (!isObject(schema)) {
      tell(pointer, wrong('it must be an object or a boolean'));
      return;
    }
    if (seen.has(schema)) return;
    seen.add(schema);
    for (const [keyword, value] of Object.entries(schema)) {
      const at = appendPointer(pointer, keyword);
      const message = RULES.get(keyword)?.(value);
      if (message !== undefined) tell(at, wrong(`${keyword} ${message}`));
      else if (SCHEMA.has(keyword)) check(value, at);
      else if (SCHEMAS_BY_NAME.has(keyword)) each(value, at);
      else if (LISTS.has(keyword)) {
        (value as unknown[]).forEach((item, i) => check(item, appendPointer(at, i)));
      }
    }
    const { $ref: reference, discriminator } = schema;
    if (isObject(discriminator)) checkMapping(discriminator, `${pointer}/discriminator`);
    if (typeof reference === 'string') follow(schema, reference, pointer);
  }

  /** The values of a mapping are names of schemas, or references (OpenAPI 3.2, Discriminator Object). */
  function checkMapping({ mapping }: Node, pointer: string): void {
    if (!isObject(mapping)) return;
    for (const [value, target] of Object.entries(mapping)) {
      const at = appendPointer(`${pointer}/mapping`, value);
      const isThere = typeof target === 'string' && isSchemaAt(target);
      if (!isThere) warn(at, `'${String(target)}' is no schema: this value leads nowhere`);
    }
  }

  function isSchemaAt(target: string): boolean {
    return [pointerIn(target), appendPointer('/components/schemas', target)].some(
      (place) => place !== '' && valueAt(document, place) !== undefined,
    );
  }

  function follow(schema: Node, reference: string, pointer: string): void {
    const passed = new Set<unknown>([schema]);
    let target = valueAt(document, pointerIn(reference));
    let at = pointerIn(reference);
    open.push({ schema: target ?? true, pointer: at });
    while (isNode(target) && typeof target['$ref'] === 'string') {
      if (passed.has(target)) {
        // Each schema of a circle would tell it.
        if (target !== schema) return;
        tell(pointer, wrong(`it leads in a circle: ${shownCircle(document, placeOf, pointer)}`));
        return;
      }
      passed.add(target);
      at = pointerIn(target['$ref']);
      target = valueAt(document, at);
    }
  }
}

function wrong(why: string): string {
  return `this schema is wrong: ${why}`;
}

function isObject(value: unknown): value is Node {
  return isNode(value) && !Array.isArray(value);
}

/** The keywords whose values are schemas, lists and objects of them. */
const SCHEMA = new Set([
  ...['additionalProperties', 'contains', 'contentSchema', 'else', 'if', 'items', 'not'],
  ...['propertyNames', 'then', 'unevaluatedItems', 'unevaluatedProperties'],
]);
const LISTS = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const SCHEMAS_BY_NAME = new Set([
  ...['$defs', 'definitions', 'dependentSchemas', 'patternProperties', 'properties'],
]);

const TYPES = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

/** Says what is wrong with the value of a keyword. */
type Rule = (value: unknown) => string | undefined;

const isNumber: Rule = (value) => {
  if (typeof value === 'number') return undefined;
  return typeof value === 'boolean'
    ? 'must be a number; only in OpenAPI 3.0 is it a boolean beside a limit'
    : 'must be a number';
};
const isCount: Rule = (value) =>
  Number.isInteger(value) && Number(value) >= 0 ? undefined : 'must be a whole number, at least 0';
const isFlag: Rule = (value) => (typeof value === 'boolean' ? undefined : 'must be a boolean');
const isList: Rule = (value) => (Array.isArray(value) ? undefined : 'must be a list');
const isListOfSchemas: Rule = (value) =>
  Array.isArray(value) && value.length > 0 ? undefined : 'must be a list of schemas';
const isSchema: Rule = (value) =>
  Array.isArray(value) ? 'must be a schema; a list of them is called prefixItems' : undefined;

const RULES: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ...['maximum', 'minimum', 'exclusiveMaximum', 'exclusiveMinimum'].map((name): [string, Rule] => [
    name,
    isNumber,
  ]),
  ...[
    ...['maxLength', 'minLength', 'maxItems', 'minItems', 'maxProperties', 'minProperties'],
    ...['maxContains', 'minContains'],
  ].map((name): [string, Rule] => [name, isCount]),
  ...['uniqueItems', 'readOnly', 'writeOnly', 'deprecated'].map((name): [string, Rule] => [
    name,
    isFlag,
  ]),
  ...[...LISTS].map((name): [string, Rule] => [name, isListOfSchemas]),
  ['items', isSchema],
  ['enum', isList],
  [
    'multipleOf',
    (value) => (typeof value === 'number' && value > 0 ? undefined : 'must be a number above 0'),
  ],
  [
    'type',
    (value) => {
      const types = Array.isArray(value) ? (value as unknown[]) : [value];
      const isRight = types.length > 0 && types.every((type) => TYPES.includes(String(type)));
      return isRight ? undefined : `must be one of ${TYPES.join(', ')}, or a list of them`;
    },
  ],
  [
    'required',
    (value) => {
      const isRight = Array.isArray(value) && value.every((name) => typeof name === 'string');
      return isRight ? undefined : 'must be a list of names';
    },
  ],
  ['pattern', patternProblem],
  [
    'patternProperties',
    (value) => (isObject(value) ? Object.keys(value).map(patternProblem).find(Boolean) : undefined),
  ],
]);

function patternProblem(value: unknown): string | undefined {
  if (typeof value !== 'string') return 'must be text';
  try {
    expressionOf(value);
    return undefined;
  } catch (error) {
    return `must be a regular expression: ${(error as Error).message}`;
  }
}
