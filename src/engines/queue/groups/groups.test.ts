import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { order, startTestCore, testUser, type TestCore } from '../testing.ts';
import { Groups } from './groups.ts';

const ann = testUser();
const ONE = { name: 'one', url: 'https://example.com/one' };
const TWO = { url: 'https://example.com/two' };

let running: TestCore;
let groups: Groups;
beforeEach(async () => {
  running = await startTestCore();
  groups = new Groups(running.core);
});
afterEach(() => running.core.close(0));

const endpointsOf = async (name = 'billing') => (await groups.group(ann, name)).endpoints;

describe('endpoints', () => {
  test('are added to a group, which is made where there is none', async () => {
    const createdAt = running.clock.now();
    await groups.addEndpoints(ann, 'billing', [ONE]);
    await running.clock.advance(1000);
    await groups.addEndpoints(ann, 'billing', [TWO]);
    expect(await groups.group(ann, 'billing')).toEqual({
      name: 'billing',
      createdAt,
      updatedAt: createdAt + 1000,
      endpoints: [ONE, TWO],
      headers: [],
    });
  });

  test('take the place of one with the same name, or the same URL', async () => {
    await groups.addEndpoints(ann, 'billing', [ONE, TWO]);
    await groups.addEndpoints(ann, 'billing', [{ name: 'one', url: 'https://example.com/1' }]);
    await groups.addEndpoints(ann, 'billing', [{ name: 'two', url: TWO.url }]);
    expect(await endpointsOf()).toEqual([
      { name: 'one', url: 'https://example.com/1' },
      { name: 'two', url: TWO.url },
    ]);
    await groups.addEndpoints(ann, 'billing', [{ name: 'one', url: TWO.url }]);
    expect(await endpointsOf()).toEqual([{ name: 'one', url: TWO.url }]);
  });

  test('are removed by name or URL, and a group without any is gone', async () => {
    await groups.addEndpoints(ann, 'billing', [ONE, TWO]);
    await groups.removeEndpoints(ann, 'billing', [{ name: 'one' }]);
    expect(await endpointsOf()).toEqual([TWO]);
    await groups.removeEndpoints(ann, 'billing', [{ url: TWO.url }]);
    await expect(endpointsOf()).rejects.toThrow('url group billing not found');
  });

  test('that a group does not have can not be removed, and then none is', async () => {
    await groups.addEndpoints(ann, 'billing', [ONE]);
    const removed = groups.removeEndpoints(ann, 'billing', [{ name: 'one' }, { name: 'x' }]);
    await expect(removed).rejects.toThrow('endpoint x of url group billing not found');
    expect(await endpointsOf()).toEqual([ONE]);
  });

  test.each([
    ['billing', { url: 'example.com' }, 'invalid destination url'],
    ['billing', { url: TWO.url, name: 'a b' }, 'invalid endpoint "a b"'],
    ['a/b', TWO, 'invalid url group "a/b"'],
  ])('of %s: %j is refused', async (name, endpoint, message) => {
    await expect(groups.addEndpoints(ann, name, [endpoint])).rejects.toThrow(message);
    expect(await groups.groups(ann)).toEqual([]);
  });
});

test('headers are replaced, and stay when endpoints change', async () => {
  await groups.addEndpoints(ann, 'billing', [ONE]);
  await groups.setGroupHeaders(ann, 'billing', [['X-A', '1']]);
  await groups.setGroupHeaders(ann, 'billing', [['X-B', '2']]);
  await groups.addEndpoints(ann, 'billing', [TWO]);
  expect(await groups.group(ann, 'billing')).toMatchObject({ headers: [['X-B', '2']] });
  await expect(groups.setGroupHeaders(ann, 'other', [])).rejects.toThrow('not found');
});

test('a message to a group goes to each of its endpoints, with its headers', async () => {
  await groups.addEndpoints(ann, 'billing', [ONE, TWO]);
  await groups.setGroupHeaders(ann, 'billing', [['X-Team', 'billing']]);
  await running.publish({ ...order(), destination: { group: 'billing' } });
  await running.settle();
  expect(running.courier.paths().toSorted()).toEqual(['/one', '/two']);
  expect(running.courier.seen[0]!.delivery.headers).toContainEqual(['X-Team', 'billing']);
});

test('a group can be deleted twice, and those of others are not touched', async () => {
  const bob = testUser('bob');
  await groups.addEndpoints(ann, 'billing', [ONE]);
  await groups.addEndpoints(bob, 'billing', [TWO]);
  await groups.deleteGroup(ann, 'billing');
  await groups.deleteGroup(ann, 'billing');
  expect(await groups.groups(ann)).toEqual([]);
  expect(await groups.groups(bob)).toMatchObject([{ name: 'billing', endpoints: [TWO] }]);
});

test('a user may have so many groups, and a group so many endpoints', async () => {
  const poor = testUser('poor', { maxGroups: 1, maxEndpointsPerGroup: 1 });
  await groups.addEndpoints(poor, 'a', [ONE]);
  await groups.addEndpoints(poor, 'a', [ONE]);
  await expect(groups.addEndpoints(poor, 'b', [ONE])).rejects.toThrow(
    'too many url groups: at most 1 are allowed',
  );
  await expect(groups.addEndpoints(poor, 'a', [TWO])).rejects.toThrow(
    'too many endpoints in url group a: at most 1 are allowed',
  );
});
