import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TestResult } from './reporter.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const REPORTER = fileURLToPath(new URL('./reporter.ts', import.meta.url));

/** The process groups of runs in progress, which end with this process, whatever hangs in them. */
const groups = new Set<number>();
process.on('exit', () => groups.forEach(killGroup));

/** A file is read as text, whatever a surrounding program asks for. */
const PLAIN = { NO_COLOR: '1', FORCE_COLOR: undefined };

export interface VitestOrder {
  /** The name of the report, `reports/NAME.jsonl`. */
  readonly name: string;
  readonly projects: readonly string[];
  /** Parts of the paths of test files; all by default. */
  readonly files?: readonly string[];
  /** Variables in addition to those of this process. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs Vitest projects, which share one worker because their files test the same platform.
 * @returns the result of each test; a run that fails for another reason is a failure too
 */
export async function runVitest(order: VitestOrder): Promise<readonly TestResult[]> {
  const { name, projects, files = [], env } = order;
  mkdirSync(`${ROOT}reports`, { recursive: true });
  const report = `${ROOT}reports/${name}.jsonl`;
  writeFileSync(report, '');
  const args = [
    'run',
    // Where so many fail, the rest would too, each perhaps after a timeout.
    '--bail=100',
    // A line for each file, without those of its slower tests.
    '--slowTestThreshold=300000',
    '--reporter=default',
    `--reporter=${REPORTER}`,
    ...projects.map((project) => `--project=${project}`),
    ...files,
  ];
  const code = await new Promise<number>((resolve) => {
    const run = spawn('vitest', args, {
      cwd: ROOT,
      stdio: 'inherit',
      detached: true,
      env: { ...process.env, ...(process.stdout.isTTY ? {} : PLAIN), ...env, TEST_RESULTS: report },
    });
    groups.add(run.pid!);
    run.on('exit', (exit) => {
      killGroup(run.pid!);
      groups.delete(run.pid!);
      resolve(exit ?? 1);
    });
  });
  const results = readFileSync(report, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as TestResult);
  if (code === 0 || results.some(({ state }) => state === 'failed')) return results;
  const note = `Vitest ended with ${code}, and no test has failed`;
  return [...results, { file: 'the run', name, state: 'failed', note }];
}

function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // All of its processes have ended.
  }
}
