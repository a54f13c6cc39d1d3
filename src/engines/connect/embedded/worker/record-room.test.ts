import { expect, test } from 'vitest';
import { keeping, sinkOf } from '../../../../../testing/engines/connect/embedded/worker.ts';
import { MemoryBudget } from '../../../../base/memory-budget.ts';
import { JSONS, TestConnect } from '../../../../../testing/engines/connect/embedded/embedded.ts';

const MB = 1024 * 1024;
const LIMIT = 16 * MB;

/** A sink whose destination does not answer until it is let go. */
function silentSink() {
  const over = Promise.withResolvers<void>();
  const silent = { held: 0, over, plugin: sinkOf(put) };
  async function put(): Promise<void> {
    silent.held += 1;
    await over.promise;
  }
  return silent;
}

test('tasks whose destinations never answer hold no more records than there is room for', async () => {
  const memory = new MemoryBudget(LIMIT);
  const silent = silentSink();
  const connect = await TestConnect.open({ plugins: [silent.plugin], memory });
  await connect.createTopic('events');
  for (let i = 0; i < 4; i++) await connect.log.append('events', 0, 'x'.repeat(MB));
  for (let i = 0; i < 20; i++) await connect.run(`silent-${i}`, keeping());
  await connect.until(() => silent.held >= 2);
  for (let i = 0; i < 20; i++) {
    await connect.log.clock.advance(1000);
    expect(memory.taken).toBeLessThanOrEqual(LIMIT / 2);
  }
  // Each holds a record and its text.
  expect(silent.held).toBeLessThanOrEqual(4);
  silent.over.resolve();
});

test('what there was no room for is delivered when there is', async () => {
  const memory = new MemoryBudget(8 * MB);
  const kept: unknown[] = [];
  const plugin = sinkOf(async (records) => void kept.push(...records.map(({ offset }) => offset)));
  const connect = await TestConnect.open({ plugins: [plugin], memory });
  await connect.createTopic('events');
  for (let i = 0; i < 3; i++) await connect.log.append('events', 0, `"${'x'.repeat(MB)}"`);
  memory.change('somebody else', 8 * MB);
  await connect.run('one', keeping(JSONS));
  await connect.until(() => connect.states('one'), 'RUNNING: RUNNING');
  for (let i = 0; i < 10; i++) await connect.log.clock.advance(1000);
  expect(kept).toEqual([]);
  memory.change('somebody else', -8 * MB);
  await connect.until(() => kept, [0, 1, 2]);
  await connect.until(() => memory.taken, 0);
});

test('a small text that becomes very many values is not held beside others', async () => {
  const silent = silentSink();
  const memory = new MemoryBudget(64 * MB);
  const connect = await TestConnect.open({ plugins: [silent.plugin], memory });
  await connect.createTopic('events');
  await connect.log.append('events', 0, `[${'{},'.repeat(20_000)}1]`);
  for (let i = 0; i < 4; i++) await connect.run(`heavy-${i}`, keeping(JSONS));
  await connect.until(() => silent.held, 1);
  for (let i = 0; i < 20; i++) await connect.log.clock.advance(1000);
  expect(silent.held).toBe(1);
  silent.over.resolve();
});
