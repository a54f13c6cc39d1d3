import { errors } from '../../../errors.ts';
import type { ByteString } from '../../../bytes.ts';
import { OK, type Reply } from '../../../reply.ts';
import { JsonDocument } from '../../values/json/document.ts';
import { copyOf, isObject, type JsonObject, type JsonValue } from '../../values/json/json-value.ts';
import type { ParsedJson } from '../../values/json/parse.ts';
import { inSteps } from '../../long-command.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { evaluationOf } from './documents.ts';
import { isRoot, readPath, type PathArgument } from './path-argument.ts';
import { findPlaces } from './places.ts';
import { canPut, create, notAtRoot, withJson } from './set.ts';

/** RFC 7396. A new value is added unchanged, with its nulls (RedisJSON `commands.rs` `json_merge`). */
export const jsonMerge: CommandFunction = (ctx, argv) => {
  const [, key = '', pathText, text = ''] = argv;
  if (argv.length > 4) throw errors.syntax();
  const path = readPath(pathText);
  const document = ctx.keyspace.writeAs(key, JsonDocument);
  const apply = (patch: ParsedJson): Reply => {
    if (document !== undefined) return mergeInto(ctx, { key, document, path }, patch);
    if (!isRoot(path)) throw notAtRoot();
    return create(ctx, key, patch, 'json.merge');
  };
  return inSteps(ctx, argv, withJson(ctx, text, apply));
};

interface Patched {
  readonly key: ByteString;
  readonly document: JsonDocument;
  readonly path: PathArgument;
}

function mergeInto(
  ctx: CommandContext,
  { key, document, path }: Patched,
  patch: ParsedJson,
): Reply {
  const places = findPlaces(evaluationOf(ctx, document), path);
  // Unlike a replacement, a patch adds to the document.
  const root = isRoot(path) ? document.bytes : 0;
  if (!canPut(ctx, { key, document, places }, patch, root)) return null;
  for (const { match, key: member } of places) {
    const now = document.located(match);
    if (now === undefined) continue;
    if (member === undefined) {
      const merged = merge(document, now.value, patch.value);
      if (merged !== now.value) document.replace(now, merged);
    } else if (isObject(now.value)) {
      document.setMember(now.value, member, copyOf(patch.value));
    }
  }
  ctx.keyspace.changedKey(key, 'json.merge');
  return OK;
}

/** Merges a patch into a value of the document. @returns the value itself, or its replacement */
function merge(document: JsonDocument, value: JsonValue, patch: JsonValue): JsonValue {
  if (!isObject(patch)) return copyOf(patch);
  if (!isObject(value)) return withoutNulls(patch);
  for (const [key, change] of patch) {
    const before = value.get(key);
    if (change === null) {
      document.deleteMember(value, key);
    } else {
      const after = before === undefined ? withoutNulls(change) : merge(document, before, change);
      if (after !== before) document.setMember(value, key, after);
    }
  }
  return value;
}

/** The value that a patch of a missing value creates. */
function withoutNulls(patch: JsonValue): JsonValue {
  if (!isObject(patch)) return copyOf(patch);
  const value: JsonObject = new Map();
  for (const [key, member] of patch) if (member !== null) value.set(key, withoutNulls(member));
  return value;
}
