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

/** The folder with what the tests of a target have exercised: one file of JSON lines a process. */
export function recordingFolder(target: string): string {
  return fileURLToPath(new URL(`../../reports/exchanges/${target}/`, import.meta.url));
}

/** Forgets what an earlier run has recorded. */
export function openRecording(target: string): void {
  rmSync(recordingFolder(target), { recursive: true, force: true });
  mkdirSync(recordingFolder(target), { recursive: true });
}

export function record(target: string, exchange: Recorded): void {
  const file = `${recordingFolder(target)}${process.pid}.ndjson`;
  appendFileSync(file, `${JSON.stringify(exchange)}\n`);
}
