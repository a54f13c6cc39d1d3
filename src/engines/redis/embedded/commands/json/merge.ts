import { NameMap } from '../../../../../base/name-map.ts';
import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { OK, type Reply } from '../../../reply.ts';
import { Copies } from '../../values/json/copies.ts';
import { JsonDocument } from '../../values/json/document.ts';
import {
  isArray,
  isContainer,
  isObject,
  type JsonContainer,
  type JsonObject,
  type JsonValue,
} from '../../values/json/json-value.ts';
import type { ParsedJson } from '../../values/json/parse.ts';
import { inSteps } from '../../long-command.ts';
import { after, begin, Pace, type Steps, type Turns } from '../../steps.ts';
import type { CommandFunction } from '../command.ts';
import { evaluationOf, withJson } from './documents.ts';
import { isRoot, readPath } from './path-argument.ts';
import { findPlaces, type Place } from './places.ts';
import { canPut, create, notAtRoot } from './put.ts';

/** RFC 7396. A new value is added unchanged, with its nulls (RedisJSON `commands.rs` `json_merge`). */
export const jsonMerge: CommandFunction = (ctx, argv) => {
  const [, key = '', pathText, text = ''] = argv;
  if (argv.length > 4) throw errors.syntax();
  const path = readPath(pathText);
  const document = ctx.keyspace.writeAs(key, JsonDocument);
  const apply = (patch: ParsedJson): Reply | Steps<Reply> => {
    if (document === undefined) {
      if (!isRoot(path)) throw notAtRoot();
      return create(ctx, key, patch, 'json.merge');
    }
    const evaluation = evaluationOf(ctx, document);
    const merged = after(findPlaces(evaluation, path), (places) => {
      // Unlike a replacement, a patch adds to the document.
      const root = isRoot(path) ? document.bytes : 0;
      if (!canPut(ctx, { key, document, places }, patch, root)) return null;
      return after(begin(new Merging(document, places, patch)), () => {
        ctx.keyspace.changedKey(key, 'json.merge');
        return OK;
      });
    });
    return evaluation.during(merged);
  };
  return inSteps(ctx, argv, withJson(ctx, text, apply));
};

/** Receives what becomes of a value. */
type Use = (merged: JsonValue) => void;

/** An object that is merged with the members of a patch. */
interface Merged {
  readonly object: JsonObject;
  readonly changes: Iterator<[ByteString, JsonValue]>;
  /** Called at the end, for an object that is not in the document yet. */
  readonly use: Use | undefined;
}

/** Merges a patch into places of a document. */
class Merging implements Turns<void> {
  readonly result = undefined;
  readonly #document: JsonDocument;
  readonly #places: readonly Place[];
  readonly #patch: ParsedJson;
  readonly #pace = new Pace();
  /** The objects that are being merged, the innermost last. */
  readonly #open: Merged[] = [];
  #copying: { readonly copies: Copies<JsonValue>; readonly use: Use } | undefined;
  #at = 0;

  constructor(document: JsonDocument, places: readonly Place[], patch: ParsedJson) {
    this.#document = document;
    this.#places = places;
    this.#patch = patch;
  }

  proceed(): boolean {
    while (this.#document.settle(this.#pace)) {
      let cost = 1;
      if (this.#copying !== undefined) {
        const { copies, use } = this.#copying;
        const copy = copies.next();
        if (copy === undefined) return false;
        if (isArray(copy)) cost += copy.length;
        this.#copying = undefined;
        use(copy);
      }
      if (this.#pace.isDue(cost)) return false;
      const merged = this.#open.at(-1);
      if (merged === undefined) {
        const place = this.#places[this.#at++];
        if (place === undefined) return true;
        this.#begin(place);
        continue;
      }
      const { done, value } = merged.changes.next();
      if (done !== true) {
        this.#change(merged, value[0], value[1]);
      } else {
        this.#open.pop();
        merged.use?.(merged.object);
      }
    }
    return false;
  }

  #begin({ match, key }: Place): void {
    const document = this.#document;
    const patch = this.#patch.value;
    const now = document.located(match);
    if (now === undefined) return;
    const { value } = now;
    if (key === undefined) {
      if (!isContainer(patch)) {
        if (patch !== value) document.replace(now, patch);
      } else if (isObject(patch) && isObject(value)) {
        this.#enter(value, patch);
      } else {
        this.#create(patch, (created) => document.replace(now, created));
      }
    } else if (isObject(value)) {
      const copies = new Copies(patch, this.#patch.bytes);
      this.#copying = { copies, use: (copy) => document.setMember(value, key, copy) };
    }
  }

  #change(merged: Merged, key: ByteString, change: JsonValue): void {
    const { object, use } = merged;
    if (change === null) {
      if (use === undefined) this.#document.deleteMember(object, key);
    } else if (isContainer(change)) {
      const before = use === undefined ? object.get(key) : undefined;
      if (isObject(change) && isObject(before)) this.#enter(before, change);
      else this.#create(change, (created) => this.#set(merged, key, created));
    } else {
      this.#set(merged, key, change);
    }
  }

  #set({ object, use }: Merged, key: ByteString, value: JsonValue): void {
    if (use !== undefined) object.set(key, value);
    else if (object.get(key) !== value) this.#document.setMember(object, key, value);
  }

  #enter(object: JsonObject, patch: JsonObject, use?: Use): void {
    this.#open.push({ object, changes: patch.entries(), use });
  }

  /** Makes the value that a patch of a missing value creates: an object has no nulls. */
  #create(patch: JsonContainer, use: Use): void {
    if (isObject(patch)) this.#enter(new NameMap(), patch, use);
    else this.#copying = { copies: new Copies(patch, this.#patch.bytes), use };
  }
}
