import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { paintFor } from './color.ts';

test.each([
  [{}, true, true],
  [{}, false, false],
  [{ TERM: 'dumb' }, true, false],
  [{ NO_COLOR: '1' }, true, false],
  [{ NO_COLOR: '' }, true, true],
  [{ FORCE_COLOR: '1' }, false, true],
  [{ FORCE_COLOR: '0' }, true, false],
  [{ FORCE_COLOR: '1', NO_COLOR: '1' }, true, false],
])('with the variables %j (terminal: %s), output is colored: %s', (env, isTTY, expected) => {
  const paint = paintFor({ env, stdout: Object.assign(new PassThrough(), { isTTY }) });
  expect(paint('red', 'fail')).toBe(expected ? '\x1b[31mfail\x1b[0m' : 'fail');
});
