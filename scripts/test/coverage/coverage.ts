import type { FamilyName } from '../../../contract-tests/harness/families.ts';
import type { Kind } from '../../../contract-tests/harness/coverage/parts.ts';

/** Part of a contract; for each target that has met it the first test that did, as its place in {@link Coverage.tests}. */
export interface CoveredPart {
  readonly name: string;
  readonly mock?: number;
  readonly implementation?: number;
}

/** The parts of one kind that the contract of a family has. */
export interface CoveredKind {
  readonly kind: Kind;
  readonly parts: readonly CoveredPart[];
}

export interface CoveredFamily {
  readonly family: FamilyName;
  readonly kinds: readonly CoveredKind[];
}

/** What the tests have met of every contract: `reports/coverage.json`. */
export interface Coverage {
  /** When it was measured, as ISO 8601. */
  readonly measuredAt: string;
  /** Files of tests, and the names of the tests in them. */
  readonly tests: readonly string[];
  readonly families: readonly CoveredFamily[];
}

/** How much of each kind must be met, in percent, by family, kind and target: `level.json`. */
export type CoverageLevel = Readonly<
  Partial<Record<FamilyName, Readonly<Partial<Record<Kind, Readonly<Record<TargetName, number>>>>>>>
>;

export const TARGETS = ['mock', 'implementation'] as const;
export type TargetName = (typeof TARGETS)[number];

/** How many of the parts have been met on a target. */
export function metOn(target: TargetName, { parts }: CoveredKind): number {
  return parts.filter((part) => part[target] !== undefined).length;
}
