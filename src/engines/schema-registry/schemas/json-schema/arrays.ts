import { collectFindings } from '../incompatibility.ts';
import type { JsonObject } from '../../json-text.ts';
import { narrowed, type Compare, type Findings, type Pair } from './pair.ts';
import type { JsonSchema } from './document.ts';
import { typesOf } from './types.ts';

/** Findings about items, by position where `prefixItems` is used, and `uniqueItems`. */
export function arrayFindings(pair: Pair, compare: Compare): Findings {
  if (!typesOf(pair.writer).includes('array') || !typesOf(pair.reader).includes('array')) return [];
  const { reader, writer, inReader, inWriter, path } = pair;
  const [read, written] = [itemsOf(reader), itemsOf(writer)];
  const places = Math.max(read.first.length, written.first.length);
  const found = collectFindings(Array(places).keys(), (i) =>
    compare(
      inReader(read.first[i] ?? read.rest),
      inWriter(written.first[i] ?? written.rest),
      `${path}/items/${i}`,
    ),
  );
  found.push(...compare(inReader(read.rest), inWriter(written.rest), `${path}/items`));
  if (reader['uniqueItems'] === true && writer['uniqueItems'] !== true) {
    const words = 'takes no item twice at {path}, {writer} does';
    found.push(narrowed('UNIQUE_ITEMS_ADDED', `${path}/uniqueItems`, words));
  }
  return found;
}

/** The schemas by position, and that of all other items. Drafts before 2020-12 use other keywords for both. */
function itemsOf({ items = true, prefixItems, additionalItems = true }: JsonObject) {
  if (Array.isArray(prefixItems)) {
    return { first: prefixItems as JsonSchema[], rest: items as JsonSchema };
  }
  if (Array.isArray(items)) {
    return { first: items as JsonSchema[], rest: additionalItems as JsonSchema };
  }
  return { first: [], rest: items as JsonSchema };
}
