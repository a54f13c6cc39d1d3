import { fromText, type Text } from '../../../bytes.ts';
import type { Reply } from '../../../reply.ts';
import type { CompositeSource, CompositeValue } from './aggregation.ts';
import { parseInteger } from '../exact-number.ts';
import { isJsonObject } from '../filter/parse-field.ts';
import type { Options } from './options.ts';

/**
 * The `afterKey` of a page: names and values alternate. The values have the type before them, so that clients which
 * parse strings give them back unchanged: `str:books`, `f64:20`, `i64:` with an integer that no double has, and `null:` for a
 * missing one.
 */
export function afterKey(
  sources: readonly CompositeSource[],
  values: readonly CompositeValue[],
): Reply[] {
  return sources.flatMap(({ name }, i) => [fromText(name), fromText(encoded(values[i]!))]);
}

function encoded(value: CompositeValue): Text {
  if (value === null) return 'null:';
  if (typeof value === 'string') return `str:${value}`;
  return typeof value === 'bigint' ? `i64:${value}` : `f64:${value}`;
}

/**
 * The option `after`, an `afterKey` of before: an object, or names and values that alternate, as clients get it from
 * RESP.
 */
export function parseAfter(
  options: Options,
  sources: readonly { readonly source: CompositeSource; readonly isText: boolean }[],
): readonly CompositeValue[] | undefined {
  const value = options.value('after');
  if (value === undefined) return undefined;
  const entries = Array.isArray(value)
    ? pairs(value)
    : isJsonObject(value)
      ? Object.entries(value)
      : [];
  const given = new Map<unknown, unknown>(entries);
  const values = sources.map(({ source, isText }) => decoded(given.get(source.name), isText));
  if (given.size !== sources.length || values.includes(undefined)) {
    throw options.error("option 'after' must be the 'afterKey' of a reply for the same sources");
  }
  return values.map((part) => part ?? null);
}

function pairs(values: readonly unknown[]): (readonly [unknown, unknown])[] {
  return values.flatMap((name, i) => (i % 2 === 0 ? [[name, values[i + 1]] as const] : []));
}

function decoded(text: unknown, isText: boolean): CompositeValue | undefined {
  if (typeof text !== 'string') return undefined;
  if (text === 'null:') return null;
  if (isText) return text.startsWith('str:') ? text.slice(4) : undefined;
  if (text.startsWith('i64:')) return parseInteger(text.slice(4));
  const number = text.startsWith('f64:') && text.length > 4 ? Number(text.slice(4)) : NaN;
  return Number.isNaN(number) ? undefined : number;
}
