import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DiskReserve } from './disk-reserve.ts';

test('a reserve that cannot be removed, as on a read-only disk, is not given back', () => {
  const directory = mkdtempSync(join(tmpdir(), 'plinth-reserve-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const file = join(directory, 'reserve');
  // Not even root removes a directory as if it was a file.
  mkdirSync(file);
  writeFileSync(join(file, 'x'), '');
  expect(new DiskReserve(file).release()).toBe(false);
});
