import type { TestResult } from '../reporter.ts';

/** The results of the tests on one engine, or why there are none. */
export interface Column {
  readonly name: string;
  readonly results?: readonly TestResult[];
  /** The duration, including its servers. */
  readonly seconds?: number;
  readonly skipped?: string;
}

/** `contract-tests/state/redis/x.test.ts` is of the suite `state`, `src/engines/log/…` of `engines/log`. */
export function suiteOf(file: string): string {
  const [top, ...rest] = file.split('/');
  if (top === 'contract-tests') return rest[0]!;
  if (top === 'src' && rest[0] === 'engines') return `engines/${rest[1]!}`;
  return top === 'src' ? rest[0]! : file;
}

/** A table for people: a row per suite, a total, a column per engine, and the reasons for skipped tests. */
export function tableOf(columns: readonly Column[]): string {
  const suites = new Set(
    columns.flatMap(({ results = [] }) => results.map(({ file }) => suiteOf(file))),
  );
  const rows = [
    ['passed/failed/skipped', ...columns.map(({ name }) => name)],
    ...[...suites]
      .toSorted()
      .map((suite) => [suite, ...columns.map((column) => cellOf(column, suite))]),
    ['all', ...columns.map((column) => cellOf(column))],
    ['seconds', ...columns.map(({ seconds }) => seconds?.toFixed() ?? '-')],
  ];
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  const lines = rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i]!))
      .join('  ')
      .trimEnd(),
  );
  return [...lines, ...reasonsOf(columns)].join('\n');
}

/** @param suite all of them if omitted */
function cellOf({ results = [] }: Column, suite?: string): string {
  const own = results.filter(({ file }) => suite === undefined || suiteOf(file) === suite);
  if (own.length === 0) return '-';
  const states = ['passed', 'failed', 'skipped'] as const;
  return states.map((state) => own.filter((one) => one.state === state).length).join('/');
}

/** A line for each reason, with its number of tests. */
function reasonsOf(columns: readonly Column[]): string[] {
  return columns.flatMap(({ name, results = [], skipped }) => {
    if (skipped !== undefined) return [`${name}: skipped, because ${skipped}`];
    const counts = new Map<string, number>();
    for (const { state, note } of results) {
      if (state !== 'skipped') continue;
      const reason = note ?? 'no reason given';
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
    }
    return [...counts].map(([reason, count]) => `${name}: ${count} skipped, because ${reason}`);
  });
}
