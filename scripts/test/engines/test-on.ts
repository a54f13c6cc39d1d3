import { unfitFiles } from '../../../contract-tests/harness/unfit.ts';
import type { TestResult } from '../reporter.ts';
import { runVitest } from '../vitest.ts';
import { whyNot, type TestedEngine } from './engines.ts';
import type { Column } from './table.ts';

/**
 * Runs the contract suites on a platform with an engine, on servers of their own.
 * @param files what the paths of test files contain; all where there is none
 */
export async function testOn(engine: TestedEngine, files: readonly string[]): Promise<Column> {
  const skipped = whyNot(engine);
  if (skipped !== undefined) return { name: engine.name, skipped };
  return columnOf(engine.name, () => runOn(engine, files));
}

/** What `run` came to, and how long it took. */
export async function columnOf(
  name: string,
  run: () => Promise<readonly TestResult[]>,
): Promise<Column> {
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
  const name = `engines-${engine.name.toLowerCase().replaceAll(' ', '-')}`;
  // Waited for here: the servers end with this function.
  const results = await runVitest({
    name,
    projects: ['implementation'],
    files,
    env: { ...variables, TESTED_ENGINES: tested },
  });
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
