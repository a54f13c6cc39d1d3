import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Kind } from './coverage/parts.ts';
import type { FamilyName } from './families.ts';

/** A part of a contract that a test covers, recorded the first time. */
export interface Recorded {
  readonly family: FamilyName;
  readonly kind: Kind | 'error words';
  readonly name: string;
  /** The test file, and the name of the test if one was running. */
  readonly test: string;
}

/** The folder with the records of a Vitest project: one file of JSON lines per process. */
export function recordingFolder(project: string): string {
  return fileURLToPath(new URL(`../../reports/exchanges/${project}/`, import.meta.url));
}

/** Deletes the records of an earlier run. */
export function openRecording(project: string): void {
  rmSync(recordingFolder(project), { recursive: true, force: true });
  mkdirSync(recordingFolder(project), { recursive: true });
}
