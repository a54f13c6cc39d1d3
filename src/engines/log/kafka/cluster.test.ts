import { expect, test } from 'vitest';
import { LogError } from '../errors.ts';
import { retryWithFreshTopics } from './cluster.ts';

/** A request that is refused a number of times and then succeeds. */
function refusing(times: number, error: Error) {
  const forgotten: string[] = [];
  let refused = 0;
  const topics = { forget: (name: string) => void forgotten.push(name) };
  const attempt = async () => {
    if (refused === times) return 'done';
    refused += 1;
    throw error;
  };
  const named = ['a', 'b', 'a'].map((topic) => ({ topic }));
  return { forgotten, run: () => retryWithFreshTopics(topics, named, attempt) };
}

test('a request for a missing topic is retried once', async () => {
  const error = new LogError('UNKNOWN_TOPIC_OR_PARTITION', 'There is no topic a');
  const once = refusing(1, error);
  expect(await once.run()).toBe('done');
  expect(once.forgotten).toEqual(['a', 'b']);
  await expect(refusing(2, error).run()).rejects.toBe(error);
});

test('other errors are not retried', async () => {
  const error = new LogError('MESSAGE_TOO_LARGE', 'The message takes 9 bytes');
  const { run, forgotten } = refusing(1, error);
  await expect(run()).rejects.toBe(error);
  expect(forgotten).toEqual([]);
});
