import type { ReportedFinding } from '../../src/toolkit/report/report.ts';

/** Findings that are correct behavior, with reasons. */
const EXPLAINED: readonly {
  readonly kind: ReportedFinding['kind'];
  readonly contract: string;
  /** All of them if not given. */
  readonly operations?: readonly string[];
  readonly why: string;
}[] = [
  {
    kind: 'accepted-invalid',
    contract: 'queue',
    operations: [
      'publishV1',
      'publish',
      'enqueue',
      'batch',
      'createSchedule',
      'retryDeadLetters',
      'retryDeadLetter',
    ],
    why: 'headers of a callback are not looked at where there is no callback',
  },
  {
    kind: 'accepted-invalid',
    contract: 'queue',
    operations: ['cancelMessages'],
    why: 'a cursor is looked at where there is more than one page',
  },
];

/** Why a finding is correct behavior; undefined if it is not. */
export function explanationOf({ kind, contract, operation }: ReportedFinding): string | undefined {
  return EXPLAINED.find(
    (each) =>
      each.kind === kind &&
      each.contract === contract &&
      (each.operations?.includes(operation) ?? true),
  )?.why;
}
