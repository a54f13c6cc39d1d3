import { describe, expect, onTestFinished, test } from 'vitest';
import { sharedKafka } from '../../../../../scripts/servers/shared.ts';
import { skipReason } from '../../../../../scripts/servers/skip-reason.ts';
import { BY_HAND } from '../../../../../testing/engines/log/log.ts';
import { Brokers } from '../client/brokers.ts';
import { KafkaBench, serversAt } from '../../../../../testing/engines/log/kafka/kafka.ts';
import { Member } from './member.ts';

const why = skipReason('kafka');

describe.skipIf(why !== undefined)(
  `an instance that can not join because another member does not respond${why === undefined ? '' : `: ${why}`}`,
  () => {
    test('can commit, having received nothing, and be deleted without waiting', async () => {
      const kafka = { brokers: serversAt((await sharedKafka()).brokers) };
      const bench = await KafkaBench.open({ ...kafka, joinGrace: 500 });
      const brokers = new Brokers(kafka);
      onTestFinished(() => brokers.close());
      await bench.cluster.createTopic('t', 2);
      let proceed = () => {};
      const rebalancing = new Promise<void>((resolve) => (proceed = resolve));
      // A member that is notified of the rebalance and does not join again.
      const events = { rebalancing: () => proceed(), lost: () => {}, leading: () => {} };
      const group = bench.nameOf('g');
      const identity = { group, instanceId: 'slow', sessionTimeout: 60_000 };
      const member = new Member(brokers, identity, events);
      const nothing = { owned: {}, held: {}, starts: {}, counts: {} };
      const join = () => member.join({ topics: [], instance: 'slow', ...nothing });
      await join();
      const before = member.generation;
      let isLate = false;
      void rebalancing.then(() => (isLate = true));
      const { cluster } = bench;
      const options = { topics: ['t'], timeout: 0, config: BY_HAND };
      expect(await cluster.consume('g', 'i', options)).toEqual([]);
      await expect.poll(() => isLate).toBe(true);
      await cluster.commit('g', 'i', undefined);
      await cluster.deleteInstance('g', 'i');
      // Kafka still waits for this member: the group has not rebalanced meanwhile.
      await join();
      expect(member.generation).toBe(before + 1);
      await member.leave();
    });
  },
);
