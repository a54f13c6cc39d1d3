import { unfitFiles } from '../../../contract-tests/harness/unfit.ts';
import type { TestResult } from '../reporter.ts';
import { runVitest } from '../vitest.ts';
import { engineSkipReason, type TestedEngine } from './engines.ts';
import type { Column } from './table.ts';

/**
 * Runs the contract suites on a platform with an engine, on newly started servers.
 * @param files parts of the paths of test files; all if empty
 */
export async function testOn(engine: TestedEngine, files: readonly string[]): Promise<Column> {
  const skipped = engineSkipReason(engine);
  if (skipped !== undefined) return { name: engine.name, skipped };
  return columnOf(engine.name, () => runOn(engine, files));
}

/** The result of `run`, with its duration. */
export async function columnOf(
  name: string,
  run: () => Promise<readonly TestResult[]>,
): Promise<Column> {
  const started = performance.now();
  // Servers that fail to start are a failure of this engine; the next one is tested all the same.
  const results = await run().catch((error: unknown): readonly TestResult[] => [
    { file: 'the servers', name, state: 'failed', note: String(error) },
  ]);
  return { name, results, seconds: (performance.now() - started) / 1000 };
}

/**
 * Until a platform believes that a server hangs, in milliseconds. Servers on a busy machine may take long over an answer,
 * and none of these tests stops one.
 */
const SERVER_TIMEOUT = 30_000;

async function runOn(
  engine: TestedEngine,
  files: readonly string[],
): Promise<readonly TestResult[]> {
  console.log(`\nOn ${engine.name}:`);
  await using started = new AsyncDisposableStack();
  // Everything that the tests start gets them: the platform, and the commands of its operator.
  const variables = await engine.start(started);
  // Tests that don't apply to it are skipped: `contract-tests/harness/unfit.ts`.
  const tested = (engine.parts ?? [engine.name]).join(',');
  const name = `engines-${engine.name.toLowerCase().replaceAll(' ', '-')}`;
  // Awaited here, because the servers end with this function.
  const results = await runVitest({
    name,
    projects: ['implementation'],
    files,
    env: {
      ...variables,
      PLINTH_SERVER_TIMEOUT: String(SERVER_TIMEOUT),
      TESTED_ENGINES: tested,
    },
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
