import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FROM_START, NO_LIMITS } from '../../../testing/engines/log/log.ts';
import { systemAlarms } from '../../base/alarms.ts';
import { systemClock } from '../../base/clock.ts';
import { EmbeddedLog } from '../../engines/log/embedded/engine.ts';
import { LeaseKeeper } from '../../store/lease-keeper.ts';
import { Leases } from '../../store/leases.ts';
import { openTestStore } from '../../../testing/store/store.ts';
import { CallSeal } from '../call-seal.ts';
import type { CopyAddress } from '../copy-address.ts';
import { CopyCalls } from '../copy-calls.ts';
import { InstanceOwners, type InstanceWork } from './instance-owners.ts';
import { SharedCluster, type SharedClusterOptions } from './shared-cluster.ts';
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

test('a client that disconnects without its answer and comes back is served after that is undone', async () => {
  const asked: string[] = [];
  const undone = Promise.withResolvers<boolean>();
  const owner: CopyAddress = { name: 'another', host: '127.0.0.1', port: 1 };
  // Calls travel on several connections, so one may overtake another.
  const others = {
    owners: { run: (_: unknown, work: InstanceWork<unknown>) => work.remote(owner) },
    calls: {
      begin: (_: unknown, __: string, args: readonly unknown[]) => {
        asked.push(String(args[4]));
        return { number: 1, answer: Promise.resolve(['a message']) };
      },
      call: (_: unknown, __: string, args: readonly unknown[]) => {
        asked.push(String(args[0]));
        return undone.promise;
      },
    },
    clock: systemClock,
  } as unknown as SharedClusterOptions;
  const log = { instances: NO_INSTANCES } as ConstructorParameters<typeof SharedCluster>[1];
  const cluster = new SharedCluster('main', log, new Map(), others);
  const options = { topics: ['t'], timeout: 0, config: FROM_START };
  const client = new AbortController();
  await cluster.consume('g', 'i', { ...options, signal: client.signal });
  client.abort();
  const next = cluster.consume('g', 'i', options);
  await new Promise(setImmediate);
  expect(asked).toEqual(['consume', 'undo']);
  undone.resolve(true);
  await next;
  expect(asked).toEqual(['consume', 'undo', 'consume']);
});
