import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BY_HAND, FROM_START, STORAGES, TestLog } from '../testing.ts';
import { GRACE, OFFSETS_RETENTION } from './empty-groups.ts';

const DAY = 86_400_000;
const first = { topic: 't', partition: 0 };

describe.each(STORAGES)('committed offsets, over $name', ({ storage }) => {
  /** A topic with messages, and a group that has committed two of them. */
  const open = async () => {
    const log = await TestLog.open(storage);
    await log.cluster.createTopic('t', 2);
    await log.append('t', 0, '1', '2');
    await use(log);
    await log.cluster.commit('g', 'i', undefined);
    return log;
  };
  const use = (log: TestLog, group = 'g') =>
    log.consume(group, 'i', { topics: ['t'], config: BY_HAND });
  const leave = (log: TestLog, group = 'g') => log.cluster.deleteInstance(group, 'i');
  const committed = async (log: TestLog) => {
    const [entry] = await log.cluster.committed('g', 'i', [first]);
    return entry!.offset;
  };
  /** What has expired is gone from the disk too. */
  const expired = async (log: TestLog) => {
    expect(await committed(log)).toBe(-1);
    expect(await log.cluster.groupOffsets()).toEqual([]);
    await log.restart();
    expect(await committed(log)).toBe(-1);
    expect([log.metadata.offsets(), log.metadata.emptyGroups()]).toEqual([[], []]);
  };

  test('expire seven days after the last instance has been removed', async () => {
    const log = await open();
    await leave(log);
    await log.clock.advance(7 * DAY - 1);
    expect(await committed(log)).toBe(2);
    await log.clock.advance(1);
    await expired(log);
  });

  test('expire seven days after the session of the last instance was over', async () => {
    const log = await open();
    await log.clock.advance(BY_HAND.sessionTimeout);
    await log.clock.advance(OFFSETS_RETENTION - 1);
    expect(await committed(log)).toBe(2);
    await log.clock.advance(1);
    await expired(log);
  });

  test('do not expire while the group has an instance, whatever time has passed', async () => {
    const log = await open();
    const config = { ...FROM_START, sessionTimeout: 2 * OFFSETS_RETENTION };
    await log.consume('g', 'other', { topics: ['t'], config });
    await leave(log);
    await log.clock.advance(OFFSETS_RETENTION + DAY);
    expect(await committed(log)).toBe(2);
  });

  test('count anew from each time that the group is left', async () => {
    const log = await open();
    await leave(log);
    for (let i = 0; i < 3; i++) {
      await log.clock.advance(6 * DAY);
      expect(await use(log)).toEqual([]);
      await leave(log);
    }
    await log.clock.advance(7 * DAY - 1);
    expect(await committed(log)).toBe(2);
    await log.clock.advance(1);
    await expired(log);
  });

  test('of one group expire and those of another do not', async () => {
    const log = await open();
    await leave(log);
    await log.clock.advance(DAY);
    await use(log, 'later');
    await log.cluster.commit('later', 'i', undefined);
    await leave(log, 'later');
    await log.clock.advance(6 * DAY);
    expect((await log.cluster.groupOffsets()).map(({ name }) => name)).toEqual(['later']);
    await log.clock.advance(DAY);
    expect(await log.cluster.groupOffsets()).toEqual([]);
  });

  test('expire over restarts', async () => {
    const log = await open();
    await leave(log);
    await log.clock.advance(3 * DAY);
    await log.restart();
    await log.clock.advance(3 * DAY);
    await log.kill();
    await log.clock.advance(DAY - 1);
    expect(await committed(log)).toBe(2);
    await log.clock.advance(1);
    await expired(log);
  });

  test('expire where the time has come while nothing ran', async () => {
    const log = await open();
    await log.engine.close();
    await log.clock.advance(7 * DAY);
    await log.restart();
    await log.clock.advance(GRACE - 1);
    expect(await committed(log)).toBe(2);
    await log.clock.advance(1);
    await expired(log);
  });

  test('do not expire where the group comes back soon after a start', async () => {
    const log = await open();
    await log.engine.close();
    await log.clock.advance(30 * DAY);
    await log.restart();
    await log.clock.advance(GRACE / 2);
    expect(await use(log)).toEqual([]);
    await log.clock.advance(GRACE);
    expect(await committed(log)).toBe(2);
  });

  test('do not expire while the group is held, and count from when it is let go', async () => {
    const log = await open();
    const letGo = [log.cluster.holdGroup('g'), log.cluster.holdGroup('g')];
    await leave(log);
    await log.clock.advance(16 * DAY);
    letGo[0]!();
    await log.clock.advance(16 * DAY);
    expect(await committed(log)).toBe(2);
    letGo[1]!();
    await log.clock.advance(7 * DAY - 1);
    expect(await committed(log)).toBe(2);
    await log.clock.advance(1);
    await expired(log);
  });

  test('of a group that has been used before a crash count from the start after it', async () => {
    const log = await open();
    await leave(log);
    await log.clock.advance(6 * DAY);
    await use(log);
    await log.clock.advance(1);
    await log.kill();
    await log.clock.advance(7 * DAY - 1);
    expect(await committed(log)).toBe(2);
    await log.clock.advance(1);
    await expired(log);
  });

  test('that an operator has set count from then', async () => {
    const log = await open();
    await leave(log);
    await log.clock.advance(6 * DAY);
    await log.cluster.resetGroup('g', [{ ...first, offset: 1 }]);
    await log.clock.advance(6 * DAY);
    expect(await committed(log)).toBe(1);
    await log.clock.advance(DAY);
    await expired(log);
  });

  test('leave nothing behind of groups and clusters that are deleted', async () => {
    const log = await open();
    await leave(log);
    await log.cluster.deleteGroup('g');
    expect(log.metadata.emptyGroups()).toEqual([]);
    await use(log);
    await log.cluster.commit('g', 'i', undefined);
    await log.engine.deleteCluster('main');
    await log.restart();
    expect([log.metadata.offsets(), log.metadata.emptyGroups()]).toEqual([[], []]);
  });

  test('of a file from before they expired count from the first start', async () => {
    const log = await open();
    await log.engine.close();
    const database = new DatabaseSync(join(log.directory, 'metadata.sqlite'));
    database.exec('drop table empty_group; pragma user_version = 1');
    database.close();
    await log.restart();
    await log.clock.advance(7 * DAY - 1);
    expect(await committed(log)).toBe(2);
    await log.clock.advance(1);
    await expired(log);
  });
});
