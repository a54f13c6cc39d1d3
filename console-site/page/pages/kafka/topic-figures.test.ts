import { expect, test } from 'vitest';
import type { Topic } from '../../api/kafka.ts';
import {
  greatestLags,
  listed,
  keptSizeText,
  keptText,
  listedText,
  messagesText,
  progressText,
} from './topic-figures.ts';

const partition = (topic: string, number: number, lag?: number) => ({
  ...{ topic, partition: number, end_offset: 10 },
  ...(lag === undefined ? {} : { lag }),
});
const named = (name: string) => ({ topic_name: name }) as Topic;

test('the lag of a topic is that of the group that is furthest behind', () => {
  const billing = { partitions: [partition('orders', 0, 5), partition('orders', 1, 7)] };
  const search = { partitions: [partition('orders', 0, 9), partition('carts', 0)] };
  expect([...greatestLags([billing, search])]).toEqual([
    ['orders', 12],
    ['carts', 0],
  ]);
});

test('topics are found by a part of their names, and sorted by name or by a figure', () => {
  const topics = ['payments', 'orders', 'order-lines', 'carts'].map(named);
  const figures = { messages: new Map([['orders', 3]]), lag: new Map([['order-lines', 2]]) };
  const names = (text: string, order: 'name' | 'messages' | 'lag') =>
    listed(topics, figures, { text, order }).map(({ topic_name: name }) => name);
  expect(names('ORDER', 'name')).toEqual(['order-lines', 'orders']);
  expect(names('', 'messages')).toEqual(['orders', 'carts', 'order-lines', 'payments']);
  expect(names('', 'lag')).toEqual(['order-lines', 'carts', 'orders', 'payments']);
});

test('a compacted topic has at most as many messages as offsets', () => {
  expect(messagesText(1, 'delete')).toBe('1 message');
  expect(messagesText(1_204, 'compact')).toBe('up to 1,204 messages');
  expect(messagesText(0, 'compact')).toBe('0 messages');
});

test('messages of a compacted topic are counted exactly once all of them have been read', () => {
  const begun = { found: 100, read: 100, total: 1_204, isDone: false };
  expect(progressText(begun, false, 'delete')).toBe('100 of 1,204 messages');
  expect(progressText(begun, false, 'compact')).toBe('100 of up to 1,204 messages');
  const ended = { found: 1, read: 317, total: 1_204, isDone: true };
  expect(progressText(ended, true, 'compact')).toBe('1 match in 317 of 317 messages');
});

test('what is left out is counted', () => {
  expect(listedText(1, 1)).toBe('1 topic');
  expect(listedText(2, 10_000)).toBe('2 of 10,000 topics');
});

test('what is kept is said as people say it', () => {
  expect(keptText(604_800_000)).toBe('for 7 d');
  expect(keptText(Number.MAX_SAFE_INTEGER)).toBe('without a time limit');
  expect(keptSizeText(1_400_000)).toBe('At most 1.4 MB of each partition are kept.');
  expect(keptSizeText(Number.MAX_SAFE_INTEGER)).toBe('Messages are kept without a size limit.');
});
