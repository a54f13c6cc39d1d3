import type { ByteString } from '../../../bytes.ts';
import type { Reply } from '../../../reply.ts';
import type { KeyEvent } from '../../keyspace/events.ts';
import { after, begin, isSteps, Pace, type Steps, type Turns } from '../../steps.ts';
import { Copies } from '../../values/json/copies.ts';
import { JsonDocument, MOVED_AT_ONCE } from '../../values/json/document.ts';
import { isNumber, type JsonArray, type JsonValue } from '../../values/json/json-value.ts';
import type { Match } from '../../values/json/path/place.ts';
import type { CommandContext } from '../command.ts';
import { checkDepth, checkSize, evaluationOf, noSuchKey } from './documents.ts';
import { noSuchPath, type PathArgument } from './path-argument.ts';

/** Moving so many elements of an array takes as long as changing a value. */
const MOVED_AS_ONE = 64;

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
  readonly check?: (value: JsonValue) => void | Steps<void>;
  /** Values that it adds; `apply` gets a copy of them. */
  readonly added?: JsonArray;
  /** How many elements of an array it moves to other places. */
  readonly moves?: (value: JsonValue) => number;
  /** @returns the reply; undefined if there was nothing to change */
  readonly apply: (
    document: JsonDocument,
    value: JsonValue,
    match: Match,
    added: JsonArray,
  ) => Changed | Steps<Changed>;
}

/** The reply to a change; undefined if there was nothing to change. */
type Changed = Reply | undefined;

/**
 * Changes each value that a path matches.
 * @returns the replies, null for values to which the change does not apply; for a legacy path the last reply
 * @throws RedisError if there is no such key; for a legacy path, if the change applies to no match
 */
export function changeEach(
  ctx: CommandContext,
  key: ByteString,
  path: PathArgument,
  change: Change,
): Reply | Steps<Reply> {
  const document = ctx.keyspace.writeAs(key, JsonDocument);
  if (document === undefined) throw noSuchKey();
  const evaluation = evaluationOf(ctx, document);
  return evaluation.during(
    after(evaluation.matches(path.segments), (matches) =>
      begin(new Changing(ctx, { key, document, path }, change, matches)),
    ),
  );
}

interface Target {
  readonly key: ByteString;
  readonly document: JsonDocument;
  readonly path: PathArgument;
}

/** A change that is made to each match, after it has been checked for all of them. */
class Changing implements Turns<Reply> {
  readonly #ctx: CommandContext;
  readonly #target: Target;
  readonly #change: Change;
  readonly #matches: readonly Match[];
  readonly #copies: Copies<JsonArray> | undefined;
  readonly #pace = new Pace();
  readonly #fitting: Match[] = [];
  readonly #replies: Reply[] = [];
  /** The check or the change of one match, if it takes long. */
  #checking: Steps<void> | undefined;
  #applying: Steps<Changed> | undefined;
  #sifted = 0;
  #checked = 0;
  #restored = 0;
  #isPossible = false;
  #hasChanged = false;
  #failure: { readonly error: unknown } | undefined;

  constructor(ctx: CommandContext, target: Target, change: Change, matches: readonly Match[]) {
    this.#ctx = ctx;
    this.#target = target;
    this.#change = change;
    this.#matches = matches;
    const { added, adds = 0 } = change;
    this.#copies = added === undefined ? undefined : new Copies(added, adds);
  }

  get result(): Reply {
    return this.#target.path.isLegacy ? this.#replies.at(-1)! : this.#replies;
  }

  proceed(): boolean {
    if (!this.#isPossible && !this.#check()) return false;
    const changed = this.#target.path.isLegacy ? this.#fitting : this.#matches;
    try {
      if (this.#failure === undefined && !this.#changeAll(changed)) return false;
    } catch (error) {
      this.#failure = { error };
    }
    if (this.#failure !== undefined) {
      if (!this.#restore(changed)) return false;
      throw this.#failure.error;
    }
    if (this.#hasChanged) this.#ctx.keyspace.changedKey(this.#target.key, this.#change.event);
    return true;
  }

  /** @throws RedisError if the change is not possible */
  #check(): boolean {
    const { fits, others, check, adds, depth = 0 } = this.#change;
    const { key, document, path } = this.#target;
    while (this.#sifted < this.#matches.length) {
      const match = this.#matches[this.#sifted++]!;
      if (fits(match.value)) this.#fitting.push(match);
      if (this.#pace.isDue()) return false;
    }
    if (path.isLegacy && this.#fitting.length === 0) throw noSuchPath(path, others);
    while (this.#checking !== undefined || this.#checked < this.#fitting.length) {
      if (this.#checking === undefined) {
        const match = this.#fitting[this.#checked++]!;
        checkDepth(match.depth + 1, depth);
        const checked = check?.(match.value);
        if (isSteps(checked)) this.#checking = checked;
      }
      if (this.#checking !== undefined) {
        if (this.#checking.next().done !== true) return false;
        this.#checking = undefined;
      }
      if (this.#pace.isDue()) return false;
    }
    if (adds !== undefined) checkSize(this.#ctx, key, document, adds * this.#fitting.length);
    this.#isPossible = true;
    return true;
  }

  #changeAll(changed: readonly Match[]): boolean {
    const { moves } = this.#change;
    const copies = this.#copies;
    while (this.#target.document.settle(this.#pace)) {
      if (this.#applying !== undefined) {
        const { done, value } = this.#applying.next();
        if (done !== true) return false;
        this.#applying = undefined;
        this.#changed(value);
        continue;
      }
      if (this.#replies.length === changed.length) return true;
      const added = copies === undefined ? [] : copies.next();
      if (added === undefined) return false;
      const match = changed[this.#replies.length]!;
      const moved = moves === undefined ? 0 : Math.min(moves(match.value), MOVED_AT_ONCE);
      const outcome = this.#changeOne(match, added);
      if (isSteps(outcome)) this.#applying = outcome;
      else this.#changed(outcome);
      if (this.#pace.isDue(1 + moved / MOVED_AS_ONE + (copies?.cost ?? 0))) return false;
    }
    return false;
  }

  #changeOne(match: Match, added: JsonArray): Changed | Steps<Changed> {
    const { document } = this.#target;
    const now = document.located(match);
    if (now === undefined || !this.#change.fits(now.value)) return undefined;
    return this.#change.apply(document, now.value, now, added);
  }

  #changed(reply: Changed): void {
    if (reply !== undefined) this.#hasChanged = true;
    this.#replies.push(reply ?? null);
  }

  /** A path may match one number twice, and only the second change may overflow: then no value is changed. */
  #restore(changed: readonly Match[]): boolean {
    const { document } = this.#target;
    while (this.#restored < changed.length) {
      const match = changed[this.#restored++]!;
      const now = document.located(match);
      if (now !== undefined && isNumber(match.value)) document.replace(now, match.value);
      if (this.#pace.isDue()) return false;
    }
    return true;
  }
}
