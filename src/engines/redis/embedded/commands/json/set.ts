import { NameMap } from '../../../../../base/name-map.ts';
import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { OK, type Reply } from '../../../reply.ts';
import { JsonDocument } from '../../values/json/document.ts';
import { isArray, isContainer, isNumber, type JsonValue } from '../../values/json/json-value.ts';
import { comparable } from '../../values/json/number.ts';
import type { ParsedJson } from '../../values/json/parse.ts';
import type { Match } from '../../values/json/path/place.ts';
import { inSteps } from '../../long-command.ts';
import { after, begin, isSteps, Pace, type Steps, type Turns } from '../../steps.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import {
  checkSize,
  evaluationOf,
  noSuchKey,
  readJsonInSteps,
  replyOf,
  stepLimit,
  withJson,
} from './documents.ts';
import type { StepLimit } from '../../values/json/path/step-limit.ts';
import { isRoot, pathReader, readPath } from './path-argument.ts';
import { findPlaces, ROOT, type Condition } from './places.ts';
import { canPut, create, notAtRoot, Putting } from './put.ts';

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
    const evaluation = evaluationOf(ctx, document);
    const done = after(findPlaces(evaluation, path, condition), (places) => {
      if (!canPut(ctx, { key, document, places }, parsed)) return null;
      return after(begin(new Putting(document, places, parsed)), () => {
        ctx.keyspace.changedKey(key, 'json.set');
        return OK;
      });
    });
    return evaluation.during(done);
  };
  return inSteps(ctx, argv, withJson(ctx, text, set));
};

/** Checks everything before it changes anything (RedisJSON `commands.rs` `json_mset`). */
export const jsonMset: CommandFunction = (ctx, argv) => {
  if (argv.length % 3 !== 1) throw errors.wrongArity('json.mset');
  const limit = stepLimit(ctx);
  return inSteps(ctx, argv, limit.during(setMany(ctx, argv, limit)));
};

function* setMany(
  ctx: CommandContext,
  argv: readonly ByteString[],
  limit: StepLimit,
): Steps<Reply> {
  const { keyspace } = ctx;
  const read = pathReader(keyspace.replaying);
  const pace = new Pace();
  const given = [];
  for (let i = 1; i < argv.length; i += 3) {
    const [key = '', pathText = '', text = ''] = argv.slice(i, i + 3);
    const path = read(pathText);
    const document = keyspace.writeAs(key, JsonDocument);
    if (document === undefined && !isRoot(path)) throw notAtRoot();
    given.push({ key, path, document, parsed: yield* readJsonInSteps(ctx, text) });
    if (pace.isDue()) yield;
  }
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
      const putting = begin(new Putting(document, places, parsed, pace));
      if (isSteps(putting)) yield* putting;
      keyspace.changedKey(key, 'json.mset');
    }
  }
  return OK;
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
  const evaluation = evaluationOf(ctx, document);
  const deleted = after(evaluation.matches(path.segments), (matches) =>
    after(document.delete(matches), (count) => {
      if (count > 0) keyspace.changedKey(key, 'json.del');
      return count;
    }),
  );
  return replyOf(ctx, argv, evaluation.during(deleted));
};

/** Numbers become 0, arrays and objects empty. Other values do not change, and only changed values are counted. */
export const jsonClear: CommandFunction = (ctx, argv) => {
  const key = argv[1]!;
  const path = readPath(argv[2] ?? '$');
  const document = ctx.keyspace.writeAs(key, JsonDocument);
  if (document === undefined) throw noSuchKey();
  const evaluation = evaluationOf(ctx, document);
  const cleared = after(evaluation.matches(path.segments), (matches) =>
    after(begin(new Clearing(document, matches)), (count) => {
      if (count > 0) ctx.keyspace.changedKey(key, 'json.clear');
      return count;
    }),
  );
  return replyOf(ctx, argv, evaluation.during(cleared));
};

class Clearing implements Turns<number> {
  /** The number of values that have been cleared. */
  result = 0;
  readonly #document: JsonDocument;
  readonly #matches: readonly Match[];
  readonly #pace = new Pace();
  #clearing: Steps<void> | undefined;
  #at = 0;

  constructor(document: JsonDocument, matches: readonly Match[]) {
    this.#document = document;
    this.#matches = matches;
  }

  proceed(): boolean {
    for (;;) {
      if (this.#clearing !== undefined) {
        if (this.#clearing.next().done !== true) return false;
        this.#clearing = undefined;
      }
      if (this.#at === this.#matches.length) return true;
      const now = this.#document.located(this.#matches[this.#at++]!);
      if (now !== undefined && !isClear(now.value)) {
        this.#clearing = this.#clear(now) ?? undefined;
        this.result++;
      }
      if (this.#pace.isDue()) return false;
    }
  }

  #clear(match: Match): void | Steps<void> {
    if (isContainer(match.value)) return this.#document.clear(match.value, this.#pace);
    this.#document.replace(match, 0);
  }
}

function isClear(value: JsonValue): boolean {
  if (isNumber(value)) return Number(comparable(value)) === 0;
  if (!isContainer(value)) return true;
  return (isArray(value) ? value.length : value.size) === 0;
}
