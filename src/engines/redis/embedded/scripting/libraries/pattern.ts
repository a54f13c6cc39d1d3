import type { ByteString } from '../../../bytes.ts';

/** The maximum recursion depth of a match (Lua 5.2 `lstrlib.c` `MAXCCALLS`). */
const MOST_LEVELS = 200;
const MOST_CAPTURES = 32;
const UNFINISHED = -1;
const POSITION = -2;
/** The number of matching steps between two checks of the deadline. */
const STEPS_BETWEEN = 4096;

/** A capture: a part of the text, or a position in it, counted from 1. */
export type Capture = ByteString | number;

/**
 * Matches patterns as Lua 5.1 `lstrlib.c` does. It is a reimplementation because Lua's own can't be stopped, and a
 * short pattern may backtrack for years.
 */
export class PatternMatcher {
  readonly text: ByteString;
  readonly #pattern: ByteString;
  readonly #fail: (message: string) => never;
  readonly #checkDeadline: () => void;
  readonly #starts: number[] = [];
  readonly #lengths: number[] = [];
  #start = 0;
  #end = -1;
  #level = 0;
  #depth = 0;
  #steps = 0;

  constructor(
    text: ByteString,
    pattern: ByteString,
    fail: (message: string) => never,
    checkDeadline: () => void,
  ) {
    this.text = text;
    this.#pattern = pattern;
    this.#fail = fail;
    this.#checkDeadline = checkDeadline;
  }

  /** Matches the pattern from an index on, at a position of the text. @returns the end of the match, or -1 */
  matchAt(at: number, patternStart: number): number {
    this.#level = 0;
    this.#depth = 0;
    this.#start = at;
    this.#end = this.#match(at, patternStart);
    return this.#end;
  }

  /** The text of the last match. */
  get matched(): ByteString {
    return this.text.slice(this.#start, this.#end);
  }

  /** The captures of the last match; if there are none, the whole match if `wholeIfNone`. */
  captures(wholeIfNone: boolean): Capture[] {
    if (this.#level === 0) return wholeIfNone ? [this.matched] : [];
    return Array.from({ length: this.#level }, (_, i) => this.capture(i));
  }

  /** A capture of the last match; the first is the whole match where there are none. */
  capture(index: number): Capture {
    if (index >= this.#level) {
      if (index === 0) return this.matched;
      this.#fail('invalid capture index');
    }
    const length = this.#lengths[index]!;
    const from = this.#starts[index]!;
    if (length === UNFINISHED) this.#fail('unfinished capture');
    return length === POSITION ? from + 1 : this.text.slice(from, from + length);
  }

  #match(textAt: number, patternAt: number): number {
    if (++this.#depth > MOST_LEVELS) this.#fail('pattern too complex');
    try {
      return this.#matchRest(textAt, patternAt);
    } finally {
      this.#depth--;
    }
  }

  #matchRest(textAt: number, patternAt: number): number {
    const text = this.text;
    const pattern = this.#pattern;
    let s = textAt;
    let p = patternAt;
    for (;;) {
      this.#step();
      if (p >= pattern.length) return s;
      switch (pattern[p]) {
        case '(':
          if (pattern[p + 1] === ')') return this.#startCapture(s, p + 2, POSITION);
          return this.#startCapture(s, p + 1, UNFINISHED);
        case ')':
          return this.#endCapture(s, p + 1);
        case '$':
          if (p + 1 === pattern.length) return s === text.length ? s : -1;
          break;
        case '%': {
          const next = pattern[p + 1];
          if (next === 'b') {
            s = this.#matchBalance(s, p + 2);
            if (s < 0) return -1;
            p += 4;
            continue;
          }
          if (next === 'f') {
            p += 2;
            if (pattern[p] !== '[') this.#fail("missing '[' after '%f' in pattern");
            const end = this.#classEnd(p);
            const before = s === 0 ? 0 : text.charCodeAt(s - 1);
            const here = s < text.length ? text.charCodeAt(s) : 0;
            if (this.#matchSet(before, p, end - 1) || !this.#matchSet(here, p, end - 1)) return -1;
            p = end;
            continue;
          }
          if (next !== undefined && next >= '0' && next <= '9') {
            const length = this.#backReference(s, next.charCodeAt(0));
            if (length < 0) return -1;
            s += length;
            p += 2;
            continue;
          }
          break;
        }
      }
      const end = this.#classEnd(p);
      const matches = s < text.length && this.#matchSingle(text.charCodeAt(s), p, end);
      switch (pattern[end]) {
        case '?': {
          if (matches) {
            const found = this.#match(s + 1, end + 1);
            if (found >= 0) return found;
          }
          p = end + 1;
          continue;
        }
        case '*':
          return this.#expandMost(s, p, end);
        case '+':
          return matches ? this.#expandMost(s + 1, p, end) : -1;
        case '-':
          return this.#expandLeast(s, p, end);
      }
      if (!matches) return -1;
      s++;
      p = end;
    }
  }

  #expandMost(s: number, p: number, end: number): number {
    const text = this.text;
    let i = s;
    while (i < text.length && this.#matchSingle(text.charCodeAt(i), p, end)) {
      this.#step();
      i++;
    }
    for (; i >= s; i--) {
      const found = this.#match(i, end + 1);
      if (found >= 0) return found;
    }
    return -1;
  }

  #expandLeast(from: number, p: number, end: number): number {
    const text = this.text;
    for (let s = from; ; s++) {
      const found = this.#match(s, end + 1);
      if (found >= 0) return found;
      if (s >= text.length || !this.#matchSingle(text.charCodeAt(s), p, end)) return -1;
    }
  }

  #startCapture(s: number, p: number, what: number): number {
    if (this.#level >= MOST_CAPTURES) this.#fail('too many captures');
    this.#starts[this.#level] = s;
    this.#lengths[this.#level] = what;
    this.#level++;
    const found = this.#match(s, p);
    if (found < 0) this.#level--;
    return found;
  }

  #endCapture(s: number, p: number): number {
    let open = this.#level - 1;
    while (open >= 0 && this.#lengths[open] !== UNFINISHED) open--;
    if (open < 0) this.#fail('invalid pattern capture');
    this.#lengths[open] = s - this.#starts[open]!;
    const found = this.#match(s, p);
    if (found < 0) this.#lengths[open] = UNFINISHED;
    return found;
  }

  #matchBalance(at: number, p: number): number {
    const pattern = this.#pattern;
    const text = this.text;
    if (p + 1 >= pattern.length) this.#fail('unbalanced pattern');
    if (text[at] !== pattern[p]) return -1;
    let open = 1;
    for (let s = at + 1; s < text.length; s++) {
      this.#step();
      if (text[s] === pattern[p + 1]) {
        if (--open === 0) return s + 1;
      } else if (text[s] === pattern[p]) {
        open++;
      }
    }
    return -1;
  }

  #backReference(s: number, digit: number): number {
    const index = digit - 0x31;
    const length = this.#lengths[index];
    if (index < 0 || index >= this.#level || length === UNFINISHED || length === undefined) {
      this.#fail('invalid capture index');
    }
    if (length < 0) return -1;
    const from = this.#starts[index]!;
    return this.text.startsWith(this.text.slice(from, from + length), s) ? length : -1;
  }

  /** The end of the class that begins at `p`. */
  #classEnd(p: number): number {
    const pattern = this.#pattern;
    const char = pattern[p];
    let at = p + 1;
    if (char === '%') {
      if (at >= pattern.length) this.#fail("malformed pattern (ends with '%')");
      return at + 1;
    }
    if (char !== '[') return at;
    if (pattern[at] === '^') at++;
    do {
      if (at >= pattern.length) this.#fail("malformed pattern (missing ']')");
      const inner = pattern[at++];
      if (inner === '%' && at < pattern.length) at++;
    } while (pattern[at] !== ']');
    return at + 1;
  }

  #matchSingle(char: number, p: number, end: number): boolean {
    switch (this.#pattern[p]) {
      case '.':
        return true;
      case '%':
        return isOfClass(char, this.#pattern.charCodeAt(p + 1));
      case '[':
        return this.#matchSet(char, p, end - 1);
      default:
        return this.#pattern.charCodeAt(p) === char;
    }
  }

  /** Whether a set, from its `[` to its `]`, contains a character. */
  #matchSet(char: number, from: number, to: number): boolean {
    const pattern = this.#pattern;
    let p = from + 1;
    let has = true;
    if (pattern[p] === '^') {
      has = false;
      p++;
    }
    for (; p < to; p++) {
      this.#step();
      if (pattern[p] === '%') {
        p++;
        if (isOfClass(char, pattern.charCodeAt(p))) return has;
      } else if (pattern[p + 1] === '-' && p + 2 < to) {
        if (pattern.charCodeAt(p) <= char && char <= pattern.charCodeAt(p + 2)) return has;
        p += 2;
      } else if (pattern.charCodeAt(p) === char) {
        return has;
      }
    }
    return !has;
  }

  #step(): void {
    if (++this.#steps % STEPS_BETWEEN === 0) this.#checkDeadline();
  }
}

/** The classes of Lua 5.1 `lstrlib.c` `match_class` by their lower-case letter, in the locale C. */
const CLASSES: Readonly<Record<string, (char: number) => boolean>> = {
  a: isLetter,
  c: (char) => char < 32 || char === 127,
  d: isDigit,
  l: (char) => char >= 97 && char <= 122,
  p: (char) => char > 32 && char < 127 && !isLetter(char) && !isDigit(char),
  s: (char) => char === 32 || (char >= 9 && char <= 13),
  u: (char) => char >= 65 && char <= 90,
  w: (char) => isLetter(char) || isDigit(char),
  x: (char) => isDigit(char) || (char >= 65 && char <= 70) || (char >= 97 && char <= 102),
  z: (char) => char === 0,
};

/** Whether a character belongs to the class of a letter after `%`; a capital letter is the complement. */
function isOfClass(char: number, letter: number): boolean {
  const isCapital = letter >= 65 && letter <= 90;
  const test = CLASSES[String.fromCharCode(isCapital ? letter + 32 : letter)];
  if (test === undefined) return letter === char;
  return test(char) !== isCapital;
}

function isLetter(char: number): boolean {
  return (char >= 65 && char <= 90) || (char >= 97 && char <= 122);
}

function isDigit(char: number): boolean {
  return char >= 48 && char <= 57;
}
