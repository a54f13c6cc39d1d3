import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unfitFiles } from '../../../contract-tests/harness/unfit.ts';
import type { Tally } from '../tally.ts';
import { ENGINES, whyNot, type TestedEngine } from './engines.ts';
import type { TestResult } from './reporter.ts';
import { tableOf, type Column } from './table.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** What was printed at the end of the last run. */
const TABLE = `${ROOT}reports/engines.txt`;
const REPORTER = fileURLToPath(new URL('./reporter.ts', import.meta.url));

interface EnginesResult extends Tally {
  readonly skipped: number;
  /** What failed and why, for people. */
  readonly failures: readonly string[];
}

export interface EnginesOrder {
  /** Of which engines, by name; all unless told. */
  readonly only?: readonly string[];
  /** Whether the engines' own suites run too, on the servers that they start. */
  readonly ownSuites: boolean;
  /** What the paths of test files of the contract suites contain; all where there is none. */
  readonly files: readonly string[];
}

/**
 * Runs the contract suites on a platform with each engine, one after the other, and the suites of the engines themselves; then
 * prints one table of all, and why what was skipped was skipped, and keeps it in `reports/engines.txt`.
 */
export async function runEngines(order: EnginesOrder): Promise<EnginesResult> {
  const { only, ownSuites, files } = order;
  const columns: Column[] = [];
  if (ownSuites) {
    const own = ['src/engines', 'src/store', 'src/platform'];
    columns.push(await columnOf('own suites', () => runVitest('suites', 'servers', own)));
  }
  for (const engine of ENGINES) {
    if (only !== undefined && !only.includes(engine.name)) continue;
    const skipped = whyNot(engine);
    columns.push(
      skipped === undefined
        ? await columnOf(engine.name, () => runOn(engine, files))
        : { name: engine.name, skipped },
    );
  }
  const table = tableOf(columns);
  console.log(`\n${table}`);
  writeFileSync(TABLE, `${new Date().toISOString()}\n\n${table}\n`);
  return sumOf(columns);
}

async function columnOf(name: string, run: () => Promise<readonly TestResult[]>): Promise<Column> {
  const started = performance.now();
  // Servers that do not start are a failure of this engine, and the next one is tested all the same.
  const results = await run().catch((error: unknown): readonly TestResult[] => [
    { file: 'the servers', name, state: 'failed', note: String(error) },
  ]);
  return { name, results, seconds: (performance.now() - started) / 1000 };
}

async function runOn(
  engine: TestedEngine,
  files: readonly string[],
): Promise<readonly TestResult[]> {
  console.log(`\nOn ${engine.name}:`);
  await using started = new AsyncDisposableStack();
  // Whatever is started in the tests takes them: the platform, and the commands of its operator.
  const variables = await engine.start(started);
  // Tests that are none for it are skipped: `contract-tests/harness/unfit.ts`.
  const tested = (engine.parts ?? [engine.name]).join(',');
  const env = { ...variables, TESTED_ENGINES: tested };
  const name = engine.name.toLowerCase().replaceAll(' ', '-');
  // Waited for here: the servers end with this function.
  const results = await runVitest(name, 'implementation', files, env);
  const ofRun = ({ file }: { readonly file: string }): boolean =>
    files.length === 0 || files.some((part) => file.includes(part));
  const notRun = unfitFiles(tested)
    .filter(ofRun)
    .map(({ file, reason }): TestResult => ({
      file,
      name: 'the file',
      state: 'skipped',
      note: reason,
    }));
  return [...results, ...notRun];
}

/** @param files what the paths of test files contain; all unless told */
async function runVitest(
  name: string,
  project: string,
  files: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<readonly TestResult[]> {
  mkdirSync(`${ROOT}reports`, { recursive: true });
  const report = `${ROOT}reports/engines-${name}.jsonl`;
  writeFileSync(report, '');
  const args = [
    'run',
    '--reporter=dot',
    `--reporter=${REPORTER}`,
    `--project=${project}`,
    ...files,
  ];
  const code = await new Promise<number>((resolve) => {
    spawn('vitest', args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...env, TEST_RESULTS: report },
    }).on('exit', (exit) => resolve(exit ?? 1));
  });
  const lines = readFileSync(report, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  const results = lines.map((line) => JSON.parse(line) as TestResult);
  if (code === 0 || results.some(({ state }) => state === 'failed')) return results;
  const note = `Vitest ended with ${code}`;
  return [...results, { file: 'the run', name, state: 'failed', note }];
}

function sumOf(columns: readonly Column[]): EnginesResult {
  const all = columns.flatMap((column) =>
    (column.results ?? []).map((result) => ({ column: column.name, ...result })),
  );
  const count = (state: TestResult['state']): number =>
    all.filter((result) => result.state === state).length;
  return {
    passed: count('passed'),
    failed: count('failed'),
    // An engine that is not here is one, however many tests it would have had.
    skipped: count('skipped') + columns.filter(({ skipped }) => skipped !== undefined).length,
    failures: all
      .filter(({ state }) => state === 'failed')
      .map(({ column, file, name, note }) => `${column}: ${file} > ${name}\n${note ?? ''}`),
  };
}
