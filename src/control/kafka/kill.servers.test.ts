import { describe, expect, test } from 'vitest';
import { KillBench } from '../../../testing/control/kill.ts';
import type { ClusterRow } from './clusters/row.ts';
import type { KafkaStep } from './clusters/running-clusters.ts';
import type { ConnectorStep } from './connectors/connectors-from-rows.ts';
import { TEST_CLASS } from '../../../testing/control/kafka/connect.ts';
import { openTestKafka, type TestKafka } from '../../../testing/control/kafka/kafka.ts';

/* The process is killed at every step of every change. */

type Step = KafkaStep | ConnectorStep;

const CHANGED: readonly Step[] = ['row written', 'stored', 'log opened', 'served'];
const DELETED: readonly Step[] = [
  ...(['row written', 'stored', 'no longer served', 'ended', 'row removed'] as const),
  ...(['connectors ended', 'log deleted'] as const),
];

const bench = new KillBench<Step, TestKafka>(async (directory, onStep) => {
  const platform = await openTestKafka({ directory, onStep, onConnectorStep: onStep });
  await platform.kafka.idle();
  return platform;
});

interface Prepared {
  readonly directory: string;
  readonly row: ClusterRow;
  readonly topicId: string;
  readonly credentialId: string;
  readonly connectorId: string;
}

/** A platform with a cluster that has a topic, a credential and a connector. */
async function prepare(): Promise<Prepared> {
  const directory = bench.before;
  const platform = await openTestKafka({ directory });
  const { kafka, owner } = platform;
  const row = await kafka.clusters.create(owner, { name: 'orders', region: 'us-east-1' });
  const { cluster_id: clusterId } = row;
  const made = await kafka.topics.create(owner, { clusterId, name: 'new', partitions: 1 });
  const credential = await kafka.credentials.create(owner, {
    name: 'reader',
    clusterId,
    topic: '*',
    permissions: 'CONSUME',
  });
  const properties = { 'connector.class': TEST_CLASS, topics: 'new' };
  const connector = await kafka.connectors.create(owner, { clusterId, name: 'sink', properties });
  await kafka.idle();
  await platform.close();
  return {
    directory,
    row,
    topicId: made.topic.id,
    credentialId: credential.row.credential_id,
    connectorId: connector.row.connector_id,
  };
}

/** The data that a process leaves if it is killed at a step of a change, or of the work that follows the change. */
function killedAt(
  from: string,
  step: Step,
  change: (platform: TestKafka) => Promise<unknown>,
): Promise<string> {
  return bench.killedAt(from, step, async (platform) => {
    await change(platform);
    await platform.kafka.idle();
  });
}

/** Opens what was left, and checks that it is consistent. */
async function reopened(
  directory: string,
  check: (platform: TestKafka) => Promise<void>,
): Promise<void> {
  const platform = await openTestKafka({ directory });
  const { kafka, owner, log, connect, store } = platform;
  await kafka.idle();
  const rows = await kafka.clusters.list(owner);
  const ids = rows.map((row) => row.cluster_id).toSorted();
  expect(log.clusters().toSorted()).toEqual(ids);
  expect([...platform.directory.values()].map(({ id }) => id).toSorted()).toEqual(ids);
  for (const row of rows) {
    const { username, password } = row;
    const host = `${row.slug}-kafka.localhost`;
    expect(platform.directory.authenticate(username, password, host)?.cluster).toMatchObject({
      id: row.cluster_id,
      name: row.name,
    });
  }
  for (const { row } of await kafka.credentials.list(owner)) {
    const admission = platform.directory.authenticate(row.username, row.password, undefined);
    expect(admission?.cluster.id).toBe(row.cluster_id);
  }
  const connectors = await store.selectFrom('kafka_connector').selectAll().execute();
  expect(connectors.every((row) => row.deletion_time === 0 && row.state !== 'pending')).toBe(true);
  const running = connectors.filter(({ state }) => state === 'running');
  expect([...connect.running.keys()]).toEqual(running.map((row) => row.connector_id));
  for (const { connector_id: id, target } of running) {
    expect(connect.running.get(id)?.target).toBe(target);
  }
  await check(platform);
  await platform.close();
}

const clusterNamed = async ({ kafka, owner }: TestKafka, name: string) =>
  (await kafka.clusters.list(owner)).find((row) => row.name === name);

describe('create a cluster', () => {
  test.each(CHANGED)('killed at "%s", leaves nothing or a complete cluster', async (step) => {
    const { directory } = await prepare();
    const left = await killedAt(directory, step, ({ kafka, owner }) =>
      kafka.clusters.create(owner, { name: 'new', region: 'us-east-1' }),
    );
    await reopened(left, async (platform) => {
      expect((await clusterNamed(platform, 'new')) === undefined).toBe(step === 'row written');
    });
  });
});

describe('rename a cluster', () => {
  test.each(CHANGED)('killed at "%s", leaves the old row or the new one', async (step) => {
    const { directory, row } = await prepare();
    const left = await killedAt(directory, step, ({ kafka, owner }) =>
      kafka.clusters.rename(owner, row.cluster_id, 'renamed'),
    );
    await reopened(left, async ({ kafka, owner }) => {
      const isNew = step !== 'row written';
      expect(await kafka.clusters.get(owner, row.cluster_id)).toEqual({
        ...row,
        ...(isNew && { name: 'renamed', revision: 2 }),
      });
    });
  });
});

describe('reset the password of a cluster', () => {
  test.each(CHANGED)('killed at "%s", leaves the old password or the new one', async (step) => {
    const { directory, row } = await prepare();
    const left = await killedAt(directory, step, ({ kafka, owner }) =>
      kafka.clusters.resetPassword(owner, row.cluster_id),
    );
    await reopened(left, async ({ kafka, owner }) => {
      const { password } = await kafka.clusters.get(owner, row.cluster_id);
      expect(password === row.password).toBe(step === 'row written');
    });
  });
});

describe('delete a cluster', () => {
  test.each(DELETED)('killed at "%s", leaves the complete cluster or nothing', async (step) => {
    const { directory, row, topicId } = await prepare();
    const left = await killedAt(directory, step, ({ kafka, owner }) =>
      kafka.clusters.delete(owner, row.cluster_id),
    );
    await reopened(left, async (platform) => {
      const { kafka, owner, connect } = platform;
      const isThere = (await clusterNamed(platform, 'orders')) !== undefined;
      expect(isThere).toBe(step === 'row written');
      expect(await kafka.credentials.list(owner)).toHaveLength(isThere ? 1 : 0);
      expect(connect.running.size).toBe(isThere ? 1 : 0);
      if (isThere) await kafka.topics.get(owner, topicId);
    });
  });
});

describe('a credential', () => {
  const steps: readonly Step[] = ['row written', 'stored'];

  test.each(steps)('killed at "%s" during its creation, exists or does not', async (step) => {
    const { directory, row } = await prepare();
    const left = await killedAt(directory, step, ({ kafka, owner }) =>
      kafka.credentials.create(owner, {
        name: 'writer',
        clusterId: row.cluster_id,
        topic: '*',
        permissions: 'PRODUCE',
      }),
    );
    await reopened(left, async ({ kafka, owner }) => {
      expect(await kafka.credentials.list(owner)).toHaveLength(step === 'stored' ? 2 : 1);
    });
  });

  test.each(steps)('killed at "%s" during its deletion, exists or does not', async (step) => {
    const { directory, credentialId } = await prepare();
    const left = await killedAt(directory, step, ({ kafka, owner }) =>
      kafka.credentials.delete(owner, credentialId),
    );
    await reopened(left, async ({ kafka, owner }) => {
      expect(await kafka.credentials.list(owner)).toHaveLength(step === 'stored' ? 0 : 1);
    });
  });
});

describe('a topic', () => {
  test('killed before the entry in the audit log, exists', async () => {
    const { directory, row } = await prepare();
    const left = await killedAt(directory, 'log opened', ({ kafka, owner }) =>
      kafka.topics.create(owner, { clusterId: row.cluster_id, name: 'more', partitions: 1 }),
    );
    await reopened(left, async ({ kafka, owner }) => {
      expect(await kafka.topics.list(owner, row.cluster_id)).toHaveLength(2);
    });
  });
});

describe('a connector', () => {
  const checked: readonly Step[] = ['checked', 'verdict stored', 'runs'];

  test.each(checked)('killed at "%s" during its creation, runs after a start', async (step) => {
    const { directory, row } = await prepare();
    const properties = { 'connector.class': TEST_CLASS };
    const left = await killedAt(directory, step, ({ kafka, owner }) =>
      kafka.connectors.create(owner, { clusterId: row.cluster_id, name: 'new', properties }),
    );
    await reopened(left, async ({ connect }) => expect(connect.running.size).toBe(2));
  });

  test.each(checked)('killed at "%s" during an update, has the new properties', async (step) => {
    const { directory, connectorId } = await prepare();
    const left = await killedAt(directory, step, ({ kafka, owner }) =>
      kafka.connectors.update(owner, connectorId, { topics: 'other' }),
    );
    await reopened(left, async ({ connect }) => {
      const { connector } = connect.running.get(connectorId)!;
      expect(connector.properties).toEqual({ 'connector.class': TEST_CLASS, topics: 'other' });
    });
  });

  test('killed right after a pause, is paused after the next start', async () => {
    const { directory, connectorId } = await prepare();
    const left = await killedAt(directory, 'runs', ({ kafka, owner }) =>
      kafka.connectors.pause(owner, connectorId),
    );
    await reopened(left, async ({ connect }) => {
      expect(connect.running.get(connectorId)?.target).toBe('PAUSED');
    });
  });

  test.each(['ended', 'row removed'] as const)(
    'killed at "%s" during its deletion, is gone',
    async (step) => {
      const { directory, connectorId } = await prepare();
      const left = await killedAt(directory, step, ({ kafka, owner }) =>
        kafka.connectors.delete(owner, connectorId),
      );
      await reopened(left, async ({ connect }) => expect(connect.running.size).toBe(0));
    },
  );
});

test('a start leaves unknown clusters of the log alone', async () => {
  const { directory } = await prepare();
  const before = await openTestKafka({ directory });
  await before.log.createCluster('somebodys', before.log.limitsOf('default')!);
  await before.close();
  const platform = await openTestKafka({ directory });
  expect(platform.log.clusters()).toContain('somebodys');
  await platform.close();
});
