import { expect, test } from 'vitest';
import { FaultBoard } from '../contract/faults/fault-board.ts';
import { HttpError } from '../http/http-error.ts';
import { CopyUnreachable } from './call-outcome.ts';
import type { CopyAddress } from './copy-address.ts';
import type { Caller, Service } from './copy-port.ts';
import { serialize, deserialize } from './serialization.ts';
import { SharedFaults, type FaultRequest } from './shared-faults.ts';

const ping = { family: 'redis', operation: 'ping', client: undefined };
const busy = { name: 'busy', family: 'redis', answer: { status: 503 } } as const;

/** Copies that know of each other. The first one counts requests. */
function openCopies(count: number) {
  const names = Array.from({ length: count }, (_, i) => `copy ${i}`);
  const services = new Map<string, Service>();
  const hears = new Map<string, () => Promise<void> | void>();
  const away = new Set<string>();
  const operated: string[] = [];
  let counting = names[0]!;
  let calls = 0;
  let held: Promise<void> | undefined;
  /** Delays the answer to the next call. @returns a function that releases it */
  const hold = () => {
    let goOn = () => {};
    held = new Promise((resolve) => (goOn = resolve));
    return () => goOn();
  };
  const call = async ({ name }: CopyAddress, _: string, args: readonly unknown[]) => {
    calls++;
    if (away.has(name)) throw new CopyUnreachable('ECONNREFUSED');
    // Serialized, as if it were sent to another copy.
    const sent = deserialize(serialize(args)) as unknown[];
    const answer = serialize(await services.get(name)!(sent, {} as Caller));
    const waits = held;
    held = undefined;
    await waits;
    return deserialize(answer);
  };
  const copies = names.map((name) => {
    const board = new FaultBoard();
    const operate = async ({ operation, body }: FaultRequest) => {
      operated.push(operation);
      if (operation === 'addFault') return board.add(body as typeof busy);
      if (operation === 'listFaults') return board.list();
      if (operation === 'resetFaults') throw new TypeError('a fault of ours');
      throw new HttpError(404, 'there is no such fault', {});
    };
    const faults = new SharedFaults({
      board,
      operate,
      retryTimeout: -1,
      leader: {
        get isLocal() {
          return counting === name;
        },
        find: async () => ({ name: counting, host: '10.0.0.1', port: 7000 }),
      },
      port: { serve: (_, service) => void services.set(name, service) },
      calls: { call },
      broadcast: {
        onChange: (_, hear) => void hears.set(name, hear),
        announce: async () => {
          const others = names.filter((other) => other !== name && !away.has(other));
          await Promise.all(others.map(async (other) => hears.get(other)!()));
        },
      },
    });
    return { faults, board };
  });
  const add = (copy: number, fault: object) =>
    copies[copy]!.faults.operate({ operation: 'addFault', path: {}, body: fault });
  const go = (from: number, to: number) => {
    away.add(names[from]!);
    counting = names[to]!;
  };
  return { copies, add, go, away, hold, operated, calls: () => calls };
}

/** The statuses of a number of requests, which are sent to the copies in turn. */
async function met({ copies }: ReturnType<typeof openCopies>, count: number) {
  const statuses: (number | undefined)[] = [];
  for (let i = 0; i < count; i++) {
    statuses.push((await copies[i % copies.length]!.faults.apply(ping)).answer?.status);
  }
  return statuses;
}

test('a fault that is set in one copy applies to the requests to all of them, in order', async () => {
  const platform = openCopies(3);
  await platform.add(2, { ...busy, after: 2, times: 2 });
  expect(platform.copies.map(({ faults }) => faults.isEmpty)).toEqual([false, false, false]);
  expect(await met(platform, 6)).toEqual([undefined, undefined, 503, 503, undefined, undefined]);
  const listing = { operation: 'listFaults', path: {}, body: undefined };
  const [told] = (await platform.copies[1]!.faults.operate(listing)) as object[];
  expect(told).toMatchObject({ name: 'busy', seen: 6, met: 2 });
});

test('the answer of a fault may be nested as deeply as any JSON of clients', async () => {
  const platform = openCopies(3);
  const body: unknown = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);
  await platform.add(1, { ...busy, answer: { status: 503, body } });
  expect(await met(platform, 3)).toEqual([503, 503, 503]);
  expect(platform.copies.map(({ board }) => board.list().length)).toEqual([1, 1, 1]);
});

test('probabilities hit the same requests as in one copy', async () => {
  const fault = { ...busy, probability: 0.5 };
  const alone = openCopies(1);
  await alone.add(0, fault);
  const several = openCopies(3);
  await several.add(1, fault);
  expect(await met(several, 20)).toEqual(await met(alone, 20));
});

test('a request that matches no fault calls no other copy', async () => {
  const { copies, add, calls } = openCopies(2);
  await add(0, { ...busy, family: 'kafka' });
  const before = calls();
  expect(copies[1]!.faults.apply(ping)).toEqual({ latency: 0 });
  expect(calls()).toBe(before);
});

test('a scenario is active in all copies', async () => {
  const { copies, add } = openCopies(2);
  await add(0, { ...busy, name: 'sale/1', onlyPreferred: true });
  expect(copies[1]!.faults.plays('sale')).toBe(true);
  expect(await copies[1]!.faults.apply(ping)).toEqual({ latency: 0 });
  const preferred = { ...ping, scenario: 'sale' };
  expect(await copies[1]!.faults.apply(preferred)).toMatchObject({ answer: { status: 503 } });
});

test('an error of the counting copy is passed on', async () => {
  const { copies } = openCopies(2);
  const asked = { operation: 'removeFault', path: { name: 'gone' }, body: undefined };
  await expect(copies[1]!.faults.operate(asked)).rejects.toMatchObject({ status: 404 });
});

test('an operation that fails there is not repeated here', async () => {
  const { copies, operated } = openCopies(2);
  const asked = { operation: 'resetFaults', path: {}, body: undefined };
  await expect(copies[1]!.faults.operate(asked)).rejects.toThrow('a fault of ours');
  expect(operated).toEqual(['resetFaults']);
});

test('a late answer does not replace newer faults', async () => {
  const { copies, add, hold } = openCopies(2);
  const [one, other] = copies;
  const goOn = hold();
  const late = other!.faults.catchUp();
  await new Promise(setImmediate);
  one!.board.add(busy);
  const soon = other!.faults.catchUp();
  await new Promise(setImmediate);
  goOn();
  await Promise.all([late, soon]);
  expect(other!.board.list()).toHaveLength(1);
  await add(0, { ...busy, name: 'another' });
  expect(other!.board.list()).toHaveLength(2);
});

test('if the counting copy is gone, the others continue with the same faults', async () => {
  const platform = openCopies(3);
  await platform.add(0, { ...busy, times: 1 });
  expect(await met(platform, 3)).toEqual([503, undefined, undefined]);
  platform.go(0, 1);
  expect(await platform.copies[2]!.faults.apply(ping)).toMatchObject({ answer: { status: 503 } });
  await platform.add(2, { ...busy, name: 'another' });
  expect(platform.copies[1]!.board.list()).toHaveLength(2);
});

test('a copy that can not reach the counting one counts by itself', async () => {
  const { copies, add, away } = openCopies(2);
  await add(0, { ...busy, times: 1 });
  away.add('copy 0');
  const { faults } = copies[1]!;
  expect(await faults.apply(ping)).toMatchObject({ answer: { status: 503 } });
  expect(await faults.apply(ping)).toEqual({ latency: 0 });
  expect(await add(1, { ...busy, name: 'own' })).toMatchObject({ name: 'own' });
});
