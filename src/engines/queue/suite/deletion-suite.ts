import { describe, expect, test } from 'vitest';
import {
  order,
  response,
  testUser,
  type StartQueue,
} from '../../../../testing/engines/queue/suite/queue.ts';
import { schedule } from '../../../../testing/engines/queue/suite/schedules.ts';

const HOUR = 60 * 60 * 1000;
const PAGE = { count: 100 };
const user = testUser();

/** What is left of a user that is deleted. */
export function deletingUsers(start: StartQueue): void {
  describe('deleting a user', () => {
    test('deletes all that the user has, and nothing of others', async () => {
      const { publishFor, advance, engine, courier } = await start();
      const bob = testUser('bob');
      courier.script = () => response(500);
      for (const each of [user, bob]) {
        await publishFor(each, order('/dead', { retries: 0 }), order('/later', { delay: HOUR }));
        await engine.schedules.upsert(each, schedule('0 0 1 1 *'));
        await engine.groups.addEndpoints(each, 'group', [{ url: 'https://example.com/' }]);
        await engine.queues.upsert(each, 'queue', {});
        await engine.flowControls.pause(each, 'key');
      }
      const has = async (of: typeof user) => ({
        deadLetters: (await engine.deadLetters.list(of, {}, PAGE)).items.length,
        schedules: (await engine.schedules.list(of)).length,
        groups: (await engine.groups.list(of)).length,
        queues: (await engine.queues.list(of)).length,
        flowControls: (await engine.flowControls.list(of)).length,
        logged: (await engine.logs.list(of, {}, PAGE)).items.length > 0,
      });
      const one = { deadLetters: 1, schedules: 1, groups: 1, queues: 1, flowControls: 1 };
      for (const each of [user, bob]) {
        await expect.poll(() => has(each)).toEqual({ ...one, logged: true });
      }
      const keys = await engine.keys.get(user);
      const sent = courier.paths().length;
      engine.users.stop(new Set([user.id]));
      await engine.users.delete(user.id);
      await engine.users.delete(user.id);
      engine.users.stop(new Set());
      const none = { deadLetters: 0, schedules: 0, groups: 0, queues: 0, flowControls: 0 };
      expect(await has(user)).toEqual({ ...none, logged: false });
      expect(await engine.keys.get(user)).not.toEqual(keys);
      expect(await has(bob)).toEqual({ ...one, logged: true });
      await advance(2 * HOUR);
      // Only the delayed message of the other user, and its retries.
      expect(new Set(courier.paths().slice(sent))).toEqual(new Set(['/later']));
      expect((await engine.messages.dailyUsage(user)).remaining).toBe(
        user.limits.maxRequestsPerDay,
      );
    });

    test('ends deliveries in progress, of which nothing is told or tried again', async () => {
      const { publishFor, advance, engine, courier } = await start();
      courier.script = () => undefined;
      const callback = { url: 'https://example.com/told', method: 'POST', headers: [] } as const;
      await publishFor(user, order('/hangs', { callback: { ...callback, when: 'finished' } }));
      await expect.poll(() => courier.paths()).toEqual(['/hangs']);
      engine.users.stop(new Set([user.id]));
      await engine.users.delete(user.id);
      await expect.poll(() => courier.brokenOff.length).toBe(1);
      engine.users.stop(new Set());
      await advance(24 * HOUR);
      expect(courier.paths()).toEqual(['/hangs']);
      expect(await engine.figures()).toMatchObject({ messages: 0, deadLetters: 0 });
    });
  });
}
