import type { ByteString } from '../../../bytes.ts';

/** Up to this length the search of the language takes time in proportion to the text, whatever both contain. */
const SHORT = 64;

/**
 * Finds a part of texts, in time in proportion to their length. The search of the language does not promise that: it can
 * compare a long part again at each place.
 */
export function partFinder(part: ByteString): (text: ByteString) => boolean {
  if (part.length <= SHORT) return (text) => text.includes(part);
  const borders = bordersOf(part);
  return (text) => {
    let matched = 0;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      while (matched > 0 && part.charCodeAt(matched) !== code) matched = borders[matched - 1]!;
      if (part.charCodeAt(matched) === code) matched++;
      if (matched === part.length) return true;
    }
    return false;
  };
}

/** For each beginning of a part, the length of the longest shorter beginning that it ends with (Knuth, Morris, Pratt). */
function bordersOf(part: ByteString): Uint32Array {
  const borders = new Uint32Array(part.length);
  let matched = 0;
  for (let i = 1; i < part.length; i++) {
    const code = part.charCodeAt(i);
    while (matched > 0 && part.charCodeAt(matched) !== code) matched = borders[matched - 1]!;
    if (part.charCodeAt(matched) === code) matched++;
    borders[i] = matched;
  }
  return borders;
}
