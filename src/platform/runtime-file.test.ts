import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDirectory } from '../base/files/directory-lock.ts';
import { readRuntimeFile, writeRuntimeFile } from './runtime-file.ts';

const url = (port: number) => `http://127.0.0.1:${port}`;
const RUNTIME = {
  startedAt: '2026-11-22T08:00:00.000Z',
  addresses: { redis: url(1), kafka: url(2), queue: url(3), management: url(4), console: url(5) },
  respPort: 6,
  email: 'ann@example.com',
  hasWellKnownKey: true,
};

let dataDir: string;
/** Releases the lock, as the end of a platform does in any case. */
let unlock: () => void;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'plinth-runtime-'));
  mkdirSync(join(dataDir, 'redis'));
  unlock = lockDirectory(join(dataDir, 'redis'));
});
afterEach(() => {
  unlock();
  rmSync(dataDir, { recursive: true });
});

test('the runtime file has only the addresses of services that run', () => {
  const { kafka, management, console } = RUNTIME.addresses;
  const addresses = { kafka, management, console };
  writeRuntimeFile({ dataDir, memory: false }, { ...RUNTIME, addresses });
  expect(readRuntimeFile({ dataDir, memory: false })?.addresses).toEqual(addresses);
});

test('the runtime file has the addresses of a platform while it runs', () => {
  const takeBack = writeRuntimeFile({ dataDir, memory: false }, RUNTIME);
  expect(readRuntimeFile({ dataDir, memory: false })).toMatchObject({
    ...RUNTIME,
    pid: process.pid,
  });
  expect(statSync(join(dataDir, 'runtime.json')).mode & 0o077).toBe(0);
  takeBack();
  expect(readRuntimeFile({ dataDir, memory: false })).toBeUndefined();
  expect(readdirSync(dataDir)).toEqual(['redis']);
});

test('the file of a killed platform is ignored, even if its process ID is in use again', () => {
  writeRuntimeFile({ dataDir, memory: false }, RUNTIME);
  unlock();
  unlock = () => undefined;
  expect(readRuntimeFile({ dataDir, memory: false })).toBeUndefined();
});

const runtime = { ...RUNTIME, pid: process.pid, version: '1' };
const NOT_OURS = [
  '',
  'null',
  '{}',
  '[]',
  '{"pid": 1, "addresses": null}',
  '{"pid": 1, "addresses": {}}',
];
test.each([
  ...NOT_OURS,
  JSON.stringify({ ...runtime, pid: '1' }),
  JSON.stringify({ ...runtime, respPort: '6379' }),
  JSON.stringify(runtime).slice(0, -1),
])('a file with %j is ignored', (text) => {
  writeFileSync(join(dataDir, 'runtime.json'), text);
  expect(readRuntimeFile({ dataDir, memory: false })).toBeUndefined();
});

test('a platform in memory writes no file', () => {
  writeRuntimeFile({ dataDir, memory: true }, RUNTIME);
  expect(readdirSync(dataDir)).toEqual(['redis']);
  expect(readRuntimeFile({ dataDir, memory: true })).toBeUndefined();
});
