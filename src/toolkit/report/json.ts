import { countOf, type Report } from './report.ts';

/** A report for programs. */
export function jsonReport(report: Report): string {
  const counts = { errors: countOf(report, 'error'), warnings: countOf(report, 'warning') };
  return `${JSON.stringify({ ...counts, ...report }, null, 2)}\n`;
}
