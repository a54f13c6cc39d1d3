import { fromText, toText, type ByteString, type Text } from '../../../bytes.ts';
import { RedisError } from '../../../reply.ts';
import type { IndexConfiguration } from '../../search/configuration.ts';
import type { Filter } from '../../search/filter/filter.ts';
import { Highlighter } from '../../search/highlight.ts';
import { isArray, type JsonValue } from '../../values/json/json-value.ts';
import { parseJson } from '../../values/json/parse.ts';
import { printJson } from '../../values/json/print.ts';
import type { Highlight } from './query-options.ts';

/** A longer string is returned without marks; in bytes. */
const LONGEST_MARKED = 256 * 1024;

/** Marks what has matched in the documents of a reply, in the fields that were asked for. */
export class Marks {
  readonly #highlighter: Highlighter;
  /** The field that says what is marked, by where its values are; the first that was asked for. */
  readonly #fields = new Map<ByteString, Text>();

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

  /** A value of a document, marked. Of an array each string is. */
  inJson(source: ByteString, value: JsonValue): JsonValue {
    const path = this.#fields.get(source);
    if (path === undefined) return value;
    if (typeof value === 'string') return this.#marked(path, value);
    if (!isArray(value)) return value;
    return value.map((element) =>
      typeof element === 'string' ? this.#marked(path, element) : element,
    );
  }

  /** A value of a hash or an entry, marked. It may be an array in JSON. */
  inText(source: ByteString, value: ByteString): ByteString {
    const path = this.#fields.get(source);
    if (path === undefined || value.length > LONGEST_MARKED) return value;
    const array = value.startsWith('[') ? arrayIn(value) : undefined;
    return array === undefined
      ? this.#marked(path, value)
      : printJson(this.inJson(source, array));
  }

  #marked(path: Text, value: ByteString): ByteString {
    if (value.length > LONGEST_MARKED) return value;
    const text = toText(value);
    const marked = this.#highlighter.highlight(path, text);
    // Bytes that are no text stay as they are where nothing is marked.
    return marked === text ? value : fromText(marked);
  }
}

function arrayIn(text: ByteString): JsonValue[] | undefined {
  try {
    const { value } = parseJson(text);
    return isArray(value) ? value : undefined;
  } catch (error) {
    if (error instanceof RedisError) return undefined;
    throw error;
  }
}
