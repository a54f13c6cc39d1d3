import { describe, expect, test } from 'vitest';
import { MemoryFiles } from '../../../base/files/memory-files.ts';
import { TestRedis, type PrepareRedis } from '../../../../testing/engines/redis/suite/redis.ts';

const UNLIMITED = { config: {}, limits: undefined, defaultPassword: '' };

/** Databases as the control plane creates, configures, inspects and removes them. */
export function administration(prepare: PrepareRedis): void {
  describe('a database', () => {
    test('exists from its creation to its deletion', async () => {
      const { engine } = await TestRedis.open(prepare);
      expect(engine.has('new')).toBe(false);
      await engine.createDatabase('new');
      expect(engine.has('new')).toBe(true);
      expect(await engine.deleteDatabase('new')).toBe(true);
      expect(engine.has('new')).toBe(false);
      expect(await engine.deleteDatabase('new')).toBe(false);
      await expect(async () => engine.openSession('new', 'default', '')).rejects.toThrow(
        'there is no database new',
      );
    });

    test('that is not open can not be configured, read or backed up', async () => {
      const { engine } = await TestRedis.open(prepare);
      expect(engine.figures('none')).toBeUndefined();
      const file = { files: new MemoryFiles(), directory: '/', name: 'one.backup' };
      const sum = { bytes: 0, sha256: null };
      for (const refused of [
        engine.configureDatabase('none', UNLIMITED),
        engine.backUp('none', file, () => {}),
        engine.loadBackup('none', file, sum, () => {}),
      ]) {
        await expect(refused).rejects.toThrow('there is no database none');
      }
    });

    test('has an id that is a valid name, and is unique', async () => {
      const { engine } = await TestRedis.open(prepare);
      await expect(engine.createDatabase('one')).rejects.toThrow('there is a database one already');
      for (const id of ['', '../one', 'a b', 'a'.repeat(65)]) {
        await expect(engine.createDatabase(id)).rejects.toThrow('not an id of a database');
      }
      const [first, second] = [engine.createDatabase('new'), engine.createDatabase('new')];
      await expect(second).rejects.toThrow('there is a database new already');
      await first;
    });

    test('that is deleted is gone with all of its data', async () => {
      const redis = await TestRedis.open(prepare);
      await redis.run('SET', 'k', '1');
      await redis.run('ACL', 'SETUSER', 'ann', 'on');
      await redis.engine.deleteDatabase('one');
      await redis.engine.createDatabase('one');
      expect(await redis.run('DBSIZE')).toBe(0);
      expect(await redis.run('ACL', 'USERS')).not.toContain('ann');
      await redis.engine.deleteDatabase('one');
      await redis.reopen({ two: {} });
      expect(await redis.engine.unopened()).toEqual([]);
    });

    test('on disk can wait to be opened, and be deleted without that', async () => {
      const redis = await TestRedis.open(prepare);
      await redis.run('SET', 'k', '1');
      await redis.reopen({});
      expect(redis.engine.has('one')).toBe(false);
      expect((await redis.engine.unopened()).toSorted()).toEqual(['one', 'two']);
      expect(await redis.engine.deleteDatabase('two')).toBe(true);
      await redis.engine.openDatabases({ one: {}, three: {} });
      expect(await redis.engine.unopened()).toEqual([]);
      expect(await redis.run('GET', 'k')).toBe('1');
      expect(await redis.runIn('three', 'DBSIZE')).toBe(0);
      // Those that are open stay as they are.
      await redis.run('ACL', 'SETUSER', 'ann', 'on', 'nopass', '+ping');
      const ann = await redis.session('one', 'ann');
      await redis.engine.openDatabases({ one: {} });
      await redis.run('ACL', 'DELUSER', 'ann');
      expect(await ann.execute(['PING'])).toMatchObject({
        message: expect.stringMatching(/^NOPERM /),
      });
    });

    test('is created with its stored contents, if there are any', async () => {
      const redis = await TestRedis.open(prepare);
      await redis.run('SET', 'k', '1');
      await redis.reopen({});
      await redis.engine.createDatabase('one', { config: { maxmemory: '1mb' } });
      expect(await redis.run('GET', 'k')).toBe('1');
      expect(await redis.run('CONFIG', 'GET', 'maxmemory')).toEqual(['maxmemory', '1048576']);
      expect(await redis.engine.unopened()).toEqual(['two']);
    });

    test('accepts changes as long as the engine has no health problem', async () => {
      const { engine } = await TestRedis.open(prepare);
      expect(await engine.healthProblem()).toBeUndefined();
    });

    test('has the settings of its setup', async () => {
      const databases = { one: { config: { maxmemory: '1mb' } }, two: {} };
      const redis = await TestRedis.open(prepare, databases);
      expect(await redis.run('CONFIG', 'GET', 'maxmemory')).toEqual(['maxmemory', '1048576']);
      expect(await redis.runIn('two', 'CONFIG', 'GET', 'maxmemory')).toEqual(['maxmemory', '0']);
    });

    test('has the new settings, limits and password once it is configured', async () => {
      const redis = await TestRedis.open(prepare);
      const { engine } = redis;
      const limits = {
        maxKeyBytes: 10,
        maxRecordBytes: 100,
        maxMemoryBytes: 2 ** 20,
        maxDiskBytes: 2 ** 20,
      };
      const config = { 'maxmemory-policy': 'allkeys-lru' };
      await engine.configureDatabase('one', { config, limits, defaultPassword: 'open sesame' });
      const settings = await redis.run('CONFIG', 'GET', 'maxmemory-policy');
      expect(settings).toEqual(['maxmemory-policy', 'allkeys-lru']);
      const token = String(await redis.run('ACL', 'RESTTOKEN', 'default', 'open sesame'));
      expect(await engine.authenticate('one', token)).toBe('default');
      expect(await redis.run('SET', 'a longer key', 'v')).toBe(
        'ERR max key size exceeded. Limit: 10 bytes, Actual: 12 bytes',
      );
      expect(await redis.run('SET', 'k', 'v'.repeat(100))).toBe(
        'ERR max single record size exceeded',
      );
      expect(await redis.run('SET', 'k', 'v')).toBe('OK');

      await engine.configureDatabase('one', { ...UNLIMITED, defaultPassword: 'another' });
      expect(await redis.run('SET', 'a longer key', 'v')).toBe('OK');
      expect(await engine.authenticate('one', token)).toBeUndefined();
      expect(await redis.run('CONFIG', 'GET', 'maxmemory-policy')).toEqual(settings);
      expect(await redis.runIn('two', 'CONFIG', 'GET', 'maxmemory-policy')).toEqual([
        'maxmemory-policy',
        'noeviction',
      ]);
    });

    test('keeps all of its settings if one of the new ones is invalid', async () => {
      const redis = await TestRedis.open(prepare);
      const config = { maxmemory: '1mb', 'no-such-setting': '1' };
      await expect(redis.engine.configureDatabase('one', { ...UNLIMITED, config })).rejects.toThrow(
        'no-such-setting',
      );
      expect(await redis.run('CONFIG', 'GET', 'maxmemory')).toEqual(['maxmemory', '0']);
    });

    test('has counts of keys, hits and misses, its memory, and the size of its log if there is one', async () => {
      const redis = await TestRedis.open(prepare);
      await redis.run('SET', 'k', 'v');
      await redis.run('GET', 'k');
      await redis.run('GET', 'nothing');
      // Those of a server are fetched every few seconds.
      const look = () => redis.engine.figures('one');
      await expect.poll(look).toMatchObject({ keys: 1, hits: 1, misses: 1 });
      const figures = look()!;
      expect(figures.memoryBytes).toBeGreaterThan(0);
      expect(figures.logBytes ?? Infinity).toBeGreaterThan(0);
      expect(redis.engine.figures('two')).toMatchObject({ keys: 0, hits: 0, misses: 0 });
    });

    test('INFO counts the present and past connections by the given function', async () => {
      const counts = { open: 7, soFar: 20 };
      const databases = { one: { countConnections: () => counts } };
      const redis = await TestRedis.open(prepare, databases);
      expect(await redis.run('INFO', 'clients')).toContain('connected_clients:7');
      expect(await redis.run('INFO', 'stats')).toContain('total_connections_received:20');
      await redis.run('CONFIG', 'RESETSTAT');
      counts.soFar = 22;
      expect(await redis.run('INFO', 'stats')).toContain('total_connections_received:2\r');
    });
  });
}
