import { NameMap } from '../../../../../base/name-map.ts';
import { fromText, toText, type ByteString, type Text } from '../../../bytes.ts';
import { RedisError } from '../../../reply.ts';
import type { IndexConfiguration } from '../../search/configuration.ts';
import type { Filter } from '../../search/filter/filter.ts';
import { Highlighter } from '../../search/highlight.ts';
import { AT_ONCE, type Steps } from '../../steps.ts';
import { isArray, type JsonArray, type JsonValue } from '../../values/json/json-value.ts';
import { parseJsonInSteps } from '../../values/json/parse.ts';
import { printJsonInSteps } from '../../values/json/print.ts';
import type { Highlight } from './query-options.ts';

/** A longer string is returned without marks; in bytes. */
const LONGEST_MARKED = 1024 * 1024;
/** About the bytes of texts that are marked before the reply is made, which are remembered with and without marks. */
const MOST_REMEMBERED = 32 * 1024 * 1024;

/** A text of a document, and what it is with marks; undefined if nothing is to be marked. */
interface MarkedText {
  readonly text: ByteString;
  readonly marked: Text | undefined;
}

/**
 * Marks what has matched in the documents of a reply, in the fields that were asked for. Marking takes long, so it is done
 * first, beside other commands; what they have changed meanwhile is marked again when the reply is made.
 */
export class Marks {
  readonly #highlighter: Highlighter;
  /** The field that says what is marked, by where its values are; the first that was asked for. */
  readonly #fields = new NameMap<ByteString, Text>();
  /** What has been marked, by document and then by field, in the order of the texts of the field. */
  readonly #known = new NameMap<ByteString, NameMap<Text, MarkedText[]>>();
  /** That of the document which is marked at present. */
  #ofDocument = new NameMap<Text, MarkedText[]>();
  /** The next text of each field. */
  #next = new NameMap<Text, number>();
  /** The bytes of texts that may still be remembered. */
  #room = MOST_REMEMBERED;

  /** @throws RedisError if a field can't be highlighted */
  constructor(configuration: IndexConfiguration, filter: Filter, highlight: Highlight) {
    const { fields, before, after } = highlight;
    this.#highlighter = new Highlighter(configuration, filter, { before, after });
    for (const path of fields) {
      const field = configuration.fields.find((each) => each.path === path);
      if (field === undefined) throw new RedisError(`ERR Unknown field: ${path}`);
      if (field.type !== 'TEXT' && field.type !== 'KEYWORD') {
        throw new RedisError(`ERR Field '${path}' can't be highlighted, it is ${field.type}`);
      }
      const source = fromText(field.source);
      if (!this.#fields.has(source)) this.#fields.set(source, path);
    }
  }

  /** Where the values are that may be marked. */
  get sources(): Iterable<ByteString> {
    return this.#fields.keys();
  }

  /** Whether no more texts are remembered. */
  get isFull(): boolean {
    return this.#room < 0;
  }

  /** To be called before the texts of a document are marked; again when it is marked for the reply. */
  begin(id: ByteString): void {
    let known = this.#known.get(id);
    if (known === undefined) this.#known.set(id, (known = new NameMap()));
    this.#ofDocument = known;
    this.#next = new NameMap();
  }

  /** A value of a document, marked. Of an array each string is. */
  *inJson(source: ByteString, value: JsonValue): Steps<JsonValue> {
    const path = this.#fields.get(source);
    if (path === undefined) return value;
    if (typeof value === 'string') return yield* this.#marked(path, value);
    return isArray(value) ? yield* this.#elements(path, value) : value;
  }

  /** A value of a hash or an entry, marked. It may be an array in JSON. */
  *inText(source: ByteString, value: ByteString): Steps<ByteString> {
    const path = this.#fields.get(source);
    if (path === undefined || value.length > LONGEST_MARKED) return value;
    const array = value.startsWith('[') ? yield* arrayIn(value) : undefined;
    if (array === undefined) return yield* this.#marked(path, value);
    return yield* printJsonInSteps(yield* this.#elements(path, array));
  }

  *#elements(path: Text, array: JsonArray): Steps<JsonArray> {
    const marked: JsonArray = [];
    for (const element of array) {
      marked.push(typeof element === 'string' ? yield* this.#marked(path, element) : element);
      if (marked.length % AT_ONCE === 0) yield;
    }
    return marked;
  }

  /** Bytes that are no text stay as they are where nothing is marked. */
  *#marked(path: Text, value: ByteString): Steps<ByteString> {
    if (value.length > LONGEST_MARKED) return value;
    const marked = yield* this.#highlighted(path, value);
    return marked === undefined ? value : fromText(marked);
  }

  *#highlighted(path: Text, text: ByteString): Steps<Text | undefined> {
    const at = this.#next.get(path) ?? 0;
    this.#next.set(path, at + 1);
    let known = this.#ofDocument.get(path);
    const own = known?.[at];
    if (own?.text === text) return own.marked;
    const marked = yield* this.#highlighter.highlight(path, toText(text));
    if (this.isFull) return marked;
    if (known === undefined) this.#ofDocument.set(path, (known = []));
    known[at] = { text, marked };
    this.#room -= text.length + (marked?.length ?? 0);
    return marked;
  }
}

function* arrayIn(text: ByteString): Steps<JsonArray | undefined> {
  try {
    const { value } = yield* parseJsonInSteps(text);
    return isArray(value) ? value : undefined;
  } catch (error) {
    if (error instanceof RedisError) return undefined;
    throw error;
  }
}
