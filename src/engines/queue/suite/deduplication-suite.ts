import { describe, expect, test } from 'vitest';
import { order, testUser, type StartQueue } from '../../../../testing/engines/queue/suite/queue.ts';

const MINUTE = 60_000;
const user = testUser();

/** Messages that are published once, however often they are sent. */
export function deduplicating(start: StartQueue): void {
  describe('deduplication', () => {
    test('ids are unique for ten minutes', async () => {
      const { publishFor, advance, courier } = await start();
      const twice = order('/', { deduplication: { id: 'a' } });
      const [first] = await publishFor(user, twice);
      await advance(10 * MINUTE - 1);
      expect(await publishFor(user, twice)).toEqual([
        { messageId: first!.messageId, deduplicated: true },
      ]);
      await advance(1);
      const [later] = await publishFor(user, twice);
      expect(later!.messageId).not.toBe(first!.messageId);
      await advance(0);
      expect(courier.seen.length).toBe(2);
    });

    test('two messages with one id in one batch are one message', async () => {
      const { publishFor, settle, courier } = await start();
      const twice = order('/', { deduplication: { id: 'a' } });
      const [first, second] = await publishFor(user, twice, twice);
      expect(second).toEqual({ messageId: first!.messageId, deduplicated: true });
      await settle();
      expect(courier.seen.length).toBe(1);
    });

    test('ids of other users do not count', async () => {
      const { publishFor } = await start();
      const twice = order('/', { deduplication: { id: 'a' } });
      await publishFor(user, twice);
      const [other] = await publishFor(testUser('bob'), twice);
      expect(other!.deduplicated).toBeUndefined();
    });

    test('deduplication by content compares destination, headers and body', async () => {
      const { publishFor } = await start();
      const byContent = { deduplication: { byContent: true } } as const;
      const isDuplicate = async (more: Parameters<typeof order>[1], path = '/a') => {
        const [published] = await publishFor(user, order(path, { ...byContent, ...more }));
        return published!.deduplicated === true;
      };
      expect(await isDuplicate({ body: 'x', headers: [['A', '1']] })).toBe(false);
      expect(await isDuplicate({ body: 'x', headers: [['a', '1']] })).toBe(true);
      expect(await isDuplicate({ body: 'y', headers: [['A', '1']] })).toBe(false);
      expect(await isDuplicate({ body: 'x', headers: [['A', '2']] })).toBe(false);
      expect(await isDuplicate({ body: 'x', headers: [['A', '1']] }, '/b')).toBe(false);
      // A body with the very text that a header is hashed as.
      expect(await isDuplicate({ body: '4 a: 1x', headers: [] })).toBe(false);
    });

    test('endpoints of a group are deduplicated separately', async () => {
      const { engine, publishFor } = await start();
      const endpoints = ['a', 'b'].map((path) => ({ url: `https://example.com/${path}` }));
      await engine.groups.addEndpoints(user, 'all', endpoints);
      const destination = { group: 'all' };
      const twice = { ...order(), destination, deduplication: { id: 'x' } };
      const first = await publishFor(user, twice);
      expect(await publishFor(user, twice)).toEqual(
        first.map((published) => ({ ...published, deduplicated: true })),
      );
    });
  });
}
