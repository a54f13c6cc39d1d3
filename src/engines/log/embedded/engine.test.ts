import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { silentLogger } from '../../../base/logger.ts';
import { EmbeddedLog } from './engine.ts';
import {
  FROM_START,
  NO_LIMITS,
  record,
  textOf,
} from '../../../../testing/engines/log/embedded/embedded.ts';

function newDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'plinth-log-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return directory;
}

const from = (offset: number) => [{ topic: 't', partition: 0, offset }];

describe('an embedded log', () => {
  test('keeps clusters, topics, records and committed offsets in its directory', async () => {
    const directory = join(newDirectory(), 'made', 'when-missing');
    const before = await EmbeddedLog.open({ directory });
    await before.createCluster('c', NO_LIMITS);
    await before.cluster('c').createTopic('t', 1);
    await before.cluster('c').produce([record({ topic: 't', value: '1' })]);
    const options = { topics: ['t'], timeout: 0, config: FROM_START };
    await before.cluster('c').consume('g', 'i', options);
    await before.cluster('c').commit('g', 'i', undefined);
    await before.close();
    await before.close();

    const after = await EmbeddedLog.open({ directory });
    expect(after.clusters()).toEqual(['c']);
    const cluster = after.cluster('c');
    expect((await cluster.fetch(from(0), { timeout: 0 })).map(textOf)).toEqual(['t-0:1']);
    expect(await cluster.consume('g', 'i', options)).toEqual([]);
    expect(statSync(`${directory}/metadata.db`).mode & 0o077).toBe(0);
    await after.close();
  });

  describe('whose files are gone, while the metadata is there,', () => {
    async function withoutFiles(): Promise<string> {
      const directory = newDirectory();
      const log = await EmbeddedLog.open({ directory });
      await log.createCluster('c', NO_LIMITS);
      await log.cluster('c').createTopic('t', 1);
      await log.cluster('c').produce([record({ topic: 't', value: '1' })]);
      await log.cluster('c').resetGroup('g', [{ topic: 't', partition: 0, offset: 1 }]);
      await log.close();
      rmSync(`${directory}/log`, { recursive: true });
      return directory;
    }

    test('is not opened: groups would skip the first new messages', async () => {
      const directory = await withoutFiles();
      const refused = `${directory}/log is missing, with all messages of 1 topic. Put a copy of it in its place, or start with --accept-loss to continue with empty topics`;
      for (const _ of ['first', 'again']) {
        await expect(EmbeddedLog.open({ directory })).rejects.toThrow(refused);
      }
    });

    test('is opened with empty topics if the loss is accepted', async () => {
      const directory = await withoutFiles();
      const check = { acceptLoss: true, log: silentLogger };
      const after = await EmbeddedLog.open({ directory, check });
      const cluster = after.cluster('c');
      expect((await cluster.topics()).map(({ name }) => name)).toEqual(['t']);
      expect(await cluster.groupOffsets()).toEqual([]);
      await cluster.produce([record({ topic: 't', value: '2' })]);
      expect((await cluster.fetch(from(0), { timeout: 0 })).map(textOf)).toEqual(['t-0:2']);
      await after.close();
    });
  });

  test('keeps nothing without a directory', async () => {
    const log = await EmbeddedLog.open();
    await log.createCluster('c', NO_LIMITS);
    await log.cluster('c').createTopic('t', 1);
    await log.cluster('c').produce([record({ topic: 't', value: '1' })]);
    const records = await log.cluster('c').fetch(from(0), { timeout: 0 });
    expect(records.map(textOf)).toEqual(['t-0:1']);
    await log.close();
  });

  test('refuses to open a directory that is in use', async () => {
    const directory = newDirectory();
    const log = await EmbeddedLog.open({ directory });
    await expect(EmbeddedLog.open({ directory })).rejects.toThrow('in use by another process');
    await log.close();
    await (await EmbeddedLog.open({ directory })).close();
  });
});
