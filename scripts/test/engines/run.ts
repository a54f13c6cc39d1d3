import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { outcomeOf, type Outcome } from '../tally.ts';
import { runVitest } from '../vitest.ts';
import { ENGINES } from './engines.ts';
import { tableOf, type Column } from './table.ts';
import { columnOf, testOn } from './on-engine.ts';

/** The table of the last run. */
const TABLE = fileURLToPath(new URL('../../../reports/engines.txt', import.meta.url));

export interface EnginesOrder {
  /** The engines to test, by name; all by default. */
  readonly only?: readonly string[];
  /** Whether to run the engines' own suites too, on servers that they start. */
  readonly ownSuites: boolean;
  /** Parts of the paths of test files to run; all if empty. */
  readonly files: readonly string[];
}

/**
 * Runs the contract suites on a platform with each engine in turn, and the suites of the engines; then prints one
 * table, with the reasons for skipped tests, and writes it to `reports/engines.txt`.
 */
export async function runEngines(order: EnginesOrder): Promise<Outcome> {
  const { only, ownSuites, files } = order;
  const columns: Column[] = [];
  if (ownSuites) {
    const own = {
      name: 'engines-suites',
      projects: ['engines', 'kafka', 'operations'],
      files: ['src/engines', 'src/store', 'src/platform'],
    };
    columns.push(await columnOf('own suites', () => runVitest(own)));
  }
  for (const engine of ENGINES) {
    if (only !== undefined && !only.includes(engine.name)) continue;
    columns.push(await testOn(engine, files));
  }
  const table = tableOf(columns);
  console.log(`\n${table}`);
  writeFileSync(TABLE, `${new Date().toISOString()}\n\n${table}\n`);
  return sumOf(columns);
}

function sumOf(columns: readonly Column[]): Outcome {
  const outcome = outcomeOf(
    columns.flatMap(({ name: column, results = [] }) =>
      results.map((result) => ({ ...result, file: `${column}: ${result.file}` })),
    ),
  );
  // An engine that is not installed counts as one skipped test, however many tests it would have.
  const missing = columns.filter(({ skipped }) => skipped !== undefined).length;
  return { ...outcome, skipped: outcome.skipped + missing };
}
