import { Redis } from '@upstash/redis';
import { beforeEach, describe, expect, test } from 'vitest';
import { result } from '../harness/exchange.ts';
import { recordedTarget } from '../harness/recorded-target.ts';
import { reset } from '../harness/reset.ts';
import { target } from '../harness/target.ts';

const { redisUrl } = await recordedTarget();

/** Subscriptions of the official client, unmodified. */
const redis = () => new Redis({ url: redisUrl, token: target().standardToken });

beforeEach(reset);

/** Resolves when the channel has this many subscribers. */
const listeners = (channel: string, count: number) =>
  expect.poll(() => result('PUBSUB', 'NUMSUB', channel)).toEqual([channel, count]);

describe('subscribe', () => {
  test('receives messages, parsed if they are JSON, from all channels and from one', async () => {
    const client = redis();
    const counts: unknown[] = [];
    const heard: unknown[] = [];
    const ofNews: unknown[] = [];
    const subscriber = client.subscribe<unknown>(['news', 'café 漢']);
    subscriber.on('subscribe', (count) => counts.push(count));
    subscriber.on('message', (data) => heard.push(data));
    subscriber.on('message:news', (data) => ofNews.push(data.message));
    await listeners('news', 1);
    await listeners('café 漢', 1);
    expect(await client.publish('news', { user: 'Ada', n: 1 })).toBe(1);
    expect(await client.publish('news', 'really, no?')).toBe(1);
    expect(await client.publish('café 漢', 7)).toBe(1);
    await expect.poll(() => heard).toHaveLength(3);
    expect(heard.filter((data) => (data as { channel: string }).channel === 'news')).toEqual([
      { channel: 'news', message: { user: 'Ada', n: 1 } },
      { channel: 'news', message: 'really, no?' },
    ]);
    expect(heard).toContainEqual({ channel: 'café 漢', message: 7 });
    expect(ofNews).toEqual([{ user: 'Ada', n: 1 }, 'really, no?']);
    expect(counts).toEqual([1, 1]);
    await subscriber.unsubscribe(['news']);
    await listeners('news', 0);
    expect(subscriber.getSubscribedChannels()).toEqual(['café 漢']);
    await subscriber.unsubscribe();
    await listeners('café 漢', 0);
  });

  test('several subscribers get the same message', async () => {
    const client = redis();
    const heard: unknown[] = [];
    const subscribers = [1, 2].map((n) => {
      const subscriber = client.subscribe<string>('news');
      subscriber.on('message', ({ message }) => heard.push([n, message]));
      return subscriber;
    });
    await listeners('news', 2);
    expect(await client.publish('news', 'hello')).toBe(2);
    await expect.poll(() => heard).toHaveLength(2);
    await Promise.all(subscribers.map((subscriber) => subscriber.unsubscribe()));
  });

  test('a refusal becomes an error', async () => {
    const client = new Redis({ url: redisUrl, token: 'guess', retry: false });
    const errors: unknown[] = [];
    client.subscribe('news').on('error', (error) => errors.push(error));
    await expect.poll(() => String(errors[0])).toContain('WRONGPASS');
  });
});

test('psubscribe receives messages with their channels', async () => {
  const client = redis();
  const heard: unknown[] = [];
  const subscriber = client.psubscribe<unknown>(['user:*', 'chat:*:messages']);
  subscriber.on('pmessage', (data) => heard.push(data));
  await expect.poll(() => result('PUBSUB', 'NUMPAT')).toBe(2);
  await client.publish('user:123', { n: 1 });
  await client.publish('chat:room1:messages', { n: 2 });
  await client.publish('chat:room1:users', { n: 3 });
  await expect.poll(() => heard).toHaveLength(2);
  expect(heard).toEqual(
    expect.arrayContaining([
      { pattern: 'user:*', channel: 'user:123', message: { n: 1 } },
      { pattern: 'chat:*:messages', channel: 'chat:room1:messages', message: { n: 2 } },
    ]),
  );
  await subscriber.unsubscribe();
  await expect.poll(() => result('PUBSUB', 'NUMPAT')).toBe(0);
});
