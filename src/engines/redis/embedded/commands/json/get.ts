import { NameMap } from '../../../../../base/name-map.ts';
import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { formatDouble } from '../../../numbers.ts';
import { Status, type Reply } from '../../../reply.ts';
import { JsonDocument } from '../../values/json/document.ts';
import { isArray, isNumber, isObject, type JsonValue } from '../../values/json/json-value.ts';
import { comparable } from '../../values/json/number.ts';
import { checkUtf8 } from '../../values/json/parse.ts';
import type { Evaluation } from '../../values/json/path/evaluate.ts';
import { COMPACT, JsonPrinter, type JsonStyle } from '../../values/json/print.ts';
import { inSteps } from '../../long-command.ts';
import type { CommandFunction } from '../command.ts';
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
  const areLegacy = paths.every(({ isLegacy }) => isLegacy);
  const found = new NameMap<ByteString, JsonValue>();
  for (const path of new Set(paths)) {
    const value = areLegacy ? firstOf(evaluation, path) : allOf(evaluation, path);
    if (value === undefined) throw noSuchPath(path);
    found.set(path.original, value);
  }
  const value = paths.length === 1 ? found.get(paths[0]!.original)! : found;
  return inSteps(ctx, argv, printer.printInSteps(value));
};

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
  return documents.map((document) => {
    if (document === undefined) return null;
    const evaluation = evaluationOf(ctx, document, limit);
    const value = path.isLegacy ? firstOf(evaluation, path) : allOf(evaluation, path);
    return value === undefined ? null : printer.print(value);
  });
};

/** RedisJSON `key_value.rs` `resp_serialize` */
export const jsonResp: CommandFunction = (ctx, argv) => {
  const path = readPath(argv[2]);
  const document = readDocument(ctx, argv[1]!);
  if (document === undefined) return null;
  const evaluation = evaluationOf(ctx, document);
  if (!path.isLegacy) return allOf(evaluation, path).map(asReply);
  const value = firstOf(evaluation, path);
  if (value === undefined) throw noSuchPath(path);
  return asReply(value);
};

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
function firstOf(evaluation: Evaluation, { segments }: PathArgument): JsonValue | undefined {
  const value = evaluation.first(segments)?.value;
  if (value !== undefined) evaluation.countWhole(value);
  return value;
}

function allOf(evaluation: Evaluation, { segments }: PathArgument): JsonValue[] {
  return evaluation.matches(segments).map(({ value }) => {
    evaluation.countWhole(value);
    return value;
  });
}

/** Arrays and objects are arrays that begin with their bracket. */
function asReply(value: JsonValue): Reply {
  if (value === null || typeof value === 'string') return value;
  if (typeof value === 'boolean') return new Status(String(value));
  if (isNumber(value)) return numberReply(comparable(value), typeof value === 'object');
  if (isArray(value)) return [new Status('['), ...value.map(asReply)];
  const members = isObject(value)
    ? [...value].flatMap(([key, member]) => [key, asReply(member)])
    : [];
  return [new Status('{'), ...members];
}

function numberReply(value: number | bigint, isDouble: boolean): Reply {
  if (typeof value === 'bigint') return value;
  return isDouble || !Number.isInteger(value) ? formatDouble(value) : value;
}
