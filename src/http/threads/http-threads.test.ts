import { connect, createServer } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { catchInternalErrors } from '../../../testing/base/internal-errors.ts';
import { rawConnection } from '../../../testing/http/http.ts';
import { redisContractErrors } from '../../families/redis/errors.ts';
import { readBody } from '../incoming-request.ts';
import type { AnyListener } from '../request-listener.ts';
import { respond } from '../respond.ts';
import { listen } from '../server.ts';
import { HttpThreads } from './http-threads.ts';
import { startThread } from './thread-link.ts';

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

/** Answers with the path. */
const echo: AnyListener = (request, response) =>
  respond(request, response, { status: 200, body: { path: request.url } });

/** A server whose connections threads have. */
async function served(usual: AnyListener = echo, count = 2) {
  const workers: Worker[] = [];
  const threads = new HttpThreads(count, (memory) => {
    const worker = startThread(memory);
    workers.push(worker);
    return worker;
  });
  const place = { host: '127.0.0.1', port: 0 };
  const server = await listen(usual, redisContractErrors, { ...place, usual, threads });
  onTestFinished(async () => {
    await server.close().catch(() => {});
    await threads.end();
  });
  const opened = async () => {
    const client = await rawConnection(server.port);
    onTestFinished(() => void client.socket.destroy());
    return client;
  };
  return { server, workers, opened };
}

test('requests on many connections are answered, whichever thread has them', async () => {
  const { opened } = await served();
  const clients = await Promise.all(Array.from({ length: 40 }, opened));

  for (const [index, client] of clients.entries()) client.write(get(`/${index}`));

  for (const [index, client] of clients.entries()) {
    await client.until((received) => received.endsWith(`{"path":"/${index}"}`));
  }
});

test('a request knows the addresses of its client and of the server', async () => {
  const addresses: AnyListener = (request, response) => {
    const { remoteAddress, remotePort, localPort } = request.socket;
    respond(request, response, { status: 200, body: { remoteAddress, remotePort, localPort } });
  };
  const { server, opened } = await served(addresses);
  const client = await opened();

  client.write(get('/'));

  const received = await client.until((so) => so.endsWith('}'));
  expect(JSON.parse(received.slice(received.indexOf('{')))).toEqual({
    remoteAddress: '127.0.0.1',
    remotePort: client.socket.localPort,
    localPort: server.port,
  });
});

test('a body that is larger than all that fits between the threads arrives whole, as does an answer', async () => {
  const size = 5 * 1024 * 1024;
  const mirror: AnyListener = (request, response) =>
    readBody(request, Infinity, (body) => response.end(body instanceof Uint8Array ? body : ''));
  const { opened } = await served(mirror);
  const client = await opened();
  const body = Buffer.alloc(size, 'abc');

  client.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${size}\r\n\r\n${String(body)}`);

  const received = await client.until((so) => so.length > size);
  expect(received.endsWith(String(body))).toBe(true);
});

test('what a client does not read is not taken from the server', async () => {
  let response: Parameters<AnyListener>[1] | undefined;
  const { server } = await served((_, answering) => (response = answering));
  const client = connect(server.port, '127.0.0.1');
  onTestFinished(() => void client.destroy());
  client.pause();
  client.write(get('/'));
  await expect.poll(() => response).toBeDefined();

  const part = Buffer.alloc(1024 * 1024);
  let written = 0;
  while (written < 64 && response!.write(part)) written += 1;
  while (written < 64 && response!.writableLength === 0) {
    response!.write(part);
    written += 1;
    await new Promise(setImmediate);
  }
  expect(response!.writableNeedDrain).toBe(true);
  expect(written).toBeLessThan(64);

  client.resume();
  await new Promise<void>((resolve) => response!.once('drain', resolve));
  expect(response!.writableLength).toBe(0);
});

test('a server is told that a client has left, and how', async () => {
  const told: string[] = [];
  const waiting: AnyListener = ({ socket, url }) => {
    told.push(`${url}`);
    socket.on('end', () => {
      told.push(`${url} ended`);
      socket.destroy();
    });
    socket.on('error', ({ message }) => told.push(`${url} ${message}`));
    socket.on('close', () => told.push(`${url} closed`));
  };
  const { opened } = await served(waiting);
  const [first, second] = [await opened(), await opened()];

  first.write(get('/reset'));
  await expect.poll(() => told.splice(0)).toEqual(['/reset']);
  first.socket.resetAndDestroy();
  await expect.poll(() => told.length).toBe(2);
  expect(told.splice(0)).toEqual(['/reset read ECONNRESET', '/reset closed']);

  second.write(get('/ended'));
  await expect.poll(() => told.splice(0)).toEqual(['/ended']);
  second.socket.end();
  await expect.poll(() => told.splice(0)).toContain('/ended ended');
});

test('a thread that ends closes its connections only, and is replaced', async () => {
  const errors = catchInternalErrors();
  const { workers, opened } = await served(echo, 1);
  const client = await opened();
  client.write(get('/before'));
  await client.until((received) => received.endsWith('"}'));

  await workers[0]!.terminate();
  await client.closed();
  await expect.poll(() => workers.length, { timeout: 5000 }).toBe(2);

  // Until then nobody listens.
  await expect.poll(() => opened().catch(() => undefined)).toBeDefined();
  const other = await opened();
  other.write(get('/after'));
  await other.until((received) => received.endsWith('{"path":"/after"}'));
  expect(errors).toEqual([{ where: 'http', message: 'a thread of HTTP connections has ended' }]);
});

test('a port that somebody else has when its thread is replaced is opened when they give it back', async () => {
  const errors = catchInternalErrors();
  const { server, workers, opened } = await served(echo, 1);
  await workers[0]!.terminate();
  const other = createServer().listen(server.port, '127.0.0.1');
  onTestFinished(() => void other.close());
  await expect.poll(() => errors.length, { timeout: 5000 }).toBe(2);
  expect(errors[1]!.message).toContain('EADDRINUSE');

  other.close();
  const answered = async () => {
    const client = await opened();
    client.write(get('/again'));
    return client.until((received) => received.endsWith('"}'));
  };
  await expect
    .poll(() => answered().catch(() => ''), { timeout: 5000 })
    .toContain('{"path":"/again"}');
});

test('a port that is in use is refused, although threads could share it', async () => {
  const { server } = await served();
  const threads = new HttpThreads(1);
  onTestFinished(() => threads.end());

  const opening = listen(echo, redisContractErrors, {
    host: '127.0.0.1',
    port: server.port,
    chosenBy: '--redis-port',
    usual: echo,
    threads,
  });

  await expect(opening).rejects.toThrow(`--redis-port: listen EADDRINUSE`);
});

test('requests in progress are answered when the server closes, and nobody can connect any more', async () => {
  const begun = Promise.withResolvers<() => void>();
  const { server, opened } = await served((request, response) =>
    begun.resolve(() => respond(request, response, { status: 200, body: 'late' })),
  );
  const client = await opened();
  client.write(get('/'));
  const finish = await begun.promise;

  const closed = server.close();
  await expect.poll(() => opened().catch(({ code }) => code)).toBe('ECONNREFUSED');
  finish();

  expect(await client.closed()).toMatch(/"late"$/);
  await closed;
});

test('a server closes although a thread does not answer', async () => {
  const thread = new URL('thread.ts', import.meta.url).href;
  const hanging = `
    import('${thread}').then(() =>
      require('node:worker_threads').parentPort.on('message', (question) => {
        while (question?.close !== undefined);
      }),
    );
  `;
  const threads = new HttpThreads(
    1,
    (memory) => new Worker(hanging, { eval: true, workerData: memory }),
  );
  const server = await listen(echo, redisContractErrors, {
    host: '127.0.0.1',
    port: 0,
    usual: echo,
    threads,
    timeouts: { close: 100 },
  });

  await server.close();
  await threads.end();
});
