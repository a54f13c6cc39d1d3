import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FamilyName } from './families.ts';

/** A conforming exchange: what the coverage reads of it. No values of headers and of the query are kept. */
export interface RecordedExchange {
  /** The operation, or a substitute if the contract has none. */
  readonly operationId: string;
  /** The names in the query. */
  readonly query: readonly string[];
  /** The names of the request's headers, in lower case. */
  readonly headers: readonly string[];
  readonly sent?: RecordedBody | undefined;
  readonly status: number;
  readonly answered: RecordedBody;
}

export interface RecordedBody {
  /** Its media type, without parameters; undefined if the request named none. */
  readonly type?: string | undefined;
  /** Its value if it is JSON, with long texts and lists cut; absent of a request that was refused. */
  readonly json?: unknown;
}

/** What a test covers by itself: a command of Redis, a branch of its reply, or an error by its message. */
export interface RecordedPart {
  readonly kind: 'commands' | 'reply branches' | 'error words';
  readonly name: string;
}

/** A line of a recording, written the first time. */
export type Recorded = (RecordedPart | { readonly exchange: RecordedExchange }) & {
  readonly family: FamilyName;
  /** The test file, and the name of the test if one was running. */
  readonly test: string;
};

/** The folder with the records of a Vitest project: one file of JSON lines per process. */
export function recordingFolder(project: string): string {
  return fileURLToPath(new URL(`../../reports/exchanges/${project}/`, import.meta.url));
}

/** Deletes the records of an earlier run. */
export function openRecording(project: string): void {
  rmSync(recordingFolder(project), { recursive: true, force: true });
  mkdirSync(recordingFolder(project), { recursive: true });
}
