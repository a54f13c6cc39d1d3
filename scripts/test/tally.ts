import type { TestResult } from './reporter.ts';

/** How many checks of a part passed and failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** What came of tests: how many passed, were skipped and failed, and for people why. */
export interface Outcome extends Tally {
  readonly skipped: number;
  /** A line for each reason, with how many tests it is of; those of most tests come first. */
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

/** A group of tests that is skipped as a whole has the reason in its title, where it has one. */
function reasonOf({ file, name, note }: TestResult): string {
  return note ?? `${file} > ${name.split(' > ')[0]!}`;
}
