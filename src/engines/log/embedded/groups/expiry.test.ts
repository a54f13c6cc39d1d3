import { describe, expect, test } from 'vitest';
import {
  BY_HAND,
  STORAGES,
  TestLog,
} from '../../../../../testing/engines/log/embedded/embedded.ts';
import { GRACE } from './empty-groups.ts';

const DAY = 86_400_000;
const first = { topic: 't', partition: 0 };

const use = (log: TestLog) => log.consume('g', 'i', { topics: ['t'], config: BY_HAND });
const leave = (log: TestLog) => log.cluster.deleteInstance('g', 'i');

async function committed(log: TestLog): Promise<number> {
  const [entry] = await log.cluster.committed('g', 'i', [first]);
  return entry!.offset;
}

/** Expired offsets are deleted from the disk too. */
async function expired(log: TestLog): Promise<void> {
  expect(await committed(log)).toBe(-1);
  expect([log.metadata.offsets(), log.metadata.emptyGroups()]).toEqual([[], []]);
}

describe.each(STORAGES)('committed offsets, over $name', ({ storage }) => {
  /** A topic with messages, and a group that has committed two of them. */
  const open = async () => {
    const log = await TestLog.open(storage);
    await log.cluster.createTopic('t', 1);
    await log.append('t', 0, '1', '2');
    await use(log);
    await log.cluster.commit('g', 'i', undefined);
    return log;
  };

  test('expire if their time has passed while the process was down', async () => {
    const log = await open();
    await log.engine.close();
    await log.clock.advance(7 * DAY);
    await log.restart();
    await log.clock.advance(GRACE - 1);
    expect(await committed(log)).toBe(2);
    await log.clock.advance(1);
    await expired(log);
  });

  test('do not expire if the group is used again soon after a start', async () => {
    const log = await open();
    await log.engine.close();
    await log.clock.advance(30 * DAY);
    await log.restart();
    await log.clock.advance(GRACE / 2);
    expect(await use(log)).toEqual([]);
    await log.clock.advance(GRACE);
    expect(await committed(log)).toBe(2);
  });

  test('of a group that had instances at a crash expire seven days after the next start', async () => {
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

  test('leave nothing behind when their group or cluster is deleted', async () => {
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
});
