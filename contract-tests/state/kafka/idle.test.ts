import { beforeEach, expect, test } from 'vitest';
import { createTopic, resetKafka } from '../../harness/kafka-clusters.ts';
import {
  assignments,
  BY_HAND,
  committedOffset,
  consume,
  done,
  produce,
  refused,
  valuesOf,
} from '../../harness/kafka.ts';

beforeEach(async () => {
  await resetKafka();
  await createTopic({ name: 'greetings', partitions: 2 });
  await produce('greetings', { value: 'a', partition: 0 }, { value: 'b', partition: 1 });
});

/** The shortest there is, in milliseconds. */
const SHORT = { 'Kafka-Session-Timeout-Ms': '6000' };
const HOUR = 3_600_000;
const body = { topic: 'greetings', partition: 0, offset: 1 };

test('an instance that is not heard of is closed, and others get what it has not committed', async () => {
  expect(await consume('first', { headers: { ...SHORT, ...BY_HAND } })).toHaveLength(2);
  await done('POST', '/commit/mygroup/first', { body });
  const waiting = consume('second', { timeout: HOUR });
  expect(valuesOf(await waiting)).toEqual(['b']);
  expect(Object.keys(await assignments())).toEqual(['second']);
  const { status } = await refused('POST', '/commit/mygroup/first', { body });
  expect(status).toBe(404);
});

test('an instance that waits for messages is heard of', async () => {
  await consume('first', { headers: SHORT });
  const waiting = consume('first', { timeout: 7000 });
  await consume('other', { headers: SHORT, group: 'others' });
  // By then the session of the one that does not wait is over.
  await expect.poll(async () => await done('GET', '/consumers')).toHaveLength(1);
  expect(Object.keys(await assignments())).toEqual(['first']);
  expect(await waiting).toEqual([]);
  expect(Object.keys(await assignments())).toEqual(['first']);
});

test('a partition whose messages are not committed in time goes to another', async () => {
  expect(await consume('first', { headers: BY_HAND })).toHaveLength(2);
  const given = await consume('second', { headers: BY_HAND, timeout: HOUR });
  expect(given).toHaveLength(1);
  const { first, second } = await assignments();
  expect([first?.length, second]).toEqual([1, [given[0]!.partition]]);
  const late = { ...body, partition: given[0]!.partition };
  const { status, error } = await refused('POST', '/commit/mygroup/first', { body: late });
  expect(status).toBe(409);
  expect(error).toContain('is not assigned to instance first');
  expect(await committedOffset('greetings', given[0]!.partition)).toBe(-1);
});
