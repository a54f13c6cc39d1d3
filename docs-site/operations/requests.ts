import { JSON_TYPE, type ParameterObject } from '../../src/contract/model/document.ts';
import type { Method } from '../../src/contract/model/operation.ts';
import { inHeader, inPath, inQuery } from '../../src/toolkit/probe/serialize.ts';
import {
  contentTypeOf,
  isForm,
  isJson,
  isMultipart,
  type RequestBodyExample,
} from './body-text.ts';
import type { DocumentedOperation } from './documented.ts';
import { bodyExamples, parameterExample } from './examples.ts';
import { operationSlug } from './names.ts';
import { plainSchema } from './plain-schema.ts';
import { sampleValue } from './sample-value.ts';

/** Requests of one operation that are shown. */
const MOST_REQUESTS = 12;

/** A request from the contract's examples: with all required values, and without optional ones. */
export interface RequestExample {
  /** Unique on its page and on that of all requests: `create-database-regional`. */
  readonly id: string;
  /** Distinguishes it from other requests of the operation: `A global database`. */
  readonly title: string | undefined;
  readonly method: Method;
  /** As in the contract: `/v2/publish/{destination}`. */
  readonly template: string;
  readonly parameters: readonly RequestParameterValue[];
  readonly body: RequestBodyExample | undefined;
}

export interface RequestParameterValue {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly value: unknown;
  /** How the contract has it written. */
  readonly parameter: ParameterObject;
  /** Whether it is a path within the path, with slashes. */
  readonly isTail: boolean;
}

/** The requests of an operation: one for each example of its body, or one without a body. */
export function requestExamples(
  contract: object,
  operation: DocumentedOperation,
): RequestExample[] {
  const { slug: id, method, path: template, requestBody } = operation;
  const parameters = operation.parameters.flatMap((parameter) =>
    givenParameter(contract, parameter, operation.sampleParameters[parameter.name]),
  );
  const common = { method, template, parameters };
  const content = Object.entries(requestBody?.content ?? {});
  const [type, media] = preferred(content) ?? [JSON_TYPE, {}];
  const bodies = bodyExamples(contract, type, media, 'request')
    .filter(({ value }) => value !== undefined)
    .slice(0, MOST_REQUESTS);
  if (bodies.length === 0) return [{ ...common, id, title: undefined, body: undefined }];
  const element = elementOf(contract, media.schema);
  const ids = new Set<string>();
  return bodies.map(({ name, title, value }, i) => {
    const wanted = name === '' ? id : `${id}-${operationSlug(name)}`;
    const own = ids.has(wanted) ? `${wanted}-${i + 1}` : wanted;
    ids.add(own);
    return { ...common, id: own, title, body: { type: typeIn(type), value, element } };
  });
}

/** A media type that samples can write: JSON, else a form, else the first. */
function preferred<T>(
  content: readonly (readonly [string, T])[],
): readonly [string, T] | undefined {
  return (
    content.find(([type]) => isJson(type)) ??
    content.find(([type]) => isForm(type) || isMultipart(type)) ??
    content[0]
  );
}

/** A range of types has no name that could be sent. */
function typeIn(type: string): string {
  if (!type.includes('*')) return type;
  return type === '*/*' ? 'text/plain' : type.replace('*', 'plain');
}

/** The name of the element that a body in XML is. */
function elementOf(contract: object, schema: unknown): string {
  const { xml, title } = plainSchema(contract, schema);
  const reference = (schema as { readonly $ref?: unknown } | undefined)?.$ref;
  const named = typeof reference === 'string' ? reference.split('/').at(-1) : undefined;
  const name = xml?.['name'];
  return (typeof name === 'string' ? name : undefined) ?? named ?? title ?? 'body';
}

function givenParameter(
  contract: object,
  parameter: ParameterObject,
  sample: unknown,
): RequestParameterValue[] {
  const { in: place, name, required = false } = parameter;
  const isNeeded = required || place === 'path';
  if ((!isNeeded && sample === undefined) || place === 'cookie') return [];
  const isTail = parameter['x-multi-segment'] !== undefined;
  const value = sample ?? valueOf(contract, parameter) ?? name;
  return [{ in: place, name, value, parameter, isTail }];
}

/** A valid value of a parameter. Texts without an example are called as the parameter, so that they tell what goes there. */
function valueOf(contract: object, parameter: ParameterObject): unknown {
  const example = parameterExample(contract, parameter);
  if (example !== undefined) return example;
  const [media] = Object.values(parameter.content ?? {});
  const schema = parameter.schema ?? media?.schema;
  const plain = plainSchema(contract, schema);
  const isBareText =
    plain.values === undefined &&
    plain.format === undefined &&
    (plain.types[0] ?? 'string') === 'string';
  return isBareText ? undefined : sampleValue(contract, schema, 'request');
}

/** The path and the query of a request, filled in. */
export function targetOf({ template, parameters }: RequestExample): string {
  const path = template.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => {
    const given = parameters.find((each) => each.in === 'path' && each.name === name);
    if (given === undefined) return encodeURIComponent(name);
    return given.isTail ? encodeURI(String(given.value)) : inPath(given.parameter, given.value);
  });
  const query = parameters
    .filter((each) => each.in === 'query')
    .flatMap(({ parameter, value }) => inQuery(parameter, value))
    .map(([name, value]) => `${encodeURIComponent(name)}=${value}`);
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/** The headers of a request without the credentials, with the type of its body. */
export function headersOf({ parameters, body }: RequestExample): [string, string][] {
  const given = parameters.filter((each) => each.in === 'header');
  const type: [string, string][] =
    body === undefined ? [] : [['Content-Type', contentTypeOf(body)]];
  return [
    ...type,
    ...given.map(({ name, parameter, value }): [string, string] => [
      name,
      inHeader(parameter, value),
    ]),
  ];
}
