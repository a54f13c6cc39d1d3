import { InvalidSchema } from '../../errors.ts';
import type { JsonObject } from '../../json-text.ts';
import { PRIMITIVES, type AvroName } from './schema.ts';

/** Avro specification, "Names". */
const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
const FULL_NAME = /^[A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z_][A-Za-z0-9_]*)*$/;

/** @throws InvalidSchema */
export function checkName(name: unknown, what: string): string {
  if (typeof name !== 'string') throw new InvalidSchema(`${what} has no name`);
  if (!NAME.test(name)) throw new InvalidSchema(`${quoted(name)} can not be the name of ${what}`);
  return name;
}

/** The name in a definition; without a namespace of its own it is in the enclosing one. */
export function nameOf(definition: JsonObject, around: string): AvroName {
  const { name, namespace, type } = definition;
  if (typeof name !== 'string') throw new InvalidSchema(`a type ${String(type)} has no name`);
  if (!FULL_NAME.test(name))
    throw new InvalidSchema(`${quoted(name)} can not be the name of a type`);
  const dot = name.lastIndexOf('.');
  if (dot >= 0) return fullName(name);
  if (PRIMITIVES.some((primitive) => primitive === name)) {
    throw new InvalidSchema(`a type can not be named ${name}, like one of Avro's own`);
  }
  const own = namespace ?? around;
  if (typeof own !== 'string' || (own !== '' && !FULL_NAME.test(own))) {
    throw new InvalidSchema(`${quoted(own)} can not be the namespace of ${name}`);
  }
  return { full: resolved(name, own), namespace: own, simple: name };
}

/** Resolves a reference to a name: its own namespace, or the enclosing one. */
export function resolved(name: string, around: string): string {
  return name.includes('.') || around === '' ? name : `${around}.${name}`;
}

function fullName(full: string): AvroName {
  const dot = full.lastIndexOf('.');
  return { full, namespace: full.slice(0, Math.max(dot, 0)), simple: full.slice(dot + 1) };
}

/** The full names of a type's aliases. */
export function aliasesOf({ aliases }: JsonObject, { simple, namespace }: AvroName): string[] {
  return stringsOf(aliases, `the aliases of ${simple}`).map((alias) => {
    if (!FULL_NAME.test(alias)) throw new InvalidSchema(`${quoted(alias)} can not be an alias`);
    return resolved(alias, namespace);
  });
}

/** A list of strings; empty if the value is absent. @throws InvalidSchema */
export function stringsOf(value: unknown, what: string): string[] {
  if (value === undefined) return [];
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value;
  throw new InvalidSchema(`${what} must be a list of strings`);
}

/** A value as JSON, truncated if it is long. */
export function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}
