import { appendFileSync } from 'node:fs';
import type { TestError } from 'vitest';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

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
        : result.errors?.map(toldOf).join('\n');
    keep({ file: test.module.relativeModuleId, name: test.fullName, state: result.state, note });
  }

  /** A file that can't be loaded is a failure of its own. */
  onTestModuleEnd(module: TestModule): void {
    for (const error of module.errors()) {
      const note = error.stack ?? error.message;
      keep({ file: module.relativeModuleId, name: 'the file', state: 'failed', note });
    }
  }
}

function toldOf({ stack, message, diff }: TestError): string {
  return [stack ?? message, diff].filter((part) => part !== undefined).join('\n');
}

function keep(result: TestResult): void {
  appendFileSync(OUTPUT, `${JSON.stringify(result)}\n`);
}
