import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import type { KeyEvent } from '../../keyspace/events.ts';
import { JsonDocument } from '../../values/json/document.ts';
import { DEEPEST_DOCUMENT, isNumber, type JsonValue } from '../../values/json/json-value.ts';
import { parseJson, type ParsedJson } from '../../values/json/parse.ts';
import { Evaluation, type Match } from '../../values/json/path/evaluate.ts';
import { StepLimit } from '../../values/json/path/step-limit.ts';
import type { CommandContext } from '../command.ts';
import { noSuchPath, type PathArgument } from './path-argument.ts';

/** No document takes more memory, in bytes, whatever the limits of its database. */
const LARGEST_DOCUMENT = 512 * 1024 * 1024;

/** RedisJSON `RedisError::nonexistent_key` */
export function noSuchKey(): RedisError {
  return new RedisError("ERR could not perform this operation on a key that doesn't exist");
}

/** The document under a key, to look at. @throws RedisError WRONGTYPE */
export function readDocument({ keyspace }: CommandContext, key: ByteString) {
  return keyspace.readAs(key, JsonDocument);
}

/** Follows paths through a document. @param limit that of the command, where it is about several documents */
export function evaluationOf(
  ctx: CommandContext,
  document: JsonDocument,
  limit = stepLimit(ctx, document.bytes),
): Evaluation {
  return new Evaluation(document.root, limit);
}

/** What following paths through documents of so many bytes may take; a log is replayed without limits. */
export function stepLimit({ keyspace }: CommandContext, bytes: number): StepLimit {
  return new StepLimit(keyspace.replaying ? Infinity : bytes);
}

/** The memory of several documents, each counted once however often it is asked for. */
export function bytesOfAll(documents: Iterable<JsonDocument | undefined>): number {
  let bytes = 0;
  for (const document of new Set(documents)) bytes += document?.bytes ?? 0;
  return bytes;
}

/** Reads an argument that is JSON. @throws RedisError where it is none, or too large for a record */
export function readJson({ keyspace, database }: CommandContext, text: ByteString): ParsedJson {
  // A log that was rewritten makes a document at once that had been made level by level.
  if (keyspace.replaying) return parseJson(text, Infinity, DEEPEST_DOCUMENT);
  return parseJson(text, Math.min(database.storage?.recordLimit ?? Infinity, LARGEST_DOCUMENT));
}

/** Reads several such arguments. */
export function readValues(ctx: CommandContext, texts: readonly ByteString[]): ParsedJson[] {
  let bytes = 0;
  return texts.map((text) => {
    const parsed = readJson(ctx, text);
    bytes += parsed.bytes;
    if (bytes > LARGEST_DOCUMENT) throw errors.recordTooLarge();
    return parsed;
  });
}

/** @throws RedisError where a document may not become so much larger, or not be made at all */
export function checkSize(
  { keyspace, database }: CommandContext,
  key: ByteString,
  document: JsonDocument,
  added = 0,
): void {
  if (keyspace.replaying) return;
  if (document.bytes + added > LARGEST_DOCUMENT) throw errors.recordTooLarge();
  database.storage?.check(key, document, added);
}

/**
 * @param containers in how many arrays and objects it is to be
 * @param depth how many of them are in each other in it
 * @throws RedisError where something so deep may not be put there
 */
export function checkDepth(containers: number, depth: number): void {
  if (depth > 0 && containers + depth > DEEPEST_DOCUMENT) {
    throw new RedisError('ERR recursion limit exceeded');
  }
}

/** What a command does to each of the values that a path leads to. */
export interface Change {
  readonly event: KeyEvent;
  /** Which values it is for, and how the error of a legacy path calls all others. */
  readonly fits: (value: JsonValue) => boolean;
  readonly others: string;
  /** What it makes each value larger by, in bytes. */
  readonly adds?: number;
  /** How deep what it puts into them is. */
  readonly depth?: number;
  /** Called for all of them before the first is changed. @throws RedisError where it can't be done */
  readonly check?: (value: JsonValue) => void;
  /** @returns the reply; undefined where nothing was to be changed */
  readonly apply: (document: JsonDocument, value: JsonValue, match: Match) => Reply | undefined;
}

/**
 * Changes each value that a path leads to.
 * @returns what came of each, null for those that it is not for; of a legacy path, what came of the last
 * @throws RedisError where there is no such key; of a legacy path, where it is for none of them
 */
export function changeEach(
  ctx: CommandContext,
  key: ByteString,
  path: PathArgument,
  change: Change,
): Reply {
  const { keyspace } = ctx;
  const document = keyspace.writeAs(key, JsonDocument);
  if (document === undefined) throw noSuchKey();
  const matches = evaluationOf(ctx, document).matches(path.segments);
  const fitting = matches.filter(({ value }) => change.fits(value));
  if (path.isLegacy && fitting.length === 0) throw noSuchPath(path, change.others);
  for (const match of fitting) {
    change.check?.(match.value);
    checkDepth(match.depth + 1, change.depth ?? 0);
  }
  if (change.adds !== undefined) checkSize(ctx, key, document, change.adds * fitting.length);
  let changed = false;
  const changeOne = (match: Match): Reply => {
    const now = document.located(match);
    if (now === undefined || !change.fits(now.value)) return null;
    const reply = change.apply(document, now.value, now);
    if (reply !== undefined) changed = true;
    return reply ?? null;
  };
  const replies = allOrNothing(document, path.isLegacy ? fitting : matches, changeOne);
  if (changed) keyspace.changedKey(key, change.event);
  return path.isLegacy ? replies.at(-1)! : replies;
}

/** A path may lead to one number twice, which is too large only for the second time: then none is changed. */
function allOrNothing(
  document: JsonDocument,
  matches: readonly Match[],
  change: (match: Match) => Reply,
): Reply[] {
  try {
    return matches.map(change);
  } catch (error) {
    for (const match of matches) {
      const now = document.located(match);
      if (now !== undefined && isNumber(match.value)) document.replace(now, match.value);
    }
    throw error;
  }
}
