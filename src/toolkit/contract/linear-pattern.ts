import { createRequire } from 'node:module';
import type * as Re2 from 're2js';

/** Steps that an expression is made into, times characters of a text: what matching takes grows with both. */
const MOST = 50_000_000;
/** Of these characters RE2 and JavaScript think the same: `.`, `\s` and `\b` are about others. */
const SAME = /^[ -~]*$/;
/** What both read, and otherwise: classes that are empty, and those of POSIX. */
const READ_OTHERWISE = /\[\^?\]|\[:/;

let loaded: typeof Re2 | undefined;

/**
 * A pattern of JavaScript (of its flag `u`) that is matched in time that is linear in the text.
 * @returns undefined where that can't be: it looks around itself, or refers back
 */
export function linearPattern(source: string): LinearPattern | undefined {
  if (READ_OTHERWISE.test(source)) return undefined;
  // Loaded when it is needed: its tables of Unicode take longer than a whole contract.
  const load = createRequire(import.meta.url);
  loaded ??= load('re2js') as typeof Re2;
  try {
    const compiled = loaded.RE2JS.compile(source);
    const size = compiled.programSize();
    return (text) =>
      size * text.length <= MOST && SAME.test(text) ? compiled.test(text) : undefined;
  } catch {
    return undefined;
  }
}

/** @returns undefined where the text has characters that make a difference, or is long for the pattern */
export type LinearPattern = (text: string) => boolean | undefined;
