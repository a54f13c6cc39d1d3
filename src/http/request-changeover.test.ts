import { expect, test } from 'vitest';
import { redisContractErrors } from '../families/redis/errors.ts';
import { RequestChangeover, type RequestChangeoverOptions } from './request-changeover.ts';
import type { AnyListener } from './request-listener.ts';
import { answer, get, serve } from '../../testing/http/server.ts';
import { rawConnection, type RawConnection } from '../../testing/http/http.ts';

const { suspended } = redisContractErrors;
const saying =
  (words: string): AnyListener =>
  (_request, response) =>
    void response.end(words);

async function served(limits: RequestChangeoverOptions['limits'] = {}) {
  const changeover = new RequestChangeover({
    first: suspended('it starts'),
    busy: suspended('it is full'),
    limits,
  });
  let passed = 0;
  let left = 0;
  const server = await serve((request, response) => {
    changeover.pass(request, response);
    passed++;
    response.on('close', () => left++);
  });
  return { changeover, port: server.port, passed: () => passed, left: () => left };
}

/** What a client has received once it has so many responses with a body to the end. */
const responses = (client: RawConnection, bodies: RegExp) =>
  client.until((received) => bodies.test(received));

const refused = (client: RawConnection) => responses(client, /\}$/).then(answer);

const refusal = (reason: string) => ({
  status: 503,
  json: { error: `LOADING the platform does not serve at the moment: ${reason}` },
});

test('before there is anything behind the address, requests are refused', async () => {
  const { port } = await served();
  const client = await rawConnection(port);
  client.write(get('/'));
  expect(await refused(client)).toEqual(refusal('it starts'));
});

test('what comes during a changeover waits for the next, and connections stay open', async () => {
  const { changeover, port, passed } = await served();
  changeover.attach(saying('old'));
  const kept = await rawConnection(port);
  kept.write(get('/'));
  await responses(kept, /old$/);
  await changeover.detach();
  // The second one is pipelined: it is read when the first one has been answered.
  kept.write(get('/') + get('/'));
  const fresh = await rawConnection(port);
  fresh.write(get('/'));
  await expect.poll(passed).toBe(3);
  changeover.attach(saying('new'));
  await responses(kept, /old.*new.*new$/s);
  await responses(fresh, /new$/);
});

test('requests in progress are answered before, and pipelined ones after it', async () => {
  const { changeover, port } = await served();
  const finishes: (() => void)[] = [];
  changeover.attach((_request, response) => finishes.push(() => response.end('old')));
  const client = await rawConnection(port);
  client.write(get('/') + get('/'));
  await expect.poll(() => finishes).toHaveLength(1);
  const detached = changeover.detach();
  finishes[0]!();
  await detached;
  changeover.attach(saying('new'));
  await responses(client, /old.*new$/s);
  expect(finishes).toHaveLength(1);
});

test('requests that are in progress for too long are cut off', async () => {
  const { changeover, port, passed } = await served({ end: 1 });
  changeover.attach(() => undefined);
  const client = await rawConnection(port);
  client.write(get('/'));
  await expect.poll(passed).toBe(1);
  await changeover.detach();
  expect(await client.closed()).toBe('');
});

test('requests that wait for too long are refused, and from then on all', async () => {
  const { changeover, port } = await served({ wait: 1 });
  changeover.attach(saying('old'));
  await changeover.detach();
  const client = await rawConnection(port);
  client.write(get('/'));
  expect(await refused(client)).toEqual(refusal('it is full'));
  changeover.attach(saying('new'));
  client.write(get('/'));
  await responses(client, /new$/);
});

test('so many may wait, without those that have left', async () => {
  const { changeover, port, passed, left } = await served({ most: 1 });
  changeover.attach(saying('old'));
  await changeover.detach();
  const first = await rawConnection(port);
  first.write(get('/'));
  await expect.poll(passed).toBe(1);
  const second = await rawConnection(port);
  second.write(get('/'));
  expect(await refused(second)).toEqual(refusal('it is full'));
  first.socket.resetAndDestroy();
  await expect.poll(left).toBe(2);
  second.write(get('/'));
  await expect.poll(passed).toBe(3);
  changeover.attach(saying('new'));
  await responses(second, /new$/);
});

test('a changeover that fails refuses those that wait, with the reason', async () => {
  const { changeover, port, passed } = await served();
  changeover.attach(saying('old'));
  await changeover.detach();
  const client = await rawConnection(port);
  client.write(get('/'));
  await expect.poll(passed).toBe(1);
  changeover.refuse(suspended('it has failed'));
  expect(await refused(client)).toEqual(refusal('it has failed'));
  client.write(get('/'));
  await responses(client, /has failed.*has failed.*\}$/s);
  changeover.attach(saying('new'));
  client.write(get('/'));
  await responses(client, /new$/);
});
