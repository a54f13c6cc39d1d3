import { NameMap } from '../../../../../base/name-map.ts';
import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { formatDouble } from '../../../numbers.ts';
import { Status, type Reply } from '../../../reply.ts';
import { JsonDocument } from '../../values/json/document.ts';
import {
  isArray,
  isContainer,
  type JsonContainer,
  type JsonValue,
} from '../../values/json/json-value.ts';
import { comparable } from '../../values/json/number.ts';
import { checkUtf8 } from '../../values/json/parse.ts';
import type { Evaluation } from '../../values/json/path/evaluate.ts';
import type { Match } from '../../values/json/path/place.ts';
import { COMPACT, JsonPrinter, type JsonStyle } from '../../values/json/print.ts';
import { inSteps } from '../../long-command.ts';
import { isSteps, Pace, type Steps } from '../../steps.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { bytesOfAll, evaluationOf, readDocument, stepLimit } from './documents.ts';
import { noSuchPath, pathReader, readPath, type PathArgument } from './path-argument.ts';

/** What it takes to read a path, in values looked at. */
const READING = 40;

/**
 * Without a path or with one legacy path the reply is the value itself, with one other path an array of its matches,
 * with several an object with the paths as keys (RedisJSON `key_value.rs` `to_json`).
 */
export const jsonGet: CommandFunction = (ctx, argv) => {
  ctx.database.work.spend(READING * (argv.length - 2));
  const { style, paths } = readGetArguments(argv);
  const document = readDocument(ctx, argv[1]!);
  if (document === undefined) return null;
  const evaluation = evaluationOf(ctx, document);
  const printer = new JsonPrinter(document.bytes, ctx.replies.left, style);
  return inSteps(ctx, argv, printFound(evaluation, paths, printer));
};

function* printFound(
  evaluation: Evaluation,
  paths: readonly PathArgument[],
  printer: JsonPrinter,
): Steps<Reply> {
  const areLegacy = paths.every(({ isLegacy }) => isLegacy);
  const found = new NameMap<ByteString, JsonValue>();
  for (const path of new Set(paths)) {
    const sought = areLegacy ? firstOf(evaluation, path) : allOf(evaluation, path);
    const value = isSteps(sought) ? yield* sought : sought;
    if (value === undefined) throw noSuchPath(path);
    found.set(path.original, value);
  }
  const value = paths.length === 1 ? found.get(paths[0]!.original)! : found;
  return yield* printer.printInSteps(value);
}

/** A missing key, a key of another type and a legacy path without a match are null. */
export const jsonMget: CommandFunction = (ctx, argv) => {
  const path = readPath(argv.at(-1));
  const documents = argv.slice(1, -1).map((key) => {
    const value = ctx.keyspace.read(key)?.value;
    return value instanceof JsonDocument ? value : undefined;
  });
  const bytes = bytesOfAll(documents);
  const printer = new JsonPrinter(bytes, ctx.replies.left);
  return inSteps(ctx, argv, printEach(ctx, documents, path, printer));
};

function* printEach(
  ctx: CommandContext,
  documents: readonly (JsonDocument | undefined)[],
  path: PathArgument,
  printer: JsonPrinter,
): Steps<Reply> {
  const limit = stepLimit(ctx);
  const replies: Reply[] = [];
  for (const document of documents) {
    let value: JsonValue | undefined;
    if (document !== undefined) {
      const evaluation = evaluationOf(ctx, document, limit);
      const sought = path.isLegacy ? firstOf(evaluation, path) : allOf(evaluation, path);
      value = isSteps(sought) ? yield* sought : sought;
    }
    replies.push(value === undefined ? null : yield* printer.printInSteps(value));
    if (limit.isDue(1)) yield;
  }
  return replies;
}

/** RedisJSON `key_value.rs` `resp_serialize` */
export const jsonResp: CommandFunction = (ctx, argv) => {
  const path = readPath(argv[2]);
  const document = readDocument(ctx, argv[1]!);
  if (document === undefined) return null;
  const evaluation = evaluationOf(ctx, document);
  return inSteps(ctx, argv, foundAsReply(evaluation, path));
};

function* foundAsReply(evaluation: Evaluation, path: PathArgument): Steps<Reply> {
  const replying = new Replying();
  if (path.isLegacy) {
    const first = firstOf(evaluation, path);
    const value = isSteps(first) ? yield* first : first;
    if (value === undefined) throw noSuchPath(path);
    return yield* replying.reply(value);
  }
  const replies: Reply[] = [];
  const values = allOf(evaluation, path);
  for (const value of isSteps(values) ? yield* values : values)
    replies.push(yield* replying.reply(value));
  return replies;
}

function readGetArguments(argv: readonly ByteString[]) {
  const style: { -readonly [Part in keyof JsonStyle]: JsonStyle[Part] } = { ...COMPACT };
  const paths: PathArgument[] = [];
  const read = pathReader();
  for (let i = 2; i < argv.length; i++) {
    const word = argv[i]!.toLowerCase();
    if (word === 'indent' || word === 'newline' || word === 'space') {
      const text = argv[++i];
      if (text === undefined) throw errors.syntax();
      checkUtf8(text);
      style[word] = text;
    } else if (word !== 'noescape') {
      // NOESCAPE was an option of ReJSON 1, and RedisJSON ignores it.
      paths.push(read(argv[i]!));
    }
  }
  return { style, paths: paths.length === 0 ? [readPath()] : paths };
}

/** Values are counted whole, because each is printed, also one that is matched again. */
function firstOf(
  evaluation: Evaluation,
  { segments }: PathArgument,
): JsonValue | undefined | Steps<JsonValue | undefined> {
  const counted = (match: Match | undefined) => {
    if (match !== undefined) evaluation.countWhole(match.value);
    return match?.value;
  };
  const first = evaluation.first(segments);
  return isSteps(first) ? after(first, counted) : counted(first);
}

function* after<From, To>(steps: Steps<From>, then: (from: From) => To): Steps<To> {
  return then(yield* steps);
}

function allOf(
  evaluation: Evaluation,
  { segments }: PathArgument,
): JsonValue[] | Steps<JsonValue[]> {
  const found = evaluation.matches(segments);
  if (isSteps(found)) return manyOf(evaluation, found);
  for (const { value } of found) evaluation.countWhole(value);
  return found.map(({ value }) => value);
}

function* manyOf(evaluation: Evaluation, found: Steps<Match[]>): Steps<JsonValue[]> {
  const values: JsonValue[] = [];
  for (const { value } of yield* found) {
    evaluation.countWhole(value);
    values.push(value);
    if (evaluation.isDue()) yield;
  }
  return values;
}

/** Makes replies of values: arrays and objects are arrays that begin with their bracket. */
class Replying {
  readonly #pace = new Pace();

  *reply(value: JsonValue): Steps<Reply> {
    return isContainer(value) ? yield* this.#container(value) : this.#scalar(value);
  }

  *#container(value: JsonContainer): Steps<Reply> {
    const items: Reply[] = [new Status(isArray(value) ? '[' : '{')];
    for (const [key, member] of value.entries()) {
      if (typeof key === 'string') items.push(key);
      items.push(isContainer(member) ? yield* this.#container(member) : this.#scalar(member));
      if (this.#pace.isDue()) yield;
    }
    return items;
  }

  #scalar(value: Exclude<JsonValue, JsonContainer>): Reply {
    if (value === null || typeof value === 'string') return value;
    if (typeof value === 'boolean') return new Status(String(value));
    return numberReply(comparable(value), typeof value === 'object');
  }
}

function numberReply(value: number | bigint, isDouble: boolean): Reply {
  if (typeof value === 'bigint') return value;
  return isDouble || !Number.isInteger(value) ? formatDouble(value) : value;
}
