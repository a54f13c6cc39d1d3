import {
  JSON_TYPE,
  type ExampleObject,
  type MediaTypeObject,
  type ParameterObject,
} from '../../src/contract/model/document.ts';
import type { Method } from '../../src/contract/model/operation.ts';
import { jsonLine } from '../commands/requests.ts';
import { operationSlug } from './names.ts';
import type { DocumentedOperation } from './documented.ts';

/** JSON is written on one line up to this length. */
const LINE = 64;

type Value = string | number | boolean;

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
  readonly value: Value;
  /** Whether it is a path within the path, with slashes. */
  readonly isTail: boolean;
}

export interface RequestBodyExample {
  readonly type: string;
  /** A JSON value if the type is JSON, else the text itself. */
  readonly value: unknown;
}

/** The requests of an operation: one for each example of its body, or one without a body. */
export function requestExamples(operation: DocumentedOperation): RequestExample[] {
  const { operationId, method, path: template, requestBody } = operation;
  const parameters = operation.parameters.flatMap((parameter) =>
    givenParameter(parameter, operation.sampleParameters[parameter.name]),
  );
  const common = { method, template, parameters };
  const id = operationSlug(operationId);
  const [[type, media] = [JSON_TYPE, {}]] = Object.entries(requestBody?.content ?? {});
  const bodies = bodyExamples(media);
  if (bodies.length === 0) return [{ ...common, id, title: undefined, body: undefined }];
  return bodies.map(([name, { summary, value }]) => ({
    ...common,
    id: name === '' ? id : `${id}-${operationSlug(name)}`,
    title: summary,
    body: { type: type === '*/*' ? 'text/plain' : type, value },
  }));
}

/** The examples of a body by name, which is empty if the only one has no name. */
function bodyExamples({ example, examples = {} }: MediaTypeObject): [string, ExampleObject][] {
  if (example !== undefined) return [['', { value: example }]];
  return Object.entries(examples);
}

function givenParameter(
  parameter: ParameterObject,
  sample: Value | undefined,
): RequestParameterValue[] {
  const { in: place, name, required = false } = parameter;
  if ((!required && sample === undefined) || place === 'cookie') return [];
  const isTail = parameter['x-multi-segment'] !== undefined;
  return [{ in: place, name, value: sample ?? exampleOf(parameter) ?? name, isTail }];
}

/** A valid value of a parameter, from its example. */
export function exampleOf({ example, examples = {}, schema }: ParameterObject): Value | undefined {
  const listed = [
    example,
    ...Object.values(examples).map(({ value }) => value),
    ...((schema?.['examples'] ?? []) as unknown[]),
  ];
  return listed.find((each) => each !== undefined) as Value | undefined;
}

/** The path and the query of a request, filled in. */
export function targetOf({ template, parameters }: RequestExample): string {
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = parameters.find((each) => each.in === 'path' && each.name === name)!;
    const text = String(parameter.value);
    return parameter.isTail ? encodeURI(text) : encodeURIComponent(text);
  });
  const query = parameters
    .filter((each) => each.in === 'query')
    .map(({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/** The headers of a request without the credentials, with the type of its body. */
export function headersOf({ parameters, body }: RequestExample): [string, string][] {
  const given = parameters.filter((each) => each.in === 'header');
  const type: [string, string][] = body === undefined ? [] : [['Content-Type', body.type]];
  return [...type, ...given.map(({ name, value }): [string, string] => [name, String(value)])];
}

/** The body as it is sent: JSON on one line if that is short. */
export function bodyText({ type, value }: RequestBodyExample): string {
  if (type !== JSON_TYPE) return String(value);
  const line = jsonLine(value);
  return line.length <= LINE ? line : JSON.stringify(value, null, 2);
}
