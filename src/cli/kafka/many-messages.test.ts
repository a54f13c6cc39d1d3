import { expect } from 'vitest';
import { succeeded, test } from '../../../testing/cli/platform.ts';

test('plinth consume prints 20,000 messages, and ends without an error when its reader closes the pipe', async ({
  platform,
}) => {
  const { pipe, plinth, begin } = platform;
  const lines = Array.from({ length: 20_000 }, (_, i) => `${i} ${'x'.repeat(100)}\n`).join('');
  await pipe(lines, 'produce', 'orders');
  expect(await plinth('consume', 'orders', '--no-follow')).toEqual(succeeded(lines));
  const run = begin('consume', 'orders');
  await run.until('\n');
  run.hangUp();
  expect(await run.ended).toMatchObject({ code: 0, stderr: '' });
});
