import { resultOf, type Resp } from '../harness/resp2.ts';

/**
 * How two replies are compared: to the byte, with numbers by their value whatever their digits, with arrays in any order at
 * every depth, or only their kind.
 */
export type Comparison = 'exactly' | 'by value' | 'in any order' | 'by kind';

/** A reply as far as it is compared. Errors are text: bytes in them that are not, are not kept. */
export function compared(reply: Resp, comparison: Comparison): unknown {
  if (reply[0] === '-') return comparison === 'by kind' ? ['-', false] : ['-', resultOf(reply)];
  if (comparison === 'by kind') return [reply[0], reply[1] === null];
  if (comparison === 'by value') return withNumbers(reply);
  return comparison === 'exactly' ? reply : inOrder(reply);
}

/** Whether two replies are the same as far as they are compared. */
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
