import type { ByteString } from '../../../../bytes.ts';

/** A token: an escaped byte, a class, a repetition, or any other byte. */
const TOKEN = /\\[^]|\[\^?\]?(?:\\[^]|\[:[a-z^]+:\]|[^\]\\])*\]|\{(\d+)(?:,(\d*))?\}|[^]/g;

/** How many bytes an expression would have with its repetitions written out: compiling writes them out. */
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
      last = 1;
      length++;
    } else {
      const more = last * (Math.max(Number(least), Number(most ?? 0)) - 1);
      length += Math.max(more, 0);
      last += Math.max(more, 0);
    }
  }
  return length;
}
