import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { recordingFolder, type Recorded } from '../recording.ts';
import { target } from '../target.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The entries that this process has recorded already. All of its tests belong to one project. */
const known = new Set<string>();

/** Records that the current test covers a part of a contract, unless an earlier one did. */
export function record(met: Omit<Recorded, 'test'>): void {
  const key = `${met.family} ${met.kind} ${met.name}`;
  if (known.has(key)) return;
  known.add(key);
  const { testPath = '', currentTestName } = expect.getState();
  const test = [relative(ROOT, testPath), ...(currentTestName ?? '').split(' > ')];
  const line: Recorded = { ...met, test: test.filter((part) => part !== '').join(' > ') };
  appendFileSync(
    `${recordingFolder(target().project)}${process.pid}.ndjson`,
    `${JSON.stringify(line)}\n`,
  );
}
