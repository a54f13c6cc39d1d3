import { describe, expect, test } from 'vitest';
import type { PublishOrder } from '../message.ts';
import {
  order,
  refusal,
  testUser,
  type StartQueue,
} from '../../../../testing/engines/queue/suite/queue.ts';

const user = testUser();
const bob = testUser('bob');
const A = 'https://a.example/hook';
const B = 'https://b.example/hook';
const C = 'https://c.example/hook';

function toGroup(group: string) {
  return { ...order(), destination: { group } };
}

/** URL groups and their endpoints. */
export function groups(start: StartQueue): void {
  describe('URL groups', () => {
    test('a group is created with its first endpoint, and deleted with its last one', async () => {
      const { engine, clock } = await start();
      const began = clock.now();
      await engine.groups.addEndpoints(user, 'orders', [{ url: A, name: 'first' }, { url: B }]);
      expect(await engine.groups.get(user, 'orders')).toEqual({
        name: 'orders',
        createdAt: began,
        updatedAt: began,
        endpoints: [{ url: A, name: 'first' }, { url: B }],
        headers: [],
      });
      await clock.advance(1000);
      await engine.groups.removeEndpoints(user, 'orders', [{ name: 'first' }]);
      expect(await engine.groups.list(user)).toMatchObject([
        { createdAt: began, updatedAt: began + 1000, endpoints: [{ url: B }] },
      ]);
      await engine.groups.removeEndpoints(user, 'orders', [{ url: B }]);
      expect(await engine.groups.list(user)).toEqual([]);
      await expect(engine.groups.get(user, 'orders')).rejects.toThrow(
        refusal('groupNotFound', 'orders'),
      );
    });

    test('names and URLs of endpoints are unique; a later endpoint replaces an earlier one', async () => {
      const { engine } = await start();
      const endpoints = async () => (await engine.groups.get(user, 'g')).endpoints;
      await engine.groups.addEndpoints(user, 'g', [{ url: A, name: 'a' }, { url: B }]);
      await engine.groups.addEndpoints(user, 'g', [{ url: C, name: 'a' }]);
      expect(await endpoints()).toEqual([{ url: C, name: 'a' }, { url: B }]);
      await engine.groups.addEndpoints(user, 'g', [{ url: B, name: 'b' }, { url: B }]);
      expect(await endpoints()).toEqual([
        { url: C, name: 'a' },
        { url: B, name: 'b' },
      ]);
      await engine.groups.addEndpoints(user, 'g', [{ url: C, name: 'b' }]);
      expect(await endpoints()).toEqual([{ url: C, name: 'b' }]);
    });

    test('endpoints are removed if all exist, otherwise none is', async () => {
      const { engine } = await start();
      await engine.groups.addEndpoints(user, 'g', [{ url: A, name: 'a' }, { url: B }]);
      const remove = (...selectors: { name?: string; url?: string }[]) =>
        engine.groups.removeEndpoints(user, 'g', selectors);
      await expect(remove({ name: 'a' }, { name: 'x' })).rejects.toThrow(
        refusal('endpointNotFound', 'endpoint x of url group g'),
      );
      await expect(remove({ name: 'a', url: B })).rejects.toMatchObject({
        code: 'endpointNotFound',
      });
      await expect(remove({ url: C })).rejects.toMatchObject({ code: 'endpointNotFound' });
      await expect(remove({})).rejects.toMatchObject({ code: 'endpointNotFound' });
      expect((await engine.groups.get(user, 'g')).endpoints.length).toBe(2);
      await expect(
        engine.groups.removeEndpoints(user, 'none', [{ name: 'a' }]),
      ).rejects.toMatchObject({
        code: 'groupNotFound',
      });
    });

    test('a message to a group is delivered to each endpoint independently', async () => {
      const { engine, courier, publishFor, settle } = await start();
      await engine.groups.addEndpoints(user, 'g', [{ url: A, name: 'a' }, { url: B }]);
      await engine.groups.setHeaders(user, 'g', [
        ['X-From', 'group'],
        ['X-Kind', 'group'],
      ]);
      const published = await publishFor(user, {
        ...toGroup('g'),
        headers: [['x-kind', 'message']],
      });
      expect(published).toEqual([
        { messageId: expect.stringMatching(/^msg_/), url: A },
        { messageId: expect.stringMatching(/^msg_/), url: B },
      ]);
      await settle();
      expect(courier.seen.map(({ url }) => url).toSorted()).toEqual([A, B]);
      for (const seen of courier.seen) {
        expect(seen.header('X-From')).toBe('group');
        expect(seen.header('x-kind')).toBe('message');
        expect(seen.header('X-Kind')).toBeUndefined();
        expect(seen.header('Upstash-Topic-Name')).toBe('g');
      }
    });

    test('settings of a group are not headers of its messages', async () => {
      const { engine, publishFor } = await start();
      await engine.groups.addEndpoints(user, 'g', [{ url: A }]);
      await engine.groups.setHeaders(user, 'g', [
        ['Upstash-Retries', '7'],
        ['X-From', 'group'],
      ]);
      const [message] = await publishFor(user, { ...toGroup('g'), delay: 60_000 });
      const { headers } = await engine.messages.get(user, message!.messageId);
      expect(headers).toEqual([['X-From', 'group']]);
      expect((await engine.groups.get(user, 'g')).headers).toContainEqual(['Upstash-Retries', '7']);
    });

    test('headers that configure what no publish may ask for are not kept', async () => {
      const { engine } = await start();
      const modest = testUser('modest', { maxRetries: 3 });
      await engine.groups.addEndpoints(modest, 'g', [{ url: A }]);
      const set = (more: Partial<PublishOrder>) =>
        engine.groups.setHeaders(modest, 'g', [['X-From', 'group']], { ...toGroup('g'), ...more });
      await expect(set({ retries: 4 })).rejects.toThrow(
        refusal('tooManyRetries', '4, and at most 3'),
      );
      await expect(set({ flowControl: { key: 'a\nb' } })).rejects.toThrow(
        refusal('invalidName', 'flow control key'),
      );
      await expect(set({ deduplication: { id: 'x'.repeat(1025) } })).rejects.toMatchObject({
        code: 'invalidDeduplicationId',
      });
      expect((await engine.groups.get(modest, 'g')).headers).toEqual([]);
      await set({ retries: 3 });
      expect((await engine.groups.get(modest, 'g')).headers).toEqual([['X-From', 'group']]);
    });

    test('messages of a deleted group are still delivered', async () => {
      const { engine, courier, publishFor, advance } = await start();
      await engine.groups.addEndpoints(user, 'g', [{ url: A }]);
      await publishFor(user, { ...toGroup('g'), delay: 60_000 });
      await engine.groups.delete(user, 'g');
      await engine.groups.delete(user, 'g');
      await expect(publishFor(user, toGroup('g'))).rejects.toMatchObject({ code: 'groupNotFound' });
      await advance(60_000);
      expect(courier.seen.map(({ url }) => url)).toEqual([A]);
    });

    test('groups belong to their users', async () => {
      const { engine, publishFor } = await start();
      await engine.groups.addEndpoints(user, 'g', [{ url: A }]);
      expect(await engine.groups.list(bob)).toEqual([]);
      await expect(publishFor(bob, toGroup('g'))).rejects.toMatchObject({ code: 'groupNotFound' });
      await expect(engine.groups.setHeaders(bob, 'g', [])).rejects.toMatchObject({
        code: 'groupNotFound',
      });
    });

    test('the number of groups, and of endpoints in each, is limited', async () => {
      const { engine } = await start();
      const small = testUser('small', { maxGroups: 1, maxEndpointsPerGroup: 2 });
      await engine.groups.addEndpoints(small, 'g', [{ url: A }, { url: B }]);
      await expect(engine.groups.addEndpoints(small, 'g', [{ url: C }])).rejects.toThrow(
        refusal('tooManyEndpoints', 'group g: at most 2'),
      );
      await engine.groups.addEndpoints(small, 'g', [{ url: A, name: 'again' }]);
      await expect(engine.groups.addEndpoints(small, 'h', [{ url: A }])).rejects.toThrow(
        refusal('tooManyGroups', 'at most 1'),
      );
      expect((await engine.groups.list(small)).map(({ name }) => name)).toEqual(['g']);
    });

    test.each([
      ['a b', [{ url: A }], 'invalidName', 'url group "a b"'],
      ['g', [{ url: A, name: 'x\ny' }], 'invalidName', 'endpoint "x\ny"'],
      ['g', [{ url: 'ftp://a.example' }], 'invalidDestination', 'ftp://a.example'],
    ] as const)('group %s with %j is refused', async (name, endpoints, code, words) => {
      const { engine } = await start();
      await expect(engine.groups.addEndpoints(user, name, endpoints)).rejects.toThrow(
        refusal(code, words),
      );
      expect(await engine.groups.list(user)).toEqual([]);
    });
  });
}
