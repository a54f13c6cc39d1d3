import { createRequire } from 'node:module';
import type * as Re2 from 're2js';
import type { RE2JS } from 're2js';
import { lazy } from '../../../../../base/on-demand.ts';
import type { Text } from '../../../bytes.ts';
import { oneLine } from '../../../errors.ts';
import { RedisError } from '../../../reply.ts';

/** The longest pattern and compiled program: the times to compile and to match are proportional to them. */
const LONGEST = 1000;
const LARGEST = 2000;
/** What takes longer to compile than a letter: a class of Unicode, and any pattern. */
const CLASS = /\\[pP]/g;
const LETTERS_FOR_CLASS = 32;
const LETTERS_FOR_PATTERN = 8;
/** The most work of matching one term, which is done at once: some milliseconds where nothing is remembered yet. */
const MOST_WORK = 125_000;

/** Its Unicode tables take longer to load than the rest of the engine. */
const re2 = lazy(() => {
  const load = createRequire(import.meta.url);
  return load('re2js') as typeof Re2;
});

/** A regular expression of `$regex`, which must match a whole term, in time linear in the term. */
export class TermPattern {
  readonly #compiled: RE2JS;
  /** What each term that matches begins with. */
  readonly prefix: Text;
  /** The work of matching one character. */
  readonly cost: number;
  /** For how many conditions of a filter it counts, since it is compiled at once with all others. */
  readonly conditions: number;

  /**
   * @param ignoresCase for terms in lower case
   * @throws RedisError if it is not valid, or too large
   */
  constructor(pattern: Text, ignoresCase: boolean) {
    const { RE2JS: re } = re2();
    const classes = [...pattern.matchAll(CLASS)].length;
    const letters = pattern.length + LETTERS_FOR_CLASS * classes;
    if (pattern.length > LONGEST || letters > LARGEST) throw tooLarge();
    try {
      this.#compiled = re.compile(pattern, re.DOTALL | (ignoresCase ? re.CASE_INSENSITIVE : 0));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new RedisError(`ERR Invalid regular expression in '$regex': ${oneLine(why)}`);
    }
    const size = this.#compiled.programSize();
    if (size > LARGEST) throw tooLarge();
    this.cost = Math.ceil(size / 4);
    this.conditions = LETTERS_FOR_PATTERN + letters + size;
    this.prefix = prefixOf(ignoresCase ? pattern.toLowerCase() : pattern);
  }

  /** Whether matching a term takes longer than may be done at once. */
  isTooLong(term: Text): boolean {
    return this.cost * term.length > MOST_WORK;
  }

  /** @throws RedisError if the term is too long */
  matches(term: Text): boolean {
    if (this.isTooLong(term)) {
      throw new RedisError(
        `ERR a term of ${term.length} characters is too long for the regular expression in '$regex'`,
      );
    }
    return this.#compiled.testExact(term);
  }
}

function tooLarge(): RedisError {
  return new RedisError(`ERR Regular expression in '$regex' is too large`);
}

/** The literal beginning of a pattern, as far as it is obvious. */
function prefixOf(pattern: Text): Text {
  if (pattern.includes('|')) return '';
  const [literal] = /^[a-zA-Z0-9 _-]*/.exec(pattern)!;
  const next = pattern[literal.length];
  const isOptional = next !== undefined && '*?{'.includes(next);
  return isOptional ? literal.slice(0, -1) : literal;
}
