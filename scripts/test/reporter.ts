import { appendFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';
import { failureText } from './failure-text.ts';

/** The result of one test, as a JSON line in the file that `TEST_RESULTS` names. */
export interface TestResult {
  /** From the root of the repository. */
  readonly file: string;
  readonly name: string;
  readonly state: 'passed' | 'failed' | 'skipped';
  /** Why it was skipped, if the test says so; the errors of a failed test. */
  readonly note: string | undefined;
}

const OUTPUT = process.env['TEST_RESULTS']!;

/** Records what Vitest's own reports omit: why a test was skipped. */
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

  /** A failure before or after the tests of a group belongs to none of them. */
  onTestSuiteResult(suite: TestSuite): void {
    recordErrors(suite.module.relativeModuleId, suite.fullName, suite.errors());
  }

  /** The same for a file that can't be loaded. */
  onTestModuleEnd(module: TestModule): void {
    recordErrors(module.relativeModuleId, 'the file', module.errors());
  }

  /** And for errors that can't be attributed to a test. */
  onTestRunEnd(_: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    recordErrors('the run', 'an error that no test has caught', unhandled);
  }
}

function recordErrors(file: string, name: string, errors: readonly SerializedError[]): void {
  if (errors.length === 0) return;
  keep({ file, name, state: 'failed', note: errors.map(failureText).join('\n') });
}

function keep(result: TestResult): void {
  appendFileSync(OUTPUT, `${JSON.stringify(result)}\n`);
}
