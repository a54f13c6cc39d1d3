import { NameMap } from '../../../../../base/name-map.ts';
import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { OK, RedisError, type Reply } from '../../../reply.ts';
import { JsonDocument } from '../../values/json/document.ts';
import {
  copyInSteps,
  isObject,
  isArray,
  isContainer,
  isNumber,
  type JsonValue,
  type JsonObject,
} from '../../values/json/json-value.ts';
import type { ParsedJson } from '../../values/json/parse.ts';
import { inSteps } from '../../long-command.ts';
import { isSteps, Pace, type Steps } from '../../steps.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import {
  checkDepth,
  checkSize,
  evaluationOf,
  readJsonInSteps,
  stepLimit,
  noSuchKey,
  withJson,
} from './documents.ts';
import { isRoot, pathReader, readPath, type PathArgument } from './path-argument.ts';
import { findPlaces, ROOT, type Condition, type Place } from './places.ts';
import { comparable } from '../../values/json/number.ts';

/** Keeps the expiry of the key. */
export const jsonSet: CommandFunction = (ctx, argv) => {
  const [, key = '', pathText, text = ''] = argv;
  const condition = readCondition(argv);
  const path = readPath(pathText);
  const document = ctx.keyspace.writeAs(key, JsonDocument);
  const set = (parsed: ParsedJson): Reply | Steps<Reply> => {
    if (document === undefined) {
      if (condition === 'XX') return null;
      if (!isRoot(path)) throw notAtRoot();
      return create(ctx, key, parsed, 'json.set');
    }
    const places = findPlaces(evaluationOf(ctx, document), path, condition);
    const target = { key, document };
    return isSteps(places)
      ? setAtMany(ctx, target, places, parsed)
      : setAtOne(ctx, target, places, parsed);
  };
  return inSteps(ctx, argv, withJson(ctx, text, set));
};

function setAtOne(
  ctx: CommandContext,
  { key, document }: Pick<Target, 'key' | 'document'>,
  places: readonly Place[],
  parsed: ParsedJson,
): Reply {
  if (!canPut(ctx, { key, document, places }, parsed)) return null;
  putAt(document, places[0]!, parsed.value, parsed.bytes);
  ctx.keyspace.changedKey(key, 'json.set');
  return OK;
}

function* setAtMany(
  ctx: CommandContext,
  { key, document }: Pick<Target, 'key' | 'document'>,
  found: Steps<readonly Place[]>,
  parsed: ParsedJson,
): Steps<Reply> {
  const places = yield* found;
  if (!canPut(ctx, { key, document, places }, parsed)) return null;
  yield* put(document, places, parsed);
  ctx.keyspace.changedKey(key, 'json.set');
  return OK;
}

/** Checks everything before it changes anything (RedisJSON `commands.rs` `json_mset`). */
export const jsonMset: CommandFunction = (ctx, argv) => {
  if (argv.length % 3 !== 1) throw errors.wrongArity('json.mset');
  return inSteps(ctx, argv, setMany(ctx, argv));
};

function* setMany(ctx: CommandContext, argv: readonly ByteString[]): Steps<Reply> {
  const { keyspace } = ctx;
  const read = pathReader(keyspace.replaying);
  const given = [];
  for (let i = 1; i < argv.length; i += 3) {
    const [key = '', pathText = '', text = ''] = argv.slice(i, i + 3);
    const path = read(pathText);
    const document = keyspace.writeAs(key, JsonDocument);
    if (document === undefined && !isRoot(path)) throw notAtRoot();
    given.push({ key, path, document, parsed: yield* readJsonInSteps(ctx, text) });
  }
  const limit = stepLimit(ctx);
  const added = new NameMap<ByteString, number>();
  const found = [];
  for (const { key, path, document, parsed } of given) {
    if (document === undefined) {
      checkSize(ctx, key, new JsonDocument(parsed.value, parsed.bytes));
      found.push({ key, parsed, places: [ROOT] });
      continue;
    }
    const before = added.get(key) ?? 0;
    const sought = findPlaces(evaluationOf(ctx, document, limit), path);
    const places = isSteps(sought) ? yield* sought : sought;
    canPut(ctx, { key, document, places }, parsed, before);
    added.set(key, before + parsed.bytes * places.length);
    found.push({ key, parsed, places });
  }
  for (const { key, places, parsed } of found) {
    const document = keyspace.readAs(key, JsonDocument);
    if (document === undefined) {
      create(ctx, key, parsed, 'json.mset');
    } else if (places.length > 0) {
      yield* put(document, places, parsed);
      keyspace.changedKey(key, 'json.mset');
    }
  }
  return OK;
}

function create(
  ctx: CommandContext,
  key: ByteString,
  { value, bytes }: ParsedJson,
  event: 'json.set' | 'json.mset' | 'json.merge',
): Reply {
  const document = new JsonDocument(value, bytes);
  checkSize(ctx, key, document);
  ctx.keyspace.put(key, document, event);
  return OK;
}

/** Putting so many bytes of values takes as long as putting one. */
const BYTES_AS_ONE = 48;

/** Where in a document a value is to be put. */
interface Target {
  readonly key: ByteString;
  readonly document: JsonDocument;
  readonly places: readonly Place[];
}

/**
 * Whether there is a place for a value.
 * @param before what the same command will have added to the document by then, in bytes
 * @throws RedisError if the document would become too large or too deep
 */
function canPut(
  ctx: CommandContext,
  { key, document, places }: Target,
  { bytes, depth }: ParsedJson,
  before = 0,
): boolean {
  let replaced = false;
  for (const { match, key: member } of places) {
    checkDepth(member === undefined ? match.depth : match.depth + 1, depth);
    replaced ||= match.parent === undefined;
  }
  const added = replaced ? bytes - document.bytes : bytes * places.length;
  checkSize(ctx, key, document, before + added);
  return places.length > 0;
}

/** RedisJSON `commands.rs` */
function notAtRoot(): RedisError {
  return new RedisError('ERR new objects must be created at the root');
}

function* put(
  document: JsonDocument,
  places: readonly Place[],
  { value, bytes }: ParsedJson,
): Steps<void> {
  const pace = new Pace();
  for (const [i, place] of places.entries()) {
    const own = i === 0 || !isContainer(value) ? value : yield* copyInSteps(value);
    putAt(document, place, own, bytes);
    if (pace.isDue(1 + bytes / BYTES_AS_ONE)) yield;
  }
}

function putAt(
  document: JsonDocument,
  { match, key }: Place,
  value: JsonValue,
  bytes: number,
): void {
  const now = document.located(match);
  if (now === undefined) return;
  if (key === undefined) document.replace(now, value, bytes);
  else if (isObject(now.value)) document.setMember(now.value, key, value, bytes);
}

function readCondition(argv: readonly ByteString[]): Condition | undefined {
  let condition: Condition | undefined;
  for (const word of argv.slice(4)) {
    const option = word.toUpperCase();
    if ((option !== 'NX' && option !== 'XX') || condition !== undefined) throw errors.syntax();
    condition = option;
  }
  return condition;
}

/** Deleting the root deletes the key. */
export const jsonDel: CommandFunction = (ctx, argv) => {
  const { keyspace } = ctx;
  const key = argv[1]!;
  const path = readPath(argv[2]);
  const document = keyspace.writeAs(key, JsonDocument);
  if (document === undefined) return 0;
  if (isRoot(path)) return keyspace.delete(key, 'json.del') ? 1 : 0;
  return inSteps(ctx, argv, deleteMatches(ctx, { key, document, path }));
};

function* deleteMatches(ctx: CommandContext, { key, document, path }: AtPath): Steps<number> {
  const found = evaluationOf(ctx, document).matches(path.segments);
  const deleted = yield* document.delete(isSteps(found) ? yield* found : found);
  if (deleted > 0) ctx.keyspace.changedKey(key, 'json.del');
  return deleted;
}

/** Numbers become 0, arrays and objects empty. Other values do not change, and only changed values are counted. */
export const jsonClear: CommandFunction = (ctx, argv) => {
  const key = argv[1]!;
  const path = readPath(argv[2] ?? '$');
  const document = ctx.keyspace.writeAs(key, JsonDocument);
  if (document === undefined) throw noSuchKey();
  return inSteps(ctx, argv, clearMatches(ctx, { key, document, path }));
};

function* clearMatches(ctx: CommandContext, { key, document, path }: AtPath): Steps<number> {
  const pace = new Pace();
  let cleared = 0;
  const found = evaluationOf(ctx, document).matches(path.segments);
  for (const match of isSteps(found) ? yield* found : found) {
    if (pace.isDue()) yield;
    const now = document.located(match);
    if (now === undefined || isClear(now.value)) continue;
    if (isContainer(now.value)) document.clear(now.value);
    else document.replace(now, 0);
    cleared++;
  }
  if (cleared > 0) ctx.keyspace.changedKey(key, 'json.clear');
  return cleared;
}

function isClear(value: JsonValue): boolean {
  if (isNumber(value)) return Number(comparable(value)) === 0;
  if (!isContainer(value)) return true;
  return (isArray(value) ? value.length : value.size) === 0;
}

/** RFC 7396. A new value is added unchanged, with its nulls (RedisJSON `commands.rs` `json_merge`). */
export const jsonMerge: CommandFunction = (ctx, argv) => {
  const [, key = '', pathText, text = ''] = argv;
  if (argv.length > 4) throw errors.syntax();
  const path = readPath(pathText);
  const document = ctx.keyspace.writeAs(key, JsonDocument);
  const apply = (patch: ParsedJson): Reply | Steps<Reply> => {
    if (document !== undefined) return mergeInto(ctx, { key, document, path }, patch);
    if (!isRoot(path)) throw notAtRoot();
    return create(ctx, key, patch, 'json.merge');
  };
  return inSteps(ctx, argv, withJson(ctx, text, apply));
};

/** Values of a document. */
interface AtPath {
  readonly key: ByteString;
  readonly document: JsonDocument;
  readonly path: PathArgument;
}

function* mergeInto(
  ctx: CommandContext,
  { key, document, path }: AtPath,
  patch: ParsedJson,
): Steps<Reply> {
  const sought = findPlaces(evaluationOf(ctx, document), path);
  const places = isSteps(sought) ? yield* sought : sought;
  // Unlike a replacement, a patch adds to the document.
  const root = isRoot(path) ? document.bytes : 0;
  if (!canPut(ctx, { key, document, places }, patch, root)) return null;
  const merging = new Merging(document);
  for (const { match, key: member } of places) {
    const now = document.located(match);
    if (now === undefined) continue;
    if (member === undefined) {
      const merged = yield* merging.merge(now.value, patch.value);
      if (merged !== now.value) document.replace(now, merged);
    } else if (isObject(now.value)) {
      document.setMember(now.value, member, yield* copyInSteps(patch.value));
    }
  }
  ctx.keyspace.changedKey(key, 'json.merge');
  return OK;
}

class Merging {
  readonly #document: JsonDocument;
  readonly #pace = new Pace();

  constructor(document: JsonDocument) {
    this.#document = document;
  }

  /** Merges a patch into a value of the document. @returns the value itself, or its replacement */
  *merge(value: JsonValue, patch: JsonValue): Steps<JsonValue> {
    if (!isContainer(patch)) return patch;
    if (!isObject(patch)) return yield* copyInSteps(patch);
    if (!isObject(value)) return yield* this.#withoutNulls(patch);
    for (const [key, change] of patch) {
      if (this.#pace.isDue()) yield;
      if (change === null) {
        this.#document.deleteMember(value, key);
        continue;
      }
      const before = value.get(key);
      const after = isContainer(change) ? yield* this.merge(before ?? null, change) : change;
      if (after !== before) this.#document.setMember(value, key, after);
    }
    return value;
  }

  /** The value that a patch of a missing value creates. */
  *#withoutNulls(patch: JsonObject): Steps<JsonObject> {
    const value: JsonObject = new NameMap();
    for (const [key, member] of patch) {
      if (this.#pace.isDue()) yield;
      if (member === null) continue;
      value.set(key, isContainer(member) ? yield* this.merge(null, member) : member);
    }
    return value;
  }
}
