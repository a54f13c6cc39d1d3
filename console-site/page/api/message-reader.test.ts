import { expect, test } from 'vitest';
import { createClient } from '../../../src/client/fetch-client.ts';
import type { KafkaClient } from '../../../src/client/kafka-client.ts';
import type { Message } from './kafka.ts';
import { MessageReader, type MessageRange } from './message-reader.ts';
import { messagesFrom } from './message-tail.ts';

interface Asked {
  readonly partition: number;
  readonly offset: number;
}

/** A message of `orders`, at a time that is also its value. */
const at = (partition: number, offset: number, timestamp: number): Message => ({
  ...{ topic: 'orders', partition, offset, timestamp },
  ...{ key: '', value: String(timestamp), headers: [] },
});

/** A topic whose answers have at most so many messages of a partition. @param ends by partition */
function topicOf(messages: readonly Message[], ends: readonly number[], most = 3): KafkaClient {
  const answers = (path: string, asked: readonly Asked[]): unknown => {
    if (path === '/fetch') {
      return asked.flatMap(({ partition, offset }) =>
        messages
          .filter((one) => one.partition === partition && one.offset >= offset)
          .slice(0, most),
      );
    }
    const moment = path.split('/').at(-1)!;
    return asked.map(({ partition }) => {
      const own = messages.filter((one) => one.partition === partition);
      const found = own.find(({ timestamp }) => timestamp >= Number(moment));
      const offset = moment === 'earliest' ? 0 : (found?.offset ?? ends[partition]);
      return { topic: 'orders', partition, offset };
    });
  };
  const fetch = async (request: Request) => {
    const body = (await request.json()) as Asked[] & { topicPartitionOffsets?: Asked[] };
    const asked = body.topicPartitionOffsets ?? body;
    return Response.json(answers(new URL(request.url).pathname, asked));
  };
  return createClient({ url: 'http://kafka.test', fetch }, 'Basic none');
}

const MESSAGES = [
  ...[10, 20, 50, 60, 70].map((time, offset) => at(0, offset, time)),
  // Compaction has left the offsets 0, 3 and 9.
  ...[at(1, 0, 15), at(1, 3, 30), at(1, 9, 65)],
];
const ORDERS = topicOf(MESSAGES, [5, 12]);

async function timesOf(range: Partial<MessageRange>, count = 100): Promise<number[]> {
  const whole = { topic: 'orders', partitions: [0, 1], isNewestFirst: true, ...range };
  const reader = await MessageReader.open(ORDERS, whole, new AbortController().signal);
  const times: number[] = [];
  // In small portions, as a viewer reads on.
  while (!reader.isDone && times.length < count) {
    const came = await reader.next({ count: 2, most: 100, matches: () => true });
    times.push(...came.map(({ timestamp }) => timestamp));
  }
  return times;
}

test('the messages of all partitions come in the order of their times', async () => {
  expect(await timesOf({})).toEqual([70, 65, 60, 50, 30, 20, 15, 10]);
  expect(await timesOf({ isNewestFirst: false })).toEqual([10, 15, 20, 30, 50, 60, 65, 70]);
});

test('a range has the messages between two times, or from an offset on', async () => {
  expect(await timesOf({ from: 20, to: 65 })).toEqual([60, 50, 30, 20]);
  expect(await timesOf({ partitions: [0], fromOffset: 3 })).toEqual([70, 60]);
});

test('a search says how many messages it has read', async () => {
  const range = { topic: 'orders', partitions: [0, 1], isNewestFirst: true };
  const reader = await MessageReader.open(ORDERS, range, new AbortController().signal);
  const matches = ({ value }: Message) => value === '15';
  expect(await reader.next({ count: 1, most: 3, matches })).toEqual([]);
  expect([reader.read, reader.total, reader.isDone]).toEqual([3, 17, false]);
  expect(await reader.next({ count: 1, most: 100, matches })).toEqual([at(1, 0, 15)]);
});

test('new messages come once each, and examples that are no new ones end it', async () => {
  const { signal } = new AbortController();
  const tail = messagesFrom(ORDERS, 'orders', new Map([[0, 3]]), signal);
  expect((await tail.next()).value).toEqual(MESSAGES.slice(3, 5));
  const examples = createClient(
    { url: 'http://mock.test', fetch: async () => Response.json([at(0, 0, 1)]) },
    'Basic none',
  ) as KafkaClient;
  const ofMock = messagesFrom(examples, 'orders', new Map([[0, 3]]), signal);
  await expect(ofMock.next()).rejects.toThrow('no new messages');
});
