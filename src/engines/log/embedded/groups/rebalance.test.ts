import { describe, expect, test } from 'vitest';
import {
  FROM_START,
  STORAGES,
  TestLog,
} from '../../../../../testing/engines/log/embedded/embedded.ts';

/** Each that joins assigns the partitions of all, so the time grows with the square. */
const MANY = process.env['TEST_WITH_SERVERS'] === 'yes' ? 500 : 100;

describe.each(STORAGES)('sessions, over $name', ({ storage }) => {
  test('of hundreds of idle instances need one alarm', async () => {
    const log = await TestLog.open(storage);
    await log.cluster.createTopic('t', MANY);
    let alarms = 0;
    const at = log.clock.at.bind(log.clock);
    for (let i = 0; i < MANY; i++)
      await log.consume('g', `i${i}`, { topics: ['t'], config: FROM_START });
    await log.clock.advance(6000);
    log.clock.at = (moment, ring) => (alarms++, at(moment, ring));
    await log.clock.advance(113_000);
    expect(alarms).toBe(0);
    expect((await log.cluster.groups())[0]!.instances).toHaveLength(MANY);
    await log.clock.advance(2000);
    expect(await log.cluster.groups()).toEqual([]);
    expect(alarms).toBeLessThanOrEqual(1);
  });
});
