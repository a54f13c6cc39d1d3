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
  const schemas = marked?.schema === undefined ? [] : [marked.schema];
  return redacted(value, schemas, { hide, document: marked?.document }, 0);
}

interface Walk {
  readonly hide: Hide;
  readonly document: ContractDocument | undefined;
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
    const isOfPair = member === 'value' && typeof name === 'string' && isSecretName(name);
    const shown =
      isOfPair || isSecretName(member)
        ? hiddenTexts(value, walk)
        : redacted(value, membersOf(schemas, member), walk, depth + 1);
    if (shown === value) continue;
    changed ??= { ...object };
    changed[member] = shown;
  }
  return changed ?? object;
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
