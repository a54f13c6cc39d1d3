import { githubReport } from './github.ts';
import { junitReport } from './junit.ts';
import { prettyReport } from './pretty.ts';
import { countOf, type Report } from './report.ts';
import { sarifReport } from './sarif.ts';

export const FORMATS = ['pretty', 'json', 'junit', 'sarif', 'github'] as const;
export type Format = (typeof FORMATS)[number];

/**
 * A report as text that ends with a line break. @param version of the program, for formats that name it
 */
export function formatted(report: Report, format: Format, version: string): string {
  switch (format) {
    case 'pretty':
      return prettyReport(report);
    case 'json':
      return jsonReport(report);
    case 'junit':
      return junitReport(report);
    case 'sarif':
      return sarifReport(report, version);
    case 'github':
      return githubReport(report);
  }
}

/** A report for programs. */
function jsonReport(report: Report): string {
  const counts = { errors: countOf(report, 'error'), warnings: countOf(report, 'warning') };
  return `${JSON.stringify({ ...counts, ...report }, null, 2)}\n`;
}
