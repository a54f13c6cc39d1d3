import { expect, test } from 'vitest';
import { allOf } from '../../steps.ts';
import { ConsumerGroup } from './consumer-group.ts';
import { idKey, MIN_ID } from './stream-id.ts';

const keyOf = (ms: number) => idKey({ ms: BigInt(ms), seq: 0n });

test('pending entries are in order, of all and of each consumer, while they change', () => {
  const group = new ConsumerGroup('g', MIN_ID, 0);
  const ann = group.addConsumer('ann', 0);
  const bob = group.addConsumer('bob', 0);
  for (let i = 300; i > 0; i--) {
    const consumer = i % 3 === 0 ? bob : ann;
    group.add(keyOf(i), { consumer, deliveredAt: 0, deliveries: 1 });
  }
  expect(group.pendingCount).toBe(300);
  expect(group.bounds()).toEqual({ first: keyOf(1), last: keyOf(300) });
  expect(Array.from(group.pendingFrom(keyOf(290), bob), ({ key }) => key)).toEqual(
    [291, 294, 297, 300].map(keyOf),
  );
  let seen = 0;
  for (const pending of group.pendingFrom('')) {
    seen++;
    if (seen % 2 === 0) group.remove(pending);
    else group.deliver(pending, { ...pending, consumer: bob });
  }
  expect(seen).toBe(300);
  expect([ann.pending.size, bob.pending.size, group.pendingCount]).toEqual([0, 150, 150]);
  const copy = allOf(group.cloneInSteps());
  group.removeConsumer(bob);
  expect(group.pendingCount).toBe(0);
  expect(copy.consumer('bob')!.pending.size).toBe(150);
  expect(copy.bytes).toBeGreaterThan(group.bytes);
});
