import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../testing/engines/redis/embedded/commands/commands.ts';

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
