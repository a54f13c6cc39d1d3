import type { RawInput } from './raw-requests.ts';
import type { Outcome } from './send-raw.ts';

/** Where the front differs from Node, and is meant to. */
export function isMeant({ text }: RawInput, front: Outcome, node: Outcome): boolean {
  const [ofFront, ofNode] = [answersOf(front), answersOf(node)];
  return (
    isBehindUpgrade(text, front.received, node.received) ||
    isOtherRefusal(ofFront, ofNode) ||
    (node.hasGivenUp && isOneMore(ofFront, ofNode)) ||
    (front.hasGivenUp && isOneMore(ofNode, ofFront))
  );
}

/** The front goes on behind an upgrade that is not taken, where the connection of Node closes. */
function isBehindUpgrade(text: string, front: string, node: string): boolean {
  if (!/^upgrade:/im.test(text)) return false;
  return withoutClosing(front).startsWith(withoutClosing(node));
}

function withoutClosing(received: string): string {
  return received.replaceAll(/^Connection: .*\r\n|^Keep-Alive: .*\r\n/gim, '');
}

/**
 * The last answer is another one, and one of the two is a refusal that closes the connection. That is so for
 * - an unknown method behind a body: the front knows where the body ends, while letters at its end may be taken for the
 *   beginning of a method of Node's input;
 * - a request whose chunks are broken: it may have been answered by the time that Node finds that out, sooner if it has not
 *   waited for others, as what the front hands over never has.
 */
function isOtherRefusal(front: readonly string[], node: readonly string[]): boolean {
  const isAsLong = front.length === node.length;
  const isRefused = isLast(front.at(-1)) || isLast(node.at(-1));
  return isAsLong && isRefused && isSame(front.slice(0, -1), node.slice(0, -1));
}

/** A client that closes its side before its last request is refused gets no refusal, if Node has read that. */
function isOneMore(more: readonly string[], fewer: readonly string[]): boolean {
  return isSame(more.slice(0, -1), fewer) && isLast(more.at(-1));
}

function isSame(front: readonly string[], node: readonly string[]): boolean {
  return front.join('') === node.join('');
}

function isLast(answer: string | undefined): boolean {
  return answer?.includes('\r\nConnection: close\r\n') === true;
}

function answersOf({ received }: Outcome): string[] {
  return received.split(/(?=HTTP\/1\.1 \d{3} )/);
}
