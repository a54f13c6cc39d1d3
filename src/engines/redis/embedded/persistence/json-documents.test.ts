import { expect, test } from 'vitest';
import { TestFiles } from '../../../../../testing/base/test-files.ts';
import {
  contentOn,
  openOn,
} from '../../../../../testing/engines/redis/embedded/persistence/persistence.ts';

const nested = (levels: number, inner: string) =>
  '{"a":'.repeat(levels) + inner + '}'.repeat(levels);

/** One argument may be nested 127 deep, a document 512, so it takes several commands in a log, rewritten or not. */
test('a document of the maximum depth is loaded after a start, and after a rewrite of the log', async () => {
  const files = new TestFiles();
  const { run, log, content } = await openOn(files);
  for (let depth = 0; depth < 504; depth += 126) {
    await run('JSON.SET', 'deep', `$${'.a'.repeat(depth)}`, nested(126, '{}'));
  }
  await run('JSON.SET', 'deep', `$${'.a'.repeat(505)}`, nested(6, '[]'));
  const text = `"${'x'.repeat(300_000)}"`;
  await run('JSON.SET', 'large', '$', nested(100, text));
  await run('JSON.SET', 'large', `$${'.a'.repeat(99)}`, nested(100, text));
  const expected = content();
  expect(expected['deep']![1]).toBe(nested(511, '[]'));
  expect(await contentOn(files.afterKill())).toEqual(expected);
  await log.rewrite();
  expect(await contentOn(files.afterKill())).toEqual(expected);
});
