import type { Exchange } from '../exchange.ts';

/** An exchange of a recording. */
export interface Recorded {
  readonly exchange: Exchange;
  /** Where in the file: `entries[3]` or `line 4`. */
  readonly place: string;
  /** The line (from 1) on which it begins. */
  readonly line: number;
}

/** A problem with the recording itself. */
export interface RecordingProblem {
  readonly place: string;
  readonly line: number;
  readonly message: string;
}

export type RecordingPart =
  | { readonly recorded: Recorded }
  | { readonly problem: RecordingProblem };
