import { expect, test } from 'vitest';
import { StoreUnreachable } from '../../store/store-unreachable.ts';
import type { Caller } from '../copy-port.ts';
import { ConsumerService } from './consumer-service.ts';
import type { InstanceOwners } from './instance-owners.ts';
import type { LogWithInstances } from './shared-log.ts';
import { NamedInstances } from '../../../testing/copies/consumers/instances.ts';

test('a copy that accepts some instances before the store becomes unreachable says which', async () => {
  const instances = new NamedInstances();
  const adopt: InstanceOwners['adopt'] = async ({ instance }, from, begin) => {
    expect(from).toBe('the one that ends');
    if (instance === 'b') throw new StoreUnreachable('cut');
    begin();
    return true;
  };
  const service = new ConsumerService({
    engine: { has: () => true, cluster: () => ({ instances }) } as unknown as LogWithInstances,
    owners: { adopt } as InstanceOwners,
    stopping: new AbortController().signal,
  });
  const left = new NamedInstances('a', 'b', 'c').left();
  const caller = { name: 'the one that ends' } as Caller;
  expect(await service.serve(['adopt', 'main', left], caller)).toEqual([true, false, true]);
  expect([...instances.names]).toEqual(['a', 'c']);
});
