import { afterEach, expect, test } from 'vitest';
import { order, startTestCore, testUser, type TestCore } from '../testing.ts';

const user = testUser();
const bob = testUser('bob');
const A = 'https://a.example/hook';
const B = 'https://b.example/hook';
const C = 'https://c.example/hook';

let open: TestCore | undefined;
afterEach(async () => {
  await open?.core.close(0);
  open = undefined;
});

async function start(): Promise<TestCore> {
  open = await startTestCore();
  return open;
}

function toGroup(group: string) {
  return { ...order(), destination: { group } };
}

test('a group comes with its first endpoint, and goes with its last one', async () => {
  const { core, clock } = await start();
  const began = clock.now();
  await core.groups.addEndpoints(user, 'orders', [{ url: A, name: 'first' }, { url: B }]);
  expect(await core.groups.get(user, 'orders')).toEqual({
    name: 'orders',
    createdAt: began,
    updatedAt: began,
    endpoints: [{ url: A, name: 'first' }, { url: B }],
    headers: [],
  });
  await clock.advance(1000);
  await core.groups.removeEndpoints(user, 'orders', [{ name: 'first' }]);
  expect(await core.groups.list(user)).toMatchObject([
    { createdAt: began, updatedAt: began + 1000, endpoints: [{ url: B }] },
  ]);
  await core.groups.removeEndpoints(user, 'orders', [{ url: B }]);
  expect(await core.groups.list(user)).toEqual([]);
  await expect(core.groups.get(user, 'orders')).rejects.toThrow('topic orders not found');
});

test('names and URLs of endpoints are unique; whoever comes later changes the endpoint', async () => {
  const { core } = await start();
  const endpoints = async () => (await core.groups.get(user, 'g')).endpoints;
  await core.groups.addEndpoints(user, 'g', [{ url: A, name: 'a' }, { url: B }]);
  await core.groups.addEndpoints(user, 'g', [{ url: C, name: 'a' }]);
  expect(await endpoints()).toEqual([{ url: C, name: 'a' }, { url: B }]);
  await core.groups.addEndpoints(user, 'g', [{ url: B, name: 'b' }, { url: B }]);
  expect(await endpoints()).toEqual([
    { url: C, name: 'a' },
    { url: B, name: 'b' },
  ]);
  await core.groups.addEndpoints(user, 'g', [{ url: C, name: 'b' }]);
  expect(await endpoints()).toEqual([{ url: C, name: 'b' }]);
});

test('of endpoints that are to be removed all must be there, or none goes', async () => {
  const { core } = await start();
  await core.groups.addEndpoints(user, 'g', [{ url: A, name: 'a' }, { url: B }]);
  const remove = (...selectors: { name?: string; url?: string }[]) =>
    core.groups.removeEndpoints(user, 'g', selectors);
  await expect(remove({ name: 'a' }, { name: 'x' })).rejects.toThrow(
    'endpoint x of url group g not found',
  );
  await expect(remove({ name: 'a', url: B })).rejects.toMatchObject({ code: 'endpointNotFound' });
  await expect(remove({ url: C })).rejects.toMatchObject({ code: 'endpointNotFound' });
  await expect(remove({})).rejects.toMatchObject({ code: 'endpointNotFound' });
  expect((await core.groups.get(user, 'g')).endpoints.length).toBe(2);
  await expect(core.groups.removeEndpoints(user, 'none', [{ name: 'a' }])).rejects.toMatchObject({
    code: 'groupNotFound',
  });
});

test('a message to a group goes to each endpoint, each delivered on its own', async () => {
  const { core, courier, publishFor, settle } = await start();
  await core.groups.addEndpoints(user, 'g', [{ url: A, name: 'a' }, { url: B }]);
  await core.groups.setHeaders(user, 'g', [
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

test('deleting a group leaves its messages on their way', async () => {
  const { core, courier, publishFor, advance } = await start();
  await core.groups.addEndpoints(user, 'g', [{ url: A }]);
  await publishFor(user, { ...toGroup('g'), delay: 60_000 });
  await core.groups.delete(user, 'g');
  await core.groups.delete(user, 'g');
  await expect(publishFor(user, toGroup('g'))).rejects.toMatchObject({ code: 'groupNotFound' });
  await advance(60_000);
  expect(courier.seen.map(({ url }) => url)).toEqual([A]);
});

test('groups belong to their users', async () => {
  const { core, publishFor } = await start();
  await core.groups.addEndpoints(user, 'g', [{ url: A }]);
  expect(await core.groups.list(bob)).toEqual([]);
  await expect(publishFor(bob, toGroup('g'))).rejects.toMatchObject({ code: 'groupNotFound' });
  await expect(core.groups.setHeaders(bob, 'g', [])).rejects.toMatchObject({
    code: 'groupNotFound',
  });
});

test('a user has so many groups, each with so many endpoints', async () => {
  const { core } = await start();
  const small = testUser('small', { maxGroups: 1, maxEndpointsPerGroup: 2 });
  await core.groups.addEndpoints(small, 'g', [{ url: A }, { url: B }]);
  await expect(core.groups.addEndpoints(small, 'g', [{ url: C }])).rejects.toThrow(
    'too many endpoints in url group g: at most 2 are allowed',
  );
  await core.groups.addEndpoints(small, 'g', [{ url: A, name: 'again' }]);
  await expect(core.groups.addEndpoints(small, 'h', [{ url: A }])).rejects.toThrow(
    'too many url groups: at most 1 are allowed',
  );
  expect((await core.groups.list(small)).map(({ name }) => name)).toEqual(['g']);
});

test.each([
  ['a b', [{ url: A }], 'invalid url group "a b"'],
  ['g', [{ url: A, name: 'x\ny' }], 'invalid endpoint "x\ny"'],
  ['g', [{ url: 'ftp://a.example' }], 'invalid destination url'],
])('group %s with %j is refused', async (name, endpoints, message) => {
  const { core } = await start();
  await expect(core.groups.addEndpoints(user, name, endpoints)).rejects.toThrow(message);
  expect(await core.groups.list(user)).toEqual([]);
});
