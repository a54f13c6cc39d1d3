import type { Contract } from '../contract/contract.ts';
import type { ParameterObject, Schema } from '../contract/model.ts';
import { isNode } from '../contract/pointer.ts';

/** The parts of a request that parameters are read from. */
export interface ParameterSources {
  /** By name, still encoded. */
  readonly path: Readonly<Record<string, string>>;
  /** In order of appearance, with decoded names and raw values. */
  readonly query: readonly (readonly [name: string, raw: string])[];
  readonly header: (name: string) => string | undefined;
  readonly cookies: readonly (readonly [name: string, raw: string])[];
}

/** The separators of lists in one string, by style (OpenAPI 3.1, "Style Values"). */
const BETWEEN: Readonly<Record<string, RegExp>> = {
  form: /,/,
  simple: /,/,
  spaceDelimited: /%20|\+| /,
  pipeDelimited: /\||%7C/i,
};

/** The separators of exploded lists in a path, by style. */
const EXPLODED: Readonly<Record<string, RegExp>> = { label: /\./, matrix: /;/ };

/**
 * The values that a parameter may have: one, or two if a string may also be read as a number. Empty if it is absent.
 * @throws URIError if its percent-encoding is invalid
 */
export function valuesOf(
  contract: Contract,
  parameter: ParameterObject,
  sources: ParameterSources,
): unknown[] {
  const texts = textsOf(contract, parameter, sources);
  if (texts === undefined) return [];
  if (parameter.content !== undefined) return [jsonOr(decodeURIComponent(texts as string))];
  const schema = contract.follow(parameter.schema);
  const typed = typedValue(contract, schema, texts);
  return typed === texts ? [texts] : [typed, texts];
}

type Texts = string | readonly string[] | Readonly<Record<string, string>>;

/** The parameter as decoded strings: one, a list, or by property. */
function textsOf(
  contract: Contract,
  parameter: ParameterObject,
  sources: ParameterSources,
): Texts | undefined {
  const { name, in: place, content } = parameter;
  const schema = contract.follow(parameter.schema);
  const types = typesOf(contract, schema);
  const style = parameter.style ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple');
  const explode = parameter.explode ?? style === 'form';
  if (place === 'query' || place === 'cookie') {
    const pairs = place === 'query' ? sources.query : sources.cookies;
    const given = pairs.filter(([each]) => each === name).map(([, raw]) => raw);
    if (content !== undefined) return given[0]?.replaceAll('+', ' ');
    if (types.has('object') && style === 'deepObject') return deepObject(name, pairs);
    if (types.has('object') && explode) return Object.fromEntries(pairs.map(decodedPair));
    if (types.has('array') && explode) return given.length === 0 ? undefined : given.map(decoded);
    if (given.length > 1) return given.map(decoded);
    return given[0] === undefined
      ? undefined
      : partsOf(given[0], { types, style, explode: false, decode: decoded });
  }
  if (place === 'header') {
    const raw = sources.header(name.toLowerCase());
    return raw === undefined
      ? undefined
      : partsOf(raw, { types, style, explode, decode: (text) => text });
  }
  const raw = sources.path[name];
  if (raw === undefined) return undefined;
  // The rest of a path is percent-encoded by segment, and may contain bytes that are not text.
  if (parameter['x-multi-segment']) return raw;
  const isExploded = explode && (types.has('array') || types.has('object'));
  const bare = withoutPrefix(raw, { name, style, isExploded });
  return partsOf(bare, { types, style, explode, decode: decodeURIComponent });
}

/** Removes what a style puts before a value in a path, or before each item of an exploded list. */
function withoutPrefix(
  raw: string,
  { name, style, isExploded }: { name: string; style: string; isExploded: boolean },
): string {
  if (style === 'matrix' && isExploded) return raw.replaceAll(`;${name}=`, ';').replace(/^;/, '');
  const prefix = style === 'label' ? '.' : style === 'matrix' ? `;${name}=` : '';
  return raw.startsWith(prefix) ? raw.slice(prefix.length) : raw;
}

/** How a parameter is serialized to a string. */
interface Serialization {
  readonly types: ReadonlySet<string>;
  readonly style: string;
  readonly explode: boolean;
  readonly decode: (text: string) => string;
}

function partsOf(raw: string, { types, style, explode, decode }: Serialization): Texts {
  const isObject = types.has('object');
  if (!isObject && !types.has('array')) return decode(raw);
  const between = (explode && EXPLODED[style]) || BETWEEN[style] || /,/;
  const parts = raw === '' ? [] : raw.split(between).map((part) => part.trim());
  if (!isObject) return parts.map(decode);
  const pairs = explode
    ? parts.map((part) => [part.split('=')[0]!, part.split('=').slice(1).join('=')])
    : parts.flatMap((part, i) => (i % 2 === 0 ? [[part, parts[i + 1] ?? '']] : []));
  return Object.fromEntries(pairs.map(([key, value]) => [decode(key!), decode(value!)]));
}

function deepObject(
  name: string,
  pairs: ParameterSources['query'],
): Record<string, string> | undefined {
  const members = pairs.filter(([each]) => each.startsWith(`${name}[`) && each.endsWith(']'));
  if (members.length === 0) return undefined;
  return Object.fromEntries(
    members.map(([each, raw]) => [each.slice(name.length + 1, -1), decoded(raw)]),
  );
}

function decodedPair([name, raw]: readonly [string, string]): [string, string] {
  return [name, decoded(raw)];
}

function decoded(raw: string): string {
  return decodeURIComponent(raw.replaceAll('+', ' '));
}

const NUMBER = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Converts strings to the types of a schema. */
export function typedValue(contract: Contract, schema: Schema, texts: Texts): unknown {
  if (typeof texts === 'string') return typedText(typesOf(contract, schema), texts);
  if (Array.isArray(texts)) {
    const items = contract.follow(schema['items']);
    return (texts as string[]).map((text) => typedValue(contract, items, text));
  }
  const properties = isNode(schema['properties']) ? schema['properties'] : {};
  return Object.fromEntries(
    Object.entries(texts as Record<string, string>).map(([name, text]) => [
      name,
      typedValue(
        contract,
        contract.follow(properties[name] ?? schema['additionalProperties']),
        text,
      ),
    ]),
  );
}

function typedText(types: ReadonlySet<string>, text: string): unknown {
  if ((types.has('number') || types.has('integer')) && NUMBER.test(text)) return Number(text);
  // Some languages write booleans in other cases (`True`).
  if (types.has('boolean') && /^(?:true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  if (types.has('null') && (text === '' || text === 'null')) return null;
  return text;
}

/** The types that a schema and its alternatives allow. */
export function typesOf(contract: Contract, schema: Schema, depth = 0): ReadonlySet<string> {
  const found = contract.follow(schema);
  const { type, const: only, enum: allowed } = found;
  if (type !== undefined) return new Set([type].flat() as string[]);
  const values = only === undefined ? allowed : [only];
  if (Array.isArray(values)) return new Set(values.map((value) => typeof value));
  if (depth > 16) return new Set();
  const parts = ['oneOf', 'anyOf', 'allOf'].flatMap((name) => found[name] ?? []);
  return new Set((parts as Schema[]).flatMap((part) => [...typesOf(contract, part, depth + 1)]));
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
