import { InputError } from '../base/input-error.ts';
import { isNode, type Node } from '../base/json-pointer.ts';
import { isJson, mediaTypeOf } from '../contract/media-type.ts';
import { responseFor, type MediaType, type Operation } from '../contract/model/operation.ts';
import { partsOf, propertyOf, typesOf } from '../contract/model/schema-parts.ts';
import type { Contract } from '../contract/model/contract.ts';
import { HttpError } from '../http/http-error.ts';
import type { Problem } from './problem.ts';

type Described = Pick<Contract, 'document' | 'schemas'>;

const PROBLEM_TYPE = 'application/problem+json';
/** The members of an error that say in words what is wrong, and those that have the status. */
const WORDS =
  /^(?:message|msg|detail|details|description|reason|error|error_?(?:message|description))$/i;
const STATUSES = /^(?:status|code|status_?code|error_?code)$/i;

/**
 * A problem as an operation documents its errors: a body of the members that its schema has, if that fits. Otherwise it is
 * as RFC 9457 has it.
 */
export function documentedRefusal(
  contract: Described,
  problem: Problem,
  operation: Pick<Operation, 'responses'> | undefined,
  headers: Readonly<Record<string, string>>,
): HttpError {
  const content = operation && responseFor(operation, problem.status)?.content;
  for (const [type, media] of Object.entries(content ?? {})) {
    if (!isJson(mediaTypeOf(type))) continue;
    const body = refusalBody(contract, media, problem);
    if (body !== undefined) return answerOf(problem, type, body, headers);
  }
  return problemAnswer(problem, headers);
}

/** A problem as RFC 9457 has it. */
export function problemAnswer(
  problem: Problem,
  headers: Readonly<Record<string, string>> = {},
): HttpError {
  return answerOf(problem, PROBLEM_TYPE, problem, headers);
}

function answerOf(
  { status, detail }: Problem,
  type: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
): HttpError {
  const bytes = Buffer.from(JSON.stringify(body));
  return new HttpError(status, detail, bytes, { headers: { 'Content-Type': type, ...headers } });
}

/**
 * The body of a refusal by the schema of a media type.
 * @param base has other members, which the schema may require
 * @returns undefined if no body fits the schema
 */
export function refusalBody(
  contract: Described,
  { schema, pointer }: MediaType,
  problem: Problem,
  base: unknown = {},
): unknown {
  if (schema === undefined) return problem;
  const fits = (body: unknown) => {
    try {
      return contract.schemas.fits('response', `${pointer}/schema`, body);
    } catch (error) {
      // A schema that is wrong itself allows everything.
      if (error instanceof InputError) return true;
      throw error;
    }
  };
  const made = membersFor(contract, schema, problem);
  const whole = made && isNode(base) ? merged(base, made) : undefined;
  if (whole !== undefined && fits(whole)) return whole;
  return fits(problem) ? problem : undefined;
}

function merged(base: Node, members: Node): Node {
  const inside = Object.entries(members).map(([name, value]) => {
    const before = base[name];
    return [name, isNode(before) && isNode(value) ? merged(before, value) : value] as const;
  });
  return { ...base, ...Object.fromEntries(inside) };
}

/** The members that a schema names, as far as a problem has something for them. */
function membersFor(
  contract: Described,
  schema: unknown,
  problem: Problem,
  depth = 0,
): Record<string, unknown> | undefined {
  const names = new Set<string>();
  for (const { properties } of partsOf(contract, schema)) {
    if (isNode(properties)) for (const name of Object.keys(properties)) names.add(name);
  }
  const members: Record<string, unknown> = {};
  for (const name of names) {
    const value = valueFor(contract, name, propertyOf(contract, schema, name), problem, depth);
    if (value !== undefined) members[name] = value;
  }
  return Object.keys(members).length > 0 ? members : undefined;
}

function valueFor(
  contract: Described,
  name: string,
  schema: unknown,
  problem: Problem,
  depth: number,
): unknown {
  const { type, title, status, detail, errors } = problem;
  const types = typesOf(contract, schema);
  const isNumber = types.has('integer') || types.has('number');
  if (name === 'type' && types.has('string')) return type;
  if (name === 'title' && types.has('string')) return title;
  if (STATUSES.test(name))
    return isNumber ? status : types.has('string') ? String(status) : undefined;
  if (WORDS.test(name) && types.has('string')) return detail;
  if (name === 'error' && types.has('object') && depth < 3) {
    return membersFor(contract, schema, problem, depth + 1);
  }
  return name === 'errors' && types.has('array') ? errors : undefined;
}
