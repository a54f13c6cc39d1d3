import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { KeyedMutex } from '../../../base/keyed-mutex.ts';
import { ConsumerGroups } from '../../../control/kafka/groups/groups.ts';
import { openTestKafka, type TestKafka } from '../../../../testing/control/kafka/kafka.ts';
import {
  FROM_START,
  NO_LIMITS,
  STORAGES,
  TestLog,
} from '../../../../testing/engines/log/embedded/embedded.ts';
import type { LogCluster } from '../../../engines/log/engine.ts';
import { kafkaGroupOperations } from './kafka-groups.ts';
import { testOperations } from '../../../../testing/families/management/operations/operations.ts';

let platform: TestKafka;
let call: ReturnType<typeof testOperations>;
let log: LogCluster;

beforeEach(async () => {
  platform = await openTestKafka();
  onTestFinished(() => platform.close());
  const { engine } = await TestLog.open(STORAGES[0]!.storage);
  await engine.createCluster('default', NO_LIMITS);
  log = engine.cluster('default');
  const { store, audit, kafka } = platform;
  const groups = new ConsumerGroups({ store, audit, engine, mutex: new KeyedMutex() });
  call = testOperations(kafkaGroupOperations({ kafka: { ...kafka, groups } }));
  await log.createTopic('orders', 1);
  const records = ['a', 'b'].map((value) => ({
    topic: 'orders',
    key: null,
    value: Buffer.from(value),
    headers: [],
  }));
  await log.produce(records);
});

const path = { cluster_id: 'default', group_id: 'billing' };
const reset = (body: object) => call('resetKafkaGroup', platform.owner, { path, body });
const get = () => call('getKafkaGroup', platform.owner, { path });

test('a group shows its lag, from its first reset to its deletion', async () => {
  const behind = {
    group_id: 'billing',
    cluster_id: 'default',
    state: 'empty',
    instances: [],
    partitions: [{ topic: 'orders', partition: 0, committed_offset: 0, end_offset: 2, lag: 2 }],
  };
  expect(await reset({ topic: 'orders', to: 'earliest' })).toEqual({ status: 200, body: behind });
  expect(await get()).toEqual({ status: 200, body: behind });
  expect(await call('listKafkaGroups', platform.owner, { path })).toEqual({
    status: 200,
    body: [behind],
  });
  expect(await call('deleteKafkaGroup', platform.owner, { path })).toEqual({
    status: 200,
    body: 'OK',
  });
  expect(await get()).toEqual({
    status: 404,
    body: { error: 'consumer group billing is not found', status: 404 },
  });
});

test('a partition without a committed offset has no lag, and one committed beyond the end has a lag of 0', async () => {
  await log.consume('billing', 'one', { topics: ['orders'], timeout: 0, config: FROM_START });
  const place = { topic: 'orders', partition: 0, end_offset: 2, instance_id: 'one' };
  expect((await get()).body).toMatchObject({
    state: 'stable',
    instances: ['one'],
    partitions: [place],
  });
  await log.commit('billing', 'one', [{ topic: 'orders', partition: 0, offset: 7 }]);
  expect((await get()).body).toMatchObject({
    partitions: [{ ...place, committed_offset: 7, lag: 0 }],
  });
  expect(await reset({ topic: 'orders', to: 'latest' })).toMatchObject({ status: 412 });
});

test('a reset to an offset or a time needs to name it', async () => {
  const place = { topic: 'orders', partition: 0, end_offset: 2 };
  const to = async (body: object) => {
    const answer = await reset({ topic: 'orders', partitions: [0], ...body });
    return answer.body;
  };
  expect(await to({ to: 'offset', offset: 1 })).toMatchObject({
    partitions: [{ ...place, committed_offset: 1, lag: 1 }],
  });
  expect(await to({ to: 'timestamp', timestamp: 0 })).toMatchObject({
    partitions: [{ ...place, committed_offset: 0, lag: 2 }],
  });
  expect(await to({ to: 'nothing' })).toMatchObject({ partitions: [] });
  expect(await to({ to: 'offset' })).toEqual({ error: 'offset is missing', status: 400 });
  expect(await to({ to: 'timestamp' })).toEqual({ error: 'timestamp is missing', status: 400 });
  expect(await to({ to: 'latest', offset: 1 })).toMatchObject({ status: 400 });
  expect(await to({ to: 'offset', offset: 5 })).toEqual({
    error: 'offset must be from 0 to 2, which is what partition 0 has',
    status: 400,
  });
});
