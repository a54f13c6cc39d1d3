import { NameMap } from '../../../../../base/name-map.ts';
import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { formatDouble } from '../../../numbers.ts';
import { Status, type Reply } from '../../../reply.ts';
import { JsonDocument } from '../../values/json/document.ts';
import {
  isArray,
  isContainer,
  type JsonArray,
  type JsonContainer,
  type JsonValue,
} from '../../values/json/json-value.ts';
import { comparable } from '../../values/json/number.ts';
import { checkUtf8 } from '../../values/json/parse.ts';
import type { Evaluation } from '../../values/json/path/evaluate.ts';
import { COMPACT, JsonPrinter, type JsonStyle } from '../../values/json/print.ts';
import { inSteps } from '../../long-command.ts';
import { after, AT_ONCE, eachOf, isSteps, Pace, type Steps } from '../../steps.ts';
import type { CommandFunction } from '../command.ts';
import {
  bytesOfAll,
  describeAll,
  evaluationOf,
  readDocument,
  replyOf,
  stepLimit,
} from './documents.ts';
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
  const areLegacy = paths.every(({ isLegacy }) => isLegacy);
  const [path] = paths;
  const found =
    paths.length === 1
      ? after(soughtBy(evaluation, path!, areLegacy), (value) => needed(value, path!))
      : seekAll(evaluation, [...new Set(paths)], areLegacy);
  return replyOf(
    ctx,
    argv,
    after(found, (value) => printer.print(value)),
  );
};

/** What several paths match: an object with the paths as keys. */
function seekAll(
  evaluation: Evaluation,
  paths: readonly PathArgument[],
  areLegacy: boolean,
): JsonValue | Steps<JsonValue> {
  const seek = (path: PathArgument) =>
    after(soughtBy(evaluation, path, areLegacy), (value) => needed(value, path));
  return after(
    eachOf(paths, seek, () => evaluation.isDue(1)),
    (values): JsonValue =>
      new NameMap(paths.map(({ original }, i) => [original, values[i]!] as const)),
  );
}

function needed(value: JsonValue | undefined, path: PathArgument): JsonValue {
  if (value === undefined) throw noSuchPath(path);
  return value;
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
  const limit = stepLimit(ctx);
  const printed = (document: JsonDocument | undefined) => {
    if (document === undefined) return null;
    const sought = soughtBy(evaluationOf(ctx, document, limit), path, path.isLegacy);
    return after(sought, (value) => (value === undefined ? null : printer.print(value)));
  };
  const replies: Reply[] | Steps<Reply[]> = eachOf(documents, printed, () => limit.isDue(1));
  return replyOf(ctx, argv, replies);
};

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
  const sought = soughtBy(evaluation, path, path.isLegacy);
  const found = needed(isSteps(sought) ? yield* sought : sought, path);
  if (path.isLegacy) return yield* replying.reply(found);
  const replies: Reply[] = [];
  for (const value of found as JsonArray) {
    replies.push(yield* replying.reply(value));
    if (replies.length % AT_ONCE === 0) yield;
  }
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

/**
 * The first match of a path, or an array of all. Values are counted whole, because each is printed, also one that is
 * matched again.
 */
function soughtBy(
  evaluation: Evaluation,
  { segments }: PathArgument,
  isFirst: boolean,
): JsonValue | undefined | Steps<JsonValue | undefined> {
  const counted = (value: JsonValue) => {
    const bytes = evaluation.countWhole(value);
    return isSteps(bytes) ? after(bytes, () => value) : value;
  };
  if (isFirst) return after(evaluation.first(segments), (match) => match && counted(match.value));
  return describeAll(evaluation, segments, counted);
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
