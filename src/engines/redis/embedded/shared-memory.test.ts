import { expect, onTestFinished, test } from 'vitest';
import type { Reply } from '../reply.ts';
import { EmbeddedRedis } from './engine.ts';

const MB = 1024 * 1024;
const OOM = "OOM command not allowed when used memory > 'maxmemory'.";

/** An engine whose databases share a memory of 8 MB. */
async function open(...ids: string[]) {
  const engine = await EmbeddedRedis.open({
    maxMemory: 8 * MB,
    databases: Object.fromEntries(ids.map((id) => [id, {}])),
  });
  onTestFinished(() => engine.close());
  const run = async (id: string, ...argv: string[]): Promise<Reply> =>
    engine.openSession(id, 'default', '').execute(argv);
  /** Sets keys of a megabyte until one is refused. @returns how many were set */
  const fill = async (id: string) => {
    for (let count = 0; ; count += 1) {
      const reply = await run(id, 'SET', `key-${count}`, 'x'.repeat(MB));
      if (reply instanceof Error) {
        expect(reply.message).toBe(OOM);
        return count;
      }
    }
  };
  return { engine, run, fill };
}

test('a database takes a part of the memory of all, and leaves room for others', async () => {
  const { run, fill } = await open('a', 'b');
  expect(await fill('a')).toBe(6);
  expect(await run('b', 'SET', 'k', 'v')).toMatchObject({ text: 'OK' });
  expect(await fill('b')).toBe(2);
  expect(await run('a', 'GET', 'key-0')).toHaveLength(MB);
  expect(await run('a', 'DEL', 'key-0', 'key-1', 'key-2')).toBe(3);
  expect(await fill('a')).toBeGreaterThan(0);
});

test('what a database gives up is for the others', async () => {
  const { engine, run, fill } = await open('a', 'b');
  await fill('a');
  await run('a', 'FLUSHALL');
  expect(await fill('b')).toBe(6);
  await engine.deleteDatabase('b');
  expect(await fill('a')).toBe(6);
});

test('a database that evicts makes room for itself', async () => {
  const { engine, run } = await open('a');
  await run('a', 'CONFIG', 'SET', 'maxmemory-policy', 'allkeys-lru');
  for (let i = 0; i < 20; i += 1) {
    expect(await run('a', 'SET', `key-${i}`, 'x'.repeat(MB))).toMatchObject({ text: 'OK' });
  }
  expect(engine.figures('a')!.memoryBytes).toBeLessThan(8 * MB);
  expect(await run('a', 'EXISTS', 'key-19')).toBe(1);
});

test('a database that evicts too slowly for what it writes is refused more', async () => {
  const { engine, run } = await open('a');
  await run('a', 'CONFIG', 'SET', 'maxmemory-policy', 'allkeys-random');
  const pairs = Array.from({ length: 40_000 }, (_, i) => [`key-${i}`, '']).flat();
  await run('a', 'MSET', ...pairs);
  const replies = [];
  for (let i = 0; i < 10; i += 1) replies.push(await run('a', 'SET', `large-${i}`, 'x'.repeat(MB)));
  expect(replies).toContainEqual(expect.objectContaining({ message: OOM }));
  expect(engine.figures('a')!.memoryBytes).toBeLessThan(8 * MB);
});
