import { expect, test } from 'vitest';
import { done } from '../../harness/kafka.ts';

/** Bodies that may be one item or a list of them, and members that may be null. */
const partition = { topic: 'greetings', partition: 0 };
const offset = { ...partition, offset: 0 };
const message = { topic: 'greetings', value: 'hello' };

test.each([
  ['/produce', 'a list of messages', [message, { ...message, key: null }]],
  ['/produce/greetings', 'a list of messages', [{ value: 'hello' }, { value: null }]],
  [
    '/fetch',
    'a null topic beside a list of offsets',
    { topic: null, topicPartitionOffsets: [offset] },
  ],
  [
    '/consume/mygroup/first',
    'a null topic beside a list of topics',
    { topic: null, topics: ['greetings'] },
  ],
  ['/committed/mygroup/first', 'a list of partitions', [partition]],
  ['/offsets/earliest', 'a list of partitions', [partition]],
])('%s takes %s', async (path, _, body) => {
  expect(await done('POST', path, { body })).toEqual(expect.any(Array));
});

test.each([
  ['a list of offsets', [offset]],
  ['an empty list', []],
  ['null', null],
])('/commit takes %s', async (_, body) => {
  expect(await done('POST', '/commit/mygroup/first', { body })).toMatchObject({
    result: 'Success',
  });
});
