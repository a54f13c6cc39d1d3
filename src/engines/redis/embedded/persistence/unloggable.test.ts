import { expect, test } from 'vitest';
import { catchInternalErrors } from '../../../../../testing/base/internal-errors.ts';
import { TestFiles } from '../../../../../testing/base/test-files.ts';
import {
  contentOn,
  openOn,
} from '../../../../../testing/engines/redis/embedded/persistence/persistence.ts';

/** What no command has: it can't be encoded. */
const UNLOGGABLE = ['SET', 'b', undefined as unknown as string];

test('a database that can not log a change refuses changes until its log has been rewritten from what it has', async () => {
  const seen = catchInternalErrors();
  const files = new TestFiles();
  const { database, run, tick, lines } = await openOn(files);
  await run('SET a 1');
  database.log([['SET', 'a', '1'], UNLOGGABLE]);
  expect(await run('SET c 1')).toMatch(/^MISCONF /);
  expect(await run('GET a')).toBe('1');
  expect(seen).toMatchObject([{ where: 'database' }]);
  expect(lines[0]).toMatch(/^cannot sync the log: /);
  await expect
    .poll(async () => {
      await tick();
      return run('SET d 1');
    })
    .toBe('OK');
  expect(Object.keys(await contentOn(files.afterKill())).toSorted()).toEqual(['a', 'd']);
});

test('a change that can not be logged leaves nothing of it in the log', async () => {
  catchInternalErrors();
  const files = new TestFiles();
  const { database, run } = await openOn(files);
  await run('SET a 1');
  database.log([['SET', 'a', '2'], UNLOGGABLE]);
  await run('GET a');
  expect(await contentOn(files.afterKill())).toEqual({ a: ['string', '1'] });
});
