import type { Report } from './report.ts';

/** Merges several reports. */
export function merged(source: string, reports: readonly Report[]): Report {
  return {
    source,
    operations: reports.flatMap(({ operations }) => operations),
    findings: reports.flatMap(({ findings }) => findings),
    passedOver: summed(reports.map(({ passedOver }) => passedOver)),
    unchecked: summed(reports.map(({ unchecked }) => unchecked)),
    troubles: reports.flatMap(({ troubles }) => troubles),
    untried: reports.flatMap(({ untried }) => untried),
  };
}

function summed(all: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [what, count] of all.flatMap((each) => Object.entries(each))) {
    sums[what] = (sums[what] ?? 0) + count;
  }
  return sums;
}
