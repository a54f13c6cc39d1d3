import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { OK, RedisError, type Reply } from '../../../reply.ts';
import { JsonDocument } from '../../values/json/document.ts';
import { copyOf, isObject } from '../../values/json/json-value.ts';
import type { ParsedJson } from '../../values/json/parse.ts';
import { inSteps } from '../../long-command.ts';
import type { Steps } from '../../steps.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { checkDepth, checkSize, evaluationOf, readJsonInSteps, stepLimit } from './documents.ts';
import { isRoot, pathReader, readPath } from './path-argument.ts';
import { findPlaces, ROOT, type Condition, type Place } from './places.ts';

/** Keeps the expiry of the key. */
export const jsonSet: CommandFunction = (ctx, argv) => {
  const [, key = '', pathText, text = ''] = argv;
  const condition = readCondition(argv);
  const path = readPath(pathText);
  const document = ctx.keyspace.writeAs(key, JsonDocument);
  const set = (parsed: ParsedJson): Reply => {
    if (document === undefined) {
      if (condition === 'XX') return null;
      if (!isRoot(path)) throw notAtRoot();
      return create(ctx, key, parsed, 'json.set');
    }
    const places = findPlaces(evaluationOf(ctx, document), path, condition);
    if (!canPut(ctx, { key, document, places }, parsed)) return null;
    put(document, places, parsed);
    ctx.keyspace.changedKey(key, 'json.set');
    return OK;
  };
  return inSteps(ctx, argv, withJson(ctx, text, set));
};

/** Does something with an argument that is JSON, after it has been parsed in steps. */
export function* withJson(
  ctx: CommandContext,
  text: ByteString,
  then: (parsed: ParsedJson) => Reply,
): Steps<Reply> {
  return then(yield* readJsonInSteps(ctx, text));
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
  const added = new Map<ByteString, number>();
  const steps = given.map(({ key, path, document, parsed }) => {
    if (document === undefined) {
      checkSize(ctx, key, new JsonDocument(parsed.value, parsed.bytes));
      return { key, parsed, places: [ROOT] };
    }
    const before = added.get(key) ?? 0;
    const places = findPlaces(evaluationOf(ctx, document, limit), path);
    canPut(ctx, { key, document, places }, parsed, before);
    added.set(key, before + parsed.bytes * places.length);
    return { key, parsed, places };
  });
  for (const { key, places, parsed } of steps) {
    const document = keyspace.readAs(key, JsonDocument);
    if (document === undefined) {
      create(ctx, key, parsed, 'json.mset');
    } else if (places.length > 0) {
      put(document, places, parsed);
      keyspace.changedKey(key, 'json.mset');
    }
  }
  return OK;
}

export function create(
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
export function canPut(
  ctx: CommandContext,
  { key, document, places }: Target,
  { bytes, depth }: ParsedJson,
  before = 0,
): boolean {
  for (const { match, key: member } of places) {
    checkDepth(member === undefined ? match.depth : match.depth + 1, depth);
  }
  const replaced = places.some(({ match }) => match.parent === undefined);
  const added = replaced ? bytes - document.bytes : bytes * places.length;
  checkSize(ctx, key, document, before + added);
  return places.length > 0;
}

/** RedisJSON `commands.rs` */
export function notAtRoot(): RedisError {
  return new RedisError('ERR new objects must be created at the root');
}

function put(document: JsonDocument, places: readonly Place[], { value, bytes }: ParsedJson): void {
  for (const [i, { match, key }] of places.entries()) {
    const own = i === 0 ? value : copyOf(value);
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
