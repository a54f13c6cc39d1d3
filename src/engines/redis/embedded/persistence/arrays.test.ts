import { expect, test } from 'vitest';
import { TestFiles } from '../../../../../testing/base/test-files.ts';
import {
  contentOn,
  openOn,
} from '../../../../../testing/engines/redis/embedded/persistence/persistence.ts';

const END = '18446744073709551614';

test('arrays are there after a power loss, from the log and from a rewritten one', async () => {
  const files = new TestFiles();
  const database = await openOn(files);
  const { run, session } = database;
  await run('CONFIG SET appendfsync always');
  const values = Array.from({ length: 200 }, (_, i) => `v${i}`);
  await session.executeAll([
    ['ARSET', 'dense', '7', ...values],
    ['ARMSET', 'sparse', '0', 'first', END, 'last'],
    ['ARINSERT', 'events', 'a', 'b', 'c'],
    ['ARDEL', 'events', '1'],
    ['ARRING', 'ring', '50', ...values],
    ['ARRING', 'ring', '70', 'more'],
    ['ARINSERT', 'full', 'x'],
    ['ARSEEK', 'full', '18446744073709551615'],
    ['ARSET', 'gone', '0', 'x'],
    ['ARDELRANGE', 'gone', '0', END],
    ['PEXPIRE', 'dense', '5000'],
  ]);
  await run('PING');
  const before = database.content();
  expect(Object.keys(before)).toEqual(['dense', 'events', 'full', 'ring', 'sparse']);
  expect(await contentOn(files.afterPowerLoss())).toEqual(before);
  await database.log.rewrite();
  await run('ARINSERT events d');
  await run('ARINSERT ring e');
  expect(await contentOn(files.afterPowerLoss())).toEqual(database.content());
});

test('an array that changes while the log is rewritten is in it as it was, and then changed', async () => {
  const files = new TestFiles();
  const database = await openOn(files);
  const values = Array.from({ length: 20_000 }, (_, i) => `value ${i}`);
  await database.session.executeAll([
    ['SET', 'before', 'x'.repeat(300_000)],
    ['ARSET', 'large', '0', ...values],
  ]);
  const rewritten = database.log.rewrite();
  await database.run('ARDELRANGE large 100 19000');
  await database.run('ARSET large 5000000 far');
  await rewritten;
  expect(await contentOn(files.afterPowerLoss())).toEqual(database.content());
});
