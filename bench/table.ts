import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const REPORTS = fileURLToPath(new URL('../reports/', import.meta.url));

/** A measurement beside its baseline, in one run. */
export interface Row {
  readonly what: string;
  /** The result of Plinth, with its unit. */
  readonly reached: string;
  /** The baseline, and its result. */
  readonly beside: string;
  /** The ratio of the two results. */
  readonly ratio: number;
  /** The required ratio: a minimum if more is better, else a maximum. */
  readonly aim?: { readonly atLeast: number } | { readonly atMost: number };
}

/** What is stored of a part. */
interface Saved {
  /** How many runs each row is the median of. */
  readonly runs: number;
  readonly rows: readonly Row[];
}

const rows: Row[] = [];

/** Prints a row and stores it for the table. */
export function record(row: Row): void {
  rows.push(row);
  const [what, reached, beside, ratio, aim] = cells(row);
  console.log(
    `${what!.padEnd(44)}${reached!.padEnd(26)}${ratio} of ${beside}${aim && `, aim ${aim}`}`,
  );
}

/** Stores the rows of one part of the bench for `printTable`. */
export function saveRows(part: string): void {
  write(part, { runs: 1, rows });
}

/**
 * Stores of each row of a part the run with the median ratio.
 * @param runs an odd number of them, with the same rows
 */
export function saveMedians(part: string, runs: readonly (readonly Row[])[]): void {
  const byRatio = (index: number) =>
    runs.map((run) => run[index]!).toSorted((a, b) => a.ratio - b.ratio);
  const middle = (runs.length - 1) / 2;
  write(part, {
    runs: runs.length,
    rows: runs[0]!.map((_row, index) => byRatio(index)[middle]!),
  });
}

/** Prints the stored rows of some parts as one table, and names those that miss their requirement. */
export function printTable(parts: readonly string[]): void {
  const all = savedRows(parts);
  console.log(`\n${tableOf(all)}`);
  const missed = all.filter((row) => !isReached(row)).map(({ what }) => what);
  console.log(missed.length === 0 ? '\nAll aims are reached.' : `\nMissed: ${missed.join('; ')}`);
}

/** The stored rows of some parts. @throws Error if one of them has not been run */
export function savedRows(parts: readonly string[]): Row[] {
  return parts.flatMap((part) => saved(part).rows);
}

/** How many runs the stored rows of a part are medians of. @throws Error if it has not been run */
export function runsOf(part: string): number {
  return saved(part).runs;
}

/** Rows as a Markdown table; a ratio that misses its requirement is bold. */
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

function saved(part: string): Saved {
  return JSON.parse(readFileSync(file(part), 'utf8')) as Saved;
}

function write(part: string, all: Saved): void {
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(file(part), `${JSON.stringify(all, null, 2)}\n`);
}

function file(part: string): string {
  return `${REPORTS}bench-${part}.json`;
}
