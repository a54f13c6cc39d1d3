import { createContext, Script } from 'node:vm';
import { linearPattern, type LinearPattern } from './linear-pattern.ts';

/** What a pattern of a contract may take with one value, in milliseconds: far more than any that ends. */
const LONGEST = 5000;
/** Steps of a match that are over before a bound would be there. */
const FEW = 1_000_000;
/** Ways through the alternatives of a pattern that make no difference, however long the text. */
const FEW_WAYS = 16;

/** Matching a text against the pattern takes longer than there is time for. */
export class SlowPattern extends Error {
  readonly source: string;

  constructor(source: string) {
    super(`the pattern "${source}" takes too long`);
    this.source = source;
  }
}

/** Thrown where a pattern that may take for ever is reached without a bound. */
class Unbounded extends Error {
  readonly source: string;

  constructor(source: string) {
    super(`the pattern "${source}" needs a time limit`);
    this.source = source;
  }
}

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
 * The patterns of one contract. JavaScript matches by backtracking, and for some patterns (`^(a+)+$`) a text of forty
 * characters has more paths than a computer can try in a year. So where there may be many paths, RE2 matches; for
 * patterns that RE2 does not support, matching is ended after a time limit.
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
      const shape = shapeOf(source);
      const power = powerOf(shape);
      const ways = waysThrough(shape);
      if (power === 1 && ways <= FEW_WAYS) return expression;
      let made: { readonly linear: LinearPattern | undefined } | undefined;
      const linear = () => (made ??= { linear: linearPattern(source) }).linear;
      return {
        test: (text: string) => {
          const isQuick = ways * text.length ** power <= FEW;
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
      // On a busy machine the time may be up before the pattern is reached again.
      this.#tried = error.source;
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
    if (!this.#isBounded) throw new Unbounded(source);
    this.#tried = source;
  }
}

/** A pattern without what only looks as if it varied: `x` for escapes and classes, groups without what they are. */
function shapeOf(source: string): string {
  return source
    .replaceAll(/\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|[^1-9k])/gs, 'x')
    .replaceAll(/\[[^\]]*\]/g, 'x')
    .replaceAll(/\(\?(?:<\w+>|<?[=!]|[a-z-]*:)/g, '(');
}

/**
 * How the steps of a match grow with the text at most: they are as many as its length to this power. 1 where nothing in the
 * pattern varies in length, or, where it begins at the beginning of the text, one thing; Infinity where what varies is
 * a group, or refers back to one.
 */
function powerOf(shape: string): number {
  if (shape.includes('\\') || /\)(?:[*+?]|\{)/.test(shape)) return Infinity;
  const varying = shape.match(/(?:[*+?]|\{\d+,\d*\})\??/g)?.length ?? 0;
  const isAnchored = shape.startsWith('^') && !shape.includes('|');
  return Math.max(1, isAnchored ? varying : varying + 1);
}

/** How many ways lead through a pattern at most, by the alternatives of its groups: four through `(a|b)(a|b)`. */
function waysThrough(shape: string): number {
  let ways = 1;
  const open = [1];
  for (const [character] of shape.matchAll(/[(|)]/g)) {
    if (character === '(') open.push(1);
    else if (character === '|') open[open.length - 1]!++;
    else ways *= open.pop()!;
  }
  return ways * open[0]!;
}
