import { codeQualityReport } from '../report/code-quality.ts';
import { annotation } from '../report/github.ts';
import { junitLog, type TestCase } from '../report/junit.ts';
import { markdownReport } from '../report/markdown.ts';
import { pluralized, type FailOn } from '../report/report.ts';
import { location, sarifLog } from '../report/sarif.ts';
import type { Format } from '../report/formats.ts';
import type { Severity } from '../finding.ts';

/** Something in a contract that a rule objects to. */
export interface LintFinding {
  /** `operation-summary`, `plinth/response-has-example`; `syntax` or `document` if none could be applied. */
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
  /** The file that was linted. */
  readonly contract: string;
  /** The file that has the place, which may be another one. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** A JSON pointer into the file, with `#`. */
  readonly pointer?: string;
}

/** A contract that was linted, by its file and the name that the configuration gives it. */
export interface LintedFile {
  readonly name: string;
  readonly file: string;
}

/** The result of a run of `lint`. */
export interface LintReport {
  readonly files: readonly LintedFile[];
  readonly findings: readonly LintFinding[];
  /** How many more there are that the project has listed in `.redocly.lint-ignore.yaml`. */
  readonly ignored: number;
}

export function isLintFailure({ findings }: LintReport, failOn: FailOn): boolean {
  if (failOn === 'none') return false;
  return findings.some(({ severity }) => severity === 'error' || failOn === 'warning');
}

/** `2 errors, 1 warning in 3 contracts` */
export function lintSummary({ files, findings, ignored }: LintReport): string {
  const count = (severity: Severity) =>
    pluralized(findings.filter((each) => each.severity === severity).length, severity);
  const more = ignored === 0 ? '' : `; ${ignored} ignored`;
  return `${count('error')}, ${count('warning')} in ${pluralized(files.length, 'contract')}${more}`;
}

/** A report as text that ends with a line break. @param version of the program, for formats that name it */
export function formattedLint(
  report: LintReport,
  format: Format,
  version: string,
  summary = lintSummary(report),
): string {
  switch (format) {
    case 'pretty':
      return pretty(report, summary);
    case 'json':
      return `${JSON.stringify({ summary, ...report }, null, 2)}\n`;
    case 'junit':
      return junit(report);
    case 'sarif':
      return sarif(report, version);
    case 'github':
      return github(report, summary);
    case 'codequality':
      return codeQualityReport(report.findings);
    case 'markdown':
      return markdownReport('Lint', summary, report.findings.map(rowOf));
  }
}

function pretty(report: LintReport, summary: string): string {
  const lines = report.findings.map(({ severity, rule, message, ...place }) => {
    const at = place.pointer === undefined ? '' : `\n    at  ${place.pointer}`;
    return `${shownAt(place)}  ${severity}  ${rule}\n    ${message}${at}\n`;
  });
  return `${[...lines, summary].join('\n')}\n`;
}

/** One test case for each contract and rule that objects to it, or one for a contract that none objects to. */
function junit({ files, findings }: LintReport): string {
  const cases = files.flatMap(({ name: classname, file }): TestCase[] => {
    const own = Map.groupBy(
      findings.filter(({ contract }) => contract === file),
      ({ rule }) => rule,
    );
    if (own.size === 0) return [{ classname, name: 'lint' }];
    return [...own].map(([name, all]) => {
      const text = all.map((each) => `${shownAt(each)}: ${each.message}`).join('\n');
      const isError = all.some(({ severity }) => severity === 'error');
      if (!isError) return { classname, name, output: text };
      return { classname, name, failure: { message: all[0]!.message, type: name, text } };
    });
  });
  return junitLog('plinth lint', cases);
}

function sarif({ findings }: LintReport, version: string): string {
  const results = findings.map(({ rule, severity, message, file, line, column, pointer }) => {
    const logical = pointer === undefined ? {} : { fullyQualifiedName: pointer };
    return {
      ruleId: rule,
      level: severity,
      message: { text: message },
      locations: [{ ...location(file, line, column), logicalLocations: [logical] }],
    };
  });
  const rules = [...new Set(findings.map(({ rule }) => rule))].toSorted();
  return sarifLog({ version, rules, results, notifications: [] });
}

function github(report: LintReport, summary: string): string {
  const found = report.findings.map(({ rule: title, ...finding }) =>
    annotation({ ...finding, title }),
  );
  return [...found, annotation({ severity: 'notice', message: summary })].join('');
}

/** A finding in a report in Markdown. */
export function rowOf({ severity, rule, message, ...place }: LintFinding) {
  return { what: severity, text: `${rule}: ${message}`, where: shownAt(place) };
}

function shownAt({ file, line, column }: Pick<LintFinding, 'file' | 'line' | 'column'>): string {
  return `${file}:${line}:${column}`;
}
