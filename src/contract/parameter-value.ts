import { memberAt } from './plain-words.ts';
import type { ParameterObject } from './model/document.ts';
import type { Placed } from './model/operation.ts';
import { appendPointer } from '../base/json-pointer.ts';
import { excessInJson } from '../base/json-size.ts';
import { LONGEST_HASHED } from '../base/long-names.ts';
import { itemsOf, propertiesOf, typesOf, type WithDocument } from './model/schema-parts.ts';

/** The parts of a request that parameters are read from. */
export interface ParameterSources {
  /** By name, still encoded. */
  readonly path: Readonly<Record<string, string>>;
  /** In order of appearance, with decoded names and raw values. */
  readonly query: readonly (readonly [name: string, raw: string])[];
  readonly header: (name: string) => string | undefined;
  readonly cookies: readonly (readonly [name: string, raw: string])[];
  /** The names in the query that are of single parameters; others may be members of an object. */
  readonly named: ReadonlySet<string>;
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
  contract: WithDocument,
  parameter: ParameterObject,
  sources: ParameterSources,
): unknown[] {
  const texts = textsOf(contract, parameter, sources);
  if (texts === undefined) return [];
  if (parameter.content !== undefined) {
    const isEncoded = parameter.in !== 'header';
    return [jsonOr(isEncoded ? decodeURIComponent(texts as string) : (texts as string))];
  }
  const typed = typedValue(contract, parameter.schema, texts);
  return typed === texts ? [texts] : [typed, texts];
}

/** The JSON pointer to the schema of a parameter, which may be in a media type; undefined if it has none. */
export function schemaPointer({
  schema,
  content,
  pointer,
}: Placed<Pick<ParameterObject, 'schema' | 'content'>>): string | undefined {
  if (schema !== undefined) return `${pointer}/schema`;
  const [type] = Object.keys(content ?? {});
  if (type === undefined || content![type]!.schema === undefined) return undefined;
  return `${appendPointer(`${pointer}/content`, type)}/schema`;
}

/** A place in a parameter, given as a JSON pointer: `tag[0]`, and of an object `filter: age`. */
export function placeIn(name: string, pointer: string): string {
  if (pointer === '') return name;
  const member = memberAt(pointer);
  return /^\/\d/.test(pointer) ? name + member.replace(/^body/, '') : `${name}: ${member}`;
}

type Texts = string | readonly string[] | TextsByName;
interface TextsByName {
  readonly [name: string]: Texts;
}
type Pairs = ParameterSources['query'];

/** The parameter as decoded strings: one, a list, or by property. */
function textsOf(
  contract: WithDocument,
  parameter: ParameterObject,
  sources: ParameterSources,
): Texts | undefined {
  const { name, in: place, content } = parameter;
  const { schema } = parameter;
  const types = typesOf(contract, schema);
  const style = parameter.style ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple');
  const explode = parameter.explode ?? style === 'form';
  if (place === 'query' || place === 'cookie') {
    const pairs = place === 'query' ? sources.query : sources.cookies;
    const given = pairs.filter(([each]) => each === name).map(([, raw]) => raw);
    if (content !== undefined) return given[0]?.replaceAll('+', ' ');
    if (types.has('object') && (style === 'deepObject' || explode)) {
      const isDeep = style === 'deepObject';
      const own = isDeep ? deepMembers(name, pairs) : membersIn(pairs, sources);
      // Nothing is sent for an object without members.
      if (own.length === 0 && parameter.required !== true) return undefined;
      const members = own.map(decodedPair);
      return isDeep
        ? nestedMembers(contract, schema, members)
        : membersOf(contract, schema, members);
    }
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

/** The members of an object in brackets: `filter[age]`. */
function deepMembers(name: string, pairs: Pairs): Pairs {
  const members = pairs.filter(([each]) => each.startsWith(`${name}[`) && each.endsWith(']'));
  return members.map(([each, raw]) => [each.slice(name.length + 1, -1), raw]);
}

/** Objects in deeper ones are no objects: nobody needs them. */
const DEEPEST = 8;

/**
 * Members whose names may have brackets themselves, which OpenAPI leaves open: of an object in the object
 * (`filter[by][age]`), or of a list, as PHP and `qs` write it (`filter[tags][]`, `filter[tags][0]`).
 */
function nestedMembers(
  contract: WithDocument,
  schema: unknown,
  pairs: Pairs,
  depth = 0,
): TextsByName {
  const single: [string, string][] = [];
  const nested = new Map<string, [string, string][]>();
  for (const [name, text] of pairs) {
    const at = depth < DEEPEST ? name.indexOf('][') : -1;
    const outer = at < 0 ? name : name.slice(0, at);
    const inner = at < 0 ? '' : name.slice(at + 2);
    if (/^\d*$/.test(inner)) single.push([outer, text]);
    else if (nested.has(outer)) nested.get(outer)!.push([inner, text]);
    else nested.set(outer, [[inner, text]]);
  }
  const propertyOf = propertiesOf(contract, schema);
  const objects = [...nested].map(([name, within]) => {
    const members = nestedMembers(contract, propertyOf(name), within, depth + 1);
    return [name, members] as const;
  });
  return { ...membersOf(contract, schema, single), ...Object.fromEntries(objects) };
}

/** The members of an object that stand side by side with other parameters. */
function membersIn(pairs: Pairs, { named }: ParameterSources): Pairs {
  return pairs.filter(([each]) => !named.has(each));
}

/** Decoded pairs as an object, in which a name has a list if its property is one or if it is repeated. */
export function membersOf(
  contract: WithDocument,
  schema: unknown,
  pairs: Pairs,
): Record<string, string | string[]> {
  const members = new Map<string, string[]>();
  for (const [name, text] of pairs) {
    const texts = members.get(name);
    if (texts === undefined) members.set(name, [text]);
    else texts.push(text);
  }
  const propertyOf = propertiesOf(contract, schema);
  return Object.fromEntries(
    [...members].map(([name, texts]) => {
      const types = typesOf(contract, propertyOf(name));
      return [name, types.has('array') || texts.length > 1 ? texts : texts[0]!];
    }),
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
export function typedValue(contract: WithDocument, schema: unknown, texts: Texts): unknown {
  if (typeof texts === 'string') return typedText(typesOf(contract, schema), texts);
  if (Array.isArray(texts)) {
    const items = itemsOf(contract, schema);
    return (texts as string[]).map((text) => typedValue(contract, items, text));
  }
  const propertyOf = propertiesOf(contract, schema);
  return Object.fromEntries(
    Object.entries(texts as TextsByName).map(([name, text]) => [
      name,
      typedValue(contract, propertyOf(name), text),
    ]),
  );
}

function typedText(types: ReadonlySet<string>, text: string): unknown {
  if ((types.has('number') || types.has('integer')) && NUMBER.test(text)) return Number(text);
  // Some languages write booleans in other cases (`True`).
  if (types.has('boolean') && /^(?:true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  if (types.has('null') && (text === '' || text === 'null')) return null;
  // In a form, objects are JSON (OpenAPI 3.1, Encoding Object); no other style has a form for objects in objects.
  if (types.has('object') && !types.has('string')) return jsonOr(text);
  return text;
}

/** The value of a text of JSON; the text itself if it is none, or may not be parsed. */
function jsonOr(text: string): unknown {
  if (text.length > LONGEST_HASHED && excessInJson(Buffer.from(text)) !== undefined) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** The pairs of a query or of cookies, with decoded names and raw values. */
export function pairsIn(text: string, between: string): (readonly [string, string])[] {
  return text
    .split(between)
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => {
      const equals = pair.indexOf('=');
      const name = equals < 0 ? pair : pair.slice(0, equals);
      return [readable(name), equals < 0 ? '' : pair.slice(equals + 1)] as const;
    });
}

/** Decodes a name in the query; one that can't be decoded matches no parameter. */
function readable(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    return name;
  }
}
