import { createContext, Script } from 'node:vm';
import { linearPattern, type LinearPattern } from './linear-pattern.ts';

/** What a pattern of a contract may take with one value, in milliseconds: far more than any that ends. */
const LONGEST = 5000;
/** Steps of a match that are over before a bound would be there. */
const FEW = 1_000_000;

/** Held against it, some text takes longer than there is time for. */
export class SlowPattern extends Error {
  readonly source: string;

  constructor(source: string) {
    super(`the pattern "${source}" takes too long`);
    this.source = source;
  }
}

/** Thrown where a pattern that may take for ever is reached without a bound. */
class Unbounded extends Error {}

/** Does work within so many milliseconds. @throws Error of Node where they were not enough */
type Bound = (work: () => unknown, milliseconds: number) => unknown;

/** Few contracts need one, and a context takes a while to be made. */
function newBound(): Bound {
  const holder: { work?: () => unknown } = {};
  const context = createContext(holder);
  const script = new Script('work()');
  return (work, timeout) => {
    holder.work = work;
    // What V8 ends after this time it ends within a match too.
    return script.runInContext(context, { timeout }) as unknown;
  };
}

/**
 * The patterns of one contract. JavaScript matches by trying all ways there are, of which a text of forty characters may
 * have more than a computer can try in a year (`^(a+)+$`). So where there may be many, RE2 matches, and with what it
 * does not know, work is ended when its time is up.
 */
export class Patterns {
  readonly #longest: number;
  /** Not tried again: each time would take as long. */
  readonly #slow = new Set<string>();
  #bound: Bound | undefined;
  #isBounded = false;
  #tried = '';

  constructor(longest = LONGEST) {
    this.#longest = longest;
  }

  /** What Ajv makes of a pattern (its option `code.regExp`). @throws SyntaxError where it is none */
  readonly engine = Object.assign(
    (source: string, flags: string) => {
      const expression = new RegExp(source, flags);
      const power = powerOf(source);
      if (power === 1) return expression;
      let made: { readonly linear: LinearPattern | undefined } | undefined;
      const linear = () => (made ??= { linear: linearPattern(source) }).linear;
      return {
        test: (text: string) => {
          const isQuick = text.length ** power <= FEW;
          const known = isQuick ? undefined : linear()?.(text);
          if (known !== undefined) return known;
          if (!isQuick) this.#beginSlow(source);
          return expression.test(text);
        },
        // By this Ajv knows patterns that are the same.
        toString: () => String(expression),
      };
    },
    { code: 'patterns' },
  );

  /**
   * Does work that has no effects, and in which these patterns are tried. Only with one that may take long is there a
   * bound, as each costs a thread.
   * @throws SlowPattern where one took too long, now or before
   */
  within<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof Unbounded)) throw error;
    }
    this.#bound ??= newBound();
    this.#isBounded = true;
    try {
      return this.#bound(work, this.#longest) as T;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
      this.#slow.add(this.#tried);
      throw new SlowPattern(this.#tried);
    } finally {
      this.#isBounded = false;
    }
  }

  #beginSlow(source: string): void {
    if (this.#slow.has(source)) throw new SlowPattern(source);
    if (!this.#isBounded) throw new Unbounded();
    this.#tried = source;
  }
}

/**
 * How the steps of a match grow with the text at most: they are as many as its length to this power. 1 where nothing in the
 * pattern varies in length, or, where it begins at the beginning of the text, one thing; Infinity where what varies is
 * a group, or refers back to one.
 */
function powerOf(source: string): number {
  const shape = source
    .replaceAll(/\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|[^1-9k])/gs, 'x')
    .replaceAll(/\[[^\]]*\]/g, 'x')
    .replaceAll(/\(\?(?:<\w+>|<?[=!]|[a-z-]*:)/g, '(');
  if (shape.includes('\\') || /\)(?:[*+?]|\{)/.test(shape)) return Infinity;
  const varying = shape.match(/(?:[*+?]|\{\d+,\d*\})\??/g)?.length ?? 0;
  const isAnchored = shape.startsWith('^') && !shape.includes('|');
  return Math.max(1, isAnchored ? varying : varying + 1);
}
