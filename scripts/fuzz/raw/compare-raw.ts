import { Random } from '../../../src/base/random.ts';
import { isMeant } from './meant.ts';
import { LAST_ANSWER, rawInput, type RawInput } from './raw-requests.ts';
import { sendRaw } from './send-raw.ts';

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
