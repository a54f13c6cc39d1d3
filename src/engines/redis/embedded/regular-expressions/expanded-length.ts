import type { ByteString } from '../../bytes.ts';

/** A token: an escaped byte, a class, a repetition, or any other byte. */
const TOKEN = /\\[^]|\[\^?\]?(?:\\[^]|\[:[a-z^]+:\]|[^\]\\])*\]|\{(\d+)(?:,(\d*))?\}|[^]/g;

/** Classes of Unicode take longer to compile than a byte, and others. */
const UNICODE_CLASS = /\\[pP]/g;
const BYTES_FOR_CLASS = 16;

/**
 * How many bytes an expression would have with its repetitions written out: compiling writes them out. A class of Unicode
 * counts for several, since it takes as long.
 */
export function expandedLength(source: ByteString): number {
  const open: number[] = [];
  let length = 0;
  /** The length of what a repetition would repeat. */
  let last = 0;
  for (const [token, least, most] of source.matchAll(TOKEN)) {
    if (token === '(') {
      open.push(length);
      last = 0;
    } else if (token === ')') {
      last = length - (open.pop() ?? 0);
    } else if (least === undefined) {
      const classes = token.length > 1 ? [...token.matchAll(UNICODE_CLASS)].length : 0;
      last = 1 + BYTES_FOR_CLASS * classes;
      length += last;
    } else {
      const more = last * (Math.max(Number(least), Number(most ?? 0)) - 1);
      length += Math.max(more, 0);
      last += Math.max(more, 0);
    }
  }
  return length;
}
