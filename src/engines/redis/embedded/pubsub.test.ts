import { expect, test } from 'vitest';
import { type Subscriber, PubSub } from './pubsub.ts';
import { openTestDatabase } from '../../../../testing/engines/redis/embedded/commands/commands.ts';

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

function open(classes: string) {
  const { run, advance, database } = openTestDatabase();
  const heard: string[] = [];
  database.pubsub.subscribePattern('__key*__:*', {
    deliver: (channel, message) => void heard.push(`${channel} ${message}`),
  });
  run('CONFIG', 'SET', 'notify-keyspace-events', classes);
  return { run, advance, heard, listener: database.keyspace.listener };
}

test('events are published by key and by event', () => {
  const { run, heard } = open('KEA');
  run('SET a 1');
  run('DEL a');
  expect(heard).toEqual([
    '__keyspace@0__:a set',
    '__keyevent@0__:set a',
    '__keyspace@0__:a del',
    '__keyevent@0__:del a',
  ]);
});

test('only events of the configured classes are published', () => {
  const { run, heard } = open('Eg');
  run('SET a 1');
  run('DEL a');
  expect(heard).toEqual(['__keyevent@0__:del a']);
});

test('misses and new keys are published only if their classes are configured', () => {
  const { run, heard } = open('Emn');
  run('GET a');
  run('SET a 1');
  run('SET a 2');
  expect(heard).toEqual(['__keyevent@0__:keymiss a', '__keyevent@0__:new a']);
});

test('an expired key has its event when the expiry is noticed', () => {
  const { run, advance, heard } = open('Kx');
  run('SET a 1 PX 100');
  advance(101);
  run('GET a');
  expect(heard).toEqual(['__keyspace@0__:a expired']);
});

test('while events are disabled the keyspace has no listener', () => {
  const { run, heard, listener } = open('');
  run('SET a 1');
  expect(heard).toEqual([]);
  expect(listener.afterEvent).toBe(undefined);
  for (const [classes, listens] of [
    ['A', false],
    ['KE', false],
    ['K$', true],
    ['', false],
  ] as const) {
    run('CONFIG', 'SET', 'notify-keyspace-events', classes);
    expect(listener.afterEvent !== undefined, classes).toBe(listens);
  }
});
