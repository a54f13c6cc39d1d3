import { describe, expect, test } from 'vitest';
import { testUser, type StartQueue } from '../../../../testing/engines/queue/suite/queue.ts';

const user = testUser();

/** The signing keys of deliveries. */
export function keys(start: StartQueue): void {
  describe('signing keys', () => {
    test('belong to one user, and survive a restart', async () => {
      const first = await start({ isKept: true });
      const given = await first.engine.keys.get(user);
      expect(given.current).not.toBe(given.next);
      expect(await first.engine.keys.get(testUser('bob'))).not.toEqual(given);
      const later = await first.restart();
      expect(await later.engine.keys.get(user)).toEqual(given);
    });

    test('are rotated: the next one signs, and there is a new next one', async () => {
      const { engine } = await start();
      const given = await engine.keys.get(user);
      const rotated = await engine.keys.rotate(user);
      expect(rotated.current).toBe(given.next);
      expect([given.current, given.next]).not.toContain(rotated.next);
      expect(await engine.keys.get(user)).toEqual(rotated);
    });
  });
}
