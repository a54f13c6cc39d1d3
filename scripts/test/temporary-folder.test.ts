import { existsSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeTemporaryFolder } from './temporary-folder.ts';

function made(inMemory: boolean): string {
  const folder = makeTemporaryFolder({ inMemory });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a run on disk keeps its files in the temporary folder of the system', () => {
  expect(dirname(made(false))).toBe(tmpdir());
});

test('programs that a test starts as another user can write there', () => {
  expect(statSync(made(false)).mode & 0o7777).toBe(0o1777);
});

test('a run in memory uses /dev/shm, or the temporary folder of the system if there is no room', () => {
  const folder = made(true);
  expect(existsSync(folder)).toBe(true);
  expect(['/dev/shm', tmpdir()]).toContain(dirname(folder));
});
