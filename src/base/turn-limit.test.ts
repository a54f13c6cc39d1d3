import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { AcceptedConnections } from './accepted-connections.ts';
import { TurnLimit } from './turn-limit.ts';

/** Pieces of work that take some milliseconds each, on a clock of their own. */
function open() {
  let time = 0;
  const limit = new TurnLimit(new AcceptedConnections(() => time));
  const ended: string[] = [];
  const begin = (name: string, ms: number) => {
    const work = async () => {
      // A handler that has nothing to wait for ends some microtasks later.
      for (let i = 0; i < 5; i++) await Promise.resolve();
      time += ms;
      ended.push(name);
    };
    const pending = limit.next(name[0]);
    if (pending === undefined) void work();
    else void pending.then(work);
    return pending === undefined;
  };
  return { begin, ended };
}

test('short pieces of work begin at once, however many there are', async () => {
  const { begin, ended } = open();
  for (let i = 0; i < 1000; i++) {
    expect(begin('a', 0.001)).toBe(true);
    await Promise.resolve();
  }
  await turn();
  expect(ended).toHaveLength(1000);
});

test('when a turn of the event loop is used up, others wait for the next, and owners take turns', async () => {
  const { begin, ended } = open();
  expect(begin('a1', 30)).toBe(true);
  for (let i = 0; i < 6; i++) await Promise.resolve();
  for (const name of ['a2', 'a3', 'a4', 'b1', 'c1']) expect(begin(name, 30)).toBe(false);
  const turns: string[][] = [];
  while (ended.length < 6) {
    const before = ended.length;
    await turn();
    turns.push(ended.slice(before));
  }
  expect(ended).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
  for (const each of turns) expect(each.length).toBeLessThanOrEqual(1);
});

test('as many as there is time for go on in one turn, behind those of the same owner', async () => {
  const { begin, ended } = open();
  begin('a1', 30);
  for (let i = 0; i < 6; i++) await Promise.resolve();
  for (let i = 2; i < 20; i++) begin(`a${i}`, 1);
  await turn();
  expect(begin('a20', 1)).toBe(false);
  expect(ended.length).toBeGreaterThan(5);
  expect(ended.length).toBeLessThan(15);
  while (ended.length < 20) await turn();
  expect(ended).toEqual(Array.from({ length: 20 }, (_, i) => `a${i + 1}`));
});
