import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** The name of a file that does not exist yet, and that is deleted after the test. */
export function newFile(): string {
  const directory = mkdtempSync(join(tmpdir(), 'plinth-rows-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return join(directory, 'rows.db');
}
