import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { Channel, type ChannelMemory } from './channel.ts';
import { OF_CONNECTION } from './frames.ts';
import { ThreadLink } from './thread-link.ts';

test('each question whether all that clients have sent has come waits for an answer of its own', async () => {
  const worker = Object.assign(new EventEmitter(), { postMessage: () => {} });
  let memory: ChannelMemory | undefined;
  const start = (given: ChannelMemory) => {
    memory = given;
    return worker as unknown as Worker;
  };
  const link = new ThreadLink({ take: () => {}, onEnd: () => {}, start });
  const ofThread = new Channel(memory!, {
    take: () => {},
    onRoom: () => {},
    wake: () => worker.emit('message', undefined),
    patience: 0,
    atEnd: queueMicrotask,
  });
  const answered: string[] = [];
  void link.settle().then(() => answered.push('first'));
  void link.settle().then(() => answered.push('second'));

  ofThread.put(0, OF_CONNECTION.settled);
  await expect.poll(() => answered.length).toBe(1);
  for (const _ of [1, 2, 3]) await new Promise(setImmediate);
  expect(answered).toEqual(['first']);

  ofThread.put(0, OF_CONNECTION.settled);
  await expect.poll(() => answered).toEqual(['first', 'second']);
});
