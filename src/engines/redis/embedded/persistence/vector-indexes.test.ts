import { expect, test } from 'vitest';
import { TestFiles } from '../../../../../testing/base/test-files.ts';
import {
  contentOn,
  openOn,
  pathOf,
  type DurableTestDatabase,
} from '../../../../../testing/engines/redis/embedded/persistence/persistence.ts';
import { Snapshot } from './snapshot.ts';

async function fill({ run }: DurableTestDatabase, vectors: number): Promise<void> {
  await run('VECTOR.CREATE docs DIM 20 METRIC COSINE');
  for (let i = 0; i < vectors; i++) {
    await run('VECTOR.ADD', 'docs', `doc:${i}\u0000`, 'VALUES', '20', ...elements(i));
  }
}

const elements = (i: number) => Array.from({ length: 20 }, (_, n) => String(i / 3 - n));

test('an index is the same after a kill, after a rewrite of the log, and after both', async () => {
  const files = new TestFiles();
  const database = await openOn(files);
  await fill(database, 50);
  await database.run('VECTOR.ADD', 'docs', 'doc:7\u0000', 'VALUES', '20', ...elements(1000));
  await database.run('VECTOR.DEL', 'docs', 'doc:3\u0000');
  await database.run('VECTOR.CREATE empty DIM 32768 METRIC DOT');
  await database.run('PEXPIRE empty 60000');
  await database.run('COPY docs copied');
  await database.run('VECTOR.DEL', 'copied', 'doc:4\u0000');
  const expected = database.content();
  expect(Object.keys(expected)).toEqual(['copied', 'docs', 'empty']);
  expect(await contentOn(files.afterKill())).toEqual(expected);
  await database.log.rewrite();
  expect(await contentOn(files.afterPowerLoss())).toEqual(expected);
  expect(files.get(pathOf('1.base.aof'))).toContain('VECTOR.ADD');
  await database.run('VECTOR.ADD', 'docs', 'new', 'VALUES', '20', ...elements(1));
  await database.run('VECTOR.DROP copied');
  expect(await contentOn(files.afterKill())).toEqual(database.content());
});

test.each([
  ['before it is taken', 0],
  ['while it is taken', 3],
])('a snapshot has an index as it was, though it changes %s', async (_when, steps) => {
  const files = new TestFiles();
  const database = await openOn(files);
  await fill(database, 300);
  const expected = database.content();
  const snapshot = new Snapshot(database.database, 1000);
  snapshot.begin();
  let text = '';
  for (let i = 0; i < steps; i++) text += snapshot.next(1000).join('');
  for (let i = 0; i < 300; i += 2) await database.run('VECTOR.DEL', 'docs', `doc:${i}\u0000`);
  await database.run('VECTOR.ADD', 'docs', 'doc:1\u0000', 'VALUES', '20', ...elements(1000));
  await database.run('VECTOR.DROP docs');
  while (!snapshot.done) text += snapshot.next(1000).join('');
  const other = new TestFiles();
  other.put(pathOf('1.base.aof'), text);
  other.put(pathOf('manifest'), 'file appendonly.aof.1.base.aof seq 1 type b\n');
  expect(text.length).toBeGreaterThan(300 * 80);
  expect(await contentOn(other)).toEqual(expected);
});
