import type { IncomingHttpHeaders } from 'node:http';
import {
  isWholeQuery,
  resolve,
  type ContractDocument,
  type ParameterObject,
  type Schema,
} from './model/document.ts';
import { checkedParameters, type Operation } from './model/operation.ts';
import type { ParameterReading, RequestParameters } from './request-parameters.ts';
import { freshDefault, otherParameters } from './other-parameters.ts';
import type { ContractErrors } from './family.ts';
import { mustBeOfType } from './plain-words.ts';
import type { PathMatch } from './model/router.ts';
import { typesOf } from './model/schema-parts.ts';
import { tailsIn, valueInPath } from './model/tails.ts';

/** @throws the family's error for a parameter that can't be read */
export type ParameterReader = (
  path: PathMatch['parameters'],
  rawQuery: string,
  headers: IncomingHttpHeaders,
) => RequestParameters;

type Scalar = string | number | boolean;

/** How to read one parameter. */
interface Plan {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  /** How a list is written: its name repeated, or one value with commas. Undefined if it is not a list. */
  readonly list: 'repeated' | 'commas' | undefined;
  /** Converts a text to the type of the schema; returns undefined if the text is not such a value. */
  readonly convert: ((text: string) => Scalar | undefined) | undefined;
  /** The message for a text that can't be converted. */
  readonly rule: string;
  readonly default: unknown;
}

/**
 * Prepares how the parameters of an operation are read, so that each request does no more work than they need. Texts
 * become integers, numbers and booleans, lists become lists of their items, and absent parameters get the default of
 * their schema. The validator checks the values against their schemas later.
 * @throws Error if the contract writes a parameter in a way that is not supported
 */
export function parameterReader(
  document: ContractDocument,
  operation: Operation,
  errors: Pick<ContractErrors, 'invalid'>,
  reading?: ParameterReading,
): ParameterReader {
  const own = (reading ? checkedParameters(operation) : operation.parameters).filter(
    (each) => reading?.leavesWholeQuery !== true || !isWholeQuery(each),
  );
  const isPlainly = (parameter: ParameterObject) => isWrittenPlainly(document, parameter);
  const others =
    reading &&
    otherParameters(
      document,
      own.filter((each) => !isPlainly(each)),
    );
  const plans = (others === undefined ? own : own.filter(isPlainly))
    .filter((parameter) => parameter.in !== 'cookie' && !isWholeQuery(parameter))
    .map((parameter) => planOf(document, operation, parameter));
  const inPath = byName(plans.filter((plan) => plan.in === 'path' && !isPlain(plan)));
  const inQuery = byName(plans.filter((plan) => plan.in === 'query'));
  const onlyDeclared = reading?.leavesOtherHeaders === true;
  const inHeader = plans.filter((plan) => plan.in === 'header' && (onlyDeclared || !isPlain(plan)));
  const withDefault = [...inQuery.values()].filter((plan) => plan.default !== undefined);
  const tails = tailsIn(operation.parameters);

  const refusesUnknown =
    operation.declared['x-refuses-unknown-parameters'] === true || reading?.refusesUnknown === true;
  const refusesEmpty = reading?.refusesUnknown === true;
  const mayBeEmpty = new Set(own.flatMap((each) => (each.allowEmptyValue ? [each.name] : [])));
  const credentials = credentialsInQuery(document, operation);

  const invalid = (plan: Pick<Plan, 'in' | 'name'>, message: string, at = plan.name) =>
    errors.invalid({ in: plan.in, at, message });

  /** @param item its number in a list */
  function converted(plan: Plan, text: string, item?: number): Scalar {
    const value = plan.convert === undefined ? text : plan.convert(text);
    if (value === undefined && reading?.leavesWrongTypes !== true) {
      throw invalid(plan, plan.rule, item === undefined ? plan.name : `${plan.name}[${item}]`);
    }
    return value ?? text;
  }

  function unknown(name: string) {
    const known = [...inQuery.keys()].join(', ') || 'none';
    const message = `is not a parameter of this operation, which has ${known}`;
    return errors.invalid({ in: 'query', at: name, message });
  }

  function decoded(place: 'path' | 'query', name: string, raw: string): string {
    try {
      if (place === 'query') return inQueryText(raw);
      return valueInPath(tails.get(name), raw);
    } catch {
      throw invalid({ in: place, name }, 'is not percent-encoded UTF-8');
    }
  }

  function readPath(given: PathMatch['parameters']): Record<string, Scalar> {
    const values: Record<string, Scalar> = {};
    for (const name in given) {
      const text = decoded('path', name, given[name]!);
      const plan = inPath.get(name);
      values[name] = plan === undefined ? text : converted(plan, text);
    }
    return values;
  }

  /** Adds what one pair of the query says. */
  function readPair(
    values: Record<string, unknown>,
    plan: Plan,
    raw: string,
    isEncoded: boolean,
  ): void {
    const { name, list } = plan;
    if (raw === '' && mayBeEmpty.has(name)) {
      values[name] = '';
      return;
    }
    // An item of a list may be the empty text.
    const isItem = list === 'repeated';
    if (raw === '' && refusesEmpty && !isItem) throw invalid(plan, 'must not be empty');
    const textOf = (part: string) => (isEncoded ? decoded('query', name, part) : part);
    const isFirst = !Object.hasOwn(values, name);
    if (isItem) {
      if (isFirst) values[name] = [];
      const items = values[name] as Scalar[];
      items.push(converted(plan, textOf(raw), items.length));
      return;
    }
    if (!isFirst) throw invalid(plan, 'must be given only once');
    // A comma within an item is percent-encoded, so the list is split before it is decoded.
    values[name] =
      list === 'commas'
        ? (raw === '' ? [] : raw.split(',')).map((part, i) => converted(plan, textOf(part), i))
        : converted(plan, textOf(raw));
  }

  function readQuery(rawQuery: string): Record<string, unknown> {
    const values: Record<string, unknown> = {};
    // Most queries have nothing to decode.
    const isEncoded = /[%+]/.test(rawQuery);
    for (let start = 0, end = 0; end < rawQuery.length; start = end + 1) {
      const next = rawQuery.indexOf('&', start);
      end = next < 0 ? rawQuery.length : next;
      const pair = rawQuery.slice(start, end);
      const equals = pair.indexOf('=');
      const written = equals < 0 ? pair : pair.slice(0, equals);
      const given = isEncoded ? queryName(written) : written;
      const plan = inQuery.get(given);
      if (plan === undefined) {
        const isKnown = credentials.has(given) || others?.has(given) === true;
        if (refusesUnknown && pair !== '' && !isKnown) throw unknown(given);
        continue;
      }
      readPair(values, plan, equals < 0 ? '' : pair.slice(equals + 1), isEncoded);
    }
    for (const plan of withDefault) {
      if (!Object.hasOwn(values, plan.name)) values[plan.name] = freshDefault(plan.default);
    }
    return values;
  }

  function readHeader(headers: IncomingHttpHeaders): Record<string, unknown> {
    const values: Record<string, unknown> = onlyDeclared ? {} : { ...headers };
    for (const plan of inHeader) {
      const text = headers[plan.name];
      const value = typeof text === 'string' ? converted(plan, text) : (text ?? plan.default);
      if (value !== undefined) values[plan.name] = value;
    }
    return values;
  }

  const read: ParameterReader = (path, rawQuery, headers) => ({
    path: readPath(path),
    query: inQuery.size === 0 && !refusesUnknown ? NOTHING : readQuery(rawQuery),
    header: inHeader.length > 0 ? readHeader(headers) : onlyDeclared ? NOTHING : headers,
  });
  if (others === undefined || others.isEmpty) return read;
  return (path, rawQuery, headers) => {
    const values = read(path, rawQuery, headers);
    return others.readInto(values, { path, rawQuery, headers }, (parameter) =>
      errors.invalid({
        in: parameter.in,
        at: parameter.name,
        message: 'is not percent-encoded UTF-8',
      }),
    );
  };
}

/** The names of parameters in the query that carry credentials. */
function credentialsInQuery(
  { components }: ContractDocument,
  { security }: Operation,
): ReadonlySet<string> {
  const schemes = security.flatMap(Object.keys).map((name) => components?.securitySchemes?.[name]);
  return new Set(schemes.flatMap((scheme) => (scheme?.in === 'query' ? [scheme.name!] : [])));
}

/** Whether the text of the request is already the value. */
function isPlain(plan: Plan): boolean {
  return plan.convert === undefined && plan.default === undefined;
}

const NOTHING: Readonly<Record<string, unknown>> = {};

function byName(plans: readonly Plan[]): ReadonlyMap<string, Plan> {
  return new Map(plans.map((plan) => [plan.name, plan]));
}

/** Whether a parameter is one text, or a list of texts in the query. */
function isWrittenPlainly(document: ContractDocument, parameter: ParameterObject): boolean {
  const { in: place, content, style } = parameter;
  if (place === 'cookie' || isWholeQuery(parameter)) return false;
  const types = typesOf({ document }, parameter.schema);
  const usual = place === 'query' ? 'form' : 'simple';
  const isOther =
    content !== undefined ||
    (style ?? usual) !== usual ||
    types.has('object') ||
    (types.has('array') && (types.size > 1 || place !== 'query'));
  return !isOther;
}

function planOf(
  document: ContractDocument,
  { operationId }: Operation,
  parameter: ParameterObject,
): Plan {
  const place = parameter.in as Plan['in'];
  const name = place === 'header' ? parameter.name.toLowerCase() : parameter.name;
  if (!isWrittenPlainly(document, parameter)) {
    throw new Error(`${operationId} writes its parameter ${name} in a way that is not supported`);
  }
  const schema = resolve<Schema>(document, parameter.schema ?? {});
  const types = typesOf({ document }, schema);
  const isList = types.has('array');
  const items = isList ? typesOf({ document }, schema['items']) : types;
  return {
    in: place,
    name,
    list: isList ? (parameter.explode === false ? 'commas' : 'repeated') : undefined,
    convert: conversionTo(items),
    rule: mustBeOfType([...items].filter((type) => type !== 'null')),
    default: schema['default'],
  };
}

const INTEGER = /^-?\d+$/;
const NUMBER = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** The conversion of texts to one of the types; undefined if every text is a value. */
function conversionTo(types: ReadonlySet<string>): Plan['convert'] {
  const digits = types.has('number') ? NUMBER : types.has('integer') ? INTEGER : undefined;
  const takesBooleans = types.has('boolean');
  if (digits === undefined && !takesBooleans) return undefined;
  const takesTexts = types.has('string');
  return (text) => {
    if (digits?.test(text) === true) return numberOf(text);
    // Other languages capitalize their booleans (`True`).
    const word = takesTexts ? text : text.toLowerCase();
    if (takesBooleans && (word === 'true' || word === 'false')) return word === 'true';
    return takesTexts ? text : undefined;
  };
}

/** The number that a text represents, or the largest double if it exceeds that. */
function numberOf(text: string): number {
  return Math.max(-Number.MAX_VALUE, Math.min(Number(text), Number.MAX_VALUE));
}

/** Decodes a name in the query. One that can't be decoded matches no declared parameter. */
function queryName(raw: string): string {
  try {
    return inQueryText(raw);
  } catch {
    return raw;
  }
}

/** What a part of a query says. Most have nothing to decode. @throws URIError */
function inQueryText(raw: string): string {
  return /[%+]/.test(raw) ? decodeURIComponent(raw.replaceAll('+', ' ')) : raw;
}
