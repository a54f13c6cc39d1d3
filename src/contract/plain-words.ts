const ARTICLES: Readonly<Record<string, string>> = {
  array: 'an array',
  boolean: 'a boolean',
  integer: 'an integer',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'a string',
};

/**
 * Rewords a message of Ajv (`must be string,null`, `must NOT have fewer than 1 items`) in plain English. Both binders
 * use it, so that their messages are the same.
 */
export function inPlainWords(message: string): string {
  return (
    message
      .replace(/^must be equal to one of the allowed values:/, 'must be one of')
      // An empty string in an enum, which is always the last value, means that the field is absent.
      .replace(/^(must be one of .*), $/, '$1')
      .replace(/^must be ([a-z]+(?:,[a-z]+)*)$/, (words, types: string) => {
        const named = types.split(',').map((type) => ARTICLES[type]);
        if (!named.every((name) => name !== undefined)) return words;
        const last = named.pop();
        return `must be ${named.length === 0 ? last : `${named.join(', ')} or ${last}`}`;
      })
      .replace(/^must NOT have fewer than 1 (?:items|characters|properties)$/, 'must not be empty')
      .replace(
        /^must NOT have duplicate items \(items ## (\d+) and (\d+) are identical\)$/,
        (_, a, b) => {
          const [first, second] = [Number(a), Number(b)].toSorted((x, y) => x - y);
          return `must not have duplicate items (${first} and ${second} are the same)`;
        },
      )
      .replace(
        /^must match exactly one schema in oneOf$/,
        'must fit exactly one of its alternatives',
      )
      .replace(/^must match a schema in anyOf$/, 'must fit one of its alternatives')
      .replace(/^boolean schema is false$/, 'is not allowed here')
      .replace(/^must be > /, 'must be more than ')
      .replace(/^must be < /, 'must be less than ')
      .replace(/^must be >= /, 'must be at least ')
      .replace(/^must be <= /, 'must be at most ')
      .replace(/^must NOT /, 'must not ')
  );
}

/**
 * The message for a text that does not match a pattern, if the contract has one.
 * @param words messages by pattern: `patternWords` of the family's validators
 */
export function inPatternWords(message: string, words: Readonly<Record<string, string>>): string {
  const [, pattern = ''] = /^must match pattern "(.*)"$/s.exec(message) ?? [];
  return words[pattern] ?? message;
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
