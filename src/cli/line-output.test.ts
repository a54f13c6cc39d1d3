import { PassThrough, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { lineOutput } from './line-output.ts';

test('each item is printed on a line of its own', async () => {
  const stream = new PassThrough();
  const output = lineOutput(stream);
  expect(await output.print(['a', 'b'])).toBe(true);
  expect(await output.print([])).toBe(true);
  expect(await output.print(['c'])).toBe(true);
  stream.end();
  expect(await text(stream)).toBe('a\nb\nc\n');
});

test('printing to a closed pipe resolves to false instead of failing', async () => {
  const closed = new Writable({
    write: (_chunk, _encoding, done) => done(Object.assign(new Error('EPIPE'), { code: 'EPIPE' })),
  });
  const output = lineOutput(closed);
  expect(await output.print(['a'])).toBe(false);
  await new Promise(setImmediate);
  expect(await output.print(['b'])).toBe(false);
  expect(await output.print([])).toBe(false);
});
