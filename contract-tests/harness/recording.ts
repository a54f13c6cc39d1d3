import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Kind } from './coverage/parts.ts';
import type { FamilyName } from './families.ts';

/** A part of a contract that a test has met, told when it is met for the first time. */
export interface Recorded {
  readonly family: FamilyName;
  readonly kind: Kind | 'error words';
  readonly name: string;
  /** The file of the test, and what the test is called where it was not met between tests. */
  readonly test: string;
}

/** The folder with what the tests of a Vitest project have met: one file of JSON lines a process. */
export function recordingFolder(project: string): string {
  return fileURLToPath(new URL(`../../reports/exchanges/${project}/`, import.meta.url));
}

/** Forgets what an earlier run has recorded. */
export function openRecording(project: string): void {
  rmSync(recordingFolder(project), { recursive: true, force: true });
  mkdirSync(recordingFolder(project), { recursive: true });
}
