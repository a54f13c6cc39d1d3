import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FamilyName } from './families.ts';

/** One exchange, as far as coverage counts it. */
export interface Recorded {
  readonly family: FamilyName;
  readonly operationId: string;
  readonly status: number;
  readonly mediaType: string;
  /** The command that was run, by its name in the command table, and which reply branch it took. */
  readonly command?: string;
  readonly branch?: number;
}

/** The folder with what the tests of a Vitest project have exercised: one file of JSON lines a process. */
export function recordingFolder(project: string): string {
  return fileURLToPath(new URL(`../../reports/exchanges/${project}/`, import.meta.url));
}

/** Forgets what an earlier run has recorded. */
export function openRecording(project: string): void {
  rmSync(recordingFolder(project), { recursive: true, force: true });
  mkdirSync(recordingFolder(project), { recursive: true });
}

export function record(project: string, exchange: Recorded): void {
  const file = `${recordingFolder(project)}${process.pid}.ndjson`;
  appendFileSync(file, `${JSON.stringify(exchange)}\n`);
}
