import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EVERY_ROLE, type Actor } from '../../actor.ts';
import type { AccountState } from '../../../store/schema.ts';
import { setAccountState } from '../../accounts/account-state.ts';
import { storeAccounts } from '../../../../testing/control/control.ts';
import { TEST_CLASS } from '../../../../testing/control/kafka/connect.ts';
import { openTestKafka, type TestKafka } from '../../../../testing/control/kafka/kafka.ts';
import type { Connector } from './connector.ts';

let platform: TestKafka;
beforeEach(async () => {
  platform = await openTestKafka();
});
afterEach(() => platform.close());

const stranger: Actor = { customerId: 'c2', email: 'ann@example.com', sourceIp: '', ...EVERY_ROLE };
const good = { 'connector.class': TEST_CLASS, topics: 'orders, sales' };
const bad = { 'connector.class': 'org.example.Unknown' };

const create = (properties: Readonly<Record<string, string>> = good, name = 'sink') =>
  platform.kafka.connectors.create(platform.owner, { clusterId: 'default', name, properties });

/** The connector once all its pending work is done. */
async function settled({ row }: Connector): Promise<Connector> {
  await platform.kafka.idle();
  return platform.kafka.connectors.get(platform.owner, row.connector_id);
}

const wanted = ({ row }: Connector) => platform.connect.running.get(row.connector_id)?.target;

test('pauses while the account of its cluster is disabled, and continues when it is enabled', async () => {
  const { kafka, store } = platform;
  await storeAccounts(store, stranger);
  const cluster = await kafka.clusters.create(stranger, { name: 'own', region: 'us-east-1' });
  const connector = await kafka.connectors.create(stranger, {
    clusterId: cluster.cluster_id,
    name: 'sink',
    properties: good,
  });
  await kafka.idle();
  const account = (state: AccountState) =>
    store.transaction().execute(async (transaction) => {
      await setAccountState(transaction, stranger, state);
    });
  const targets: unknown[] = [wanted(connector)];
  for (const state of ['disabled', 'active'] as const) {
    await account(state);
    await kafka.clusters.followAll();
    await kafka.followConnectors.followAll();
    targets.push(wanted(connector), platform.directory.get(cluster.cluster_id)?.name);
  }
  expect(targets).toEqual(['STARTED', 'PAUSED', undefined, 'STARTED', 'own']);
});

describe('a new connector', () => {
  test('is pending until its properties are validated, then runs', async () => {
    const made = await create();
    expect(made).toMatchObject({
      state: 'pending',
      error: '',
      connectorState: '',
      tasks: [],
      topics: ['orders', 'sales'],
    });
    expect(await settled(made)).toMatchObject({
      state: 'running',
      connectorState: 'RUNNING',
      topics: ['orders', 'sales'],
      tasks: [{ id: 0, state: 'RUNNING', trace: '' }],
    });
    expect(platform.connect.running.get(made.row.connector_id)?.connector).toEqual({
      id: made.row.connector_id,
      clusterId: 'default',
      name: 'sink',
      properties: good,
    });
  });

  test('with invalid properties, fails with the message of Kafka Connect and does not run', async () => {
    const failed = await settled(await create(bad));
    expect(failed).toMatchObject({ state: 'failed', connectorState: '', tasks: [], topics: [] });
    expect(failed.error).toMatch(
      /^Connector configuration is invalid and contains the following 1/,
    );
    expect(wanted(failed)).toBeUndefined();
  });

  test('needs a name that is unique in its cluster', async () => {
    await create();
    await expect(create()).rejects.toMatchObject({ code: 'connectorNameTaken' });
  });
});

test('a connector that fails while it runs has the error of Kafka Connect', async () => {
  const made = await settled(await create());
  platform.connect.fail(made.row.connector_id, 'connection refused');
  expect(await settled(made)).toMatchObject({
    state: 'failed',
    error: 'connection refused',
    connectorState: 'FAILED',
  });
});

describe('updated properties', () => {
  test('replace those of the same name, and are validated', async () => {
    const made = await settled(await create());
    const { connectors } = platform.kafka;
    const id = made.row.connector_id;
    const changed = await connectors.update(platform.owner, id, { topics: 'other' });
    expect(changed).toMatchObject({ state: 'pending', connectorState: '', tasks: [] });
    expect(await settled(made)).toMatchObject({ state: 'running', topics: ['other'] });
    expect(platform.connect.running.get(id)?.connector.properties).toEqual({
      ...good,
      topics: 'other',
    });
  });

  test('stop the connector if they are invalid; valid ones start it again', async () => {
    const made = await settled(await create());
    const { connectors } = platform.kafka;
    const id = made.row.connector_id;
    await connectors.update(platform.owner, id, bad);
    expect(await settled(made)).toMatchObject({ state: 'failed', connectorState: '' });
    expect(wanted(made)).toBe('STOPPED');
    await connectors.update(platform.owner, id, good);
    expect(await settled(made)).toMatchObject({ state: 'running', error: '' });
    expect(wanted(made)).toBe('STARTED');
  });

  test('change nothing if they are the same, unless the connector has failed', async () => {
    const { connectors } = platform.kafka;
    const runs = await settled(await create());
    const same = await connectors.update(platform.owner, runs.row.connector_id, good);
    expect(same).toEqual(runs);
    const failed = await settled(await create(bad, 'broken'));
    const again = await connectors.update(platform.owner, failed.row.connector_id, bad);
    expect(again.state).toBe('pending');
    expect(await settled(failed)).toMatchObject({ state: 'failed' });
  });

  test('are merged under concurrent updates', async () => {
    const made = await create();
    const { connectors } = platform.kafka;
    const update = (name: string) =>
      connectors.update(platform.owner, made.row.connector_id, { [name]: '1' });
    await Promise.all([update('a'), update('b'), update('c')]);
    expect((await settled(made)).state).toBe('running');
    const { connector } = platform.connect.running.get(made.row.connector_id)!;
    expect(connector.properties).toEqual({ ...good, a: '1', b: '1', c: '1' });
  });
});

test('a paused connector stays paused until it is started', async () => {
  const made = await settled(await create());
  const { connectors } = platform.kafka;
  const id = made.row.connector_id;
  await connectors.pause(platform.owner, id);
  expect(await connectors.get(platform.owner, id)).toMatchObject({
    state: 'running',
    connectorState: 'PAUSED',
  });
  await connectors.restart(platform.owner, id);
  expect(wanted(made)).toBe('PAUSED');
  await connectors.start(platform.owner, id);
  await connectors.start(platform.owner, id);
  expect(wanted(made)).toBe('STARTED');
  const changes = await platform.audit.list(platform.owner.customerId);
  expect(changes.map(({ action }) => action)).toEqual([
    'kafka_connector.start',
    'kafka_connector.restart',
    'kafka_connector.pause',
    'kafka_connector.create',
  ]);
});

test('a restart starts the connector again, or validates an invalid one again', async () => {
  const { connectors } = platform.kafka;
  const runs = await settled(await create());
  await connectors.restart(platform.owner, runs.row.connector_id);
  expect(platform.connect.restarted).toEqual([runs.row.connector_id]);
  const failed = await settled(await create(bad, 'broken'));
  await connectors.restart(platform.owner, failed.row.connector_id);
  expect(platform.connect.restarted).toHaveLength(1);
  expect(await settled(failed)).toMatchObject({ state: 'failed' });
});

test('deleting a connector stops it and removes its row', async () => {
  const made = await settled(await create());
  const { connectors } = platform.kafka;
  await connectors.delete(platform.owner, made.row.connector_id);
  expect(wanted(made)).toBeUndefined();
  expect(await connectors.list(platform.owner, 'default')).toEqual([]);
  expect(await platform.store.selectFrom('kafka_connector').selectAll().execute()).toEqual([]);
  await create();
});

test('a new connector of the same name starts only after the deleted one has ended, as they share a consumer group', async () => {
  const made = await settled(await create());
  const { connectors } = platform.kafka;
  const end = platform.connect.delete.bind(platform.connect);
  const { promise: mayEnd, resolve: letEnd } = Promise.withResolvers<void>();
  platform.connect.delete = async (connector) => {
    await mayEnd;
    await end(connector);
  };
  const deleted = connectors.delete(platform.owner, made.row.connector_id);
  await expect.poll(() => connectors.list(platform.owner, 'default')).toEqual([]);
  const other = await create();
  const onItsWay = connectors.pause(platform.owner, other.row.connector_id);
  await new Promise((resolve) => setImmediate(resolve));
  expect(wanted(other)).toBeUndefined();
  letEnd();
  await Promise.all([deleted, onItsWay]);
  expect(wanted(made)).toBeUndefined();
  expect(await settled(other)).toMatchObject({ state: 'running', connectorState: 'PAUSED' });
});

test('a connector deleted during validation never runs', async () => {
  const made = await create();
  await platform.kafka.connectors.delete(platform.owner, made.row.connector_id);
  await platform.kafka.idle();
  expect(wanted(made)).toBeUndefined();
});

test('deleting a cluster deletes its connectors', async () => {
  const made = await settled(await create());
  await platform.kafka.clusters.delete(platform.owner, 'default');
  expect(wanted(made)).toBeUndefined();
  expect(await platform.store.selectFrom('kafka_connector').selectAll().execute()).toEqual([]);
});

test('connectors of other accounts are not found', async () => {
  const { connectors } = platform.kafka;
  const { row } = await create();
  for (const attempt of [
    () => connectors.get(stranger, row.connector_id),
    () => connectors.update(stranger, row.connector_id, bad),
    () => connectors.pause(stranger, row.connector_id),
    () => connectors.restart(stranger, row.connector_id),
    () => connectors.delete(stranger, row.connector_id),
    () => connectors.get(platform.owner, 'nothing'),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ code: 'connectorNotFound' });
  }
  await expect(connectors.list(stranger, 'default')).rejects.toMatchObject({
    code: 'clusterNotFound',
  });
});

describe('half an hour after its creation', () => {
  const HALF_AN_HOUR = 30 * 60_000;
  const left = async () =>
    (await platform.kafka.connectors.list(platform.owner, 'default')).map(({ row }) => row.name);

  test('a connector that has never been valid is deleted', async () => {
    await settled(await create(bad, 'broken'));
    await settled(await create(good, 'runs'));
    platform.clock.advance(HALF_AN_HOUR - 1000);
    await platform.kafka.connectorExpiry.run();
    expect(await left()).toEqual(['broken', 'runs']);
    platform.clock.advance(1000);
    await platform.kafka.connectorExpiry.run();
    expect(await left()).toEqual(['runs']);
    const [last] = await platform.audit.list(platform.owner.customerId);
    expect(last).toMatchObject({ action: 'kafka_connector.delete', actor: 'system' });
  });

  test('a connector that was valid once is kept', async () => {
    const made = await settled(await create());
    await platform.kafka.connectors.update(platform.owner, made.row.connector_id, bad);
    await settled(made);
    platform.clock.advance(HALF_AN_HOUR);
    await platform.kafka.connectorExpiry.run();
    expect(await left()).toEqual(['sink']);
  });
});

test('changes of connectors are refused while Kafka Connect is unreachable', async () => {
  const { connectors } = platform.kafka;
  const made = await settled(await create());
  const id = made.row.connector_id;
  platform.connect.setTrouble('nobody answers');
  const refused = expect.objectContaining({ code: 'connectAway', retryAfter: 2 });
  await expect(create(good, 'another')).rejects.toEqual(refused);
  await expect(connectors.pause(platform.owner, id)).rejects.toEqual(refused);
  await expect(connectors.restart(platform.owner, id)).rejects.toEqual(refused);
  await expect(connectors.delete(platform.owner, id)).rejects.toEqual(refused);
  expect(await connectors.list(platform.owner, 'default')).toEqual([made]);
  platform.connect.setTrouble(undefined);
  await connectors.pause(platform.owner, id);
  expect(wanted(made)).toBe('PAUSED');
});

test('a validation that failed to run is repeated', async () => {
  platform.connect.setTroubleOfChecks('nobody answers');
  const made = await settled(await create());
  expect(made.state).toBe('pending');
  platform.connect.setTroubleOfChecks(undefined);
  await expect.poll(async () => (await settled(made)).state).toBe('running');
});
