import { codeQualityReport, type QualityIssue } from './code-quality.ts';
import { githubReport } from './github.ts';
import { junitReport } from './junit.ts';
import { markdownReport, type MarkdownRow } from './markdown.ts';
import { prettyReport } from './pretty.ts';
import { countOf, isBroken, summaryOf, type Report, type ReportedFinding } from './report.ts';
import { sarifReport } from './sarif.ts';

export const FORMATS = [
  ...(['pretty', 'json', 'junit', 'sarif', 'github', 'codequality', 'markdown'] as const),
] as const;
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
    case 'codequality':
      return codeQualityReport(issuesOf(report));
    case 'markdown':
      return markdownReport(report.source, summaryOf(report), rowsOf(report));
  }
}

/** At the lines of the contract, which the repository has. */
function issuesOf({ source, findings, troubles }: Report): QualityIssue[] {
  const found = findings.map(({ severity, kind: rule, operation, at, message, ...place }) => ({
    ...{ severity, rule, message: `${operation}: ${at} ${message}` },
    ...{ file: place.contractFile, line: place.contractLine },
  }));
  const broken = troubles.filter(isBroken).map(({ line, message }) => ({
    ...{ severity: 'error' as const, rule: 'recording', message, file: source, line },
  }));
  return [...found, ...broken];
}

/** What operations share is one row. */
function rowsOf({ findings, troubles }: Report): MarkdownRow[] {
  const alike = Map.groupBy(findings, (f) =>
    [f.contract, f.severity, f.kind, f.at, f.message].join('\n'),
  );
  const rows = [...alike.values()].map((group): MarkdownRow => {
    const [first] = group as [ReportedFinding];
    const { severity, kind, at, message, operation, contractFile, contractLine } = first;
    const others = new Set(group.map((each) => each.operation)).size - 1;
    const more = others === 0 ? '' : ` and ${others} more`;
    const line = contractLine === undefined ? '' : `:${contractLine}`;
    const text = `${operation}${more}: ${kind}: ${at} ${message}`;
    return { what: severity, text, where: contractFile + line };
  });
  const broken = troubles.filter(isBroken).map(({ place, message }): MarkdownRow => ({
    ...{ what: 'error', text: message, where: place },
  }));
  return [...rows, ...broken].toSorted((a, b) => (a.what < b.what ? -1 : a.what > b.what ? 1 : 0));
}

/** A report for programs. */
function jsonReport(report: Report): string {
  const counts = { errors: countOf(report, 'error'), warnings: countOf(report, 'warning') };
  return `${JSON.stringify({ ...counts, ...report }, null, 2)}\n`;
}
