import { expect, onTestFinished, test } from 'vitest';
import { randomIds } from '../../../base/ids.ts';
import { TEST_CLASS, testConnect } from '../../../../testing/control/kafka/connect.ts';
import { openTestKafka } from '../../../../testing/control/kafka/kafka.ts';
import type { ConnectorWorker } from './connector-worker.ts';
import { Connectors } from './connectors.ts';
import { connectorOffsets } from './offsets.ts';
import { RunningConnectors } from './running-connectors.ts';

/** A process that doesn't run the connectors and one that does. */
async function openTwo() {
  const platform = await openTestKafka();
  const { store, clock, audit, owner, connect } = platform;
  const runtime = testConnect(connectorOffsets(store));
  let worker: ConnectorWorker | undefined;
  const there = new RunningConnectors({ store, runtime });
  const remoteWorker = async () => worker;
  const here = new RunningConnectors({
    store,
    runtime: connect,
    isOurs: () => false,
    remoteWorker,
  });
  const connectors = new Connectors({ store, clock, audit, ids: randomIds, running: here });
  onTestFinished(async () => {
    await there.close();
    await here.close();
    await platform.close();
  });
  const reach = (isReached: boolean) => (worker = isReached ? there.worker() : undefined);
  reach(true);
  const made = await connectors.create(owner, {
    name: 'out',
    clusterId: 'default',
    properties: { 'connector.class': TEST_CLASS, topics: 'new' },
  });
  const id = made.row.connector_id;
  // The process that runs it is notified of its row.
  await there.follow(id);
  return { connectors, owner, runtime, connect, id, there, reach };
}

test('a connector that another process runs is shown, restarted, paused and deleted there', async () => {
  const { connectors, owner, runtime, connect, id } = await openTwo();
  expect(await connectors.get(owner, id)).toMatchObject({ connectorState: 'RUNNING' });
  expect(await connectors.list(owner, 'default')).toMatchObject([{ connectorState: 'RUNNING' }]);
  await connectors.restart(owner, id);
  expect(runtime.restarted).toEqual([id]);
  await connectors.pause(owner, id);
  expect(runtime.running.get(id)).toMatchObject({ target: 'PAUSED' });
  await connectors.delete(owner, id);
  expect(runtime.running.size).toBe(0);
  expect(connect.running.size).toBe(0);
});

test('while that process is unreachable, the status is unknown and changes are applied later', async () => {
  const { connectors, owner, runtime, id, there, reach } = await openTwo();
  reach(false);
  expect(await connectors.get(owner, id)).toMatchObject({ state: 'running', connectorState: '' });
  await expect(connectors.restart(owner, id)).rejects.toThrow(
    'the connector runs in another copy of the platform: try again',
  );
  await connectors.pause(owner, id);
  await there.follow(id);
  expect(runtime.running.get(id)).toMatchObject({ target: 'PAUSED' });
});

test('a process that runs no connectors refuses calls for them', async () => {
  const platform = await openTestKafka();
  onTestFinished(() => platform.close());
  const { store, connect } = platform;
  const running = new RunningConnectors({ store, runtime: connect, isOurs: () => false });
  expect(running.worker()).toBeUndefined();
  await expect(running.restart('any')).rejects.toThrow('runs in another copy');
});
