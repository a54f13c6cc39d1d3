import { NameMap } from '../../base/name-map.ts';
import { isSecretName } from '../../base/secrets/secret-names.ts';
import type { ContractDocument, Schema } from '../model/document.ts';
import { partsOf } from '../model/schema-parts.ts';
import { holdsUrl, redactTarget } from './redact-target.ts';
import type { Hide } from './hide.ts';

/** Deeper values are hidden as a whole. */
const DEEPEST = 200;

/** A schema, and the document that its references are in. */
export interface MarkedSchema {
  readonly schema: Schema | undefined;
  readonly document: ContractDocument;
}

/**
 * A JSON value without its secrets: what a schema marks with `x-secret`, members with names of secrets, and credentials
 * in URLs. Without any secret it is the same value.
 */
export function redactJson(value: unknown, hide: Hide, marked?: MarkedSchema): unknown {
  const { schema, document } = marked ?? {};
  const isMarked = schema !== undefined && document !== undefined && hasMarks(schema, document);
  return redacted(value, isMarked ? [schema] : [], { hide, document, names: new NameMap() }, 0);
}

/** Whether schemas say of anything that it is a secret; each belongs to one document, and is not changed. */
const known = new WeakMap<Schema, boolean>();

function hasMarks(schema: Schema, document: ContractDocument): boolean {
  let is = known.get(schema);
  if (is === undefined) known.set(schema, (is = findMark(schema, document, new Set())));
  return is;
}

function findMark(schema: Schema, document: ContractDocument, looked: Set<Schema>): boolean {
  return [...partsOf({ document }, schema)].some((part) => {
    if (looked.has(part)) return false;
    looked.add(part);
    const { properties = {}, additionalProperties, items } = part;
    return (
      part['x-secret'] === true ||
      typeof part['x-secret-except'] === 'string' ||
      [...Object.values(properties as object), additionalProperties, items]
        .filter(isSchema)
        .some((within) => findMark(within, document, looked))
    );
  });
}

interface Walk {
  readonly hide: Hide;
  readonly document: ContractDocument | undefined;
  /** Whether the names so far are those of secrets: a value may have thousands of members with the same. */
  readonly names: NameMap<string, boolean>;
}

function redacted(value: unknown, given: readonly Schema[], walk: Walk, depth: number): unknown {
  if (depth > DEEPEST) return walk.hide(JSON.stringify(value));
  const schemas = alternatives(given, walk.document);
  if (schemas.some(({ 'x-secret': isSecret }) => isSecret === true)) return hidden(value, walk);
  if (typeof value === 'string') return holdsUrl(value) ? redactTarget(value, walk.hide) : value;
  if (Array.isArray(value)) {
    const items = schemas.flatMap(({ items: schema }) => (isSchema(schema) ? [schema] : []));
    const all = value.map((item) => redacted(item, items, walk, depth + 1));
    return all.some((item, i) => item !== value[i]) ? all : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  return redactedObject(value as Readonly<Record<string, unknown>>, schemas, walk, depth);
}

function redactedObject(
  object: Readonly<Record<string, unknown>>,
  schemas: readonly Schema[],
  walk: Walk,
  depth: number,
): unknown {
  const { key, name = key } = object;
  let changed: Record<string, unknown> | undefined;
  for (const [member, value] of Object.entries(object)) {
    // Headers of messages are pairs of a key and a value.
    const isOfPair = member === 'value' && typeof name === 'string' && isNamed(walk, name);
    const shown =
      isOfPair || isNamed(walk, member)
        ? hiddenTexts(value, walk)
        : redacted(value, membersOf(schemas, member), walk, depth + 1);
    if (shown === value) continue;
    changed ??= { ...object };
    changed[member] = shown;
  }
  return changed ?? object;
}

/** Whether a name is that of a secret. */
function isNamed({ names }: Walk, name: string): boolean {
  let is = names.get(name);
  if (is === undefined) names.set(name, (is = isSecretName(name)));
  return is;
}

/** The schemas of a member of objects. */
function membersOf(schemas: readonly Schema[], member: string): Schema[] {
  return schemas.flatMap((schema) => {
    const { properties = {}, additionalProperties, 'x-secret-except': except } = schema;
    if (typeof except === 'string' && !new RegExp(except).test(member)) return [SECRET];
    const own = Object.hasOwn(properties as object, member)
      ? (properties as Record<string, unknown>)[member]
      : additionalProperties;
    return isSchema(own) ? [own] : [];
  });
}

const SECRET: Schema = { 'x-secret': true };

function isSchema(schema: unknown): schema is Schema {
  return typeof schema === 'object' && schema !== null && !Array.isArray(schema);
}

/** All schemas that may describe a value. */
function alternatives(given: readonly Schema[], document: ContractDocument | undefined): Schema[] {
  if (document === undefined) return [...given];
  return given.flatMap((schema) => [...partsOf({ document }, schema)]);
}

/** A secret keeps its structure, so that recordings still conform. */
function hidden(value: unknown, walk: Walk): unknown {
  if (typeof value === 'number') return walk.hide(String(value));
  return hiddenTexts(value, walk);
}

/** Numbers and booleans with the name of a secret are about one: how many, or whether there is any. */
function hiddenTexts(value: unknown, walk: Walk): unknown {
  if (typeof value === 'string') return value === '' ? value : walk.hide(value);
  if (Array.isArray(value)) return value.map((item) => hidden(item, walk));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, hidden(member, walk)]),
  );
}
