import { appendFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';
import { failureText } from './failure-text.ts';

/** One test as it ended, in one line of JSON of the file that `TEST_RESULTS` names. */
export interface TestResult {
  /** From the root of the repository. */
  readonly file: string;
  readonly name: string;
  readonly state: 'passed' | 'failed' | 'skipped';
  /** Why it was skipped, where the test says so; of what failed, its errors. */
  readonly note: string | undefined;
}

const OUTPUT = process.env['TEST_RESULTS']!;

/** Keeps what Vitest's own reports leave out: why a test was skipped. */
export default class ResultsReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const result = test.result();
    if (result.state === 'pending') return;
    const note =
      result.state === 'skipped'
        ? (result.note ?? /\(skipped: (.*?)\)/.exec(test.fullName)?.[1])
        : result.errors?.map(failureText).join('\n');
    keep({ file: test.module.relativeModuleId, name: test.fullName, state: result.state, note });
  }

  /** What fails before or after the tests of a group is none of theirs. */
  onTestSuiteResult(suite: TestSuite): void {
    keepErrors(suite.module.relativeModuleId, suite.fullName, suite.errors());
  }

  /** Nor is that a file can't be loaded. */
  onTestModuleEnd(module: TestModule): void {
    keepErrors(module.relativeModuleId, 'the file', module.errors());
  }

  /** And of some errors nobody knows which test they belong to. */
  onTestRunEnd(_: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    keepErrors('the run', 'an error that no test has caught', unhandled);
  }
}

function keepErrors(file: string, name: string, errors: readonly SerializedError[]): void {
  if (errors.length === 0) return;
  keep({ file, name, state: 'failed', note: errors.map(failureText).join('\n') });
}

function keep(result: TestResult): void {
  appendFileSync(OUTPUT, `${JSON.stringify(result)}\n`);
}
