import { describe, expect, onTestFinished, test } from 'vitest';
import { sharedKafka } from '../../../../../scripts/servers/shared.ts';
import { skipReason } from '../../../../../scripts/servers/skip-reason.ts';
import { BY_HAND } from '../../../../../testing/engines/log/log.ts';
import { Brokers } from '../client/brokers.ts';
import { KafkaBench, serversAt } from '../../../../../testing/engines/log/kafka/kafka.ts';
import { FIRST_VISIT_DELAY, VISIT_INTERVAL } from './offset-retention.ts';
import { Member } from './member.ts';

const why = skipReason('kafka');
/** The generation of a group changes when a member joins, and when the last one leaves. */
const A_VISIT = 2;

describe.skipIf(why !== undefined)(`held groups${why === undefined ? '' : `: ${why}`}`, () => {
  test('are visited after a minute and then each hour while they have no members, and keep their committed offsets', async () => {
    const kafka = { brokers: serversAt((await sharedKafka()).brokers) };
    const bench = await KafkaBench.open(kafka);
    const brokers = new Brokers(kafka);
    onTestFinished(() => brokers.close());
    await bench.cluster.createTopic('t', 1);
    await bench.append('t', 0, '1');
    await bench.consume('g', 'i', { topics: ['t'], timeout: 20_000, config: BY_HAND });
    await bench.cluster.commit('g', 'i', undefined);
    await bench.cluster.deleteInstance('g', 'i');

    let expected: number | undefined;
    /** Visits by others since the last call. */
    const visits = async (): Promise<number> => {
      const events = { rebalancing: () => {}, lost: () => {}, leading: () => {} };
      const group = bench.nameOf('g');
      const identity = { group, instanceId: 'looks', sessionTimeout: 6000 };
      const member = new Member(brokers, identity, events);
      const nothing = { owned: {}, held: {}, starts: {}, counts: {} };
      await member.join({ topics: [], instance: 'looks', ...nothing });
      await member.leave();
      const found = (member.generation - (expected ?? member.generation)) / A_VISIT;
      expected = member.generation + A_VISIT;
      return found;
    };
    expect(await visits()).toBe(0);
    const release = bench.cluster.retainOffsets('g');
    await bench.clock.advance(FIRST_VISIT_DELAY);
    // The member that counts visits is in the group too, and a group with a member is not visited until an hour
    // later.
    const visitsAnHourLater = async () => {
      const before = await visits();
      await bench.clock.advance(VISIT_INTERVAL);
      return before;
    };
    await expect.poll(visitsAnHourLater).toBeGreaterThan(0);
    await expect.poll(visitsAnHourLater).toBeGreaterThan(0);
    await expect.poll(() => bench.cluster.groups()).toEqual([]);
    expect(await bench.committed('g', 'i', { topic: 't', partition: 0 })).toBe(1);
    release();
    await expect.poll(visits).toBe(0);
    await bench.clock.advance(VISIT_INTERVAL);
    expect(await visits()).toBe(0);
  });
});
