import { mostRelevantFinding, type Finding } from './finding.ts';
import { inPlainWords, memberAt, type Violation } from './plain-words.ts';

/** A part of a request that does not conform to the contract. */
export interface Issue {
  readonly in: 'path' | 'query' | 'header' | 'cookie' | 'body';
  /** The place: the name of a parameter, or a JSON pointer into the body ('' is the whole body). */
  readonly at: string;
  /** The broken rule, worded to follow the place: `must be an array`. */
  readonly message: string;
  /** The pattern that a text does not match, for which the contract may have words of its own. */
  readonly pattern?: string | undefined;
  /** The keyword of the schema that is violated. */
  readonly keyword?: string | undefined;
  /** The place as a JSON pointer: into the body, or into the parameters of one place. */
  readonly pointer?: string | undefined;
}

/** A validator compiled ahead of time by Ajv. */
export interface CompiledValidator {
  (data: unknown): boolean;
  errors?: readonly CompiledError[] | null;
}

export interface CompiledError extends Violation {
  readonly instancePath: string;
}

/** The compiled validators of a family's requests, named `<operationId>Parameters` and `<operationId>Body`. */
export type CompiledValidators = Readonly<Record<string, CompiledValidator>>;

/** Checks a body. @returns what is wrong with it, or undefined */
export function checkBody(validate: CompiledValidator, body: unknown): Issue | undefined {
  if (validate(body)) return undefined;
  const { at, message, pattern } = mostRelevantFinding((validate.errors ?? []).map(findingOf));
  return { in: 'body', at, message, pattern };
}

/** Checks the parameters `{path, query, header}`. @returns what is wrong with them, or undefined */
export function checkParameters(validate: CompiledValidator, given: unknown): Issue | undefined {
  if (validate(given)) return undefined;
  const { at, message, pattern } = mostRelevantFinding((validate.errors ?? []).map(findingOf));
  const [, place = 'query', ...rest] = at.split('/');
  return { in: place as Issue['in'], at: memberAt(`/${rest.join('/')}`), message, pattern };
}

/** A violation found by a validator, in plain words. */
export function findingOf(error: CompiledError): Finding {
  const { instancePath, keyword, params } = error;
  const property =
    params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
  const at =
    typeof property === 'string' && property !== '' ? `${instancePath}/${property}` : instancePath;
  const pattern = keyword === 'pattern' ? String(params['pattern']) : undefined;
  return { at, keyword, message: inPlainWords(error), pattern };
}
