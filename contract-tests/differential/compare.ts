import { resultOf, type Resp } from '../harness/resp2.ts';

/**
 * How two replies are compared: byte for byte, numbers by value whatever their digits, arrays in any order at every
 * depth, or only the kind.
 */
export type Comparison = 'exactly' | 'by value' | 'in any order' | 'by kind';

/** The part of a reply that is compared. Errors are converted to text, which loses bytes that are not UTF-8. */
export function compared(reply: Resp, comparison: Comparison): unknown {
  if (reply[0] === '-') return comparison === 'by kind' ? ['-', false] : ['-', resultOf(reply)];
  if (comparison === 'by kind') return [reply[0], reply[1] === null];
  if (comparison === 'by value') return withNumbers(reply);
  return comparison === 'exactly' ? reply : inOrder(reply);
}

/** Whether two replies are the same in the parts that are compared. */
export function isSame(one: Resp, other: Resp, comparison: Comparison): boolean {
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
