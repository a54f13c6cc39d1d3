import { beforeEach, expect, test } from 'vitest';
import { createTopic, resetKafka } from '../../harness/kafka-clusters.ts';
import {
  assignments,
  MANUAL_COMMIT,
  consume,
  consumeAll,
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

/** The shortest session, in milliseconds. */
const SHORT = { 'Kafka-Session-Timeout-Ms': '6000' };
const HOUR = 3_600_000;
const body = { topic: 'greetings', partition: 0, offset: 1 };

/**
 * The rules, for example for messages that are not committed in time, are tested in the engine with a clock that is
 * moved.
 */
test('an idle instance is closed, and others get its uncommitted messages; a waiting one is not idle', async () => {
  await consumeAll('first', 2, { headers: { ...SHORT, ...MANUAL_COMMIT } });
  await done('POST', '/commit/mygroup/first', { body });
  await consumeAll('waiting', 2, { headers: SHORT, group: 'others' });
  // Longer than its session, without another request.
  const waiting = consume('waiting', { headers: SHORT, group: 'others', timeout: 7000 });
  const afterwards = waiting.then(() => assignments('others'));
  expect(valuesOf(await consume('second', { timeout: HOUR }))).toEqual(['b']);
  expect(Object.keys(await assignments())).toEqual(['second']);
  const { status } = await refused('POST', '/commit/mygroup/first', { body });
  expect(status).toBe(404);
  expect(await waiting).toEqual([]);
  expect(Object.keys(await afterwards)).toEqual(['waiting']);
});
