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
import { Pace, type Steps } from '../../steps.ts';
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
import { isRoot, pathReader, readPath, noSuchPath, type PathArgument } from './path-argument.ts';
import { comparable } from '../../values/json/number.ts';
import type { Evaluation } from '../../values/json/path/evaluate.ts';
import { rootMatch, type Match } from '../../values/json/path/place.ts';
import { isSingular } from '../../values/json/path/syntax.ts';

/** Keeps the expiry of the key. */
export const jsonSet: CommandFunction = (ctx, argv) => {
  const [, key = '', pathText, text = ''] = argv;
  const condition = readCondition(argv);
  const path = readPath(pathText);
  const document = ctx.keyspace.writeAs(key, JsonDocument);
  const set = function* (parsed: ParsedJson): Steps<Reply> {
    if (document === undefined) {
      if (condition === 'XX') return null;
      if (!isRoot(path)) throw notAtRoot();
      return create(ctx, key, parsed, 'json.set');
    }
    const places = yield* findPlaces(evaluationOf(ctx, document), path, condition);
    if (!(yield* canPut(ctx, { key, document, places }, parsed))) return null;
    yield* put(document, places, parsed);
    ctx.keyspace.changedKey(key, 'json.set');
    return OK;
  };
  return inSteps(ctx, argv, withJson(ctx, text, set));
};

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
    const places = yield* findPlaces(evaluationOf(ctx, document, limit), path);
    yield* canPut(ctx, { key, document, places }, parsed, before);
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
function* canPut(
  ctx: CommandContext,
  { key, document, places }: Target,
  { bytes, depth }: ParsedJson,
  before = 0,
): Steps<boolean> {
  const pace = new Pace();
  let replaced = false;
  for (const { match, key: member } of places) {
    checkDepth(member === undefined ? match.depth : match.depth + 1, depth);
    replaced ||= match.parent === undefined;
    if (pace.isDue()) yield;
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
  for (const [i, { match, key }] of places.entries()) {
    const own = i === 0 || !isContainer(value) ? value : yield* copyInSteps(value);
    if (pace.isDue(1 + bytes / BYTES_AS_ONE)) yield;
    const now = document.located(match);
    if (now === undefined) continue;
    if (key === undefined) document.replace(now, own, bytes);
    else if (isObject(now.value)) document.setMember(now.value, key, own, bytes);
  }
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
  const matches = yield* evaluationOf(ctx, document).matches(path.segments);
  const deleted = yield* document.delete(matches);
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
  for (const match of yield* evaluationOf(ctx, document).matches(path.segments)) {
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
  const apply = function* (patch: ParsedJson): Steps<Reply> {
    if (document !== undefined) return yield* mergeInto(ctx, { key, document, path }, patch);
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
  const places = yield* findPlaces(evaluationOf(ctx, document), path);
  // Unlike a replacement, a patch adds to the document.
  const root = isRoot(path) ? document.bytes : 0;
  if (!(yield* canPut(ctx, { key, document, places }, patch, root))) return null;
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
    if (this.#pace.isDue()) yield;
    if (!isObject(patch) || !isObject(value)) return yield* this.#withoutNulls(patch);
    for (const [key, change] of patch) {
      const before = value.get(key);
      if (change === null) {
        this.#document.deleteMember(value, key);
        if (this.#pace.isDue()) yield;
        continue;
      }
      const after = yield* before === undefined
        ? this.#withoutNulls(change)
        : this.merge(before, change);
      if (after !== before) this.#document.setMember(value, key, after);
    }
    return value;
  }

  /** The value that a patch of a missing value creates. */
  *#withoutNulls(patch: JsonValue): Steps<JsonValue> {
    if (this.#pace.isDue()) yield;
    if (!isContainer(patch)) return patch;
    if (!isObject(patch)) return yield* copyInSteps(patch);
    const value: JsonObject = new NameMap();
    for (const [key, member] of patch) {
      if (member !== null) value.set(key, yield* this.#withoutNulls(member));
    }
    return value;
  }
}

/** NX only adds a new value, XX only replaces one. */
type Condition = 'NX' | 'XX';

/** A place for a value in a document. */
interface Place {
  readonly match: Match;
  /** The key under which the matched object gets the value; undefined to replace the match. */
  readonly key?: ByteString;
}

/** The whole document. */
const ROOT: Place = { match: rootMatch(null) };

/**
 * The places that a path designates for a value: all its matches or, if there are none, a new member of an object
 * (RedisJSON `key_value.rs` `find_paths`). As on the hosted service, the object must exist.
 * @throws RedisError if the path can't designate a new member
 */
function* findPlaces(
  evaluation: Evaluation,
  path: PathArgument,
  condition?: Condition,
): Steps<readonly Place[]> {
  if (condition !== 'NX' || isRoot(path)) {
    const matches = yield* evaluation.matches(path.segments);
    if (condition === 'NX') return [];
    if (matches.length > 0 || condition === 'XX') return matches.map((match) => ({ match }));
  }
  if (!isSingular(path.segments)) throw new RedisError('ERR wrong static path');
  const parent = yield* evaluation.first(path.segments.slice(0, -1));
  if (parent === undefined) throw noSuchPath(path);
  const selector = path.segments.at(-1)!.selectors[0]!;
  if (selector.kind === 'name') {
    const { value } = parent;
    const isNew = isObject(value) && !value.has(selector.name);
    return isNew ? [{ match: parent, key: selector.name }] : [];
  }
  // An index within an array is not a new member, and one outside of it can't be added.
  if ((yield* evaluation.first(path.segments)) !== undefined) return [];
  throw new RedisError('ERR array index out of range');
}
