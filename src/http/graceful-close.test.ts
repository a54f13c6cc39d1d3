import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { redisContractErrors } from '../families/redis/errors.ts';
import type { RequestListener } from './request-listener.ts';
import { echo, get, listen, serve } from '../../testing/http/server.ts';
import { rawConnection } from '../../testing/http/http.ts';

describe('closing', () => {
  test('waits for a request in progress', async () => {
    const finishes: (() => void)[] = [];
    const server = await serve((_request, response) => {
      finishes.push(() => response.end('finished'));
    });
    const client = await rawConnection(server.port);
    client.write(get('/'));
    await expect.poll(() => finishes).toHaveLength(1);
    const closed = server.close();
    finishes[0]!();
    expect(await client.closed()).toMatch(/finished$/);
    await closed;
  });

  test('waits for a body that is being sent', async () => {
    let reading = false;
    const server = await serve((request, response) => {
      reading = true;
      request.resume().on('end', () => response.end('all of it'));
    });
    const client = await rawConnection(server.port);
    client.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nab');
    await expect.poll(() => reading).toBe(true);
    const closed = server.close();
    client.write('cde');
    expect(await client.closed()).toMatch(/all of it$/);
    await closed;
  });

  test('refuses new connections', async () => {
    const server = await serve(echo);
    await server.close();
    await expect(rawConnection(server.port)).rejects.toThrow('ECONNREFUSED');
  });

  test('answers a last request on a kept-alive connection with Connection: close', async () => {
    const finishes: (() => void)[] = [];
    const server = await serve((_request, response) => {
      finishes.push(() => response.end('finished'));
    });
    const client = await rawConnection(server.port);
    client.write(get('/'));
    await expect.poll(() => finishes).toHaveLength(1);
    const closed = server.close();
    client.write(get('/'));
    finishes[0]!();
    await expect.poll(() => finishes).toHaveLength(2);
    finishes[1]!();
    const [, , last] = (await client.closed()).split('HTTP/1.1 200 OK');
    expect(last).toContain('Connection: close');
    await closed;
  });

  test('answers a request that was already sent on a kept-alive connection', async () => {
    const server = await serve(echo);
    const client = await rawConnection(server.port);
    client.write(get('/first'));
    await client.until((received) => received.endsWith('GET /first'));
    const closed = server.close();
    client.write(get('/second'));
    const received = await client.closed();
    expect(received).toContain('Connection: close');
    expect(received).toMatch(/GET \/second$/);
    await closed;
  });

  test('answers such a request however busy the process is', async () => {
    const server = await serve(echo);
    const client = await rawConnection(server.port);
    client.write(get('/first'));
    await client.until((received) => received.endsWith('GET /first'));
    const closed = server.close();
    client.write(get('/second'));
    // Longer than until idle connections are closed.
    for (const begun = performance.now(); performance.now() < begun + 100;);
    expect(await client.closed()).toMatch(/GET \/second$/);
    await closed;
  });

  test.each([
    ['that are kept alive', get('/')],
    ['that have said nothing', ''],
    ['that have begun a head', 'GET / HT'],
  ])('does not wait for connections %s', async (_, bytes) => {
    // If it waited, this would exceed the timeout of the test.
    const server = await serve(echo, { close: 3_600_000 });
    const client = await rawConnection(server.port);
    client.write(bytes);
    if (bytes.endsWith('\r\n\r\n')) await client.until((received) => received.endsWith('GET /'));
    await server.close();
    await client.closed();
  });

  test('aborts a request that does not end', async () => {
    let came = false;
    const server = await serve(() => (came = true), { close: 50 });
    const client = await rawConnection(server.port);
    client.write(get('/'));
    await expect.poll(() => came).toBe(true);
    await server.close();
    expect(await client.closed()).toBe('');
  });
});

test('a server that is closed keeps no memory', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const closed = async () => {
    const back: RequestListener = (_request, response) => void response.end();
    const server = await listen(back, redisContractErrors, { host: '127.0.0.1', port: 0 });
    await server.close();
    return new WeakRef(back);
  };
  const listener = await closed();
  const isKept = () => {
    collectGarbage();
    return listener.deref() !== undefined;
  };
  await expect.poll(isKept).toBe(false);
});
