import { createRequire } from 'node:module';
import type * as Re2 from 're2js';
import { lazy } from '../../base/on-demand.ts';

/**
 * Upper limit of the number of program steps times the number of characters: the time of a match grows with
 * both.
 */
const MOST = 50_000_000;
/** Strings in which RE2 and JavaScript agree: for other characters `.`, `\s` and `\b` differ. */
const SAME = /^[ -~]*$/;
/**
 * Syntax that both accept but interpret differently: empty classes, POSIX classes, and case-insensitive groups
 * (`(?i:\P{Lu})`).
 */
const READ_OTHERWISE = /\[\^?\]|\[:|\(\?[a-z]*i[a-z]*(?:-[a-z]*)?:/;

/** Its tables of Unicode take longer to load than a whole contract. */
const re2 = lazy(() => {
  const load = createRequire(import.meta.url);
  return load('re2js') as typeof Re2;
});

/**
 * Compiles a JavaScript pattern (with flag `u`) to a matcher whose time is linear in the text.
 * @returns undefined if that is impossible: it has lookarounds or backreferences
 */
export function linearPattern(source: string): LinearPattern | undefined {
  if (READ_OTHERWISE.test(source)) return undefined;
  try {
    const compiled = re2().RE2JS.compile(source);
    const size = compiled.programSize();
    return (text) =>
      size * text.length <= MOST && SAME.test(text) ? compiled.test(text) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @returns undefined if the text has characters on which the engines differ, or is too long for the
 * pattern
 */
export type LinearPattern = (text: string) => boolean | undefined;
