import { expect, onTestFinished, test } from 'vitest';
import { EmbeddedLog } from '../../engines/log/embedded/engine.ts';
import { EmbeddedRedis } from '../../engines/redis/embedded/engine.ts';
import { openTestStore } from '../../../testing/store/store.ts';
import { migrate, type Migration, type StoppedPlatform } from './migrate.ts';

const CLUSTER = 'c';
const NO_LIMITS = {
  maxPartitions: -1,
  maxRetentionTime: -1,
  maxRetentionSize: -1,
  maxMessageSize: -1,
};

/** A platform in memory. */
async function platform(name: string): Promise<StoppedPlatform> {
  const [store, redis, log] = [
    await openTestStore(),
    await EmbeddedRedis.open({ databases: {} }),
    await EmbeddedLog.open(),
  ];
  onTestFinished(async () => {
    await store.destroy();
    await redis.close();
    await log.close();
  });
  return { name, store, redis, log };
}

/** A platform with a topic of one message. */
async function filledPlatform(value: Buffer): Promise<StoppedPlatform> {
  const filled = await platform('a');
  const { store, log } = filled;
  await store
    .insertInto('kafka_cluster')
    .values({
      cluster_id: CLUSTER,
      name: CLUSTER,
      slug: CLUSTER,
      plan: 'none',
      region: 'us-east-1',
      multizone: 0,
      creation_time: 1,
      state: 'active',
      username: 'user',
      password: 'password',
      user_email: 'ann@example.com',
      customer_id: 'ann',
      team_id: null,
      suspended: 0,
      revision: 1,
    })
    .execute();
  await log.createCluster(CLUSTER, NO_LIMITS);
  const cluster = log.cluster(CLUSTER);
  await cluster.createTopic('t', 1);
  await cluster.produce([
    { topic: 't', partition: 0, timestamp: 1000, key: null, value, headers: [] },
  ]);
  return filled;
}

function migration(from: StoppedPlatform, to: StoppedPlatform): Migration {
  return {
    from: { ...from, fingerprint: 'f' },
    to,
    sameServers: { redis: false, log: false },
    parts: [],
    onProgress: () => undefined,
    now: () => 1000,
    leaveOut: false,
    notes: [],
  };
}

test('messages larger than the current limit of their topic are carried', async () => {
  const [from, to] = [await filledPlatform(Buffer.alloc(5000)), await platform('b')];
  await from.log.cluster(CLUSTER).alterTopic('t', { maxMessageSize: 1000 });
  const { carried } = await migrate(migration(from, to));
  expect(carried).toContainEqual(expect.objectContaining({ what: 'topic t', count: 1 }));
  expect(await to.log.cluster(CLUSTER).topic('t')).toMatchObject({ maxMessageSize: 1000 });
});

test('a resumed migration accepts messages that retention has removed in the target since', async () => {
  const [from, to] = [await filledPlatform(Buffer.from('v')), await platform('b')];
  const order = migration(from, to);
  const cutOff = (what: string) => {
    if (what !== 'topic t, comparing') return;
    to.log.cluster(CLUSTER).alterTopic = () => Promise.reject(new Error('power cut'));
  };
  await expect(migrate({ ...order, onProgress: cutOff })).rejects.toThrow('power cut');
  const cluster = to.log.cluster(CLUSTER);
  Reflect.deleteProperty(cluster, 'alterTopic');
  // Simulates retention.
  await cluster.deleteTopic('t');
  await cluster.createTopic('t', 1);
  const { carried } = await migrate(order);
  expect(carried).toContainEqual(expect.objectContaining({ what: 'topic t', count: 1 }));
});

test('a group that commits during the migration has the offset of the moment it was carried', async () => {
  const [from, to] = [await filledPlatform(Buffer.from('v')), await platform('b')];
  const offsetsOf = async ({ log }: StoppedPlatform) =>
    (await log.cluster(CLUSTER).groupOffsets())[0]?.offsets;
  const commit = (offset: number) =>
    from.log.cluster(CLUSTER).resetGroup('sink', [{ topic: 't', partition: 0, offset }]);
  await commit(0);
  let committing: Promise<void> | undefined;
  const goOn = (what: string) => {
    if (what === 'topic t, comparing') committing = commit(1);
  };
  const { carried } = await migrate({ ...migration(from, to), onProgress: goOn });
  await committing;
  expect(carried).toContainEqual(expect.objectContaining({ what: 'consumer group sink' }));
  expect(await offsetsOf(from)).toMatchObject([{ offset: 1 }]);
  expect(await offsetsOf(to)).toMatchObject([{ offset: 0 }]);
});
