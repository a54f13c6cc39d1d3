import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TestResult } from './reporter.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const REPORTER = fileURLToPath(new URL('./reporter.ts', import.meta.url));

export interface VitestOrder {
  /** Of the report, `reports/NAME.jsonl`. */
  readonly name: string;
  readonly projects: readonly string[];
  /** What the paths of test files contain; all unless told. */
  readonly files?: readonly string[];
  /** Variables besides those of this process. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs projects of Vitest, which share one worker where their files test the same platform.
 * @returns how each test ended; a run that ends badly for another reason is a failure of its own
 */
export async function runVitest(order: VitestOrder): Promise<readonly TestResult[]> {
  const { name, projects, files = [], env } = order;
  mkdirSync(`${ROOT}reports`, { recursive: true });
  const report = `${ROOT}reports/${name}.jsonl`;
  writeFileSync(report, '');
  const args = [
    'run',
    '--reporter=default',
    `--reporter=${REPORTER}`,
    ...projects.map((project) => `--project=${project}`),
    ...files,
  ];
  const code = await new Promise<number>((resolve) => {
    spawn('vitest', args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...env, TEST_RESULTS: report },
    }).on('exit', (exit) => resolve(exit ?? 1));
  });
  const results = readFileSync(report, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as TestResult);
  if (code === 0 || results.some(({ state }) => state === 'failed')) return results;
  const note = `Vitest ended with ${code}, and no test has failed`;
  return [...results, { file: 'the run', name, state: 'failed', note }];
}
