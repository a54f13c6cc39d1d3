import { type ByteString, fromText } from '../../../bytes.ts';
import { AT_ONCE, type Steps } from '../../steps.ts';
import {
  compareIds,
  formatId,
  MIN_ID,
  nextId,
  type StreamId,
} from '../../values/stream/stream-id.ts';
import type { StreamEntry, StreamValue } from '../../values/stream/stream.ts';
import type { DocumentIndex } from '../document-index.ts';
import type { SourceDocument, SourceValue } from '../source-document.ts';
import { fieldsWithArrays, textValues } from './text-values.ts';

/** The memory of an ID in the list: an object and two integers, in bytes. */
const BYTES_AN_ID = 80;
/** The entries that are read from a stream at once, and the bytes after which there are fewer. */
const ENTRIES = 64;
const MOST_BYTES = 64 * 1024;

/**
 * Which entries of a stream an index has looked at. Entries are added at the end, with higher IDs, and most are removed from
 * the beginning; if there are fewer in between than there were, the IDs are compared one by one. After XSETID has set a
 * lower ID all are looked at once more.
 */
export class StreamEntries {
  #stream: StreamValue | undefined;
  #rewinds = 0;
  /** The IDs in the order of the stream, those before `#first` are removed. */
  #ids: StreamId[] = [];
  #first = 0;
  /** Entries up to this ID are looked at without being indexed. */
  #skippedTo = MIN_ID;
  #startsAnew = false;

  get bytes(): number {
    return this.#ids.length * BYTES_AN_ID;
  }

  /** How many entries it knows. */
  get count(): number {
    return this.#ids.length - this.#first;
  }

  /** Leaves out what the stream has now. */
  skip(stream: StreamValue): void {
    this.#stream = stream;
    this.#rewinds = stream.rewinds;
    this.#skippedTo = stream.lastId;
  }

  /** Has all entries indexed once more. */
  lookAgain(): void {
    this.#skippedTo = MIN_ID;
    this.#startsAnew = true;
  }

  /** Makes the documents those of a stream; of none, if there is none. The stream may change between the steps. */
  *follow(stream: StreamValue | undefined, documents: DocumentIndex): Steps<void> {
    const rewinds = stream?.rewinds ?? 0;
    const isOther = stream !== this.#stream || rewinds !== this.#rewinds;
    if (this.#startsAnew || isOther) {
      if (this.#stream !== undefined && isOther) this.#skippedTo = MIN_ID;
      this.#startsAnew = false;
      this.#stream = stream;
      this.#rewinds = rewinds;
      yield* this.#forget(documents);
    }
    if (stream === undefined) return;
    yield* this.#dropBefore(stream, documents);
    yield* this.#append(stream, documents);
    if (this.count !== stream.size) yield* this.#compare(stream, documents);
  }

  *#forget(documents: DocumentIndex): Steps<void> {
    while (this.#first < this.#ids.length) {
      documents.remove(formatId(this.#ids[this.#first++]!));
      if (this.#first % AT_ONCE === 0) yield;
    }
    this.#ids = [];
    this.#first = 0;
  }

  *#dropBefore(stream: StreamValue, documents: DocumentIndex): Steps<void> {
    while (this.#first < this.#ids.length) {
      const id = this.#ids[this.#first]!;
      if (stream.size > 0 && compareIds(id, stream.firstId) >= 0) break;
      documents.remove(formatId(id));
      if (++this.#first % AT_ONCE === 0) yield;
    }
    if (this.#first * 2 <= this.#ids.length) return;
    this.#ids = this.#ids.slice(this.#first);
    this.#first = 0;
  }

  *#append(stream: StreamValue, documents: DocumentIndex): Steps<void> {
    const withArrays = fieldsWithArrays(documents.configuration);
    for (;;) {
      const last = this.#ids.at(-1);
      const start = last === undefined ? MIN_ID : nextId(last);
      if (start === undefined) return;
      const next = someEntries(stream, start);
      if (next.length === 0) return;
      for (const { id, words } of next) {
        this.#ids.push(id);
        if (compareIds(id, this.#skippedTo) <= 0) continue;
        yield* documents.put(formatId(id), entryDocument(words, withArrays));
      }
      yield;
    }
  }

  /** Removes what has been deleted in between. */
  *#compare(stream: StreamValue, documents: DocumentIndex): Steps<void> {
    const kept: StreamId[] = [];
    let known = this.#first;
    let from: StreamId | undefined = MIN_ID;
    const drop = (before: StreamId | undefined) => {
      for (; known < this.#ids.length; known++) {
        const id = this.#ids[known]!;
        if (before !== undefined && compareIds(id, before) >= 0) return;
        documents.remove(formatId(id));
      }
    };
    while (from !== undefined && known < this.#ids.length) {
      const there = stream.idsFrom(from, AT_ONCE);
      for (const id of there) {
        drop(id);
        if (known === this.#ids.length) break;
        kept.push(this.#ids[known++]!);
      }
      if (there.length < AT_ONCE) drop(undefined);
      from = there.length === 0 ? undefined : nextId(there.at(-1)!);
      yield;
    }
    this.#ids = kept;
    this.#first = 0;
  }
}

function someEntries(stream: StreamValue, start: StreamId): StreamEntry[] {
  const some: StreamEntry[] = [];
  let bytes = 0;
  for (const entry of stream.entries(start)) {
    some.push(entry);
    for (const word of entry.words) bytes += word.length;
    if (some.length === ENTRIES || bytes > MOST_BYTES) break;
  }
  return some;
}

/**
 * An entry of a stream as a document. Of a field that it has several times, all values count.
 * @param words fields and values in turn
 * @param withArrays the fields whose values may be arrays
 */
function entryDocument(
  words: readonly ByteString[],
  withArrays: ReadonlySet<ByteString>,
): SourceDocument {
  return {
    isTextual: true,
    values: (source) => {
      const field = fromText(source);
      return fieldValues(words, field, withArrays.has(field));
    },
  };
}

function* fieldValues(
  words: readonly ByteString[],
  field: ByteString,
  mayBeArrays: boolean,
): Iterable<SourceValue> {
  for (let i = 0; i + 1 < words.length; i += 2) {
    if (words[i] === field) yield* textValues(words[i + 1]!, mayBeArrays);
  }
}
