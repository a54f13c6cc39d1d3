import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRuntimeFile, writeRuntimeFile } from './runtime-file.ts';

const url = (port: number) => `http://127.0.0.1:${port}`;
const TOLD = {
  startedAt: '2026-11-22T08:00:00.000Z',
  addresses: { redis: url(1), kafka: url(2), queue: url(3), management: url(4), console: url(5) },
  email: 'ann@example.com',
  hasWellKnownKey: true,
};

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'plinth-runtime-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('tells where a platform is, for as long as it runs', () => {
  const takeBack = writeRuntimeFile({ dataDir, memory: false }, TOLD);
  expect(readRuntimeFile({ dataDir, memory: false })).toMatchObject({ ...TOLD, pid: process.pid });
  expect(statSync(join(dataDir, 'runtime.json')).mode & 0o077).toBe(0);
  takeBack();
  expect(readRuntimeFile({ dataDir, memory: false })).toBeUndefined();
  expect(readdirSync(dataDir)).toEqual([]);
});

test('is ignored when the platform was killed', () => {
  writeRuntimeFile({ dataDir, memory: false }, TOLD);
  const file = join(dataDir, 'runtime.json');
  const { pid } = spawnSync(process.execPath, ['-e', '0']);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"pid": \d+/, `"pid": ${pid}`));
  expect(readRuntimeFile({ dataDir, memory: false })).toBeUndefined();
});

test.each(['', 'null', '{}', '{"pid": 1e9}', '{"pid": "1"}', '{"pid": 0}'])(
  'that holds %j tells nothing',
  (text) => {
    writeFileSync(join(dataDir, 'runtime.json'), text);
    expect(readRuntimeFile({ dataDir, memory: false })).toBeUndefined();
  },
);

test('a platform that keeps nothing leaves nothing', () => {
  writeRuntimeFile({ dataDir, memory: true }, TOLD);
  expect(readdirSync(dataDir)).toEqual([]);
  expect(readRuntimeFile({ dataDir, memory: true })).toBeUndefined();
});
