import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { Receiver } from '@upstash/qstash';
import { randomIds } from '../../ids.ts';
import { TestClock } from '../../test-clock.ts';
import type { QueueEngine } from './engine.ts';
import { openQueueEngine, type QueueEngineOptions } from './open.ts';
import { newFile, order, removeFiles, ScriptedCourier, testUser } from './testing.ts';

const user = testUser();

let engine: QueueEngine | undefined;
let courier: ScriptedCourier;
afterEach(async () => {
  await engine?.close(0);
  engine = undefined;
  removeFiles();
});

async function open(options: Partial<QueueEngineOptions> = {}): Promise<QueueEngine> {
  await engine?.close(0);
  const clock = new TestClock(Date.now());
  courier = new ScriptedCourier(clock);
  engine = await openQueueEngine({ clock, alarms: clock, ids: randomIds, courier, ...options });
  return engine;
}

async function delivered(): Promise<void> {
  while (courier.seen.length === 0) await new Promise(setImmediate);
}

test('deliveries are signed with the keys of whoever published them', async () => {
  const engine = await open();
  await engine.publish(user, [order('/a', { body: 'hi' })]);
  await delivered();
  const { current, next } = await engine.keys(user);
  const receiver = new Receiver({ currentSigningKey: current, nextSigningKey: next });
  const [seen] = courier.seen;
  const signature = seen!.header('Upstash-Signature')!;
  expect(await receiver.verify({ signature, body: 'hi', url: seen!.url })).toBe(true);
  expect(await engine.rotateKeys(user)).toMatchObject({ current: next });
  expect(await engine.keys(testUser('bob'))).not.toEqual({ current, next });
});

test('what is kept is in a file, whose directory is made', async () => {
  const file = join(dirname(newFile()), 'queue', 'queue.db');
  await (await open({ file })).addEndpoints(user, 'g', [{ url: 'https://a.example' }]);
  expect(existsSync(file)).toBe(true);
  expect(await (await open({ file })).groups(user)).toMatchObject([{ name: 'g' }]);
});

test('a file that can not be used is named', async () => {
  const file = newFile();
  await open({ file });
  await expect(open({ file: join(file, 'queue.db') })).rejects.toThrow(file);
});
