import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { BodyTooLarge, EMPTY_BODY } from './body.ts';
import { readStream } from './stream-body.ts';

const LIMIT = 10;

/** What is read of a body that another server hands over in pieces. */
function bodyIn(...pieces: readonly string[]): Promise<Buffer | BodyTooLarge> {
  const request = new PassThrough();
  const read = new Promise<Buffer | BodyTooLarge>((done) => readStream(request, LIMIT, done));
  for (const piece of pieces) request.write(piece);
  request.end();
  return read;
}

test('a body from a server of somebody else is read in one piece or several', async () => {
  expect(await bodyIn('hello')).toEqual(Buffer.from('hello'));
  expect(await bodyIn('he', 'l', 'lo')).toEqual(Buffer.from('hello'));
  expect(await bodyIn()).toBe(EMPTY_BODY);
});

test('a body over the limit is read to its end, so that its client gets the answer', async () => {
  expect(await bodyIn('0123456789', 'a')).toEqual(new BodyTooLarge(LIMIT, 11));
});

test('a body that others have read before has nothing left', async () => {
  const request = new PassThrough();
  request.end('hello');
  for await (const piece of request) expect(piece).toEqual(Buffer.from('hello'));
  const read = await new Promise((done) => readStream(request, LIMIT, done));
  expect(read).toBe(EMPTY_BODY);
});

test('of a client that leaves before the end, nothing is told', async () => {
  const request = new PassThrough();
  let read = 0;
  readStream(request, LIMIT, () => read++);
  request.write('he');
  await new Promise((closed) => request.once('close', closed).destroy());
  expect(read).toBe(0);
});
