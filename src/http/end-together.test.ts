import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { endTogether } from './end-together.ts';

const server = createServer();
afterEach(() => {
  server.removeAllListeners('request');
  server.close();
});

async function listening(serve: (response: ServerResponse) => void): Promise<string> {
  server.on('request', (_request, response) => serve(response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('an answer leaves at the end of the turn in which it was made', async () => {
  let hadEnded: boolean | undefined;
  const url = await listening((response) => {
    endTogether(response, 'hello');
    queueMicrotask(() => (hadEnded = response.writableEnded));
  });
  expect(await (await fetch(url)).text()).toBe('hello');
  expect(hadEnded).toBe(false);
});

test('an answer without a body leaves at the end of the turn too', async () => {
  const url = await listening((response) => endTogether(response, undefined));
  expect(await (await fetch(url)).text()).toBe('');
});

test('a client that has left by then gets nothing, and the others get their answers', async () => {
  const responses: ServerResponse[] = [];
  const url = await listening((response) => {
    responses.push(response);
    const [first, second] = responses;
    if (first === undefined || second === undefined) return;
    endTogether(first, 'gone');
    endTogether(second, 'hello');
    first.destroy();
  });
  const asked = [fetch(url), fetch(url)].map((answer) => answer.then((a) => a.text()));
  const settled = await Promise.allSettled(asked);
  expect(settled.map((answer) => answer.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(settled).toContainEqual({ status: 'fulfilled', value: 'hello' });
});

test('sixteen answers leave at once, but no more than 64 in a turn', async () => {
  const responses: ServerResponse[] = [];
  const ended: number[] = [];
  const url = await listening((response) => {
    responses.push(response);
    if (responses.length < 80) return;
    for (const one of responses) {
      endTogether(one, 'hello');
      ended.push(responses.filter(({ writableEnded }) => writableEnded).length);
    }
  });
  const answers = Array.from({ length: 80 }, async () => (await fetch(url)).text());
  expect(await Promise.all(answers)).toEqual(Array(80).fill('hello'));
  expect([14, 15, 31, 63, 79].map((answer) => ended[answer])).toEqual([0, 16, 32, 64, 64]);
});
