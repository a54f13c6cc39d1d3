import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { systemAlarms } from '../../base/alarms.ts';
import { systemClock } from '../../base/clock.ts';
import { EmbeddedLog } from '../../engines/log/embedded/engine.ts';
import { NO_LIMITS } from '../../../testing/engines/log/suite/log.ts';
import { LeaseKeeper } from '../../store/lease-keeper.ts';
import { Leases } from '../../store/leases.ts';
import { openTestStore } from '../../../testing/store/store.ts';
import { CallSeal } from '../call-seal.ts';
import { CopyCalls } from '../copy-calls.ts';
import { InstanceOwners } from './instance-owners.ts';
import { SharedCluster } from './shared-cluster.ts';
import { NO_INSTANCES } from '../../../testing/copies/consumers/instances.ts';

const HOUR = 3_600_000;

/** A cluster without instances in this process. */
async function openCluster() {
  const store = await openTestStore();
  const leases = new Leases(store);
  const machine = { clock: systemClock, alarms: systemAlarms };
  const keeper = new LeaseKeeper({ leases, owner: 'this copy', ttl: HOUR, ...machine });
  const owners = new InstanceOwners({ keeper, address: '127.0.0.1:1', retryTimeout: HOUR });
  const calls = new CopyCalls('this copy', new CallSeal(Buffer.from('what only copies know')));
  const engine = await EmbeddedLog.open({});
  await engine.createCluster('main', NO_LIMITS);
  const log = Object.assign(engine.cluster('main'), { instances: NO_INSTANCES });
  const cluster = new SharedCluster('main', log, new Map(), { owners, calls, clock: systemClock });
  onTestFinished(async () => {
    calls.close();
    await engine.close();
    await owners.close();
    await store.destroy();
  });
  return { cluster, leases };
}

test('deleting an instance succeeds if its copy may have deleted it before it ended', async () => {
  const { cluster, leases } = await openCluster();
  const asked = vi.spyOn(leases, 'acquire');
  await expect(cluster.deleteInstance('g', 'i')).rejects.toThrow('i');
  const { name } = asked.mock.calls[0]![0];
  const dying = createServer((socket) => {
    socket.destroy();
    void leases.release([name], 'another');
  });
  dying.listen(0, '127.0.0.1');
  await once(dying, 'listening');
  onTestFinished(() => void dying.close());
  const details = `127.0.0.1:${(dying.address() as AddressInfo).port}`;
  const taken = () => leases.acquire({ name, owner: 'another', ttl: HOUR, details });
  await expect.poll(taken).toBeDefined();
  await cluster.deleteInstance('g', 'i');
  await expect(cluster.deleteInstance('g', 'i')).rejects.toMatchObject({
    code: 'UNKNOWN_MEMBER_ID',
  });
});
