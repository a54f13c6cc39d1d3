import { exactAt } from '../columns.ts';
import type { ExactNumber } from '../exact-number.ts';
import type { NumberRange } from '../filter/filter.ts';
import type { NumberValues } from '../storage/number-values.ts';

/** Whether a document has a number in one of the ranges. */
export function numbersTest(
  column: NumberValues,
  ranges: readonly NumberRange[],
): (document: number) => boolean {
  const { first, hasSeveral } = column;
  if (column.isRounded || !ranges.every(hasDoubles)) return exactTest(column, ranges);
  const [only] = ranges;
  if (only !== undefined && ranges.length === 1 && !hasSeveral) {
    const { from, to } = only;
    return (document) => first[document]! >= from && first[document]! <= to;
  }
  const test = doubleTest(ranges);
  return hasSeveral
    ? (document) => someValue(column.count(document), (i) => test(column.at(document, i)))
    : (document) => test(first[document]!);
}

interface DoubleRange {
  readonly from: number;
  readonly to: number;
}

function hasDoubles(range: NumberRange): range is DoubleRange {
  return typeof range.from === 'number' && typeof range.to === 'number';
}

function doubleTest(ranges: readonly DoubleRange[]): (value: number) => boolean {
  const [only, ...more] = ranges;
  if (only === undefined) return () => false;
  if (more.length === 0) return (value) => value >= only.from && value <= only.to;
  if (ranges.every(({ from, to }) => from === to)) {
    const values = new Set(ranges.map(({ from }) => from));
    return (value) => values.has(value);
  }
  return (value) => ranges.some(({ from, to }) => value >= from && value <= to);
}

/** Apart from that of doubles, which the compiler makes fast because it sees nothing else. */
function exactTest(
  column: NumberValues,
  ranges: readonly NumberRange[],
): (document: number) => boolean {
  const values = ranges.every(({ from, to }) => from === to)
    ? new Set<ExactNumber>(ranges.map(({ from }) => from))
    : undefined;
  const test = (value: ExactNumber): boolean =>
    values?.has(value) ?? ranges.some(({ from, to }) => value >= from && value <= to);
  return (document) => someValue(column.count(document), (i) => test(exactAt(column, document, i)));
}

function someValue(count: number, test: (index: number) => boolean): boolean {
  for (let i = 0; i < count; i++) if (test(i)) return true;
  return false;
}
