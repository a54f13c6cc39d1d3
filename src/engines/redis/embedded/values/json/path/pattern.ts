import { RE2JS } from 're2js';
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

function compile(pattern: string): RE2JS | undefined {
  if (pattern.length > LONGEST) return undefined;
  try {
    const compiled = RE2JS.compile(withLineEnds(pattern));
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
