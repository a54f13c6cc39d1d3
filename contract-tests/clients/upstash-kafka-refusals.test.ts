import { UpstashError } from '@upstash/kafka';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetKafka } from '../harness/kafka-clusters.ts';
import { recordedTarget } from '../harness/recorded-target.ts';
import { upstashKafka } from '../harness/upstash-kafka.ts';

const { kafkaUrl } = await recordedTarget();
const kafka = (password?: string) => upstashKafka(kafkaUrl, password);

beforeEach(resetKafka);

// The client retries five times, which would take 15 seconds.
const waits = new Set([500, 1000, 2000, 4000, 8000]);
beforeEach(() => {
  const { setTimeout: original } = globalThis;
  const impatient = (call: (...args: unknown[]) => void, wait?: number, ...args: unknown[]) =>
    original(call, waits.has(wait ?? 0) ? 0 : wait, ...args);
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(impatient as typeof setTimeout);
});
afterEach(() => vi.restoreAllMocks());

test.each([
  ['a wrong password', () => kafka('wrong').admin().topics(), 401],
  ['no value', () => kafka().producer().produce('greetings', undefined), 400],
  [
    'a partition that is not there',
    () => kafka().producer().produce('greetings', 'v', { partition: 9 }),
    404,
  ],
  ['a name of no topic', () => kafka().producer().produce('a b', 'v'), 400],
  [
    'a timestamp that is none',
    () =>
      kafka()
        .admin()
        .topicPartitionOffsets({
          timestamp: -1,
          topicPartition: { topic: 'greetings', partition: 0 },
        }),
    400,
  ],
  [
    'a commit for what another has',
    () =>
      kafka()
        .consumer()
        .consume({ consumerGroupId: 'g', instanceId: 'i', topics: ['greetings'], timeout: 0 })
        .then(() =>
          kafka()
            .consumer()
            .commit({
              consumerGroupId: 'g',
              instanceId: 'i',
              offset: { topic: 'others', partition: 0, offset: 0 },
            }),
        ),
    409,
  ],
  [
    'an instance too many',
    () =>
      kafka()
        .consumer()
        .consume({ consumerGroupId: 'g', instanceId: 'a', topics: ['greetings'], timeout: 0 })
        .then(() =>
          kafka()
            .consumer()
            .consume({ consumerGroupId: 'g', instanceId: 'b', topics: ['greetings'] }),
        )
        .then(() =>
          kafka()
            .consumer()
            .consume({ consumerGroupId: 'g', instanceId: 'c', topics: ['greetings'] }),
        ),
    429,
  ],
  [
    'an offset that is not there',
    () => kafka().consumer().fetch({ topic: 'greetings', partition: 0, offset: 9 }),
    400,
  ],
  [
    'a topic that is not there',
    () => kafka().consumer().fetch({ topic: 'nothing', partition: 0, offset: 0 }),
    404,
  ],
  [
    'an instance that is not there',
    () => kafka().consumer().commit({ consumerGroupId: 'g', instanceId: 'nobody' }),
    404,
  ],
  [
    'no offset to go on with',
    () =>
      kafka()
        .consumer()
        .consume({
          consumerGroupId: 'g',
          instanceId: 'i',
          topics: ['greetings'],
          autoOffsetReset: 'none',
        }),
    422,
  ],
])('%s is thrown as an error', async (_, call, status) => {
  await kafka()
    .producer()
    .produceMany(['greetings', 'others'].map((topic) => ({ topic, value: 'hello' })));
  const error = await call().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(UpstashError);
  expect(error).toMatchObject({ status, error: expect.stringMatching(/./) });
});
