import type { Carried } from './told.ts';

/** What a migration has carried. */
export interface MigrationReport {
  readonly from: string;
  readonly to: string;
  readonly carried: readonly Carried[];
  /** What is other than before, and what is left to do. */
  readonly notes: readonly string[];
}
