import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Tally } from './tally.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The part of Vitest's JSON report that is read here. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numFailedTestSuites: number;
  readonly testResults: readonly FileResult[];
}

interface FileResult {
  readonly name: string;
  readonly message: string;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages: readonly string[];
  }[];
}

/** What the suites of one lane did. */
interface LaneResult extends Tally {
  readonly skipped: number;
  /** What failed and why, for people. */
  readonly failures: readonly string[];
}

/**
 * Runs lanes of Vitest projects side by side. The projects of a lane share one worker, because files that test
 * the same platform take turns; lanes keep the cores busy while one of them waits.
 */
export async function runSuites(lanes: readonly (readonly string[])[]): Promise<LaneResult> {
  const results = await Promise.all(lanes.map(runLane));
  const sum = (count: (result: LaneResult) => number): number =>
    results.reduce((total, result) => total + count(result), 0);
  return {
    passed: sum((result) => result.passed),
    failed: sum((result) => result.failed),
    skipped: sum((result) => result.skipped),
    failures: results.flatMap((result) => result.failures),
  };
}

async function runLane(projects: readonly string[]): Promise<LaneResult> {
  const name = projects.join('-');
  const report = `${ROOT}reports/vitest-${name}.json`;
  mkdirSync(`${ROOT}reports`, { recursive: true });
  rmSync(report, { force: true });
  const args = [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...projects.map((project) => `--project=${project}`),
  ];
  const code = await new Promise<number>((resolve) => {
    spawn('vitest', args, { cwd: ROOT, stdio: 'inherit' }).on('exit', (exit) => resolve(exit ?? 1));
  });
  return resultOf(name, code, readReport(report));
}

function readReport(file: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  } catch {
    return undefined;
  }
}

/** A file that can't even be loaded counts as one failure, and so does a run that ends without a report. */
function resultOf(lane: string, code: number, report: VitestReport | undefined): LaneResult {
  if (report === undefined) {
    const failures = [`${lane}: Vitest ended with ${code} and without a report`];
    return { passed: 0, failed: 1, skipped: 0, failures };
  }
  const { numPassedTests: passed, numFailedTests, numPendingTests: skipped } = report;
  const failed =
    numFailedTests === 0 && code !== 0 ? Math.max(1, report.numFailedTestSuites) : numFailedTests;
  return { passed, failed, skipped, failures: report.testResults.flatMap(failuresOf) };
}

function failuresOf({ name, message, assertionResults }: FileResult): string[] {
  const file = name.replace(ROOT, '');
  const tests = assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${file} > ${fullName}\n${failureMessages.join('\n')}`);
  return message === '' ? tests : [`${file}\n${message}`, ...tests];
}
