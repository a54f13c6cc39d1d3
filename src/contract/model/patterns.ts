import { createContext, Script } from 'node:vm';
import { lazy } from '../../base/on-demand.ts';
import { linearPattern } from './linear-pattern.ts';

/** Time limit for matching one value, in milliseconds: far more than any match that finishes. */
const LONGEST = 5000;
/** A match of fewer steps finishes before a time limit could be set up. */
const FEW = 1_000_000;
/** A number of paths through a pattern's alternatives that is harmless for texts of any length. */
const FEW_WAYS = 16;

/** Matching a text against the pattern exceeded the time limit. */
export class SlowPattern extends Error {
  readonly source: string;

  constructor(source: string) {
    super(`the pattern "${source}" takes too long`);
    this.source = source;
  }
}

/** Thrown when a pattern that may not finish is reached without a time limit. */
class Unbounded extends Error {
  readonly source: string;

  constructor(source: string) {
    super(`the pattern "${source}" needs a time limit`);
    this.source = source;
  }
}

/** Runs work with a time limit. @throws Node's error if it is exceeded */
type Bound = (work: () => unknown, milliseconds: number) => unknown;

/** Created on demand: few contracts need a time limit, and creating a context takes a while. */
function newBound(): Bound {
  const holder: { work?: () => unknown } = {};
  const context = createContext(holder);
  const script = new Script('work()');
  return (work, timeout) => {
    holder.work = work;
    // V8 enforces this timeout within a match too.
    return script.runInContext(context, { timeout }) as unknown;
  };
}

/**
 * The patterns of one contract. JavaScript matches by backtracking, and for some patterns (`^(a+)+$`) a text of forty
 * characters has more paths than a computer can try in a year. So where there may be many paths, RE2 matches; for
 * patterns that RE2 does not support, matching is stopped after a time limit.
 */
export class Patterns {
  readonly #longest: number;
  /** Patterns that exceeded the time limit once; they are not tried again. */
  readonly #slow = new Set<string>();
  #bound: Bound | undefined;
  #isBounded = false;
  #tried = '';

  constructor(longest = LONGEST) {
    this.#longest = longest;
  }

  /** Compiles a pattern for Ajv (its option `code.regExp`). @throws SyntaxError if it is invalid */
  readonly engine = Object.assign(
    (source: string, flags: string) => {
      const expression = expressionOf(source, flags);
      const shape = shapeOf(source);
      const power = powerOf(shape);
      const ways = waysThrough(shape);
      if (power === 1 && ways <= FEW_WAYS) return expression;
      const linear = lazy(() => linearPattern(source));
      return {
        test: (text: string) => {
          const isQuick = ways * text.length ** power <= FEW;
          const known = isQuick ? undefined : linear()?.(text);
          if (known !== undefined) return known;
          if (!isQuick) this.#beginSlow(source);
          return expression.test(text);
        },
        // Ajv identifies equal patterns by this.
        toString: () => String(expression),
      };
    },
    { code: 'patterns' },
  );

  /**
   * Runs work that has no side effects and uses these patterns. The time limit, which costs a thread, is set only if
   * one of them may take long.
   * @throws SlowPattern if one exceeded the limit, now or before
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

/**
 * Compiles a pattern of a schema. Those that are only one without the flag `u`, which JSON Schema recommends (2020-12,
 * Core, section 6.4), are used without it: `^{\\d}$` stands in many documents.
 * @throws SyntaxError if it is none
 */
export function expressionOf(source: string, flags = 'u'): RegExp {
  try {
    return new RegExp(source, flags);
  } catch {
    return new RegExp(source, flags.replace('u', ''));
  }
}

/**
 * Simplifies a pattern so that only what varies remains: `x` for escapes and classes, groups without their
 * prefixes.
 */
function shapeOf(source: string): string {
  return source
    .replaceAll(/\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|[^1-9k])/gs, 'x')
    .replaceAll(/\[[^\]]*\]/g, 'x')
    .replaceAll(/\(\?(?:<\w+>|<?[=!]|[a-z-]*:)/g, '(');
}

/**
 * The exponent with which the steps of a match grow with the text's length in the worst case. 1 if nothing in the
 * pattern varies in length, or only one thing in a pattern anchored at the start; Infinity if a group varies, or a
 * backreference refers to something that does.
 */
function powerOf(shape: string): number {
  if (shape.includes('\\') || /\)(?:[*+?]|\{)/.test(shape)) return Infinity;
  const varying = shape.match(/(?:[*+?]|\{\d+,\d*\})\??/g)?.length ?? 0;
  const isAnchored = shape.startsWith('^') && !shape.includes('|');
  return Math.max(1, isAnchored ? varying : varying + 1);
}

/** An upper bound of the number of paths through a pattern's alternatives: four for `(a|b)(a|b)`. */
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
