import { OK, RedisError, type Reply } from '../../../reply.ts';
import type { ByteString } from '../../../bytes.ts';
import { Copies } from '../../values/json/copies.ts';
import { JsonDocument } from '../../values/json/document.ts';
import { isObject, type JsonValue } from '../../values/json/json-value.ts';
import type { ParsedJson } from '../../values/json/parse.ts';
import { Pace, type Turns } from '../../steps.ts';
import type { CommandContext } from '../command.ts';
import { checkDepth, checkSize } from './documents.ts';
import type { Place } from './places.ts';

/** Puts a new document under a key. @throws RedisError if there is no room for it */
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
export interface Target {
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
export function notAtRoot(): RedisError {
  return new RedisError('ERR new objects must be created at the root');
}

/** Puts a value at places of a document. */
export class Putting implements Turns<void> {
  readonly result = undefined;
  readonly #document: JsonDocument;
  readonly #places: readonly Place[];
  readonly #parsed: ParsedJson;
  readonly #copies: Copies<JsonValue>;
  readonly #pace: Pace;
  #at = 0;

  constructor(
    document: JsonDocument,
    places: readonly Place[],
    parsed: ParsedJson,
    pace = new Pace(),
  ) {
    this.#document = document;
    this.#places = places;
    this.#parsed = parsed;
    this.#copies = new Copies(parsed.value, parsed.bytes);
    this.#pace = pace;
  }

  proceed(): boolean {
    const { value, bytes } = this.#parsed;
    while (this.#document.settle(this.#pace)) {
      if (this.#at === this.#places.length) return true;
      // The first place gets the value itself.
      const own = this.#at === 0 ? value : this.#copies.next();
      if (own === undefined) return false;
      putAt(this.#document, this.#places[this.#at++]!, own, bytes);
      if (this.#pace.isDue(1 + this.#copies.cost)) return false;
    }
    return false;
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
