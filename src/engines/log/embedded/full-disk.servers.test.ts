import { spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, closeSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isDiskFull } from '../../../base/files/disk-error.ts';
import type { EmbeddedCluster } from './cluster.ts';
import { EmbeddedLog } from './engine.ts';
import {
  BY_HAND,
  NO_LIMITS,
  record,
  textOf,
} from '../../../../testing/engines/log/embedded/embedded.ts';

const disk = mkdtempSync(join(tmpdir(), 'plinth-full-disk-'));
const refusal = mount();
if (refusal !== undefined && process.env['TEST_WITH_SERVERS'] === 'yes') throw new Error(refusal);

/** Mounts a disk of a few megabytes at the directory. @returns why that is not possible */
function mount(): string | undefined {
  const options = ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', disk];
  const { status, stderr, error } = spawnSync('mount', options, { encoding: 'utf8' });
  return status === 0 ? undefined : `a disk can't be mounted: ${error?.message ?? stderr.trim()}`;
}

const filling = join(disk, 'filling');

/** Fills the remaining space. */
function fill(): void {
  const file = openSync(filling, 'a');
  for (let size = 1 << 16; size > 0; size >>= 1) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size));
    } catch (error) {
      if (!isDiskFull(error)) throw error;
    }
  }
  closeSync(file);
}

const empty = () => rmSync(filling, { force: true });

// Mounting needs root and Linux.
describe.skipIf(refusal !== undefined)(`on a full disk ${refusal ?? ''}`, () => {
  let engine: EmbeddedLog;
  let cluster: EmbeddedCluster;
  const start = async () => {
    engine = await EmbeddedLog.open({ directory: join(disk, 'kafka') });
    await engine.createCluster('main', NO_LIMITS);
    cluster = engine.cluster('main');
  };
  const produce = (topic: string, value: string) =>
    cluster.produce([record({ topic, value })], { partitions: 1 });
  const fetch = async (topic: string, offset = 0) =>
    (await cluster.fetch([{ topic, partition: 0, offset }], { timeout: 0 })).map(textOf);
  const full = async (action: Promise<unknown>) => {
    const error: unknown = await action.then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(error).toMatchObject({ code: 'KAFKA_STORAGE_ERROR' });
    expect(isDiskFull(error), String(error)).toBe(true);
  };
  /** Repeats the action until the disk refuses it, because allocated blocks may still have room. */
  const untilFull = async (action: (n: number) => Promise<unknown>) => {
    for (let n = 0; n < 1000; n++) {
      try {
        await action(n);
      } catch (error) {
        expect(isDiskFull(error), String(error)).toBe(true);
        return;
      }
    }
    throw new Error('the disk has taken everything');
  };

  beforeAll(async () => {
    await start();
    await produce('small', 'kept');
    for (let i = 0; i < 6; i++) await produce('large', 'x'.repeat(900_000));
    await produce('other', 'y'.repeat(600_000));
    const options = { topics: ['small'], timeout: 0, config: BY_HAND };
    await cluster.consume('g', 'i', options);
    fill();
    await untilFull(() => produce('other', 'z'.repeat(100_000)));
    fill();
    await untilFull((n) => cluster.createTopic(`made-${n}`, 1));
    await untilFull((n) =>
      cluster.commit('g', 'i', [{ topic: 'small', partition: 0, offset: n % 2 }]),
    );
  });
  afterAll(async () => {
    await engine.close();
    spawnSync('umount', [disk]);
    rmdirSync(disk);
  });

  test('writes are refused with the reason', async () => {
    await full(produce('other', 'x'.repeat(200_000)));
    await full(cluster.commit('g', 'i', [{ topic: 'small', partition: 0, offset: 1 }]));
  });

  test('records and committed offsets can be read', async () => {
    expect(await fetch('small')).toEqual(['small-0:kept']);
    const asked = [{ topic: 'small', partition: 0 }];
    const committed = await cluster.committed('g', 'i', asked);
    expect(committed).toMatchObject([{ topic: 'small' }]);
  });

  test('topics can be changed, and the change survives a restart', async () => {
    await cluster.alterTopic('large', { retentionTime: 1000 });
    await engine.close();
    await start();
    expect(await cluster.topic('large')).toMatchObject({ retentionTime: 1000 });
    expect(await fetch('small')).toEqual(['small-0:kept']);
  });

  test('a topic can be deleted, which frees space', async () => {
    fill();
    await untilFull(() => produce('other', 'x'.repeat(200_000)));
    await cluster.deleteTopic('large');
    expect(await cluster.topic('large')).toBeUndefined();
    await expect
      .poll(() => produce('other', 'x'.repeat(100_000)).catch(String))
      .toBeInstanceOf(Array);
  });

  test('the engine can be closed and opened, and accepts writes again when there is space', async () => {
    fill();
    await untilFull(() => produce('other', 'x'.repeat(200_000)));
    await engine.close();
    await start();
    expect(await cluster.topic('large')).toBeUndefined();
    expect(await fetch('small')).toEqual(['small-0:kept']);
    empty();
    expect(await produce('small', 'more')).toMatchObject([{ offset: 1 }]);
    await engine.close();
    await start();
    expect(await fetch('small', 1)).toEqual(['small-0:more']);
  });
});
