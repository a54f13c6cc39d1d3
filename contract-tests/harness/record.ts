import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { FamilyName } from './families.ts';
import { recordingFolder, type RecordedExchange, type RecordedPart } from './recording.ts';
import { target } from './target.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What this process has recorded already. All of its tests belong to one project. */
const known = new Set<string>();

/** Records what the current test covers, unless an earlier one did. */
export function record(
  family: FamilyName,
  met: RecordedPart | { readonly exchange: RecordedExchange },
): void {
  const line = JSON.stringify({ family, ...met });
  if (known.has(line)) return;
  known.add(line);
  const { testPath = '', currentTestName } = expect.getState();
  const test = [relative(ROOT, testPath), ...(currentTestName ?? '').split(' > ')];
  const named = JSON.stringify(test.filter((part) => part !== '').join(' > '));
  appendFileSync(
    `${recordingFolder(target().project)}${process.pid}.ndjson`,
    `${line.slice(0, -1)},"test":${named}}\n`,
  );
}
