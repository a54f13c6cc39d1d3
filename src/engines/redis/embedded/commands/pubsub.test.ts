import { expect, test } from 'vitest';
import type { Subscriber } from '../pubsub.ts';
import { openTestDatabase } from '../../../../../testing/engines/redis/embedded/commands/commands.ts';

test('PUBLISH returns the number of receivers, PUBSUB describes the subscriptions', () => {
  const { run, database } = openTestDatabase();
  const heard: string[] = [];
  const listener = (): Subscriber => ({
    deliver: (channel, message) => void heard.push(`${channel}: ${message}`),
  });
  database.pubsub.subscribe('news', listener());
  database.pubsub.subscribe('news', listener());
  database.pubsub.subscribe('weather', listener());
  database.pubsub.subscribePattern('n*', listener());

  expect(run('PUBLISH', 'news', 'hello there')).toBe(3);
  expect(heard).toEqual(Array(3).fill('news: hello there'));
  expect(run('PUBSUB CHANNELS')).toEqual(['news', 'weather']);
  expect(run('PUBSUB CHANNELS we*')).toEqual(['weather']);
  expect(run('PUBSUB NUMSUB news weather sport')).toEqual(['news', 2, 'weather', 1, 'sport', 0]);
  expect(run('PUBSUB NUMPAT')).toBe(1);
  expect(run('PUBSUB SHARDCHANNELS')).toEqual([]);
});

test('patterns are counted once, however many clients subscribe to them', () => {
  const { run, database } = openTestDatabase();
  for (const pattern of ['a*', 'a*', 'b*']) {
    database.pubsub.subscribePattern(pattern, { deliver: () => {} });
  }
  expect(run('PUBSUB NUMPAT')).toBe(2);
});

test('SPUBLISH reaches the subscribers of the shard channel, which is separate from others', () => {
  const { run, database } = openTestDatabase();
  const heard: string[] = [];
  const listener = (name: string): Subscriber => ({
    deliver: (channel, message) => void heard.push(`${name} ${channel}: ${message}`),
  });
  database.pubsub.shardChannels.add('news', listener('shard'));
  database.pubsub.subscribe('news', listener('channel'));
  database.pubsub.subscribePattern('n*', listener('pattern'));
  expect(run('SPUBLISH news hello')).toBe(1);
  expect(heard).toEqual(['shard news: hello']);
  expect(run('PUBSUB SHARDCHANNELS')).toEqual(['news']);
  expect(run('SPUBLISH weather rain')).toBe(0);
});
