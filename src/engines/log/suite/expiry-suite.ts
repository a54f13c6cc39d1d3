import { describe, expect, test } from 'vitest';
import {
  BY_HAND,
  FROM_START,
  type LogBench,
  type OpenLog,
} from '../../../../testing/engines/log/log.ts';

const DAY = 86_400_000;
/** Kafka `offsets.retention.minutes`. */
const RETENTION = 7 * DAY;
const first = { topic: 't', partition: 0 };

function use(log: LogBench, group = 'g'): Promise<string[]> {
  return log.consume(group, 'i', { topics: ['t'], config: BY_HAND });
}

function leave(log: LogBench, group = 'g'): Promise<void> {
  return log.cluster.deleteInstance(group, 'i');
}

function committed(log: LogBench): Promise<number> {
  return log.committed('g', 'i', first);
}

/** Checks that the offsets have expired and stay so. */
async function expired(log: LogBench): Promise<void> {
  expect(await committed(log)).toBe(-1);
  expect(await log.cluster.groupOffsets()).toEqual([]);
  await log.restart();
  expect(await committed(log)).toBe(-1);
}

/** How long committed offsets are kept. */
export function expiry(openLog: OpenLog): void {
  /** A topic with messages, and a group that has committed two of them. */
  const open = async () => {
    const log = await openLog();
    await log.cluster.createTopic('t', 2);
    await log.append('t', 0, '1', '2');
    await use(log);
    await log.cluster.commit('g', 'i', undefined);
    return log;
  };

  describe('committed offsets', () => {
    test('expire seven days after the last instance has been removed', async () => {
      const log = await open();
      await leave(log);
      await log.clock.advance(7 * DAY - 1);
      expect(await committed(log)).toBe(2);
      await log.clock.advance(1);
      await expired(log);
    });

    test('expire seven days after the session of the last instance has ended', async () => {
      const log = await open();
      await log.clock.advance(BY_HAND.sessionTimeout);
      await log.clock.advance(RETENTION - 1);
      expect(await committed(log)).toBe(2);
      await log.clock.advance(1);
      await expired(log);
    });

    test('do not expire while the group has an instance, whatever time has passed', async () => {
      const log = await open();
      const config = { ...FROM_START, sessionTimeout: 2 * RETENTION };
      await log.consume('g', 'other', { topics: ['t'], config });
      await leave(log);
      await log.clock.advance(RETENTION + DAY);
      expect(await committed(log)).toBe(2);
    });

    test('expire seven days after the last instance has left for the last time', async () => {
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

    test('expire at the same time across restarts', async () => {
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

    test('do not expire while the group is held, and expire seven days after its release', async () => {
      const log = await open();
      const releases = [log.cluster.retainOffsets('g'), log.cluster.retainOffsets('g')];
      await leave(log);
      await log.clock.advance(16 * DAY);
      releases[0]!();
      await log.clock.advance(16 * DAY);
      expect(await committed(log)).toBe(2);
      releases[1]!();
      await log.clock.advance(7 * DAY - 1);
      expect(await committed(log)).toBe(2);
      await log.clock.advance(1);
      await expired(log);
    });

    test('that an operator has set expire seven days after that', async () => {
      const log = await open();
      await leave(log);
      await log.clock.advance(6 * DAY);
      await log.cluster.resetGroup('g', [{ ...first, offset: 1 }]);
      await log.clock.advance(6 * DAY);
      expect(await committed(log)).toBe(1);
      await log.clock.advance(DAY);
      await expired(log);
    });
  });
}
