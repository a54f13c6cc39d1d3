import { inPlainWords } from './plain-words.ts';

/** Something in a request that is not as the contract says. */
export interface Issue {
  readonly in: 'path' | 'query' | 'header' | 'body';
  /** Where in it: the name of a parameter, or a JSON pointer into the body ('' is all of it). */
  readonly at: string;
  /** What is wrong, as the end of a sentence that begins with the place: `must be an array`. */
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

/** The compiled validators of a family, by `<operationId>Parameters` and `<operationId>Body`. */
export type CompiledValidators = Readonly<Record<string, CompiledValidator>>;

/** @returns what is wrong with a body, or undefined */
export function checkBody(validate: CompiledValidator, body: unknown): Issue | undefined {
  if (validate(body)) return undefined;
  const error = validate.errors?.[0];
  const params = error?.params ?? {};
  const property =
    params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
  const at = error?.instancePath ?? '';
  return {
    in: 'body',
    at: typeof property === 'string' && property !== '' ? `${at}/${property}` : at,
    message: describe(error),
  };
}

/** @returns what is wrong with the parameters `{path, query, header}`, or undefined */
export function checkParameters(validate: CompiledValidator, given: unknown): Issue | undefined {
  if (validate(given)) return undefined;
  const error = validate.errors?.[0];
  const [, place = 'query', name = ''] = (error?.instancePath ?? '').split('/');
  const missing = error?.params['missingProperty'];
  const at = name === '' && typeof missing === 'string' ? missing : name;
  return {
    in: place as Issue['in'],
    at,
    message: describe(error),
  };
}

/**
 * What is said of a property that an object has or lacks. It is said at the property, not at the
 * object, so that whoever reads it sees which one.
 */
export const PROPERTY_WORDS: Readonly<Record<string, string>> = {
  required: 'is missing',
  additionalProperties: 'is not a known field',
  unevaluatedProperties: 'is not a known field',
};

function describe(error: CompiledError | undefined): string {
  const ofProperty = PROPERTY_WORDS[error?.keyword ?? ''];
  if (ofProperty !== undefined) return ofProperty;
  const allowed = error?.params['allowedValues'];
  if (Array.isArray(allowed)) return `must be one of ${allowed.join(', ')}`;
  return error?.message === undefined ? 'is not valid' : inPlainWords(error.message);
}
