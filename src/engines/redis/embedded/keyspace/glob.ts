import type { ByteString } from '../../bytes.ts';

/** A part of a pattern between two stars, each element of which matches exactly one byte. */
interface Segment {
  readonly length: number;
  matchesAt(text: ByteString, position: number): boolean;
  /** The first index from `from` on at which it matches, or -1. */
  find(text: ByteString, from: number): number;
}

/** The bytes that an element matches: one byte, or those marked in the table. */
type Place = number | Uint8Array;

/**
 * A pattern with more parts between stars, or more distinct classes, matches nothing. Only a text that is at least as long
 * could match it, and to compile such patterns would fill the memory.
 */
const MOST_PARTS = 2 ** 20;
const MOST_CLASSES = 2 ** 16;

const STAR = 0x2a;
const QUESTION = 0x3f;
const OPEN = 0x5b;
const CLOSE = 0x5d;
const BACKSLASH = 0x5c;
const CARET = 0x5e;
const MINUS = 0x2d;

const ANY_BYTE = new Uint8Array(256).fill(1);
/** For each byte the table of that byte alone. */
const ONLY = Array.from({ length: 256 }, (_, byte) => new Uint8Array(256).fill(1, byte, byte + 1));

/**
 * Compiles a glob pattern as Redis 7.2 `util.c` `stringmatchlen` interprets it: `*`, `?`, `[abc]`, `[a-c]`, `[^a]`, and
 * `\` before a byte that stands for itself.
 *
 * The pattern is split at its stars. The first part must match at the start and the last at the end; each part between
 * is matched at its first occurrence, because a later one could only leave less room for the rest. So a hostile pattern
 * such as `a*a*a*a*b` costs no more than one pass per part.
 */
export function globMatcher(pattern: ByteString): (text: ByteString) => boolean {
  if (pattern === '*') return () => true;
  // A pattern of megabytes would take seconds, and no key is as long as what it matches.
  const least = leastLength(pattern);
  let matches: ((text: ByteString) => boolean) | undefined;
  return (text) => text.length >= least && (matches ??= compile(pattern))(text);
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

function compile(pattern: ByteString): (text: ByteString) => boolean {
  const pieces = parse(pattern);
  if (pieces === undefined) return () => false;
  const first = segmentOf(pieces[0]!);
  if (pieces.length === 1) {
    return (text) => text.length === first.length && first.matchesAt(text, 0);
  }
  const last = segmentOf(pieces.at(-1)!);
  const between = pieces.slice(1, -1).map(segmentOf);
  return (text) => {
    // Redis matches nothing against an empty text, not even stars.
    if (text === '' || !first.matchesAt(text, 0)) return false;
    let position = first.length;
    for (const segment of between) {
      const found = segment.find(text, position);
      if (found < 0) return false;
      position = found + segment.length;
    }
    const end = text.length - last.length;
    return end >= position && last.matchesAt(text, end);
  };
}

/** The parts between the stars, in order: the first, those that are not empty, and the last. Undefined if there are too many. */
function parse(pattern: ByteString): Place[][] | undefined {
  let piece: Place[] = [];
  const pieces = [piece];
  const classes = new Map<ByteString, Uint8Array>();
  for (let i = 0; i < pattern.length; i++) {
    const code = pattern.charCodeAt(i);
    if (code === STAR) {
      if (piece.length > 0 || pieces.length === 1) pieces.push((piece = []));
    } else if (code === QUESTION) {
      piece.push(ANY_BYTE);
    } else if (code === OPEN) {
      const end = endOfClass(pattern, i + 1);
      const source = pattern.slice(i + 1, end);
      let table = classes.get(source);
      if (table === undefined) classes.set(source, (table = tableOf(source)));
      piece.push(table);
      i = end;
    } else {
      if (code === BACKSLASH && i + 1 < pattern.length) i++;
      piece.push(pattern.charCodeAt(i));
    }
    if (pieces.length > MOST_PARTS || classes.size > MOST_CLASSES) return undefined;
  }
  return pieces;
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

/** Marks the bytes of a class, given what is between its brackets. */
function tableOf(source: ByteString): Uint8Array {
  const table = new Uint8Array(256);
  const negated = source.charCodeAt(0) === CARET;
  for (let i = negated ? 1 : 0; i < source.length; i++) {
    const code = source.charCodeAt(i);
    if (code === BACKSLASH && i + 1 < source.length) {
      table[source.charCodeAt(++i)] = 1;
    } else if (source.charCodeAt(i + 1) === MINUS && i + 2 < source.length) {
      const to = source.charCodeAt(i + 2);
      table.fill(1, Math.min(code, to), Math.max(code, to) + 1);
      i += 2;
    } else {
      table[code] = 1;
    }
  }
  if (negated) for (let byte = 0; byte < 256; byte++) table[byte] = 1 - table[byte]!;
  return table;
}

function segmentOf(piece: readonly Place[]): Segment {
  if (piece.every((place) => typeof place === 'number')) {
    return literalSegment(piece.map((byte) => String.fromCharCode(byte)).join(''));
  }
  return classSegment(piece.map((place) => (typeof place === 'number' ? ONLY[place]! : place)));
}

function literalSegment(literal: ByteString): Segment {
  return {
    length: literal.length,
    matchesAt: (text, position) => text.startsWith(literal, position),
    find: (text, from) => text.indexOf(literal, from),
  };
}

function classSegment(tables: readonly Uint8Array[]): Segment {
  const matchesAt = (text: ByteString, position: number): boolean => {
    if (position < 0 || position + tables.length > text.length) return false;
    for (let i = 0; i < tables.length; i++) {
      if (tables[i]![text.charCodeAt(position + i)] !== 1) return false;
    }
    return true;
  };
  return {
    length: tables.length,
    matchesAt,
    find: (text, from) => {
      for (let at = from; at + tables.length <= text.length; at++) {
        if (matchesAt(text, at)) return at;
      }
      return -1;
    },
  };
}
