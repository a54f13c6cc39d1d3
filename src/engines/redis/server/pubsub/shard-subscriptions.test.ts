import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Unavailable } from '../../errors.ts';
import type { DatabaseLinks } from '../database-links.ts';
import type { Link } from '../wire/link.ts';
import { RESUBSCRIBE_DELAY } from './plain-subscriptions.ts';
import { ShardSubscriptions } from './shard-subscriptions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Two nodes: channels that begin with `a` are at the first one, all others at the second. */
function openTwoNodes() {
  const nodes = { a: {} as Link, b: {} as Link };
  const away = new Set<Link>();
  const told: string[] = [];
  let confirmed: Promise<void> | undefined;
  let lost: (at: Link) => void = () => {};
  const connections = {
    subscribe: async (channel: string): Promise<Link> => {
      told.push(`+${channel}`);
      const node = channel.startsWith('p:a') ? nodes.a : nodes.b;
      if (away.has(node)) throw Unavailable.unreachable();
      return node;
    },
    unsubscribe: async (channel: string): Promise<void> => {
      told.push(`-${channel}`);
      await confirmed;
    },
    close: () => void told.push('closed'),
  };
  const links = {
    channels: 'p:',
    listenToShards: (_: unknown, tell: typeof lost) => {
      lost = tell;
      return connections;
    },
  } as unknown as DatabaseLinks;
  const shards = new ShardSubscriptions(
    () => links,
    () => {},
  );
  return {
    shards,
    nodes,
    told: () => told.splice(0),
    leave: (node: Link) => {
      away.add(node);
      lost(node);
    },
    comeBack: (node: Link) => void away.delete(node),
    confirmEndsAfter: (moment: Promise<void>) => void (confirmed = moment),
  };
}

const retry = () => vi.advanceTimersByTimeAsync(RESUBSCRIBE_DELAY);

test('while one node is unreachable, subscriptions of the others continue untouched', async () => {
  const { shards, nodes, told, leave, comeBack } = openTwoNodes();
  for (const name of ['a1', 'a2', 'b1']) shards.add(name);
  await shards.settled(['a1', 'a2', 'b1']);
  expect(told()).toEqual(['+p:a1', '+p:a2', '+p:b1']);
  leave(nodes.a);
  expect(['a1', 'a2', 'b1'].map((name) => shards.hears(name))).toEqual([false, false, true]);
  await retry();
  expect(told()).toEqual(['+p:a1', '+p:a2']);
  comeBack(nodes.a);
  await retry();
  expect(told()).toEqual(['+p:a1', '+p:a2']);
  expect(shards.hears('a1')).toBe(true);
  await retry();
  expect(told()).toEqual([]);
});

test('a channel whose node is unreachable at first is reported, and subscribed to when the node is reachable', async () => {
  const { shards, nodes, leave, comeBack } = openTwoNodes();
  leave(nodes.a);
  shards.add('a1');
  await shards.settled(['a1']);
  expect(shards.settled(['a1'])).toBeUndefined();
  expect(shards.hears('a1')).toBe(false);
  comeBack(nodes.a);
  await retry();
  expect(shards.hears('a1')).toBe(true);
});

test('a channel without subscribers when the server answers is unsubscribed from again', async () => {
  const { shards, told } = openTwoNodes();
  shards.add('a1');
  const settled = shards.settled(['a1']);
  shards.remove('a1');
  await settled;
  expect(told()).toEqual(['+p:a1', '-p:a1']);
  shards.add('b1');
  await shards.settled(['b1']);
  shards.remove('b1');
  expect(told()).toEqual(['+p:b1', '-p:b1']);
});

test('a channel with new subscribers before the server has answered is kept', async () => {
  const { shards, told } = openTwoNodes();
  shards.add('a1');
  const settled = shards.settled(['a1']);
  shards.remove('a1');
  shards.add('a1');
  await settled;
  await shards.settled(['a1']);
  expect(told()).toEqual(['+p:a1', '+p:a1']);
  expect(shards.hears('a1')).toBe(true);
});

test.each([[['a1']], [[]]])(
  'the end of a subscription waits for the server, which counts it until then (%j)',
  async (names) => {
    const { shards, confirmEndsAfter } = openTwoNodes();
    shards.add('a1');
    await shards.settled(['a1']);
    const confirmed = Promise.withResolvers<void>();
    confirmEndsAfter(confirmed.promise);
    shards.remove('a1');
    const settled = shards.settled(names);
    expect(settled).toBeInstanceOf(Promise);
    expect(shards.settled(['b1'])).toBeUndefined();
    confirmed.resolve();
    await settled;
    expect(shards.settled(names)).toBeUndefined();
  },
);

test('channels move with their database to another place, and end when it is closed', async () => {
  const { shards, told } = openTwoNodes();
  shards.add('a1');
  await shards.settled(['a1']);
  shards.moved();
  await retry();
  expect(told()).toEqual(['+p:a1', 'closed', '+p:a1']);
  shards.close();
  await retry();
  expect(told()).toEqual(['closed']);
});
