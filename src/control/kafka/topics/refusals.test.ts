import { expect, test } from 'vitest';
import { LogError } from '../../../engines/log/errors.ts';
import { refusedAsControl } from './refusals.ts';

const topic = { id: 'id-of-a_b', name: 'a_b' };

test.each([
  ['TOPIC_ALREADY_EXISTS', 'topicNameTaken', 'name must be unique: there is a topic a_b already'],
  ['UNKNOWN_TOPIC_OR_PARTITION', 'topicNotFound', 'topic id-of-a_b is not found'],
  ['INVALID_TOPIC_EXCEPTION', 'topicRefused', 'Topic name a_b collides with that of topic a.b'],
  ['POLICY_VIOLATION', 'topicRefused', 'Topic name a_b collides with that of topic a.b'],
] as const)('the error %s of the log is reported as %s', async (code, ours, words) => {
  const change = Promise.reject(
    new LogError(code, 'Topic name a_b collides with that of topic a.b'),
  );
  await expect(refusedAsControl(change, topic)).rejects.toMatchObject({
    code: ours,
    message: words,
  });
});

test('other errors of the log are rethrown', async () => {
  const error = new LogError('KAFKA_STORAGE_ERROR', 'the disk is full');
  await expect(refusedAsControl(Promise.reject(error), topic)).rejects.toBe(error);
});
