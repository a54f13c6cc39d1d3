import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import { AT_ONCE, isSteps, Pace, type Steps } from '../../steps.ts';
import type { KeyEvent } from '../../keyspace/events.ts';
import { JsonDocument } from '../../values/json/document.ts';
import {
  copyInSteps,
  DEEPEST_DOCUMENT,
  isContainer,
  isNumber,
  type JsonArray,
  type JsonValue,
} from '../../values/json/json-value.ts';
import { parseJsonInSteps, type ParsedJson } from '../../values/json/parse.ts';
import { Evaluation, StepLimit } from '../../values/json/path/evaluate.ts';
import type { Match } from '../../values/json/path/place.ts';
import { inSteps, type LongCommand } from '../../long-command.ts';
import type { CommandContext } from '../command.ts';
import { noSuchPath, type PathArgument } from './path-argument.ts';

/** The maximum memory of a document in bytes, whatever the limits of its database. */
const LARGEST_DOCUMENT = 512 * 1024 * 1024;

/** Moving so many elements of an array takes as long as changing a value. */
const MOVED_AS_ONE = 64;

/** RedisJSON `RedisError::nonexistent_key` */
export function noSuchKey(): RedisError {
  return new RedisError("ERR could not perform this operation on a key that doesn't exist");
}

/** The document under a key, for reading. @throws RedisError WRONGTYPE */
export function readDocument({ keyspace }: CommandContext, key: ByteString) {
  return keyspace.readAs(key, JsonDocument);
}

/**
 * The document under a key for a command whose reply describes the matches of one path.
 * @returns undefined if the key is missing and the path is a legacy one: the reply is null then
 * @throws RedisError WRONGTYPE, or if the key is missing and the path is not a legacy one
 */
export function readDescribed(
  ctx: CommandContext,
  key: ByteString,
  { isLegacy }: PathArgument,
): JsonDocument | undefined {
  const document = readDocument(ctx, key);
  if (document === undefined && !isLegacy) throw noSuchKey();
  return document;
}

/** Prepares to evaluate paths on a document. @param limit shared by the documents of the command, if there are several */
export function evaluationOf(
  ctx: CommandContext,
  document: JsonDocument,
  limit = stepLimit(ctx),
): Evaluation {
  return new Evaluation(document.root, limit, () => document.contentBytes);
}

/** The limit for evaluating the paths of a command. */
export function stepLimit({ database }: CommandContext): StepLimit {
  return new StepLimit(database.work);
}

/** The memory of several documents, each counted once even if it is repeated. */
export function bytesOfAll(documents: Iterable<JsonDocument | undefined>): number {
  let bytes = 0;
  for (const document of new Set(documents)) bytes += document?.bytes ?? 0;
  return bytes;
}

/** Parses an argument that is JSON. @throws RedisError if it is invalid, or too large for a record */
export function readJsonInSteps(
  { keyspace, database }: CommandContext,
  text: ByteString,
): Steps<ParsedJson> {
  // A rewritten log creates a document at once that was built level by level.
  if (keyspace.replaying) return parseJsonInSteps(text, Infinity, DEEPEST_DOCUMENT);
  const most = Math.min(database.storage?.recordLimit ?? Infinity, LARGEST_DOCUMENT);
  return parseJsonInSteps(text, most);
}

/** Does something with an argument that is JSON, after it has been parsed in steps. */
export function* withJson(
  ctx: CommandContext,
  text: ByteString,
  then: (parsed: ParsedJson) => Reply | Steps<Reply>,
): Steps<Reply> {
  const outcome = then(yield* readJsonInSteps(ctx, text));
  return isSteps(outcome) ? yield* outcome : outcome;
}

/** Does something with several arguments that are JSON, after they have been parsed in steps. */
export function* withValues(
  ctx: CommandContext,
  texts: readonly ByteString[],
  then: (values: readonly ParsedJson[]) => Steps<Reply>,
): Steps<Reply> {
  let bytes = 0;
  const values: ParsedJson[] = [];
  for (const text of texts) {
    const parsed = yield* readJsonInSteps(ctx, text);
    bytes += parsed.bytes;
    if (bytes > LARGEST_DOCUMENT) throw errors.recordTooLarge();
    values.push(parsed);
    if (values.length % AT_ONCE === 0) yield;
  }
  return yield* then(values);
}

/** Checks how much a document may grow. @throws RedisError if that is too much, or there is no room for a new document */
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
 * @param containers the number of arrays and objects around the new value
 * @param depth the nesting depth of the new value
 * @throws RedisError if the document would be nested too deeply
 */
export function checkDepth(containers: number, depth: number): void {
  if (depth > 0 && containers + depth > DEEPEST_DOCUMENT) {
    throw new RedisError('ERR recursion limit exceeded');
  }
}

/** The change that a command makes to each value that a path matches. */
export interface Change {
  readonly event: KeyEvent;
  /** The values to which it applies, and the name of their type in the error of a legacy path. */
  readonly fits: (value: JsonValue) => boolean;
  readonly others: string;
  /** The bytes that it adds to each value. */
  readonly adds?: number;
  /** The nesting depth of what it adds. */
  readonly depth?: number;
  /** Called for all values before the first one is changed. @throws RedisError if the change is not possible */
  readonly check?: (value: JsonValue) => void;
  /** Values that it adds; `apply` gets a copy of them. */
  readonly added?: readonly ParsedJson[];
  /** How many elements of an array it moves to other places. */
  readonly moves?: (value: JsonValue) => number;
  /** @returns the reply; undefined if there was nothing to change */
  readonly apply: (
    document: JsonDocument,
    value: JsonValue,
    match: Match,
    added: JsonArray,
  ) => Reply | undefined;
}

/**
 * Changes each value that a path matches.
 * @returns the replies, null for values to which the change does not apply; for a legacy path the last reply
 * @throws RedisError if there is no such key; for a legacy path, if the change applies to no match
 */
export function* changeEach(
  ctx: CommandContext,
  key: ByteString,
  path: PathArgument,
  change: Change,
): Steps<Reply> {
  const { keyspace } = ctx;
  const document = keyspace.writeAs(key, JsonDocument);
  if (document === undefined) throw noSuchKey();
  const found = evaluationOf(ctx, document).matches(path.segments);
  const matches = isSteps(found) ? yield* found : found;
  const pace = new Pace();
  const fitting: Match[] = [];
  for (const match of matches) {
    if (change.fits(match.value)) fitting.push(match);
    if (pace.isDue()) yield;
  }
  if (path.isLegacy && fitting.length === 0) throw noSuchPath(path, change.others);
  for (const match of fitting) {
    change.check?.(match.value);
    checkDepth(match.depth + 1, change.depth ?? 0);
    if (pace.isDue()) yield;
  }
  if (change.adds !== undefined) checkSize(ctx, key, document, change.adds * fitting.length);
  const changing = new Changing(document, change);
  const changed = path.isLegacy ? fitting : matches;
  const replies =
    changed.length === 1 && change.added === undefined
      ? [changing.one(changed[0]!)]
      : yield* changing.each(changed, pace);
  if (changing.hasChanged) keyspace.changedKey(key, change.event);
  return path.isLegacy ? replies.at(-1)! : replies;
}

/** A change that is made to each match. */
class Changing {
  hasChanged = false;
  readonly #document: JsonDocument;
  readonly #change: Change;

  constructor(document: JsonDocument, change: Change) {
    this.#document = document;
    this.#change = change;
  }

  /** A path may match one number twice, and only the second change may overflow: then no value is changed. */
  *each(matches: readonly Match[], pace: Pace): Steps<Reply[]> {
    const { added } = this.#change;
    const replies: Reply[] = [];
    try {
      for (const match of matches) {
        const moved = this.#change.moves?.(match.value) ?? 0;
        replies.push(this.one(match, added === undefined ? [] : yield* copies(added, pace)));
        if (pace.isDue(1 + moved / MOVED_AS_ONE)) yield;
      }
    } catch (error) {
      for (const match of matches) {
        const now = this.#document.located(match);
        if (now !== undefined && isNumber(match.value)) this.#document.replace(now, match.value);
        if (pace.isDue()) yield;
      }
      throw error;
    }
    return replies;
  }

  one(match: Match, added: JsonArray = []): Reply {
    const now = this.#document.located(match);
    if (now === undefined || !this.#change.fits(now.value)) return null;
    const reply = this.#change.apply(this.#document, now.value, now, added);
    if (reply !== undefined) this.hasChanged = true;
    return reply ?? null;
  }
}

function* copies(values: readonly ParsedJson[], pace: Pace): Steps<JsonArray> {
  const array: JsonArray = [];
  for (const { value } of values) {
    array.push(isContainer(value) ? yield* copyInSteps(value) : value);
    if (pace.isDue()) yield;
  }
  return array;
}

/**
 * Replies with something about each value that a path matches.
 * @param ofFirst the reply for a legacy path, which is about its first match
 */
export function describeEach(
  evaluation: Evaluation,
  { isLegacy, segments }: PathArgument,
  each: (value: JsonValue) => Reply,
  ofFirst: (value: JsonValue | undefined) => Reply,
): Reply | Steps<Reply> {
  if (isLegacy) {
    const first = evaluation.first(segments);
    return isSteps(first) ? describeFirst(first, ofFirst) : ofFirst(first?.value);
  }
  const found = evaluation.matches(segments);
  if (isSteps(found)) return describeMany(evaluation, found, each);
  return found.map(({ value }) => each(value));
}

function* describeFirst(
  first: Steps<Match | undefined>,
  describe: (value: JsonValue | undefined) => Reply,
): Steps<Reply> {
  return describe((yield* first)?.value);
}

function* describeMany(
  evaluation: Evaluation,
  found: Steps<Match[]>,
  describe: (value: JsonValue) => Reply,
): Steps<Reply> {
  const replies: Reply[] = [];
  for (const { value } of yield* found) {
    replies.push(describe(value));
    if (evaluation.isDue(1)) yield;
  }
  return replies;
}

/** Replies with what is known, or may still take steps. */
export function replyOf(
  ctx: CommandContext,
  argv: readonly ByteString[],
  outcome: Reply | Steps<Reply>,
): Reply | LongCommand {
  return isSteps(outcome) ? inSteps(ctx, argv, outcome) : outcome;
}
