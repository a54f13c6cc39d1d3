import stringWidth from 'string-width';
import { printable } from '../printable.ts';

/** A cell; numbers are right-aligned. */
export type Cell = string | number | boolean;

/**
 * Rows under headings, in columns two spaces apart; without rules, so that `awk` and `cut` can process
 * it.
 */
export function table(headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const isRight = headings.map((_, column) => rows.every((row) => typeof row[column] === 'number'));
  const lines = [headings, ...rows.map((row) => row.map(textOf))];
  const widths = headings.map((_, column) => widest(lines.map((line) => line[column]!)));
  return lines
    .map((line) => line.map((text, column) => pad(text, widths[column]!, isRight[column]!)))
    .map((line) => `${line.join('  ').trimEnd()}\n`)
    .join('');
}

/** One record, a field per line. */
export function record(fields: Readonly<Record<string, Cell>>): string {
  const width = widest(Object.keys(fields));
  return Object.entries(fields)
    .map(([name, cell]) => `${pad(name, width, false)}  ${textOf(cell)}`.trimEnd())
    .map((line) => `${line}\n`)
    .join('');
}

/** The non-empty fields of a record. */
export function presentFields(
  fields: readonly (readonly [string, Cell | undefined])[],
): Record<string, Cell> {
  return Object.fromEntries(
    fields.filter((field): field is [string, Cell] => field[1] !== undefined),
  );
}

function textOf(cell: Cell): string {
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return printable(String(cell));
}

/** A loop: there may be more texts than a function takes arguments. */
function widest(texts: readonly string[]): number {
  return texts.reduce((width, text) => Math.max(width, stringWidth(text)), 0);
}

function pad(text: string, width: number, isRight: boolean): string {
  const space = ' '.repeat(width - stringWidth(text));
  return isRight ? space + text : text + space;
}
