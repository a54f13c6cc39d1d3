import { expect, test } from 'vitest';
import type { Subscriber } from './channels.ts';
import { PubSub } from './registry.ts';

class Listener implements Subscriber {
  readonly heard: string[] = [];

  deliver(channel: string, message: string, pattern: string | undefined): void {
    this.heard.push([...(pattern === undefined ? [] : [pattern]), channel, message].join(' '));
  }
}

test('a message reaches subscribers of the channel, then those of matching patterns', () => {
  const pubsub = new PubSub();
  const [a, b] = [new Listener(), new Listener()];
  expect(pubsub.publish('news.art', 'nobody')).toBe(0);
  pubsub.subscribe('news.art', a);
  pubsub.subscribePattern('news.*', a);
  pubsub.subscribePattern('news.*', b);
  pubsub.subscribePattern('*.art', b);
  pubsub.subscribePattern('other*', b);
  expect(pubsub.publish('news.art', 'hi')).toBe(4);
  expect(a.heard).toEqual(['news.art hi', 'news.* news.art hi']);
  expect(b.heard).toEqual(['news.* news.art hi', '*.art news.art hi']);
});

test('a client that subscribes twice gets each message once', () => {
  const pubsub = new PubSub();
  const listener = new Listener();
  expect(pubsub.subscribe('a', listener)).toBe(true);
  expect(pubsub.subscribe('a', listener)).toBe(false);
  expect(pubsub.subscribePattern('a*', listener)).toBe(true);
  expect(pubsub.subscribePattern('a*', listener)).toBe(false);
  expect(pubsub.publish('a', 'x')).toBe(2);
});

test('an unsubscribed client gets no messages, and a channel without subscribers is removed', () => {
  const pubsub = new PubSub();
  const [a, b] = [new Listener(), new Listener()];
  for (const each of [a, b]) {
    pubsub.subscribe('c', each);
    pubsub.subscribePattern('c*', each);
  }
  expect(pubsub.subscribers).toBe(2);
  expect(pubsub.unsubscribe('c', a)).toBe(true);
  expect(pubsub.unsubscribe('c', a)).toBe(false);
  expect(pubsub.unsubscribePattern('c*', a)).toBe(true);
  expect(pubsub.unsubscribePattern('c*', a)).toBe(false);
  expect(pubsub.publish('c', 'x')).toBe(2);
  pubsub.unsubscribe('c', b);
  pubsub.unsubscribePattern('c*', b);
  expect(pubsub.publish('c', 'x')).toBe(0);
  expect([pubsub.channels.size, pubsub.patterns.size, pubsub.subscribers]).toEqual([0, 0, 0]);
  expect(a.heard).toEqual([]);
});

test('a subscriber may unsubscribe while a message is delivered to it', () => {
  const pubsub = new PubSub();
  const other = new Listener();
  const leaving: Subscriber = {
    deliver: () => void pubsub.unsubscribe('c', leaving),
  };
  pubsub.subscribe('c', leaving);
  pubsub.subscribe('c', other);
  expect(pubsub.publish('c', 'x')).toBe(2);
  expect(other.heard).toEqual(['c x']);
});
