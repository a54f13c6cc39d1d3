import { fromText, type ByteString } from '../../../bytes.ts';
import { RedisError } from '../../../reply.ts';
import type { Steps } from '../../steps.ts';
import { HashValue } from '../../values/hash.ts';
import { JsonDocument } from '../../values/json/document.ts';
import { isObject, type JsonObject } from '../../values/json/json-value.ts';
import { parseJsonInSteps } from '../../values/json/parse.ts';
import { StringBuffer } from '../../values/string-buffer.ts';
import type { Value } from '../../values/value.ts';
import type { IndexConfiguration } from '../configuration.ts';
import type { SourceDocument } from '../source-document.ts';
import { jsonDocument } from './json-fields.ts';
import { fieldsWithArrays, textValues } from './text-values.ts';

/** A longer string is no document: to parse it would take as long as a thousand others. In bytes. */
const LONGEST_JSON_TEXT = 16 * 1024 * 1024;
/** What parsing may take, in bytes. */
const MOST_MEMORY = 8 * LONGEST_JSON_TEXT;

/** A value as a document of an index; undefined if it is of another type, or a string without a JSON object. */
export function* keyDocument(
  configuration: IndexConfiguration,
  value: Value,
): Steps<SourceDocument | undefined> {
  const { kind } = configuration;
  if (kind === 'HASH') {
    return value instanceof HashValue
      ? hashDocument(value, fieldsWithArrays(configuration))
      : undefined;
  }
  if (kind === 'JSON') return value instanceof JsonDocument ? jsonDocument(value.root) : undefined;
  const object = yield* objectIn(value);
  return object && jsonDocument(object);
}

/** The JSON object that a string has; undefined if it is none. */
export function* objectIn(value: Value): Steps<JsonObject | undefined> {
  const text = textIn(value);
  if (text === undefined || text.length > LONGEST_JSON_TEXT) return undefined;
  try {
    const parsed = yield* parseJsonInSteps(text, MOST_MEMORY);
    return isObject(parsed.value) ? parsed.value : undefined;
  } catch (error) {
    if (error instanceof RedisError) return undefined;
    throw error;
  }
}

/** The text of a string; undefined for other types. */
export function textIn(value: Value): ByteString | undefined {
  if (typeof value === 'string') return value;
  return value instanceof StringBuffer ? value.toString() : undefined;
}

function hashDocument(hash: HashValue, withArrays: ReadonlySet<ByteString>): SourceDocument {
  return {
    isTextual: true,
    values: (source) => {
      const field = fromText(source);
      const value = hash.get(field);
      return value === undefined ? [] : textValues(value, withArrays.has(field));
    },
  };
}
