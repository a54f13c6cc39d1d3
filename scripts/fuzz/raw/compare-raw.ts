import { Random } from '../../../src/base/random.ts';
import { LAST_ANSWER, rawInput, type RawInput } from './raw-requests.ts';
import { type Outcome, sendRaw } from './send-raw.ts';

/** Two servers that answer the same, at ports of this machine. */
export interface Pair {
  /** The port of the one that reads usual requests itself. */
  readonly front: number;
  /** The port of the one where Node reads all. */
  readonly node: number;
  readonly close: () => Promise<void>;
}

/** An input that has not the same outcome. */
export interface Difference extends RawInput {
  /** Makes the same input again. */
  readonly seed: number;
  readonly front: string;
  readonly node: string;
}

export interface CompareOptions {
  readonly pair: Pair;
  readonly seed: number;
  /** How many requests are sent to each, at least. */
  readonly requests: number;
  readonly connections: number;
  readonly onDifference: (difference: Difference) => void;
}

/** What has been compared. */
export interface Compared {
  readonly requests: number;
  readonly inputs: number;
  /** Inputs whose last request was answered: nothing before it had ended the connection. */
  readonly open: number;
  readonly different: number;
}

/** How often a difference has to be seen: a connection that is reset while a client still sends may lose an answer. */
const TRIES = 4;

/** Sends the same raw input to both servers, on many connections, and compares all that comes back. */
export async function compareRaw(options: CompareOptions): Promise<Compared> {
  const { pair, seed: first, onDifference } = options;
  let next = first;
  const done = { requests: 0, inputs: 0, open: 0, different: 0 };
  const work = async () => {
    while (done.requests < options.requests) {
      const seed = next++;
      const input = rawInput(new Random(seed));
      done.requests += input.requests + 1;
      done.inputs += 1;
      const { front, node, isSame } = await compare(pair, input);
      if (LAST_ANSWER.test(node.received)) done.open += 1;
      if (isSame) continue;
      done.different += 1;
      onDifference({ ...input, seed, front: front.received, node: node.received });
    }
  };
  await Promise.all(Array.from({ length: options.connections }, work));
  return done;
}

async function compare(pair: Pair, input: RawInput) {
  for (let tried = 1; ; tried++) {
    const [front, node] = await Promise.all([
      sendRaw(pair.front, input),
      sendRaw(pair.node, input),
    ]);
    const isSame = front.received === node.received || isMeant(input, front, node);
    if (isSame || tried === TRIES) return { front, node, isSame };
  }
}

/** Where the front differs from Node, and is meant to. */
function isMeant({ text }: RawInput, front: Outcome, node: Outcome): boolean {
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
