import { githubReport } from './github.ts';
import { jsonReport } from './json.ts';
import { junitReport } from './junit.ts';
import { prettyReport } from './pretty.ts';
import type { Report } from './report.ts';
import { sarifReport } from './sarif.ts';

export const FORMATS = ['pretty', 'json', 'junit', 'sarif', 'github'] as const;
export type Format = (typeof FORMATS)[number];

/** A report as a text that ends in a line's end. @param version of the program, which some formats name */
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
