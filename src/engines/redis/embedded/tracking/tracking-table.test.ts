import { describe, expect, test } from 'vitest';
import { openToConnections } from '../../../../../testing/engines/redis/embedded/connection.ts';
import type { PendingReply } from '../../connection.ts';
import { PushReply } from '../../resp3.ts';
import { Holding, MemoryBudget } from '../../../../base/memory-budget.ts';
import { Keyspace } from '../keyspace/keyspace.ts';
import { Broadcasts } from './broadcasts.ts';
import { ClientTracking, type TrackingClient } from './client-tracking.ts';
import { TrackingTable } from './tracking-table.ts';

const outOfDate = (...keys: string[]) => new PushReply(['invalidate', keys]);
const turn = () => new Promise(setImmediate);

/** A client that notes what it is told. */
function notingClient(options: { readonly broadcast: boolean; readonly prefixes: string[] }) {
  const told: (readonly string[] | null)[] = [];
  const client: TrackingClient = {
    tracking: new ClientTracking({ redirect: 0, opt: undefined, noLoop: false, ...options }),
    mayKnow: () => true,
    invalidate: (keys) => void told.push(keys),
  };
  return { client, told };
}

const READER = { broadcast: false, prefixes: [] };
const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${prefix}${i}`);

test('the number of tracked keys is limited, and the oldest are invalidated', () => {
  const { client, told } = notingClient(READER);
  const table = new TrackingTable(new Keyspace({ now: () => 0 }), {
    keys: () => 0,
    items: 2,
    bytes: 1200,
  });
  table.add(client);
  table.remember(client, ['a', 'b', 'a', 'c']);
  expect(told).toEqual([['a']]);
  expect([table.keys, table.items]).toEqual([2, 2]);
  table.remember(client, ['d'.repeat(999)]);
  table.remember(client, ['e'.repeat(999)]);
  expect(told.slice(1)).toEqual([['b'], ['c'], ['d'.repeat(999)]]);
  expect([table.keys, table.items]).toEqual([1, 1]);
  table.delete(client);
  expect([table.keys, table.items]).toEqual([0, 0]);
});

test('a key that has been read by several clients is out of date for each of them', () => {
  const [one, other] = [notingClient(READER), notingClient(READER)];
  const table = new TrackingTable(new Keyspace({ now: () => 0 }), { keys: () => 0 });
  for (const { client } of [one, other, one]) {
    table.add(client);
    table.remember(client, ['a', 'b']);
  }
  expect([table.keys, table.items]).toEqual([2, 4]);
  table.touched('a');
  table.touched('a');
  expect([one.told, other.told]).toEqual([[['a']], [['a']]]);
  expect([table.keys, table.items]).toEqual([1, 2]);
});

describe('very many keys that are read at once', () => {
  const keys = numbered('k', 5000);

  test('are tracked in steps, before anybody can change one', async () => {
    const { connect } = openToConnections({ slice: -1 });
    const [one, other] = [connect(), connect()];
    const turns = async () => {
      const { reply } = one.run('MGET', ...keys) as PendingReply;
      const seen = { turns: 0, isOver: false };
      void reply.finally(() => (seen.isOver = true));
      const change = other.run('SET', 'k4999', 'x') as PendingReply;
      for (; !seen.isOver; seen.turns++) await turn();
      await change.reply;
      return seen.turns;
    };
    one.run('HELLO 3');
    const untracked = await turns();
    one.run('CLIENT TRACKING ON');
    expect(await turns()).toBeGreaterThanOrEqual(untracked + 4);
    expect(one.heard).toEqual([outOfDate('k4999')]);
    other.run('SET', 'k0', 'x');
    expect(one.heard.slice(1)).toEqual([outOfDate('k0')]);
  });

  test('are tracked in steps too if the command itself has taken none', async () => {
    const { connect, database } = openToConnections();
    const one = connect();
    one.run('HELLO 3');
    one.run('CLIENT TRACKING ON');
    // The command ends within this slice, and there is no time for tracking in the next one.
    const slices = [Infinity];
    Object.defineProperty(database, 'slice', { get: () => slices.pop() ?? -1 });
    const outcome = one.run('MGET', ...keys);
    expect(slices).toEqual([]);
    expect(await (outcome as PendingReply).reply).toHaveLength(5000);
    expect(database.tracking.keys).toBe(5000);
  });

  test('are tracked no further if the client leaves meanwhile', () => {
    const { client } = notingClient(READER);
    const table = new TrackingTable(new Keyspace({ now: () => 0 }), { keys: () => 0 });
    table.add(client);
    const steps = table.rememberInSteps(client, () => keys);
    steps.next();
    steps.next();
    expect(table.keys).toBe(1024);
    table.delete(client);
    expect(steps.next().done).toBe(true);
    expect(table.keys).toBe(0);
  });
});

test('for a much lower limit keys are forgotten in turns, the oldest first', async () => {
  const { client, told } = notingClient(READER);
  let most = 0;
  const table = new TrackingTable(new Keyspace({ now: () => 0 }), { keys: () => most });
  table.add(client);
  const keys = numbered('k', 5000);
  table.remember(client, keys);
  most = 1;
  table.makeRoom();
  expect(told.length).toBeLessThan(2000);
  while (table.keys > 1) await turn();
  expect(told.flat()).toEqual(keys.slice(0, -1));
  // It goes on with the oldest of those that are read later.
  most = 2;
  table.remember(client, ['x', 'y']);
  expect(told.slice(-1)).toEqual([['k4999']]);
});

test('what is tracked counts in the memory for all clients, and is forgotten where there is none', () => {
  const budget = new MemoryBudget(200_000);
  const { client, told } = notingClient(READER);
  const table = new TrackingTable(new Keyspace({ now: () => 0 }), { keys: () => 0 });
  table.add(client, () => new Holding(budget, 'database'));
  for (const key of numbered('k', 10_000)) table.remember(client, [key]);
  expect(budget.taken).toBeGreaterThan(50_000);
  expect(budget.taken).toBeLessThan(110_000);
  expect(told.length + table.keys).toBe(10_000);
  table.delete(client);
  expect(budget.taken).toBe(0);
});

test('many changes are told in pieces and turns, and other work goes on meanwhile', async () => {
  const clients = Array.from({ length: 100 }, () =>
    notingClient({ broadcast: true, prefixes: ['a', 'b'] }),
  );
  const table = new TrackingTable(new Keyspace({ now: () => 0 }), { keys: () => 0 });
  for (const { client } of clients) table.add(client);
  const keys = [...numbered('a', 3000), ...numbered('c', 3000), ...numbered('b', 3000)];
  for (const key of keys) table.touched(key);
  await turn();
  const last = clients.at(-1)!.told;
  expect(last).toEqual([]);
  while (last.flat().length < 6000) await turn();
  for (const { told } of clients) {
    expect(told.flat()).toEqual(keys.filter((key) => !key.startsWith('c')).toSorted());
    expect(Math.max(...told.map((piece) => piece?.length ?? 0))).toBeLessThan(2000);
  }
});

test('clients are told that anything may have changed where changes are too many to be remembered', async () => {
  const { client, told } = notingClient({ broadcast: true, prefixes: ['a'] });
  const broadcasts = new Broadcasts(2);
  broadcasts.add(client, ['a']);
  for (const key of ['a1', 'a2', 'a3', 'a4']) broadcasts.touched(key, undefined);
  await turn();
  broadcasts.touched('a5', undefined);
  await turn();
  expect(told).toEqual([null, ['a5']]);
});
