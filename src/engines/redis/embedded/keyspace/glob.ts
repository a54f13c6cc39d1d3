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

const STAR = 0x2a;
const QUESTION = 0x3f;
const OPEN = 0x5b;
const CLOSE = 0x5d;
const BACKSLASH = 0x5c;
const CARET = 0x5e;
const MINUS = 0x2d;

const ANY_BYTE = new Uint8Array(256).fill(1);

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
  const pieces = parse(pattern);
  const first = segmentOf(pieces[0]!);
  if (pieces.length === 1) {
    return (text) => text.length === first.length && first.matchesAt(text, 0);
  }
  const last = segmentOf(pieces.at(-1)!);
  const between = pieces
    .slice(1, -1)
    .filter((piece) => piece.length > 0)
    .map(segmentOf);
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

/** The parts between the stars, in order: always one more than there are stars. */
function parse(pattern: ByteString): Place[][] {
  let piece: Place[] = [];
  const pieces = [piece];
  for (let i = 0; i < pattern.length; i++) {
    const code = pattern.charCodeAt(i);
    if (code === STAR) {
      pieces.push((piece = []));
    } else if (code === QUESTION) {
      piece.push(ANY_BYTE);
    } else if (code === OPEN) {
      const table = new Uint8Array(256);
      i = parseClass(pattern, i + 1, table);
      piece.push(table);
    } else {
      if (code === BACKSLASH && i + 1 < pattern.length) i++;
      piece.push(pattern.charCodeAt(i));
    }
  }
  return pieces;
}

/**
 * Marks the bytes of the class whose content begins at `from`. An unclosed class ends with the pattern.
 * @returns the index of its last byte
 */
function parseClass(pattern: ByteString, from: number, table: Uint8Array): number {
  let i = from;
  const negated = pattern.charCodeAt(i) === CARET;
  if (negated) i++;
  for (; i < pattern.length && pattern.charCodeAt(i) !== CLOSE; i++) {
    const code = pattern.charCodeAt(i);
    if (code === BACKSLASH && i + 1 < pattern.length) {
      table[pattern.charCodeAt(++i)] = 1;
    } else if (pattern.charCodeAt(i + 1) === MINUS && i + 2 < pattern.length) {
      const to = pattern.charCodeAt(i + 2);
      table.fill(1, Math.min(code, to), Math.max(code, to) + 1);
      i += 2;
    } else {
      table[code] = 1;
    }
  }
  if (negated) for (let byte = 0; byte < 256; byte++) table[byte] = 1 - table[byte]!;
  return i;
}

function segmentOf(piece: readonly Place[]): Segment {
  if (piece.every((place) => typeof place === 'number')) {
    return literalSegment(piece.map((byte) => String.fromCharCode(byte)).join(''));
  }
  return classSegment(piece.map((place) => (typeof place === 'number' ? only(place) : place)));
}

function only(byte: number): Uint8Array {
  const table = new Uint8Array(256);
  table[byte] = 1;
  return table;
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
