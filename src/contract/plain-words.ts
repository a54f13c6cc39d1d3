const ARTICLES: Readonly<Record<string, string>> = {
  array: 'an array',
  boolean: 'a boolean',
  integer: 'an integer',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'a string',
};

/** What Ajv reports of a violation, as far as its wording depends on it. */
export interface Violation {
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string | undefined;
}

/** The words for a violation, to follow the place of the value: `must be an array`. All validators use them. */
export function inPlainWords({ keyword, params, message = 'is not valid' }: Violation): string {
  switch (keyword) {
    // These are reported at the property rather than at its object, so that the reader sees which one is meant.
    case 'required':
    case 'dependentRequired':
      return 'is missing';
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'is not a known field';
    case 'type':
      return mustBeOfType([params['type']].flat().map(String));
    case 'enum':
      return mustBeOneOf(params['allowedValues'] as readonly unknown[]);
    case 'const':
      return `must be ${JSON.stringify(params['allowedValue'])}`;
    case 'minLength':
    case 'minItems':
    case 'minProperties':
      if (params['limit'] === 1) return 'must not be empty';
      return `must not have fewer than ${String(params['limit'])} ${PARTS[keyword]}`;
    case 'maxLength':
    case 'maxItems':
    case 'maxProperties':
      return `must not have more than ${String(params['limit'])} ${PARTS[keyword]}`;
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return `must be ${COMPARED[keyword]} ${String(params['limit'])}`;
    case 'multipleOf':
      return `must be multiple of ${String(params['multipleOf'])}`;
    case 'pattern':
      return `must match pattern "${String(params['pattern'])}"`;
    case 'uniqueItems': {
      const [first, second] = [Number(params['i']), Number(params['j'])].toSorted((x, y) => x - y);
      return `must not have duplicate items (${first} and ${second} are the same)`;
    }
    case 'oneOf':
      return 'must fit exactly one of its alternatives';
    case 'anyOf':
      return 'must fit one of its alternatives';
    case 'not':
      return 'must not be valid';
    case 'propertyNames':
      return 'property name must be valid';
    case 'false schema':
      return 'is not allowed here';
    default:
      return message.replace(/^must NOT /, 'must not ');
  }
}

const PARTS = {
  minLength: 'characters',
  maxLength: 'characters',
  minItems: 'items',
  maxItems: 'items',
  minProperties: 'properties',
  maxProperties: 'properties',
};

const COMPARED = {
  minimum: 'at least',
  maximum: 'at most',
  exclusiveMinimum: 'more than',
  exclusiveMaximum: 'less than',
};

/** `must be a string, a number or null` */
export function mustBeOfType(types: readonly string[]): string {
  const named = types.map((type) => ARTICLES[type] ?? type);
  const last = named.pop();
  return `must be ${named.length === 0 ? last : `${named.join(', ')} or ${last}`}`;
}

/** An empty string in an enum, which is always the last value, means that the field is absent, so it is not named. */
function mustBeOneOf(allowed: readonly unknown[]): string {
  return `must be one of ${allowed.join(', ').replace(/, $/, '')}`;
}

/**
 * A place in a body in the notation of JavaScript, from a JSON pointer: `read_regions[0]`, or `body[3].value` where the
 * body is a list.
 */
export function memberAt(pointer: string): string {
  if (pointer === '') return 'body';
  return pointer
    .slice(1)
    .split('/')
    .reduce((member, part) => {
      if (/^\d+$/.test(part)) return `${member === '' ? 'body' : member}[${part}]`;
      return member === '' ? part : `${member}.${part}`;
    }, '');
}
