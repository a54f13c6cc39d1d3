import { afterEach, beforeEach, expect, test } from 'vitest';
import { MemoryFiles } from '../../../files/memory-files.ts';
import type { BackupFile, RedisEngine } from '../engine.ts';
import { DamagedBackup } from '../errors.ts';
import { EmbeddedRedis } from './engine.ts';

let engine: RedisEngine;
let connections: number;

const run = (id: string, ...argv: string[]) => engine.openSession(id, 'default', '').execute(argv);
const proceed = () => {};

beforeEach(async () => {
  connections = 0;
  engine = await EmbeddedRedis.open({});
  await engine.createDatabase('one', { countConnections: () => connections });
  await engine.createDatabase('two');
});

afterEach(() => engine.close());

test('a database is there from its creation to its deletion', async () => {
  expect(engine.has('one')).toBe(true);
  await engine.deleteDatabase('one');
  expect(engine.has('one')).toBe(false);
  expect(engine.figures('one')).toBe(undefined);
  const configuration = { config: {}, limits: undefined, defaultPassword: '' };
  await expect(engine.configureDatabase('one', configuration)).rejects.toThrow(
    'there is no database one',
  );
});

test('what is configured holds from then on: settings, limits and the password', async () => {
  const limits = {
    maxKeyBytes: 10,
    maxRecordBytes: 100,
    maxMemoryBytes: 2 ** 20,
    maxDiskBytes: 2 ** 20,
  };
  const config = { 'maxmemory-policy': 'allkeys-lru' };
  await engine.configureDatabase('one', { config, limits, defaultPassword: 'open sesame' });
  expect(await run('one', 'CONFIG', 'GET', 'maxmemory-policy')).toEqual([
    'maxmemory-policy',
    'allkeys-lru',
  ]);
  expect(await run('one', 'SET', 'a longer key', 'v')).toMatchObject({
    message: 'ERR max key size exceeded. Limit: 10 bytes, Actual: 12 bytes',
  });
  expect(await run('one', 'SET', 'k', 'v')).toMatchObject({ text: 'OK' });

  await engine.configureDatabase('one', { config: {}, limits: undefined, defaultPassword: 'x' });
  expect(await run('one', 'SET', 'a longer key', 'v')).toMatchObject({ text: 'OK' });
  expect(await run('two', 'CONFIG', 'GET', 'maxmemory-policy')).toEqual([
    'maxmemory-policy',
    'noeviction',
  ]);
});

test('a setting that there is not is refused, and nothing changes', async () => {
  const config = { maxmemory: '1mb', 'no-such-setting': '1' };
  const refused = engine.configureDatabase('one', {
    config,
    limits: undefined,
    defaultPassword: '',
  });
  await expect(refused).rejects.toThrow('no-such-setting');
  expect(await run('one', 'CONFIG', 'GET', 'maxmemory')).toEqual(['maxmemory', '0']);
});

test('figures tell of keys, looks at them and memory', async () => {
  await run('one', 'SET', 'k', 'v');
  await run('one', 'GET', 'k');
  await run('one', 'GET', 'nothing');
  expect(engine.figures('one')).toEqual({
    keys: 1,
    hits: 1,
    misses: 1,
    memoryBytes: expect.any(Number),
    logBytes: undefined,
  });
  expect(engine.figures('one')!.memoryBytes).toBeGreaterThan(0);
  expect(engine.figures('two')).toMatchObject({ keys: 0, memoryBytes: 0 });
});

test('INFO tells how many connections there are, as whoever opened the database counts them', async () => {
  connections = 7;
  expect(await run('one', 'INFO', 'clients')).toContain('connected_clients:7');
});

test('a backup is of one moment, and restores to any database only when it is asked to', async () => {
  const file: BackupFile = { files: new MemoryFiles(), directory: '/backups', name: 'one.aof' };
  await file.files.makeDirectory('/backups');
  await run('one', 'SET', 'k', 'kept');
  await run('two', 'SET', 'other', 'v');
  const sum = await engine.backUp('one', file, proceed);
  await run('one', 'SET', 'k', 'changed');

  const loaded = await engine.loadBackup('two', file, sum, proceed);
  expect(loaded.memoryBytes).toBeGreaterThan(0);
  expect(await run('two', 'GET', 'k')).toBe(null);
  await loaded.restore();
  expect(await run('two', 'GET', 'k')).toBe('kept');
  expect(await run('two', 'GET', 'other')).toBe(null);
  expect(await run('one', 'GET', 'k')).toBe('changed');

  const other = { ...sum, sha256: '0'.repeat(64) };
  await expect(engine.loadBackup('two', file, other, proceed)).rejects.toThrow(DamagedBackup);
});

test('a backup that is called off leaves the database as it was', async () => {
  const file: BackupFile = { files: new MemoryFiles(), directory: '/backups', name: 'one.aof' };
  await file.files.makeDirectory('/backups');
  await run('one', 'SET', 'k', 'v');
  const callOff = () => {
    throw new Error('called off');
  };
  await expect(engine.backUp('one', file, callOff)).rejects.toThrow('called off');
  expect(await file.files.list('/backups')).not.toContain('one.aof');
  expect(await run('one', 'GET', 'k')).toBe('v');
});
