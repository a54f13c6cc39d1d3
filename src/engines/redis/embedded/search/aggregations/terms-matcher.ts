import { NameSet } from '../../../../../base/name-set.ts';
import type { Text } from '../../../bytes.ts';
import { RedisError } from '../../../reply.ts';
import type { FieldType } from '../configuration.ts';
import type { TermsMatcher } from './aggregation.ts';
import { TermPattern } from '../evaluation/patterns.ts';
import type { Options } from './options.ts';

/** The option `include` or `exclude` of `$terms`: a regular expression for whole terms, or a list of them. */
export function termsMatcher(
  option: 'include' | 'exclude',
  type: FieldType,
  options: Options,
): TermsMatcher | undefined {
  const value = options.value(option);
  if (value === undefined) return undefined;
  if (type !== 'KEYWORD') {
    throw options.error(`option '${option}' requires a field of type KEYWORD`);
  }
  if (typeof value === 'string') return patternMatcher(option, value, options);
  if (Array.isArray(value) && value.every((term) => typeof term === 'string')) {
    const terms: ReadonlySet<Text> = new NameSet(value);
    return (term) => terms.has(term);
  }
  throw options.error(`option '${option}' must be a regular expression or an array of strings`);
}

function patternMatcher(option: string, text: Text, options: Options): TermsMatcher {
  const pattern = compile(text);
  if (pattern === undefined) {
    throw options.error(`option '${option}' is not a regular expression, or too large`);
  }
  return (term) => {
    if (!pattern.isTooLong(term)) return pattern.matches(term);
    throw new RedisError(
      `ERR a term of ${term.length} characters is too long for the regular expression in '${option}'`,
    );
  };
}

function compile(text: Text): TermPattern | undefined {
  try {
    return new TermPattern(text, false);
  } catch {
    return undefined;
  }
}
