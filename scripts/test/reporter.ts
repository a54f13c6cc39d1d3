import { openSync, writeSync } from 'node:fs';
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

const OUTPUT = openSync(process.env['TEST_RESULTS']!, 'a');
/** Milliseconds without a result after which a run hangs: twice the time that a test may take. */
const HANGS_AFTER = 600_000;

/**
 * Records what Vitest's own reports omit: why a test was skipped. Ends a run that hangs, and names the tests that it was
 * running.
 */
export default class ResultsReporter implements Reporter {
  readonly #running = new Map<string, TestCase>();
  readonly #files = new Map<string, TestModule>();
  #stalled: NodeJS.Timeout | undefined;

  onTestRunStart(): void {
    this.#stalled = setTimeout(() => this.#endHanging(), HANGS_AFTER).unref();
  }

  onTestModuleQueued(module: TestModule): void {
    this.#files.set(module.id, module);
  }

  onTestCaseReady(test: TestCase): void {
    this.#running.set(test.id, test);
  }

  #endHanging(): void {
    const note = `no test has ended for ${HANGS_AFTER / 60_000} minutes, so the run was ended`;
    const add = (file: string, name: string) => keep({ file, name, state: 'failed', note });
    for (const { module, fullName } of this.#running.values())
      add(module.relativeModuleId, fullName);
    // A worker that never yields has not said which test it has begun.
    for (const { relativeModuleId } of this.#files.values()) add(relativeModuleId, 'the file');
    if (this.#files.size === 0) add('the run', 'its end');
    process.exit(1);
  }

  onTestCaseResult(test: TestCase): void {
    this.#running.delete(test.id);
    this.#stalled?.refresh();
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
    this.#files.delete(module.id);
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
  writeSync(OUTPUT, `${JSON.stringify(result)}\n`);
}
