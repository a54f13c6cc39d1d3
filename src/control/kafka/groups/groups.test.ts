import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  BY_HAND,
  NO_LIMITS,
  STORAGES,
  TestLog,
} from '../../../../testing/engines/log/embedded/embedded.ts';
import type { LogCluster } from '../../../engines/log/engine.ts';
import { EVERY_ROLE, type Actor } from '../../actor.ts';
import { KeyedMutex } from '../../../base/keyed-mutex.ts';
import { openTestKafka, type TestKafka } from '../../../../testing/control/kafka/kafka.ts';
import { ConsumerGroups } from './groups.ts';
import type { GroupReset } from './reset.ts';

let platform: TestKafka;
let groups: ConsumerGroups;
let log: LogCluster;
let clock: TestLog['clock'];

/** A topic of two partitions, with three messages in the first and none in the second. */
beforeEach(async () => {
  platform = await openTestKafka();
  onTestFinished(() => platform.close());
  const { engine, clock: time } = await TestLog.open(STORAGES[0]!.storage);
  clock = time;
  await engine.createCluster('default', NO_LIMITS);
  log = engine.cluster('default');
  const { store, audit } = platform;
  groups = new ConsumerGroups({ store, audit, engine, mutex: new KeyedMutex() });
  await log.createTopic('orders', 2);
  for (const value of ['a', 'b', 'c']) {
    await log.produce([
      { topic: 'orders', partition: 0, key: null, value: Buffer.from(value), headers: [] },
    ]);
    await clock.advance(1000);
  }
});

const stranger: Actor = { customerId: 'c2', email: 'ann@example.com', sourceIp: '', ...EVERY_ROLE };

/** An instance reads what there is, and commits nothing. */
const consume = (instance: string) =>
  log.consume('billing', instance, { topics: ['orders'], timeout: 0, config: BY_HAND });
const list = () => groups.list(platform.owner, 'default');
const reset = (change: GroupReset) => groups.reset(platform.owner, 'default', 'billing', change);
const first = { topic: 'orders', partition: 0, endOffset: 3, instance: undefined };
const second = { ...first, partition: 1, endOffset: 0 };

describe('a group', () => {
  test('is listed while it has instances, with their partitions', async () => {
    expect(await list()).toEqual([]);
    await consume('one');
    await consume('two');
    const instances = { one: first, two: second };
    expect(await list()).toEqual([
      {
        id: 'billing',
        instances: ['one', 'two'],
        partitions: Object.entries(instances).map(([instance, partition]) => ({
          ...partition,
          instance,
          committedOffset: undefined,
        })),
      },
    ]);
  });

  test('stays listed after a commit, with its committed offsets', async () => {
    await consume('one');
    await log.commit('billing', 'one', [{ topic: 'orders', partition: 0, offset: 2 }]);
    await log.deleteInstance('billing', 'one');
    const [group] = await list();
    expect(group).toEqual({
      id: 'billing',
      instances: [],
      partitions: [{ ...first, committedOffset: 2 }],
    });
    expect(await groups.get(platform.owner, 'default', 'billing')).toEqual(group);
  });

  test('is not found by other accounts', async () => {
    const refusal = { code: 'clusterNotFound' };
    await expect(groups.list(stranger, 'default')).rejects.toMatchObject(refusal);
    await expect(groups.delete(stranger, 'default', 'billing')).rejects.toMatchObject(refusal);
    const get = groups.get(platform.owner, 'default', 'billing');
    await expect(get).rejects.toMatchObject({ code: 'groupNotFound' });
  });

  test('loses its committed offsets when it is deleted', async () => {
    await reset({ topic: 'orders', to: 'earliest' });
    await groups.delete(platform.owner, 'default', 'billing');
    expect(await list()).toEqual([]);
    await expect(groups.delete(platform.owner, 'default', 'billing')).rejects.toMatchObject({
      code: 'groupNotFound',
    });
  });
});

describe('a reset', () => {
  const START = () => clock.now() - 3000;

  test.each<[string, () => GroupReset['to'], number, number]>([
    ['the first message', () => 'earliest', 0, 0],
    ['the end', () => 'latest', 3, 0],
    ['the first message from a time on', () => ({ timestamp: START() + 1 }), 1, 0],
    ['the end for a time after all messages', () => ({ timestamp: START() + 2001 }), 3, 0],
  ])('to %s sets the committed offsets', async (_, to, ...offsets) => {
    const { partitions } = await reset({ topic: 'orders', to: to() });
    expect(partitions.map(({ committedOffset }) => committedOffset)).toEqual(offsets);
    await consume('one');
    expect(await log.committed('billing', 'one', partitions, { timeout: 0 })).toEqual(
      offsets.map((offset, partition) => ({ topic: 'orders', partition, offset })),
    );
  });

  test('to an offset sets that of the given partitions', async () => {
    const partitions = [0, 0];
    const after = await reset({ topic: 'orders', partitions, to: { offset: 2 } });
    expect(after.partitions).toEqual([{ ...first, committedOffset: 2 }]);
    expect((await consume('one')).map(({ offset }) => offset)).toEqual([2]);
  });

  test('to nothing removes the offsets of the given partitions only', async () => {
    await reset({ topic: 'orders', to: 'earliest' });
    const one = await reset({ topic: 'orders', partitions: [0], to: 'nothing' });
    expect(one.partitions).toEqual([{ ...second, committedOffset: 0 }]);
    const none = await reset({ topic: 'orders', to: 'nothing' });
    expect(none).toEqual({ id: 'billing', instances: [], partitions: [] });
  });

  test.each<[string, GroupReset, string]>([
    [
      'an offset that one of the partitions does not have',
      { topic: 'orders', to: { offset: 1 } },
      'offset must be from 0 to 0, which is what partition 1 has',
    ],
    [
      'a partition that the topic does not have',
      { topic: 'orders', partitions: [0, 2], to: 'latest' },
      'partitions must be below 2, which is how many the topic has: there is 2',
    ],
    ['a topic that does not exist', { topic: 'bills', to: 'latest' }, 'topic bills is not found'],
  ])('is refused without a change: %s', async (_, change, message) => {
    await expect(reset(change)).rejects.toMatchObject({ message });
    expect(await list()).toEqual([]);
  });

  test('and a deletion are refused while the group has instances', async () => {
    await consume('one');
    const refusal = {
      code: 'groupInUse',
      message: 'the consumer group must have no live instances: it has 1',
    };
    await expect(reset({ topic: 'orders', to: 'latest' })).rejects.toMatchObject(refusal);
    const deletion = groups.delete(platform.owner, 'default', 'billing');
    await expect(deletion).rejects.toMatchObject(refusal);
  });

  test('and a deletion are in the audit log', async () => {
    await reset({ topic: 'orders', partitions: [0], to: { offset: 1 } });
    await groups.delete(platform.owner, 'default', 'billing');
    const entries = await platform.audit.list(platform.owner.customerId);
    expect(entries.map(({ action, entity }) => [action, entity])).toEqual([
      ['kafka_group.delete', 'billing'],
      ['kafka_group.reset', 'billing'],
    ]);
  });
});
