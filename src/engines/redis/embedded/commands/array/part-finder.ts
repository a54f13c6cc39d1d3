import type { ByteString } from '../../../bytes.ts';
import type { Steps } from '../../steps.ts';

/** Up to this length the search of the language takes time in proportion to the text, whatever both contain. */
const SHORT = 64;
/** The bytes that are looked at between two places where the search may be suspended. */
const BYTES_AT_A_TIME = 16 * 1024;

/**
 * Finds a part of texts, in time in proportion to their length. The search of the language does not promise that: it can
 * compare a long part again at each place.
 * @returns steps for a long text
 */
export function partFinder(part: ByteString): (text: ByteString) => boolean | Steps<boolean> {
  if (part.length > SHORT) return longPartFinder(part);
  return (text) =>
    text.length > BYTES_AT_A_TIME ? foundByPieces(text, part) : text.includes(part);
}

/** Searches pieces of a text, each of which begins with as much of the one before as a part can be in. */
function* foundByPieces(text: ByteString, part: ByteString): Steps<boolean> {
  for (let from = 0; from < text.length; from += BYTES_AT_A_TIME) {
    if (text.slice(from, from + BYTES_AT_A_TIME + part.length).includes(part)) return true;
    yield;
  }
  return false;
}

function longPartFinder(part: ByteString): (text: ByteString) => boolean | Steps<boolean> {
  let borders: Uint32Array | undefined;
  function* found(text: ByteString): Steps<boolean> {
    borders ??= yield* bordersOf(part);
    return yield* foundByBorders(text, part, borders);
  }
  return (text) => text.length >= part.length && found(text);
}

function* foundByBorders(text: ByteString, part: ByteString, borders: Uint32Array): Steps<boolean> {
  let matched = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    while (matched > 0 && part.charCodeAt(matched) !== code) matched = borders[matched - 1]!;
    if (part.charCodeAt(matched) === code) matched++;
    if (matched === part.length) return true;
    if (i % BYTES_AT_A_TIME === BYTES_AT_A_TIME - 1) yield;
  }
  return false;
}

/** For each beginning of a part, the length of the longest shorter beginning that it ends with (Knuth, Morris, Pratt). */
function* bordersOf(part: ByteString): Steps<Uint32Array> {
  const borders = new Uint32Array(part.length);
  let matched = 0;
  for (let i = 1; i < part.length; i++) {
    const code = part.charCodeAt(i);
    while (matched > 0 && part.charCodeAt(matched) !== code) matched = borders[matched - 1]!;
    if (part.charCodeAt(matched) === code) matched++;
    borders[i] = matched;
    if (i % BYTES_AT_A_TIME === 0) yield;
  }
  return borders;
}
