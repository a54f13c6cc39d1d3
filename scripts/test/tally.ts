import type { TestResult } from './reporter.ts';

/** The numbers of passed and failed checks of a part. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** The numbers of passed, skipped and failed tests, with reasons for people. */
export interface Outcome extends Tally {
  readonly skipped: number;
  /** A line for each reason, with its number of tests; the most frequent first. */
  readonly reasons: readonly string[];
  readonly failures: readonly string[];
}

export function outcomeOf(results: readonly TestResult[]): Outcome {
  const having = (state: TestResult['state']) => results.filter((result) => result.state === state);
  const failed = having('failed');
  const skipped = having('skipped');
  return {
    passed: having('passed').length,
    failed: failed.length,
    skipped: skipped.length,
    reasons: reasonsOf(skipped),
    failures: failed.map(({ file, name, note }) => `${file} > ${name}\n${note ?? ''}`),
  };
}

function reasonsOf(skipped: readonly TestResult[]): string[] {
  const counts = new Map<string, number>();
  for (const result of skipped) {
    const reason = reasonOf(result);
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([reason, count]) => `${count} skipped: ${reason}`);
}

/** A group of tests that is skipped as a whole may have the reason in its title. */
function reasonOf({ file, name, note }: TestResult): string {
  return note ?? `${file} > ${name.split(' > ')[0]!}`;
}
