import { readFileSync } from 'node:fs';
import type { FamilyName } from '../../contract-tests/harness/families.ts';

/** The kinds of parts in contracts, under the names that the coverage uses. */
export const KINDS = [
  'operations',
  'statuses',
  'media types',
  'examples',
  'exact examples',
  'request bodies',
  'parameters',
  'properties',
  'branches',
  'commands',
  'reply branches',
  'errors',
] as const;

export type Kind = (typeof KINDS)[number];

/** Part of a contract, with the first test that covers it on each target, as an index into {@link Coverage.tests}. */
export interface CoveredPart {
  readonly name: string;
  readonly mock?: number;
  readonly implementation?: number;
}

/** The parts of one kind in the contract of a family. */
export interface CoveredKind {
  readonly kind: Kind;
  readonly parts: readonly CoveredPart[];
}

export interface CoveredFamily {
  readonly family: FamilyName;
  readonly kinds: readonly CoveredKind[];
}

/** The coverage of every contract by the tests: `reports/coverage.json`. */
export interface Coverage {
  /** When it was measured, as ISO 8601. */
  readonly measuredAt: string;
  /** Files of tests, and the names of the tests in them. */
  readonly tests: readonly string[];
  readonly families: readonly CoveredFamily[];
}

/** The required coverage in percent, by family, kind and target: `level.json`. */
export type CoverageLevel = Readonly<
  Partial<Record<FamilyName, Readonly<Partial<Record<Kind, Readonly<Record<TargetName, number>>>>>>>
>;

export const TARGETS = ['mock', 'implementation'] as const;
export type TargetName = (typeof TARGETS)[number];

/** The number of parts that are covered on a target. */
export function coveredOn(target: TargetName, { parts }: CoveredKind): number {
  return parts.filter((part) => part[target] !== undefined).length;
}

/** Where a complete test run stores its coverage of the contracts. */
export const COVERAGE_FILE = new URL('../../reports/coverage.json', import.meta.url);

/**
 * The coverage of the last complete test run in this clone; undefined if there was none.
 * @throws SyntaxError if the file is malformed
 */
export function readCoverage(file = COVERAGE_FILE): Coverage | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  return JSON.parse(text) as Coverage;
}
