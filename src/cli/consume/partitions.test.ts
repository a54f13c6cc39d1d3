import { expect, test } from 'vitest';
import { createKafkaClient } from '../../client/kafka-client.ts';
import { once } from '../reconnect.ts';
import type { Message } from './output.ts';
import { readPartitions, type PartitionsOptions } from './partitions.ts';

interface Topic {
  /** The offset of the first retained message. */
  first: number;
  values: string[];
}

/** A cluster with one topic of one partition, as the REST API presents it. */
function clusterWith(topic: Topic) {
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/topics') return Response.json({ orders: 1 });
    if (pathname.startsWith('/offsets/')) {
      const offset = pathname.endsWith('earliest') ? topic.first : topic.values.length;
      return Response.json([{ topic: 'orders', partition: 0, offset }]);
    }
    const body = (await request.json()) as { topicPartitionOffsets: { offset: number }[] };
    const from = body.topicPartitionOffsets[0]!.offset;
    if (from < topic.first || from > topic.values.length) {
      return Response.json({ error: 'out of range', status: 400 }, { status: 400 });
    }
    const messages = topic.values.slice(from, from + 1).map((value) => messageOf(from, value));
    return Response.json(messages);
  };
  return createKafkaClient({ url: 'http://x', username: 'a', password: 'b', fetch: answer });
}

const messageOf = (offset: number, value: string): Message => ({
  topic: 'orders',
  partition: 0,
  offset,
  timestamp: 0,
  key: '',
  value,
  headers: [],
});

/** Reads a topic that changes after each message. @returns the printed messages and warnings */
async function read(topic: Topic, change: (printed: string[]) => void, follow = true) {
  const printed: string[] = [];
  const warnings: string[] = [];
  const options: PartitionsOptions = {
    topic: 'orders',
    partition: undefined,
    from: 'earliest',
    count: 3,
    follow,
    signal: new AbortController().signal,
    warn: (sentence) => warnings.push(sentence),
    call: once,
  };
  const print = async (messages: readonly Message[]) => {
    printed.push(...messages.map(({ value }) => value ?? ''));
    if (messages.length > 0) change(printed);
    return true;
  };
  await readPartitions(clusterWith(topic), { print }, options);
  return { printed, warnings };
}

test('when retention has removed the next messages, reading continues with the first kept one, with a warning', async () => {
  const topic = { first: 0, values: ['a', 'b', 'c', 'd', 'e'] };
  const { printed, warnings } = await read(topic, () => (topic.first = 3));
  expect(printed).toEqual(['a', 'd', 'e']);
  expect(warnings).toEqual(['2 messages were gone before they could be read']);
});

test('a topic that was deleted and created again ends the reading with an error', async () => {
  const topic = { first: 0, values: ['a', 'b'] };
  const reading = read(topic, (printed) => printed.length === 2 && (topic.values = []));
  await expect(reading).rejects.toThrow('topic orders has been made anew');
});

test('without --follow, messages produced after the start are not printed', async () => {
  const topic = { first: 0, values: ['a'] };
  const { printed } = await read(topic, () => topic.values.push('more'), false);
  expect(printed).toEqual(['a']);
});
