import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import { after, AT_ONCE, eachOf, isSteps, type Steps } from '../../steps.ts';
import { JsonDocument } from '../../values/json/document.ts';
import { DEEPEST_DOCUMENT, type JsonValue } from '../../values/json/json-value.ts';
import { parseJsonInSteps, type ParsedJson } from '../../values/json/parse.ts';
import { Evaluation } from '../../values/json/path/evaluate.ts';
import type { Match } from '../../values/json/path/place.ts';
import { StepLimit } from '../../values/json/path/step-limit.ts';
import type { Segments } from '../../values/json/path/syntax.ts';
import { inSteps, type LongCommand } from '../../long-command.ts';
import type { CommandContext } from '../command.ts';
import type { PathArgument } from './path-argument.ts';

/** The maximum memory of a document in bytes, whatever the limits of its database. */
const LARGEST_DOCUMENT = 512 * 1024 * 1024;

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

/** The limit for evaluating the paths of a command. What it finds counts for the memory of the database. */
export function stepLimit({ database, keyspace }: CommandContext): StepLimit {
  const { memory } = keyspace;
  let keep: ReturnType<typeof memory.keeping> | undefined;
  return new StepLimit(database.work, (bytes) => {
    keep ??= memory.keeping();
    keep(bytes);
    if (bytes > 0 && memory.used > memory.share && !keyspace.replaying) throw errors.outOfMemory();
  });
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
  then: (values: readonly ParsedJson[]) => Reply | Steps<Reply>,
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
  const outcome = then(values);
  return isSteps(outcome) ? yield* outcome : outcome;
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

/**
 * Replies with something about each value that a path matches.
 * @param ofFirst the reply for a legacy path, which is about its first match
 */
export function describeEach(
  evaluation: Evaluation,
  { isLegacy, segments }: PathArgument,
  each: (value: JsonValue) => Reply | Steps<Reply>,
  ofFirst: (value: JsonValue | undefined) => Reply | Steps<Reply>,
): Reply | Steps<Reply> {
  if (isLegacy) return after(evaluation.first(segments), (first) => ofFirst(first?.value));
  return describeAll(evaluation, segments, each);
}

/** Makes something of each value that a path matches, as work of its evaluation. */
export function describeAll<Description>(
  evaluation: Evaluation,
  segments: Segments,
  describe: (value: JsonValue) => Description | Steps<Description>,
): Description[] | Steps<Description[]> {
  const matches = evaluation.matches(segments);
  // Most paths have one match.
  if (!isSteps(matches) && matches.length === 1 && !evaluation.isDue()) {
    return after(describe(matches[0]!.value), (description) => [description]);
  }
  const isDue = () => evaluation.isDue(1);
  const describeMatch = ({ value }: Match) => describe(value);
  return evaluation.during(after(matches, (all) => eachOf(all, describeMatch, isDue)));
}

/** Replies with what is known, or may still take steps. */
export function replyOf(
  ctx: CommandContext,
  argv: readonly ByteString[],
  outcome: Reply | Steps<Reply>,
): Reply | LongCommand {
  return isSteps(outcome) ? inSteps(ctx, argv, outcome) : outcome;
}
