import { AT_ONCE, type Steps } from '../../steps.ts';
import type { Text } from '../../../bytes.ts';
import type { DocumentSet } from '../document-index.ts';
import type { Column } from '../columns.ts';
import type { Cardinality } from './aggregation.ts';
import type { ExactNumber } from '../exact-number.ts';
import { keyed } from './exact-values.ts';
import { countDocuments, distinctValues } from './grouping.ts';
import type { AggregationCost } from './limits.ts';
import type { Options } from './options.ts';

export function parseCardinality(options: Options): Cardinality {
  const field = options.field(['U64', 'I64', 'F64', 'DATE', 'BOOL', 'KEYWORD']).path;
  return { kind: 'cardinality', field, missing: missingKey(options) };
}

/** The option `missing`, where it may be a text or a number. */
export function missingKey(options: Options): Text | ExactNumber | undefined {
  const value = options.value('missing');
  if (typeof value === 'string' || typeof value === 'bigint') return value;
  if (value === undefined || (typeof value === 'number' && Number.isFinite(value))) return value;
  throw options.error("option 'missing' must be a string or a number");
}

/** Counts the different values, exactly; the engine of the hosted service estimates their number. */
export function* cardinalityOf(
  column: Column,
  documents: DocumentSet,
  missing: Text | ExactNumber | undefined,
  cost: AggregationCost,
): Steps<number> {
  const fills = column.kind === 'numbers' && typeof missing !== 'string';
  const { source, bytes } = yield* keyed({ column, documents }, fills ? missing : undefined, cost);
  const values = yield* distinctValues(source, cost);
  // Ordinals may be of other documents.
  const counts = yield* countDocuments(source, values, cost);
  const key = missing === undefined || fills ? undefined : String(missing);
  let isMissing = key !== undefined && (yield* lacksValue(column, documents));
  let count = 0;
  for (let i = 0; i < counts.length; i++) {
    if (counts[i]! > 0) {
      count++;
      if (isMissing && column.kind === 'terms' && column.term(values.at(i)) === key) {
        isMissing = false;
      }
    }
    if (i % AT_ONCE === AT_ONCE - 1) yield;
  }
  cost.release(counts.byteLength + values.bytes + bytes);
  return isMissing ? count + 1 : count;
}

/** Whether a document has no value. */
function* lacksValue(column: Column, documents: DocumentSet): Steps<boolean> {
  for (let i = 0; i < documents.length; i++) {
    if (column.count(documents[i]!) === 0) return true;
    if (i % AT_ONCE === AT_ONCE - 1) yield;
  }
  return false;
}
