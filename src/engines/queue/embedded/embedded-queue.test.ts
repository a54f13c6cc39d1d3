import { Receiver } from '@upstash/qstash';
import { afterEach, expect, test } from 'vitest';
import { randomIds } from '../../../base/ids.ts';
import { TestClock } from '../../../../testing/base/test-clock.ts';
import { signingComposer } from './delivery/signing-composer.ts';
import { startEmbeddedQueue } from './embedded-queue.ts';
import type { QueueEngine } from '../engine.ts';
import { KeyRing } from './signing/key-ring.ts';
import { SqliteQueueStore } from './store/sqlite-store.ts';
import {
  order,
  ScriptedCourier,
  testUser,
} from '../../../../testing/engines/queue/embedded/embedded.ts';

let engine: QueueEngine | undefined;
afterEach(async () => {
  await engine?.close(0);
  engine = undefined;
});

test('deliveries are signed with the keys of their publisher, also after a rotation', async () => {
  const clock = new TestClock(Date.now());
  const courier = new ScriptedCourier(clock);
  const store = SqliteQueueStore.open(':memory:', clock);
  const ids = randomIds;
  const keys = await KeyRing.load(store, { ids });
  const signingKey = (userId: string) => keys.signingKey(userId);
  const composer = signingComposer({ signingKey, ids, clock });
  engine = await startEmbeddedQueue({ store, keys, clock, alarms: clock, courier, composer });
  const user = testUser();
  const first = await engine.keys.get(user);
  const receiver = new Receiver({
    currentSigningKey: first.current,
    nextSigningKey: first.next,
  });
  for (const round of [1, 2]) {
    await engine.messages.publish(user, [order('/a', { body: 'hi' })]);
    while (courier.seen.length < round) await new Promise(setImmediate);
    const seen = courier.seen.at(-1)!;
    const signature = seen.header('Upstash-Signature')!;
    expect(await receiver.verify({ signature, body: 'hi', url: seen.url })).toBe(true);
    if (round === 1) expect((await engine.keys.rotate(user)).current).toBe(first.next);
  }
  expect(await engine.keys.get(testUser('bob'))).not.toEqual(await engine.keys.get(user));
});
