import { fromText, toText, type ByteString } from '../../src/engines/redis/bytes.ts';
import {
  isServedOverHttp,
  type ArgumentDocument,
  type CommandDocument,
  type ExampleDocument,
} from '../../src/engines/redis/command-document.ts';
import { OK, RedisError, type Reply } from '../../src/engines/redis/reply.ts';
import { readCall, replySize, type Options, type ReplySize } from './argument-grammar.ts';

/** How much it counts that example and call differ in an option, in comparison with a word that both have. */
const DIFFERENCE = { shape: 10_000, foreign: 200, missing: 100 };

/** An example, and the options that it has. */
interface Candidate {
  readonly example: ExampleDocument;
  readonly options: Options;
}

/** What there is to choose from for a command. */
interface Choice {
  readonly candidates: readonly Candidate[];
  /** The options with which the reply is of another kind. */
  readonly shaping: Options;
  /** The reply if all examples are of errors. */
  readonly otherwise: Reply;
}

const choices = new WeakMap<CommandDocument, Choice>();

/**
 * The reply of the example that consists of the same words. An error is replied only if it needs no state: it is that of
 * the words themselves, or of a database without keys.
 */
export function exactReply(
  document: CommandDocument,
  argv: readonly ByteString[],
): Reply | undefined {
  const same = document.examples.filter(
    (example) =>
      isServedOverHttp(example) &&
      example.command.length === argv.length &&
      wordsOf(example).every((word, i) => word === argv[i]),
  );
  const success = same.find(({ error }) => error === undefined);
  if (success !== undefined) return replyOf(success.reply);
  const errors = new Set(same.map(({ error }) => error));
  const [error] = errors;
  const needsState = errors.size > 1 || same.every(({ given }) => given !== undefined);
  return error === undefined || needsState ? undefined : new RedisError(error);
}

/**
 * The reply of the example whose options are most like those of a call, first those that change the kind of the reply;
 * of several, the one that has the most words in common with it.
 */
export function fittingReply(
  document: CommandDocument,
  argv: readonly ByteString[],
  options: Options,
): Reply {
  const { candidates, shaping, otherwise } = choiceOf(document);
  const words = new Set(argv.map((word) => toText(word).toLowerCase()));
  let best: ExampleDocument | undefined;
  let bestScore = -Infinity;
  for (const { example, options: own } of candidates) {
    const { command } = example;
    const common = command.filter((word) => words.has(String(word).toLowerCase())).length;
    const lengths = Math.abs(command.length - argv.length) / 10;
    const score = common - lengths - differenceOf(own, options, shaping);
    if (score > bestScore) [best, bestScore] = [example, score];
  }
  return best === undefined ? otherwise : sized(replyOf(best.reply), replySize(document, argv));
}

/** A reply with as many items as the call has asked for: those of the example, again if they are too few. */
function sized(reply: Reply, size: ReplySize | undefined): Reply {
  // No limit.
  if (size === undefined || size.count === 0) return reply;
  const { isExact, count } = size;
  if (typeof reply === 'number') return Math.min(reply, count);
  if (!Array.isArray(reply)) return reply;
  const items = reply as readonly Reply[];
  const length = isExact ? count : Math.min(count, items.length);
  return Array.from({ length }, (_, i) => items[i % items.length]!);
}

function differenceOf(example: Options, call: Options, shaping: Options): number {
  const { shape, foreign, missing } = DIFFERENCE;
  let difference = 0;
  for (const name of example) {
    if (!call.has(name)) difference += shaping.has(name) ? shape : foreign;
  }
  for (const name of call) {
    if (!example.has(name)) difference += shaping.has(name) ? shape : missing;
  }
  return difference;
}

function choiceOf(document: CommandDocument): Choice {
  const known = choices.get(document);
  if (known !== undefined) return known;
  const served = document.examples.filter(isServedOverHttp);
  const failure = served.find(({ error }) => error !== undefined)?.error;
  const choice = {
    candidates: served
      .filter(({ error }) => error === undefined)
      .map((example) => ({ example, options: readCall(document, wordsOf(example)) })),
    shaping: new Set(document.arguments.flatMap(shapingOptions)),
    otherwise: failure === undefined ? OK : new RedisError(failure),
  };
  choices.set(document, choice);
  return choice;
}

function shapingOptions(argument: ArgumentDocument): string[] {
  const { name, token = name, shapesReply, arguments: inner = [] } = argument;
  return [...(shapesReply === true ? [token] : []), ...inner.flatMap(shapingOptions)];
}

function wordsOf({ command }: ExampleDocument): ByteString[] {
  return command.map((word) => fromText(String(word)));
}

/** Converts the `result` of an example to a reply. */
export function replyOf(result: unknown): Reply {
  if (result === 'OK') return OK;
  if (typeof result === 'string') return fromText(result);
  if (typeof result === 'number' || result === null) return result;
  if (Array.isArray(result)) return result.map(replyOf);
  throw new TypeError(`an example replies ${JSON.stringify(result)}, which no command can`);
}
