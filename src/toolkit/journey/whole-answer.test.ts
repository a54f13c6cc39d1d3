import { expect, test } from 'vitest';
import { wholeAnswer } from './whole-answer.ts';

const failingWith = (error: Error) =>
  new Response(new ReadableStream({ start: (controller) => controller.error(error) }));

test('an answer that has ended is the same', async () => {
  const headers = { 'content-type': 'application/json' };
  const answer = await wholeAnswer(new Response('[1]', { status: 201, headers }), 100);
  expect([answer.status, await answer.json()]).toEqual([201, [1]]);
});

test.each([
  [new DOMException('late', 'TimeoutError'), 'the answer did not end within 100 ms'],
  [
    new TypeError('terminated', { cause: Object.assign(new Error('x'), { code: 'Z_DATA_ERROR' }) }),
    'the answer is not encoded as it says',
  ],
  [new TypeError('terminated'), 'the answer was broken off before its end'],
])('one that fails with %s says why', async (error, message) => {
  await expect(wholeAnswer(failingWith(error), 100)).rejects.toThrow(message);
});
