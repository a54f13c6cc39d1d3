import { expect, test } from 'vitest';
import { PubSub } from '../../embedded/pubsub.ts';
import { answerOf, questionOf, replyOf } from './fetched-answers.ts';

/** A process with this number of subscribers. */
function listening(channels: readonly string[], patterns: readonly string[] = []): PubSub {
  const listeners = new PubSub();
  for (const name of channels) listeners.subscribe(name, { deliver: () => undefined });
  for (const name of patterns) listeners.subscribePattern(name, { deliver: () => undefined });
  return listeners;
}

const PROCESSES = [
  listening(['news', 'news', 'weather'], ['n*']),
  listening(['news', 'sport'], ['n*', 's*']),
  listening([]),
];

test.each([
  ['CHANNELS', ['news', 'weather', 'sport']],
  ['CHANNELS *s*', ['news', 'sport']],
  ['NUMSUB news sport chess', ['news', 3, 'sport', 1, 'chess', 0]],
  ['NUMSUB', []],
  ['numpat', 2],
  ['SHARDCHANNELS', []],
  ['SHARDNUMSUB news', ['news', 0]],
])('PUBSUB %s counts the subscribers of all processes', (words, reply) => {
  const argv = ['PUBSUB', ...words.split(' ')];
  const question = questionOf(argv)!;
  const answers = PROCESSES.map((listeners) => answerOf(listeners, question));
  expect(replyOf(argv, question, answers)).toEqual(reply);
});

test('PUBSUB HELP is answered without other processes', () => {
  expect(questionOf(['PUBSUB', 'HELP'])).toBeUndefined();
});
