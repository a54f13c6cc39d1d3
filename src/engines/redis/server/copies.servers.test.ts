import { describe, expect, test } from 'vitest';
import { startRedis } from '../../../../scripts/servers/redis.ts';
import { skipReason } from '../../../../scripts/servers/skip-reason.ts';
import { openEngine } from '../../../../testing/engines/redis/server.ts';

const why = skipReason('redis');

describe.skipIf(why !== undefined)(`a server${why === undefined ? '' : ` (${why})`}`, () => {
  test('is shared by copies, which see the same databases, users and messages', async () => {
    await using server = await startRedis();
    const [a, b] = [await openEngine(`${server.url}/0-3`), await openEngine(`${server.url}/0-3`)];
    await Promise.all([a, b].map((copy) => copy.openDatabases({ one: { secret: 's' } })));
    const [here, there] = [a, b].map((copy) => copy.openSession('one', 'default', 'a:1'));
    await here!.execute(['SET', 'k', '1']);
    expect(await there!.execute(['GET', 'k'])).toBe('1');
    await here!.execute(['ACL', 'SETUSER', 'ann', 'on', '>a good password', '~*', '+get']);
    const token = await here!.execute(['ACL', 'RESTTOKEN', 'ann', 'a good password']);
    await expect.poll(() => b.authenticate('one', token as string)).toBe('ann');
    const heard: string[] = [];
    const message = (_channel: string, text: string) => void heard.push(text);
    await there!.subscribe('channels', ['news'], { message, ended: () => {} });
    await here!.execute(['PUBLISH', 'news', 'hello']);
    await expect.poll(() => heard).toEqual(['hello']);
  });

  test('keeps subscribers of a deleted database from the messages of the next one in its place', async () => {
    await using server = await startRedis();
    const [a, b] = [await openEngine(`${server.url}/0-1`), await openEngine(`${server.url}/0-1`)];
    await a.createDatabase('old');
    await b.openDatabases({ old: {} });
    const old = b.openSession('old', 'default', 'b:1');
    const heard = new Set<string>();
    const message = (_channel: string, text: string) => void heard.add(text);
    await old.subscribe('channels', ['news'], { message, ended: () => {} });
    await a.deleteDatabase('old');
    await a.createDatabase('new');
    // The copy that has not heard of the deletion takes another place, and listens there.
    const hears = async (text: string) => {
      await old.execute(['PUBLISH', 'news', text]);
      return heard.has(text);
    };
    await expect.poll(() => hears('first')).toBe(true);
    await a.openSession('new', 'default', 'a:1').execute(['PUBLISH', 'news', 'of the new one']);
    await expect.poll(() => hears('last')).toBe(true);
    expect([...heard]).toEqual(['first', 'last']);
  });

  test('that two copies use keeps a reused place when one of them learns of the deletion', async () => {
    await using server = await startRedis();
    const a = await openEngine(`${server.url}/0-1`);
    const b = await openEngine(`${server.url}/0-1`);
    await a.createDatabase('old');
    await b.openDatabases({ old: {} });
    await b.openSession('old', 'default', 'b:1').execute(['SET', 'k', 'old']);
    await a.deleteDatabase('old');
    await a.createDatabase('new');
    const session = a.openSession('new', 'default', 'a:1');
    await session.execute(['SET', 'k', 'v']);
    await b.deleteDatabase('old');
    expect(await session.execute(['GET', 'k'])).toBe('v');
    expect(b.has('old')).toBe(false);
    expect(await b.unopened()).toEqual(['new']);
  });
});
