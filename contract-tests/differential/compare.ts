import { resultOf, type Resp } from '../harness/resp2.ts';

/**
 * How two replies are compared: byte for byte, numbers by value whatever their digits, seconds with a tolerance, arrays
 * in any order at every depth, or only the kind.
 */
export type Comparison = 'exactly' | 'by value' | 'seconds' | 'in any order' | 'by kind';

/** The servers run a command at different times. */
const SECONDS_APART = 5;

/** The part of a reply that is compared. Errors are converted to text, which loses bytes that are not UTF-8. */
export function compared(reply: Resp, comparison: Comparison): unknown {
  if (reply[0] === '-') return comparison === 'by kind' ? ['-', false] : ['-', resultOf(reply)];
  if (comparison === 'by kind') return [reply[0], reply[1] === null];
  if (comparison === 'by value') return withNumbers(reply);
  return comparison === 'in any order' ? inOrder(reply) : reply;
}

/** Whether two replies are the same in the parts that are compared. */
export function isSame(one: Resp, other: Resp, comparison: Comparison): boolean {
  if (comparison === 'seconds' && one[0] === ':' && other[0] === ':') {
    const [left, right] = [Number(one[1]), Number(other[1])];
    // Negative numbers are answers such as that there is no expiry.
    if (left >= 0 && right >= 0) return Math.abs(left - right) <= SECONDS_APART;
  }
  return JSON.stringify(compared(one, comparison)) === JSON.stringify(compared(other, comparison));
}

function withNumbers([mark, content]: Resp): unknown {
  if (mark === '*') return [mark, content?.map(withNumbers) ?? null];
  return [mark, content !== null && /^-?\d+\.\d+$/.test(content) ? Number(content) : content];
}

function inOrder(reply: Resp): Resp {
  const [mark, content] = reply;
  if (mark !== '*' || content === null) return reply;
  const items = content.map((item) => [JSON.stringify(inOrder(item)), inOrder(item)] as const);
  return ['*', items.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item)];
}
