import type { ByteString } from '../../bytes.ts';
import { allOf, type Steps } from '../steps.ts';
import { uncounted, type Spending } from '../work.ts';

const STAR = 0x2a;
const QUESTION = 0x3f;
const OPEN = 0x5b;
const CLOSE = 0x5d;
const BACKSLASH = 0x5c;
const CARET = 0x5e;
const MINUS = 0x2d;

/** Comparing this many bytes takes as long as looking at a value. */
const BYTES_A_VALUE = 16;
/** The work is counted, and matching can be suspended, whenever this many bytes have been compared. */
const BYTES_AT_A_TIME = 4096;

/** Tells whether a text matches a pattern. Bytes that are compared count as work of the running command. */
export type GlobMatcher = (text: ByteString, work?: Spending) => boolean;

/** The same, with the steps of finding it out if that takes long. */
export type GlobInSteps = (text: ByteString, work?: Spending) => boolean | Steps<boolean>;

/**
 * Matches texts with a glob pattern as Redis 7.2 `util.c` `stringmatchlen` interprets it: `*`, `?`, `[abc]`, `[a-c]`,
 * `[^a]`, and `\` before a byte that stands for itself. The pattern is read anew for each text, so that one that is kept
 * takes no more memory than its text.
 */
export function globMatcher(pattern: ByteString): GlobMatcher {
  const match = globMatcherInSteps(pattern);
  return (text, work) => {
    const matches = match(text, work);
    return typeof matches === 'boolean' ? matches : allOf(matches);
  };
}

/** The same, of texts of any length. */
export function globMatcherInSteps(pattern: ByteString): GlobInSteps {
  // Redis has KEYS and SCAN take a star alone for everything, and rules for `~*`; here it always is.
  if (pattern === '*') return () => true;
  const least = leastLength(pattern);
  return (text, work = uncounted) => {
    if (text.length < least) return false;
    // Redis matches nothing against an empty text, not even stars.
    if (text === '') return pattern === '';
    const matches = goOn(pattern, text, work);
    return typeof matches === 'boolean' ? matches : rest(pattern, text, matches, work);
  };
}

/** The length of the shortest text that a pattern may match. */
function leastLength(pattern: ByteString): number {
  let length = 0;
  for (let i = 0; i < pattern.length; i++) {
    const code = pattern.charCodeAt(i);
    if (code === STAR) continue;
    length++;
    if (code === BACKSLASH) i++;
    else if (code === OPEN) i = endOfClass(pattern, i + 1);
  }
  return length;
}

/** Where the matching of a text is that takes long. */
interface Place {
  /** In the pattern. */
  readonly at: number;
  /** In the text. */
  readonly i: number;
  /** Where the part after the last star begins, in the pattern, and where it was tried last, in the text. */
  readonly part: number;
  readonly tried: number;
  /** The byte that the part begins with; undefined if it may begin with several. */
  readonly first: string | undefined;
}

function* rest(
  pattern: ByteString,
  text: ByteString,
  begun: Place,
  work: Spending,
): Steps<boolean> {
  let place = begun;
  for (;;) {
    yield;
    const matches = goOn(pattern, text, work, place);
    if (typeof matches === 'boolean') return matches;
    place = matches;
  }
}

/**
 * Each part between two stars is matched at its first occurrence, because a later one could only leave less room for the
 * rest. So a hostile pattern such as `a*a*a*a*b` costs no more than one pass for each part.
 * @param place where it goes on, if not at the beginning
 * @returns the place where it is to go on, if it takes longer
 */
function goOn(
  pattern: ByteString,
  text: ByteString,
  work: Spending,
  place?: Place,
): boolean | Place {
  let at = 0;
  let i = 0;
  let part = -1;
  let tried = 0;
  let first: string | undefined;
  if (place !== undefined) ({ at, i, part, tried, first } = place);
  let compared = 0;
  while (i < text.length) {
    if (++compared >= BYTES_AT_A_TIME) {
      work.spend(compared / BYTES_A_VALUE);
      return { at, i, part, tried, first };
    }
    const code = at < pattern.length ? pattern.charCodeAt(at) : -1;
    if (code === STAR) {
      do at++;
      while (pattern.charCodeAt(at) === STAR);
      if (at === pattern.length) break;
      part = at;
      first = isPlain(pattern.charCodeAt(at)) ? pattern[at] : undefined;
      tried = i = first === undefined ? i : text.indexOf(first, i);
      if (i < 0) break;
      continue;
    }
    let next = at + 1;
    let fits: boolean;
    if (code === QUESTION) {
      fits = true;
    } else if (code === OPEN) {
      next = endOfClass(pattern, at + 1);
      fits = isInClass(pattern, at + 1, next, text.charCodeAt(i));
      compared += next++ - at;
    } else if (code === BACKSLASH && next < pattern.length) {
      fits = pattern.charCodeAt(next++) === text.charCodeAt(i);
    } else {
      fits = code === text.charCodeAt(i);
    }
    if (fits) {
      at = next;
      i++;
    } else if (part < 0) {
      work.spend(compared / BYTES_A_VALUE);
      return false;
    } else {
      at = part;
      tried = i = first === undefined ? tried + 1 : text.indexOf(first, tried + 1);
      if (i < 0) break;
    }
  }
  work.spend(compared / BYTES_A_VALUE);
  while (pattern.charCodeAt(at) === STAR) at++;
  return i >= 0 && at >= pattern.length;
}

/** Whether an element is the byte that it matches. */
function isPlain(code: number): boolean {
  return code !== QUESTION && code !== OPEN && code !== BACKSLASH;
}

/** The index of the bracket that ends the class whose content begins at `from`; the length of the pattern without one. */
function endOfClass(pattern: ByteString, from: number): number {
  let i = from;
  if (pattern.charCodeAt(i) === CARET) i++;
  for (; i < pattern.length && pattern.charCodeAt(i) !== CLOSE; i++) {
    if (pattern.charCodeAt(i) === BACKSLASH && i + 1 < pattern.length) i++;
    else if (pattern.charCodeAt(i + 1) === MINUS && i + 2 < pattern.length) i += 2;
  }
  return Math.min(i, pattern.length);
}

/** Whether a byte is in the class whose content is between two indexes. */
function isInClass(pattern: ByteString, from: number, to: number, byte: number): boolean {
  const isNegated = pattern.charCodeAt(from) === CARET;
  for (let i = isNegated ? from + 1 : from; i < to; i++) {
    const code = pattern.charCodeAt(i);
    if (code === BACKSLASH && i + 1 < to) {
      if (pattern.charCodeAt(++i) === byte) return !isNegated;
    } else if (pattern.charCodeAt(i + 1) === MINUS && i + 2 < to) {
      const other = pattern.charCodeAt(i + 2);
      if (byte >= Math.min(code, other) && byte <= Math.max(code, other)) return !isNegated;
      i += 2;
    } else if (code === byte) {
      return !isNegated;
    }
  }
  return isNegated;
}
