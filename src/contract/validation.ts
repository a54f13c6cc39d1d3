import { findingMessage, mostRelevantFinding, type Finding } from './finding.ts';
import { memberAt } from './plain-words.ts';

/** A part of a request that does not conform to the contract. */
export interface Issue {
  readonly in: 'path' | 'query' | 'header' | 'body';
  /** The place: the name of a parameter, or a JSON pointer into the body ('' is the whole body). */
  readonly at: string;
  /** The broken rule, worded to follow the place: `must be an array`. */
  readonly message: string;
}

/** A validator compiled ahead of time by Ajv. */
export interface CompiledValidator {
  (data: unknown): boolean;
  errors?: readonly CompiledError[] | null;
}

export interface CompiledError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The compiled validators of a family's requests, named `<operationId>Parameters` and `<operationId>Body`. */
export type CompiledValidators = Readonly<Record<string, CompiledValidator>>;

/** Checks a body. @returns what is wrong with it, or undefined */
export function checkBody(validate: CompiledValidator, body: unknown): Issue | undefined {
  if (validate(body)) return undefined;
  const { at, message } = mostRelevantFinding((validate.errors ?? []).map(findingOf));
  return { in: 'body', at, message };
}

/** Checks the parameters `{path, query, header}`. @returns what is wrong with them, or undefined */
export function checkParameters(validate: CompiledValidator, given: unknown): Issue | undefined {
  if (validate(given)) return undefined;
  const { at, message } = mostRelevantFinding((validate.errors ?? []).map(findingOf));
  const [, place = 'query', ...rest] = at.split('/');
  return { in: place as Issue['in'], at: memberAt(`/${rest.join('/')}`), message };
}

/** A violation found by a validator, in plain words. */
export function findingOf({ instancePath, keyword, params, message }: CompiledError): Finding {
  const property =
    params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
  const at =
    typeof property === 'string' && property !== '' ? `${instancePath}/${property}` : instancePath;
  const allowed = params['allowedValues'];
  let said = Array.isArray(allowed) ? `must be one of ${allowed.join(', ')}` : message;
  if ('allowedValue' in params) said = `must be ${JSON.stringify(params['allowedValue'])}`;
  return { at, keyword, message: findingMessage(keyword, said) };
}
