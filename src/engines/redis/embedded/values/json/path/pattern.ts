import { createRequire } from 'node:module';
import type * as Re2 from 're2js';
import type { RE2JS } from 're2js';
import { lazy } from '../../../../../../base/on-demand.ts';
import { toText, type ByteString } from '../../../../bytes.ts';

/** The maximum length of a pattern, and of its compiled program: the time to match is proportional to both. */
const LONGEST = 1000;
const LARGEST = 2000;

/** A regular expression of a filter, matched in time linear in the text. */
export class Pattern {
  readonly #compiled: RE2JS | undefined;
  /** The cost of matching one character of a text, in steps of an evaluation. */
  readonly cost: number;

  /** @param pattern an invalid or too large one matches nothing (RFC 9535, 2.4.6) */
  constructor(pattern: ByteString) {
    this.#compiled = compile(toText(pattern));
    this.cost = (this.#compiled?.programSize() ?? 0) / 4;
  }

  /** @param whole whether the whole text must match, or a part of it */
  matches(text: ByteString, whole: boolean): boolean {
    const compiled = this.#compiled;
    if (compiled === undefined) return false;
    return whole ? compiled.testExact(toText(text)) : compiled.test(toText(text));
  }
}

/** Its Unicode tables take longer to load than the rest of the engine. */
const re2 = lazy(() => {
  const load = createRequire(import.meta.url);
  return load('re2js') as typeof Re2;
});

function compile(pattern: string): RE2JS | undefined {
  if (pattern.length > LONGEST) return undefined;
  try {
    const compiled = re2().RE2JS.compile(withLineEnds(pattern));
    return compiled.programSize() > LARGEST ? undefined : compiled;
  } catch {
    return undefined;
  }
}

/** In an I-Regexp (RFC 9485) a dot matches neither of the two line terminators, in RE2 it only excludes `\n`. */
function withLineEnds(pattern: string): string {
  return pattern.replace(/\\.|\[(?:\\.|[^\]\\])*\]|\./gs, (part) =>
    part === '.' ? '[^\\n\\r]' : part,
  );
}
