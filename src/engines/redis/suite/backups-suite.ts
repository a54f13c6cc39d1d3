import { describe, expect, test } from 'vitest';
import { MemoryFiles } from '../../../base/files/memory-files.ts';
import type { BackupFile } from '../engine.ts';
import { DamagedBackup } from '../errors.ts';
import { TestRedis, type PrepareRedis } from '../../../../testing/engines/redis/suite/redis.ts';

const proceed = () => {};
const callOff = () => {
  throw new Error('called off');
};

async function newFile(): Promise<BackupFile> {
  const files = new MemoryFiles();
  await files.makeDirectory();
  return { files, directory: '/backups', name: 'one.backup' };
}

/** The content of a database, written to a file and restored. */
export function backups(prepare: PrepareRedis): void {
  describe('a backup', () => {
    test('is a snapshot, and restores to any database when it is requested', async () => {
      const redis = await TestRedis.open(prepare);
      const file = await newFile();
      await redis.run('SET', 'k', 'kept');
      await redis.run('RPUSH', 'list', 'a', 'b');
      await redis.runIn('two', 'SET', 'other', 'v');
      const making = redis.engine.backUp('one', file, proceed);
      await redis.run('SET', 'k', 'changed');
      const sum = await making;
      expect(sum).toEqual({
        bytes: expect.any(Number),
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      });

      const loaded = await redis.engine.loadBackup('two', file, sum, proceed);
      expect(loaded.memoryBytes).toBeGreaterThan(0);
      expect(await redis.runIn('two', 'MGET', 'k', 'other')).toEqual([null, 'v']);
      await loaded.restore();
      expect(await redis.runIn('two', 'MGET', 'k', 'other')).toEqual(['kept', null]);
      expect(await redis.run('GET', 'k')).toBe('changed');
      await redis.runIn('two', 'RPUSH', 'list', 'c');
      await redis.reopen();
      expect(await redis.runIn('two', 'GET', 'k')).toBe('kept');
      expect(await redis.runIn('two', 'LRANGE', 'list', 0, -1)).toEqual(['a', 'b', 'c']);
    });

    test('that is aborted leaves no file, and the database unchanged', async () => {
      const redis = await TestRedis.open(prepare);
      const file = await newFile();
      await redis.run('SET', 'k', 'v');
      await expect(redis.engine.backUp('one', file, callOff)).rejects.toThrow('called off');
      expect(await file.files.list('/backups')).not.toContain('one.backup');
      expect(await redis.run('GET', 'k')).toBe('v');

      const sum = await redis.engine.backUp('one', file, proceed);
      const loading = redis.engine.loadBackup('two', file, sum, callOff);
      await expect(loading).rejects.toThrow('called off');
    });

    test('that is damaged or missing is refused', async () => {
      const redis = await TestRedis.open(prepare);
      const file = await newFile();
      await redis.run('SET', 'k', 'v');
      const sum = await redis.engine.backUp('one', file, proceed);
      for (const other of [
        { ...sum, sha256: '0'.repeat(64) },
        { ...sum, bytes: sum.bytes + 1 },
      ]) {
        await expect(redis.engine.loadBackup('two', file, other, proceed)).rejects.toThrow(
          DamagedBackup,
        );
      }
      const missing = { ...file, name: 'two.backup' };
      await expect(redis.engine.loadBackup('two', missing, sum, proceed)).rejects.toMatchObject({
        code: 'ENOENT',
      });
      expect(await redis.runIn('two', 'DBSIZE')).toBe(0);
    });
  });
}
