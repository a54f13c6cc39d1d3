import type { Finding, Severity } from '../finding.ts';

/** A finding, where in the recording it was made, and where in which file the contract says otherwise. */
export interface ReportedFinding extends Finding {
  /** `entries[3]`, `line 4`, or the request itself where there is no recording. */
  readonly place: string;
  readonly line?: number;
  readonly contractFile: string;
  readonly contractLine?: number;
  /** The exchange, in few words: `GET /pets/7 → 200`. */
  readonly exchange: string;
  /** A command for the shell that makes the request again. */
  readonly curl?: string;
}

/** What a run of `verify`, `proxy`, `check` or the fuzzer found. */
export interface Report {
  /** What was looked at: the file or the URL. */
  readonly source: string;
  /** How many exchanges each operation had, by contract and name. */
  readonly operations: readonly {
    readonly operation: string;
    readonly contract: string;
    readonly exchanges: number;
  }[];
  readonly findings: readonly ReportedFinding[];
  /** Exchanges that belong to no contract, for what reason, and how many. */
  readonly passedOver: Readonly<Record<string, number>>;
  /** What could not be looked at, and how often. */
  readonly unchecked: Readonly<Record<string, number>>;
  /** What is wrong with the recording itself. */
  readonly troubles: readonly {
    readonly place: string;
    readonly line: number;
    readonly message: string;
  }[];
}

export type FailOn = Severity | 'none';
export const FAIL_ON = ['error', 'warning', 'none'] as const satisfies readonly FailOn[];

export function countOf({ findings }: Report, severity: Severity): number {
  return findings.filter((finding) => finding.severity === severity).length;
}

/** Whether a report is a failure. A recording that is cut or not readable is an error too. */
export function isFailure(report: Report, failOn: FailOn): boolean {
  if (failOn === 'none') return false;
  const errors = countOf(report, 'error') + report.troubles.filter(isBroken).length;
  return errors > 0 || (failOn === 'warning' && countOf(report, 'warning') > 0);
}

/** What was passed over because it is no HTTP is as it should be. */
export function isBroken({ message }: Report['troubles'][number]): boolean {
  return !message.startsWith('was passed over');
}

/** `3 errors, 1 warning in 120 exchanges of 14 operations` */
export function summaryOf(report: Report): string {
  const exchanges = report.operations.reduce((sum, each) => sum + each.exchanges, 0);
  const counts = `${many(countOf(report, 'error'), 'error')}, ${many(countOf(report, 'warning'), 'warning')}`;
  return `${counts} in ${many(exchanges, 'exchange')} of ${many(report.operations.length, 'operation')}`;
}

export function many(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
