import { expect, test } from 'vitest';
import { allOf } from '../../steps.ts';
import { GroupTable } from './group-table.ts';
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
  allOf(group.removeConsumer(bob));
  expect(group.pendingCount).toBe(0);
  expect(copy.consumer('bob')!.pending.size).toBe(150);
  expect(copy.bytes).toBeGreaterThan(group.bytes);
});

test('the memory of all groups of a stream is that of each, whatever happens to them', () => {
  const groups = new GroupTable();
  const sum = () => groups.values().reduce((bytes, group) => bytes + group.bytes, 0);
  const empty = groups.bytes;
  for (let i = 0; i < 20; i++) groups.set(`g${i % 15}`, new ConsumerGroup('g', MIN_ID, 0));
  const group = groups.get('g3')!;
  const ann = group.addConsumer('ann', 0);
  const delivery = { consumer: ann, deliveredAt: 1, deliveries: 1 };
  for (let i = 0; i < 20; i++) group.add(keyOf(i), delivery);
  expect(groups.bytes).toBe(sum());
  expect(group.oldestDelivery).toBe(1);
  expect(groups.bytes).toBe(sum());
  group.remove(group.pending(keyOf(3))!);
  expect(groups.bytes).toBe(sum());
  allOf(group.removeConsumer(ann));
  expect(groups.bytes).toBe(sum());
  for (const name of [...groups.keys()]) groups.delete(name);
  expect([empty, groups.bytes]).toEqual([0, 0]);
});
