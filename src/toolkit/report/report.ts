import type { Finding, Severity } from '../finding.ts';

/** A finding, its place in the recording, and the place in the contract's file that it violates. */
export interface ReportedFinding extends Finding {
  /** `entries[3]`, `line 4`, or the request itself if there is no recording. */
  readonly place: string;
  readonly line?: number;
  readonly contractFile: string;
  readonly contractLine?: number;
  /** A summary of the exchange: `GET /pets/7 → 200`. */
  readonly exchange: string;
  /** A shell command that reproduces the request. */
  readonly curl?: string;
}

/** The result of a run of `verify`, `proxy`, `check` or the fuzzer. */
export interface Report {
  /** The file or URL that was checked. */
  readonly source: string;
  /** The number of exchanges by contract and operation. */
  readonly operations: readonly {
    readonly operation: string;
    readonly contract: string;
    readonly exchanges: number;
  }[];
  readonly findings: readonly ReportedFinding[];
  /** The number of exchanges that belong to no contract, by reason. */
  readonly passedOver: Readonly<Record<string, number>>;
  /** How often something could not be validated, by description. */
  readonly unchecked: Readonly<Record<string, number>>;
  /** Problems with the recording itself. */
  readonly troubles: readonly {
    readonly place: string;
    readonly line: number;
    readonly message: string;
  }[];
  /** The operations for which no request could be generated. */
  readonly untried: readonly string[];
}

export type FailOn = Severity | 'none';
export const FAIL_ON = ['error', 'warning', 'none'] as const satisfies readonly FailOn[];

export function countOf({ findings }: Report, severity: Severity): number {
  return findings.filter((finding) => finding.severity === severity).length;
}

/** Whether a report is a failure. A truncated or unreadable recording is an error too. */
export function isFailure(report: Report, failOn: FailOn): boolean {
  if (failOn === 'none') return false;
  const errors = countOf(report, 'error') + report.troubles.filter(isBroken).length;
  return errors > 0 || (failOn === 'warning' && countOf(report, 'warning') > 0);
}

/** Skipped traffic that is not HTTP is no problem. */
export function isBroken({ message }: Report['troubles'][number]): boolean {
  return !message.startsWith('was passed over');
}

/** `3 errors, 1 warning in 120 exchanges of 14 operations; 1 problem with the recording` */
export function summaryOf(report: Report): string {
  const exchanges = report.operations.reduce((sum, each) => sum + each.exchanges, 0);
  const counts = `${pluralized(countOf(report, 'error'), 'error')}, ${pluralized(countOf(report, 'warning'), 'warning')}`;
  const broken = report.troubles.filter(isBroken).length;
  const ofRecording = broken === 0 ? '' : `; ${pluralized(broken, 'problem')} with the recording`;
  return `${counts} in ${pluralized(exchanges, 'exchange')} of ${pluralized(report.operations.length, 'operation')}${ofRecording}`;
}

export function pluralized(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
