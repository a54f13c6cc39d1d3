import { fromText, toText, type ByteString, type Text } from '../../../bytes.ts';
import type { Reply } from '../../../reply.ts';
import { valueAt } from '../../search/indexing/json-fields.ts';
import { objectIn } from '../../search/indexing/key-document.ts';
import { AT_ONCE, type Steps } from '../../steps.ts';
import { copyInSteps, isObject, type JsonValue } from '../../values/json/json-value.ts';
import { JsonPrinter } from '../../values/json/print.ts';
import type { Marks } from './marks.ts';

/** What of a document is wanted. */
export interface Content {
  /** Paths; undefined for all of it. */
  readonly select: readonly Text[] | undefined;
  /** The same as names of fields. */
  readonly fields: ReadonlySet<ByteString> | undefined;
  readonly marks: Marks | undefined;
  /** The bytes that can still be replied. */
  readonly most: number;
}

/** The fields of a hash or of an entry. */
export function* fieldsContent(
  all: Iterable<readonly [ByteString, ByteString]>,
  { fields, marks }: Content,
): Steps<Reply> {
  const content: Reply[] = [];
  let looked = 0;
  for (const [field, value] of all) {
    if (++looked % AT_ONCE === 0) yield;
    if (fields?.has(field) === false) continue;
    content.push([field, marks === undefined ? value : yield* marks.inText(field, value)]);
  }
  return content;
}

/** A JSON document under `$`, or what is at the selected paths. */
export function* jsonContent(root: JsonValue, { select, marks, most }: Content): Steps<Reply> {
  const printer = new JsonPrinter(Infinity, most);
  if (select === undefined) {
    const marked = marks === undefined ? root : yield* withMarks(root, marks);
    return [['$', yield* printer.printInSteps(marked)]];
  }
  const content: Reply[] = [];
  for (const path of select) {
    const found = valueAt(root, path);
    if (found === undefined) continue;
    const value = marks === undefined ? found : yield* marks.inJson(fromText(path), found);
    const text = typeof value === 'string' ? value : yield* printer.printInSteps(value);
    content.push([fromText(path), text]);
  }
  return content;
}

/** A string that has a JSON object. */
export function* textContent(text: ByteString, wanted: Content): Steps<Reply> {
  if (wanted.select === undefined && wanted.marks === undefined) return [['$', text]];
  const object = yield* objectIn(text);
  return object === undefined ? [['$', text]] : yield* jsonContent(object, wanted);
}

/** A copy in which what has matched is marked. */
function* withMarks(root: JsonValue, marks: Marks): Steps<JsonValue> {
  const copy = yield* copyInSteps(root);
  for (const source of marks.sources) {
    const path = source.split('.');
    const name = path.pop()!;
    const parent = path.length === 0 ? copy : valueAt(copy, toText(path.join('.')));
    if (!isObject(parent)) continue;
    const value = parent.get(name);
    if (value !== undefined) parent.set(name, yield* marks.inJson(source, value));
    yield;
  }
  return copy;
}
