import { fromText, toText, type ByteString, type Text } from '../../../bytes.ts';
import type { Keyspace } from '../../keyspace/keyspace.ts';
import type { IndexConfiguration } from '../../search/configuration.ts';
import type { Hit } from '../../search/document-index.ts';
import { valueAt } from '../../search/indexing/json-fields.ts';
import { objectIn } from '../../search/indexing/key-document.ts';
import type { Steps } from '../../steps.ts';
import { HashValue } from '../../values/hash.ts';
import { JsonDocument } from '../../values/json/document.ts';
import { isArray, type JsonValue } from '../../values/json/json-value.ts';
import { documentOf, type Document } from './found-document.ts';
import type { Marks } from './marks.ts';

/** What is going to be marked for a reply. */
interface Marked {
  readonly configuration: IndexConfiguration;
  /** Paths; undefined for all of a document. */
  readonly select: readonly Text[] | undefined;
  readonly marks: Marks;
}

/** Marks documents that were found, so that little is left to do when the reply is made. Others may change them meanwhile. */
export function* markDocuments(
  keyspace: Keyspace,
  { configuration, select, marks }: Marked,
  hits: readonly Hit[],
): Steps<void> {
  const selected = select?.map(fromText);
  const sources = [...marks.sources].filter((source) => selected?.includes(source) !== false);
  for (const { id } of hits) {
    const document = documentOf(keyspace, configuration, id, false);
    if (document === undefined) continue;
    marks.begin(id);
    yield* markDocument(document, sources, marks);
    if (marks.isFull) return;
    yield;
  }
}

function* markDocument(
  document: Document,
  sources: readonly ByteString[],
  marks: Marks,
): Steps<void> {
  if (document instanceof JsonDocument) {
    yield* markJson(document.root, sources, marks);
  } else if (typeof document === 'string') {
    const object = yield* objectIn(document);
    if (object !== undefined) yield* markJson(object, sources, marks);
  } else {
    const values = sources.flatMap((source) =>
      valuesIn(document, source).map((value) => [source, value] as const),
    );
    for (const [source, value] of values) yield* marks.inText(source, value);
  }
}

/** All are copied first: between the steps the document may change. */
function* markJson(root: JsonValue, sources: readonly ByteString[], marks: Marks): Steps<void> {
  const values = sources.flatMap((source): (readonly [ByteString, JsonValue])[] => {
    const value = valueAt(root, toText(source));
    return value === undefined ? [] : [[source, isArray(value) ? [...value] : value]];
  });
  for (const [source, value] of values) yield* marks.inJson(source, value);
}

/** The values of a field of a hash or of an entry, which may have it several times. */
function valuesIn(
  document: Exclude<Document, JsonDocument | string>,
  field: ByteString,
): ByteString[] {
  if (!(document instanceof HashValue)) {
    return document.words.filter((_, i) => i % 2 === 1 && document.words[i - 1] === field);
  }
  const value = document.get(field);
  return value === undefined ? [] : [value];
}
