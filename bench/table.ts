import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const REPORTS = fileURLToPath(new URL('../reports/', import.meta.url));

/** Something that was measured beside its baseline, in one run. */
export interface Row {
  readonly what: string;
  /** What Plinth reached, with its unit. */
  readonly reached: string;
  /** What stood beside it, and what that reached. */
  readonly beside: string;
  /** What Plinth reached, as a multiple of what stood beside it. */
  readonly ratio: number;
  /** What the ratio should be: at least, where more is better, else at most. */
  readonly aim?: { readonly atLeast: number } | { readonly atMost: number };
}

const rows: Row[] = [];

/** Prints a row and keeps it for the table. */
export function record(row: Row): void {
  rows.push(row);
  const [what, reached, beside, ratio, aim] = cells(row);
  console.log(
    `${what!.padEnd(44)}${reached!.padEnd(26)}${ratio} of ${beside}${aim && `, aim ${aim}`}`,
  );
}

/** Keeps the rows of one part of the bench for `printTable`. */
export function saveRows(part: string): void {
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(file(part), `${JSON.stringify(rows, null, 2)}\n`);
}

/** Prints what some parts have kept as one table, and names what misses its aim. */
export function printTable(parts: readonly string[]): void {
  const all = savedRows(parts);
  console.log(`\n${tableOf(all)}`);
  const missed = all.filter((row) => !isReached(row)).map(({ what }) => what);
  console.log(missed.length === 0 ? '\nAll aims are reached.' : `\nMissed: ${missed.join('; ')}`);
}

/** What some parts have kept. @throws Error where one of them has not been run */
export function savedRows(parts: readonly string[]): Row[] {
  return parts.flatMap((part) => JSON.parse(readFileSync(file(part), 'utf8')) as Row[]);
}

/** Rows as a table of Markdown; a ratio that misses its aim is bold. */
export function tableOf(all: readonly Row[]): string {
  return [
    ['', 'reached', 'beside', 'ratio', 'aim'],
    ['---', '---', '---', '---', '---'],
    ...all.map((row) => {
      const [what, reached, beside, ratio, aim] = cells(row);
      return [what, reached, beside, isReached(row) ? ratio : `**${ratio}**`, aim];
    }),
  ]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n');
}

function isReached({ ratio, aim }: Row): boolean {
  if (aim === undefined) return true;
  return 'atLeast' in aim ? ratio >= aim.atLeast : ratio <= aim.atMost;
}

function cells({ what, reached, beside, ratio, aim }: Row): string[] {
  const aimed =
    aim === undefined ? '' : 'atLeast' in aim ? `at least ${aim.atLeast}` : `at most ${aim.atMost}`;
  return [what, reached, beside, ratio.toFixed(2), aimed];
}

function file(part: string): string {
  return `${REPORTS}bench-${part}.json`;
}
