import { createRequire } from 'node:module';
import type * as Re2 from 're2js';
import type { RE2JS } from 're2js';
import { lazy } from '../../../../../base/on-demand.ts';
import type { Text } from '../../../bytes.ts';
import { RedisError } from '../../../reply.ts';
import type { FieldType } from '../configuration.ts';
import type { TermsMatcher } from './aggregation.ts';
import type { Options } from './options.ts';

/** The maximum length of a pattern, and of its compiled program: the time to match is proportional to both. */
const LONGEST = 1000;
const LARGEST = 2000;
/** The maximum of steps of the program times characters of a term: some milliseconds. */
const MOST_WORK = 500_000;

/** Its tables of Unicode take longer to load than the rest of the engine. */
const re2 = lazy(() => {
  const load = createRequire(import.meta.url);
  return load('re2js') as typeof Re2;
});

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
    const terms: ReadonlySet<Text> = new Set(value);
    return (term) => terms.has(term);
  }
  throw options.error(`option '${option}' must be a regular expression or an array of strings`);
}

function patternMatcher(option: string, pattern: Text, options: Options): TermsMatcher {
  const compiled = pattern.length > LONGEST ? undefined : compile(pattern);
  if (compiled === undefined || compiled.programSize() > LARGEST) {
    throw options.error(`option '${option}' is not a regular expression, or too large`);
  }
  const size = compiled.programSize();
  return (term) => {
    if (size * term.length <= MOST_WORK) return compiled.testExact(term);
    throw new RedisError(
      `ERR a term of ${term.length} characters is too long for the regular expression in '${option}'`,
    );
  };
}

function compile(pattern: Text): RE2JS | undefined {
  try {
    return re2().RE2JS.compile(pattern);
  } catch {
    return undefined;
  }
}
