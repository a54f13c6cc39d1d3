import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { diskError, TestFiles } from '../../../../../testing/base/test-files.ts';
import { silentLogger } from '../../../../base/logger.ts';
import { openLogStorage } from '../storage/open.ts';
import { TestLog, type OpenStorage } from '../../../../../testing/engines/log/embedded/embedded.ts';

interface Disk {
  files: TestFiles;
}

/** A log whose files a test can access. */
async function open(): Promise<{ log: TestLog; disk: Disk }> {
  const disk: Disk = { files: new TestFiles() };
  const storage: OpenStorage = (clock) => () =>
    openLogStorage({
      files: disk.files,
      directory: '/log',
      clock,
      alarms: clock,
      logger: silentLogger,
    });
  return { log: await TestLog.open(storage), disk };
}

/** Changes the metadata while no engine has it open. */
function onMetadata(log: TestLog, sql: string): void {
  const database = new DatabaseSync(join(log.directory, 'metadata.sqlite'));
  database.exec(sql);
  database.close();
}

const TOOK = 'metadata.db had nothing of a topic: used the copy beside its files';

describe('the list of topics', () => {
  test('survives the loss of the metadata, with ids, settings and records', async () => {
    const { log } = await open();
    await log.cluster.createTopic('orders', 2, { retentionTime: 5000 });
    await log.cluster.createTopic('carts', 1);
    await log.cluster.alterTopic('orders', { partitions: 3, cleanupPolicy: 'compact' });
    await log.append('carts', 0, 'kept');
    const before = await log.cluster.topics();
    await log.engine.close();
    for (const end of ['', '-wal', '-shm']) {
      rmSync(join(log.directory, `metadata.sqlite${end}`), { force: true });
    }
    await log.kill();
    expect(await log.cluster.topics()).toEqual(before);
    expect(await log.consume('g', 'i', { topics: ['carts'] })).toEqual(['carts-0:kept']);
    expect(log.warnings).toEqual([TOOK, TOOK]);
    await log.restart();
    expect(log.warnings).toHaveLength(2);
  });

  test('describes a topic created by producing before its records are acknowledged', async () => {
    const { log, disk } = await open();
    await log.cluster.produce(
      [{ topic: 'made', key: null, value: Buffer.from('1'), headers: [] }],
      { partitions: 2 },
    );
    disk.files = disk.files.afterPowerLoss();
    await log.kill();
    onMetadata(log, 'delete from topic');
    await log.kill();
    expect(await log.cluster.topics()).toMatchObject([{ name: 'made', partitions: 2 }]);
    expect(await log.consume('g', 'i', { topics: ['made'] })).toHaveLength(1);
  });

  test.each([
    ['a name', "update topic set name = 'other'"],
    ['a number of partitions', 'update topic set partitions = 1'],
    ['a setting', 'update topic set retention_time = 1'],
  ])('survives %s in the metadata that has been altered', async (_, sql) => {
    const { log } = await open();
    const made = await log.cluster.createTopic('orders', 2);
    await log.engine.close();
    onMetadata(log, sql);
    await log.kill();
    expect(await log.cluster.topics()).toEqual([made]);
    expect(log.warnings).toEqual([
      'metadata.db had something else of a topic: used the copy beside its files',
    ]);
  });

  test('survives damage anywhere in a description', async () => {
    const { log, disk } = await open();
    await log.cluster.createTopic('orders', 1);
    await log.cluster.alterTopic('orders', { partitions: 2 });
    const before = await log.cluster.topics();
    const path = disk.files.paths().find((path) => path.endsWith('/topic'))!;
    for (const at of [5, 4096 + 5]) {
      await log.engine.close();
      const content = disk.files.get(path)!;
      disk.files.put(path, `${content.slice(0, at)}!${content.slice(at + 1)}`);
      await log.kill();
      expect(await log.cluster.topics()).toEqual(before);
      // The description has been written again.
      await log.engine.close();
      onMetadata(log, 'delete from topic');
      await log.kill();
      expect(await log.cluster.topics()).toEqual(before);
    }
  });

  test('is not guessed: the log does not start with records of an unknown topic', async () => {
    const { log, disk } = await open();
    const { id } = await log.cluster.createTopic('orders', 1);
    await log.append('orders', 0, '1');
    await log.engine.close();
    onMetadata(log, 'delete from topic');
    const path = disk.files.paths().find((path) => path.endsWith('/topic'))!;
    const description = disk.files.get(path)!;
    await disk.files.remove(path);
    await expect(log.kill()).rejects.toThrow(
      `tells which topics the messages in /log/topics/${id} belong to`,
    );
    disk.files.put(path, description);
    await log.kill();
    expect(await log.consume('g', 'i', { topics: ['orders'] })).toEqual(['orders-0:1']);
  });

  test('describes topics of an older version at the next start', async () => {
    const { log, disk } = await open();
    await log.cluster.createTopic('orders', 1);
    await log.engine.close();
    await disk.files.remove(disk.files.paths().find((path) => path.endsWith('/topic'))!);
    await log.kill();
    await log.engine.close();
    onMetadata(log, 'delete from topic');
    await log.kill();
    expect(await log.cluster.topics()).toMatchObject([{ name: 'orders' }]);
  });
});

describe('on a full disk', () => {
  const full = ({ files }: Disk) => {
    files.before = ({ name, path }) => {
      const isInPlace = path.endsWith('/topic') && name === 'write';
      if ((name === 'write' && !isInPlace) || name === 'makeDirectory') throw diskError('ENOSPC');
    };
    return () => {
      files.before = () => {};
    };
  };
  /** With the error of SQLite. */
  const refuse = () => {
    throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
  };

  test('a topic can be deleted, and stays deleted whenever the process ends', async () => {
    const { log, disk } = await open();
    await log.cluster.createTopic('orders', 1);
    await log.append('orders', 0, '1');
    const end = full(disk);
    log.metadata.removeTopic = refuse;
    await log.cluster.deleteTopic('orders');
    expect(await log.cluster.topics()).toEqual([]);
    expect(disk.files.paths().filter((path) => path.endsWith('.log'))).toEqual([]);
    end();
    await log.kill();
    expect(await log.cluster.topics()).toEqual([]);
    expect(log.storage.topics()).toEqual([]);
    expect(disk.files.paths().filter((path) => path.includes('/topics/'))).toEqual([]);
    await log.restart();
    expect(await log.cluster.topics()).toEqual([]);
  });

  test('the name of a deleted topic can be used again when there is space', async () => {
    const { log, disk } = await open();
    await log.cluster.createTopic('orders', 1);
    const end = full(disk);
    log.metadata.removeTopic = refuse;
    await log.cluster.deleteTopic('orders');
    end();
    Reflect.deleteProperty(log.metadata, 'removeTopic');
    await log.cluster.createTopic('orders', 2);
    await log.kill();
    expect(await log.cluster.topics()).toMatchObject([{ name: 'orders', partitions: 2 }]);
  });

  test('a topic can be changed, and the change survives a crash', async () => {
    const { log, disk } = await open();
    await log.cluster.createTopic('orders', 1);
    const end = full(disk);
    log.metadata.putTopics = refuse;
    await log.cluster.alterTopic('orders', { retentionTime: 1000 });
    end();
    await log.kill();
    expect(await log.cluster.topics()).toMatchObject([{ retentionTime: 1000 }]);
  });
});
