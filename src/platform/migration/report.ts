/** The result of a migration. */
export interface MigrationReport {
  readonly from: string;
  readonly to: string;
  readonly carried: readonly CopiedItem[];
  /** Differences in the target, and steps that are left to do. */
  readonly notes: readonly string[];
}

/** Something that has been copied, for the report. */
export interface CopiedItem {
  /** For people: `database orders`. */
  readonly what: string;
  /** Keys, messages or rows, as {@link unit} says. */
  readonly count: number;
  readonly unit: string;
  /** A digest of the content, equal on both sides; undefined if there is nothing to compare. */
  readonly sha256?: string | undefined;
  /** How many keys or messages were left out; undefined if none can be. */
  readonly leftOut?: number | undefined;
  /** Differences in the target. */
  readonly notes?: readonly string[] | undefined;
}

/** Called with progress: `database orders`, and a count of keys. */
export type ReportProgress = (what: string, count: number, unit: string) => void;

/** Something that can't be copied, or that differs afterwards. The message is for people. */
export class MigrationError extends Error {}
