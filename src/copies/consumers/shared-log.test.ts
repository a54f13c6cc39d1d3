import { expect, test, vi } from 'vitest';
import type { InstanceState } from '../../engines/log/local-instances.ts';
import { CopyUnreachable } from '../call-outcome.ts';
import type { CopyAddress } from '../copy-address.ts';
import { handOver } from './shared-log.ts';
import { NamedInstances } from '../../../testing/copies/consumers/instances.ts';

const copyOf = (name: string): CopyAddress => ({ name, host: '10.0.0.1', port: 7000 });
const COPIES = ['one', 'two'].map(copyOf);

/** Hands instances over to copies that accept as many as the test specifies. @returns what each copy was offered */
async function leave(
  instances: NamedInstances,
  takes: (copy: string, instance: string) => boolean,
  copies: readonly CopyAddress[] = COPIES,
) {
  const asked: string[] = [];
  const call = async ({ name }: CopyAddress, _service: string, args: readonly unknown[]) => {
    const [, cluster, left] = args as ['adopt', string, InstanceState[]];
    asked.push(`${name}: ${left.length} of ${cluster}`);
    return left.map(({ instance }) => takes(name, instance));
  };
  await handOver([['main', instances]], { others: async () => copies, calls: { call } });
  return asked;
}

test('instances are handed over to the other copies in turn, up to 100 at a time', async () => {
  const instances = new NamedInstances(...Array.from({ length: 250 }, (_, i) => `i${i}`));
  const asked = await leave(instances, () => true);
  expect(asked).toEqual(['one: 100 of main', 'two: 100 of main', 'one: 50 of main']);
  expect(instances.names.size).toBe(0);
});

test('instances that one copy does not accept are offered to the next one', async () => {
  const instances = new NamedInstances('a', 'b', 'c');
  const asked = await leave(instances, (copy, name) => (copy === 'one' ? name === 'a' : true));
  expect(asked).toEqual(['one: 3 of main', 'two: 2 of main']);
  expect(instances.names.size).toBe(0);
});

test('instances that no copy accepts stay, and all of them without other copies', async () => {
  const instances = new NamedInstances('a', 'b');
  await leave(instances, (_, name) => name === 'b');
  expect([...instances.names]).toEqual(['a']);
  expect(await leave(instances, () => true, [])).toEqual([]);
  expect([...instances.names]).toEqual(['a']);
});

test('an unreachable copy or store does not prevent a stop', async () => {
  const instances = new NamedInstances('a');
  const call = () => Promise.reject(new CopyUnreachable('ECONNREFUSED'));
  await handOver([['main', instances]], { others: async () => COPIES, calls: { call } });
  const others = () => Promise.reject(new Error('the store is away'));
  await handOver([['main', instances]], { others, calls: { call } });
  expect([...instances.names]).toEqual(['a']);
});

test('a copy that does not answer delays a stop only briefly', async () => {
  vi.useFakeTimers();
  try {
    const calls = { call: () => new Promise<never>(() => undefined) };
    const instances = new NamedInstances('a');
    const ending = handOver([['main', instances]], { others: async () => COPIES, calls });
    await vi.advanceTimersByTimeAsync(3000);
    await ending;
    expect([...instances.names]).toEqual(['a']);
  } finally {
    vi.useRealTimers();
  }
});
