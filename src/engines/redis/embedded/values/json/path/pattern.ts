import { createRequire } from 'node:module';
import type * as Re2 from 're2js';
import type { RE2JS } from 're2js';
import { toText, type ByteString } from '../../../../bytes.ts';

/** Characters of a pattern, and steps that it is made into: what matching takes grows with both. */
const LONGEST = 1000;
const LARGEST = 2000;

/** A regular expression of a filter, which is matched in time that is linear in the text. */
export class Pattern {
  readonly #compiled: RE2JS | undefined;
  /** What a character of a text costs, in steps of an evaluation. */
  readonly cost: number;

  /** @param pattern what is none, or is too large, matches nothing (RFC 9535, 2.4.6) */
  constructor(pattern: ByteString) {
    this.#compiled = compile(toText(pattern));
    this.cost = (this.#compiled?.programSize() ?? 0) / 4;
  }

  /** @param whole whether the whole of the text must match, or a part of it */
  matches(text: ByteString, whole: boolean): boolean {
    const compiled = this.#compiled;
    if (compiled === undefined) return false;
    return whole ? compiled.testExact(toText(text)) : compiled.test(toText(text));
  }
}

let loaded: typeof Re2 | undefined;

/** Loaded when it is needed: its tables of Unicode take longer than what else a start loads of the engine. */
function re2(): typeof Re2 {
  const load = createRequire(import.meta.url);
  return (loaded ??= load('re2js') as typeof Re2);
}

function compile(pattern: string): RE2JS | undefined {
  if (pattern.length > LONGEST) return undefined;
  try {
    const compiled = re2().RE2JS.compile(withLineEnds(pattern));
    return compiled.programSize() > LARGEST ? undefined : compiled;
  } catch {
    return undefined;
  }
}

/** In an I-Regexp (RFC 9485) a point is neither of the two line ends, in RE2 it is only not `\n`. */
function withLineEnds(pattern: string): string {
  return pattern.replace(/\\.|\[(?:\\.|[^\]\\])*\]|\./gs, (part) =>
    part === '.' ? '[^\\n\\r]' : part,
  );
}
