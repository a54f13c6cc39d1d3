import type { Severity } from '../finding.ts';
import { formattedLint, rowOf, type LintFinding } from '../lint/lint-report.ts';
import type { Format } from '../report/formats.ts';
import { junitLog } from '../report/junit.ts';
import { markdownReport } from '../report/markdown.ts';
import { pluralized, type FailOn } from '../report/report.ts';

/** A step that was executed. */
export interface JourneyStep {
  /** The file or URL of the journey. */
  readonly source: string;
  readonly workflow: string;
  readonly step: string;
  readonly line: number;
  readonly pointer: string;
  /** `POST /pets → 201` */
  readonly exchange: string;
  /** How many checks there were: the criteria of the step, and whether the answer conforms to the contract. */
  readonly checks: number;
  readonly failures: readonly {
    /** `success-criteria-check`, `status-code-check`, `schema-check`, `content-type-check` … */
    readonly check: string;
    readonly severity: Severity;
    readonly message: string;
  }[];
}

/** The result of a run of journeys. */
export interface JourneyReport {
  /** The files and URLs of the journeys. */
  readonly source: string;
  readonly targets: readonly string[];
  readonly steps: readonly JourneyStep[];
  readonly milliseconds: number;
}

export function mergedJourneys(reports: readonly JourneyReport[]): JourneyReport {
  return {
    source: reports.map(({ source }) => source).join(' '),
    targets: [...new Set(reports.flatMap(({ targets }) => targets))],
    steps: reports.flatMap(({ steps }) => steps),
    milliseconds: reports.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
  };
}

export function isJourneyFailure({ steps }: JourneyReport, failOn: FailOn): boolean {
  if (failOn === 'none') return false;
  return steps
    .flatMap(({ failures }) => failures)
    .some(({ severity }) => severity === 'error' || failOn === 'warning');
}

/** `1 of 9 steps failed, in 2 workflows` */
export function journeySummary({ steps }: JourneyReport): string {
  const failed = steps.filter(({ failures }) => failures.length > 0).length;
  const workflows = pluralized(byWorkflow(steps).size, 'workflow');
  const all = pluralized(steps.length, 'step');
  return failed === 0
    ? `${all} passed, in ${workflows}`
    : `${failed} of ${all} failed, in ${workflows}`;
}

/** A report as text that ends with a line break. @param version of the program, for formats that name it */
export function formattedJourney(report: JourneyReport, format: Format, version: string): string {
  switch (format) {
    case 'pretty':
      return pretty(report);
    case 'json':
      return `${JSON.stringify({ summary: journeySummary(report), ...report }, null, 2)}\n`;
    case 'junit':
      return junit(report);
    case 'sarif':
    case 'github':
    case 'codequality':
      return formattedLint(
        { files: [], findings: findingsIn(report), ignored: 0 },
        format,
        version,
        journeySummary(report),
      );
    case 'markdown':
      return markdownReport(report.source, journeySummary(report), findingsIn(report).map(rowOf));
  }
}

function pretty(report: JourneyReport): string {
  const lines = [...byWorkflow(report.steps).values()].flatMap((steps) => [
    steps[0]!.workflow,
    ...steps.flatMap(({ step, exchange, failures, source, line }) => [
      `  ${failures.length === 0 ? 'ok    ' : 'failed'}  ${step}  ${exchange}`,
      ...failures.map(
        ({ severity, check, message }) =>
          `      ${severity}  ${check}  ${message}  (${source}:${line})`,
      ),
    ]),
    '',
  ]);
  return `${[...lines, `${report.source}: ${journeySummary(report)}`].join('\n')}\n`;
}

/** Several journeys may have workflows of one name. */
function byWorkflow(steps: readonly JourneyStep[]): Map<string, JourneyStep[]> {
  return Map.groupBy(steps, ({ source, workflow }) => `${source}\n${workflow}`);
}

/** A test case for each step. */
function junit({ source, steps }: JourneyReport): string {
  const cases = steps.map(({ workflow: classname, step: name, failures }) => {
    const [first] = failures;
    if (first === undefined) return { classname, name };
    const text = failures.map(({ check, message }) => `${check}: ${message}`).join('\n');
    return { classname, name, failure: { message: first.message, type: first.check, text } };
  });
  return junitLog(source, cases);
}

function findingsIn({ steps }: JourneyReport): LintFinding[] {
  return steps.flatMap(({ source, workflow, step, line, pointer, exchange, failures }) =>
    failures.map(({ check, severity, message }) => ({
      ...{ rule: check, severity, contract: source, file: source, line, column: 1 },
      ...{ message: `${workflow}/${step}: ${exchange}: ${message}`, pointer: `#${pointer}` },
    })),
  );
}
