import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Tally } from './tally.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const REPORT = 'reports/vitest.json';

/** The part of Vitest's JSON report that is read here. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numFailedTestSuites: number;
}

/** Runs the named Vitest projects. A file that can't even be loaded counts as one failure. */
export async function runSuites(projects: readonly string[]): Promise<Tally & { skipped: number }> {
  const args = [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORT}`,
    ...projects.map((project) => `--project=${project}`),
  ];
  const code = await new Promise<number>((resolve) => {
    spawn('vitest', args, { cwd: ROOT, stdio: 'inherit' }).on('exit', (exit) => resolve(exit ?? 1));
  });
  const report = JSON.parse(readFileSync(`${ROOT}${REPORT}`, 'utf8')) as VitestReport;
  const { numPassedTests: passed, numFailedTests, numPendingTests: skipped } = report;
  const failed =
    numFailedTests === 0 && code !== 0 ? Math.max(1, report.numFailedTestSuites) : numFailedTests;
  return { passed, failed, skipped };
}
