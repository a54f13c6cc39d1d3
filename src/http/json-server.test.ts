import { expect, test } from 'vitest';
import { JsonServer, ServerUnreachable } from './json-server.ts';

const refused = () =>
  Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }));
const broken = () =>
  Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } }));
const fine = async () => new Response('{"is":"fine"}');

/** Servers at `http://a` and so on with given answers, and a log of the requests to them. */
function serversAt(answers: Readonly<Record<string, () => Promise<Response>>>) {
  const asked: string[] = [];
  const server = new JsonServer({
    urls: Object.keys(answers).map((name) => `http://${name}`),
    user: { name: 'ada', password: 'secret' },
    fetch: (address, { method, headers }) => {
      const { hostname, pathname } = new URL(address);
      const { authorization } = headers as Readonly<Record<string, string>>;
      asked.push(`${method!} ${hostname}${pathname} ${atob(authorization!.split(' ')[1]!)}`);
      return answers[hostname]!();
    },
  });
  return { server, asked };
}

test('a request is sent with credentials, and the answer parsed as JSON', async () => {
  const { server, asked } = serversAt({ a: fine });
  expect(await server.request('GET', '/x')).toEqual({ status: 200, body: { is: 'fine' } });
  expect(asked).toEqual(['GET a/x ada:secret']);
});

test('if an address can not be reached, this and later requests go to the next one', async () => {
  const { server, asked } = serversAt({ a: refused, b: fine });
  await server.request('POST', '/x', {});
  await server.request('GET', '/y');
  expect(asked.map((call) => call.split(' ')[1])).toEqual(['a/x', 'b/x', 'b/y']);
});

test('a request that may have taken effect is not repeated', async () => {
  const { server, asked } = serversAt({ a: broken, b: fine });
  await expect(server.request('DELETE', '/x')).rejects.toThrow(
    "http://a can't be reached (ECONNRESET)",
  );
  expect(asked).toHaveLength(1);
});

test('if no address answers, the error says so, without the password', async () => {
  const { server, asked } = serversAt({ a: broken });
  await expect(server.request('GET', '/x')).rejects.toThrow(ServerUnreachable);
  await expect(server.request('GET', '/x')).rejects.not.toThrow('secret');
  expect(asked).toHaveLength(4);
});

test('an answer that is not JSON has only its status', async () => {
  const { server } = serversAt({ a: async () => new Response('<html>', { status: 502 }) });
  expect(await server.request('GET', '/x')).toEqual({ status: 502, body: undefined });
});

/** Never answers; rejects when it is aborted. */
const silent: typeof globalThis.fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    const { signal } = init!;
    const end = () => reject(signal!.reason as Error);
    if (signal!.aborted) end();
    else signal!.addEventListener('abort', end);
  });

test('a timeout is reported', async () => {
  const server = new JsonServer({ urls: ['http://a'], timeout: 1, fetch: silent });
  await expect(server.request('GET', '/x')).rejects.toThrow(
    "http://a can't be reached (no answer in time)",
  );
});

test('requests are aborted when the platform stops', async () => {
  const stop = new AbortController();
  const server = new JsonServer({
    urls: ['http://a', 'http://b'],
    stopping: stop.signal,
    fetch: silent,
  });
  const asked = server.request('GET', '/x');
  stop.abort();
  await expect(asked).rejects.toThrow("http://a can't be reached (the platform stops)");
  await expect(server.request('GET', '/x')).rejects.toThrow(ServerUnreachable);
});
