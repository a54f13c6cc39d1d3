import { once } from 'node:events';
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import {
  courierTrials,
  failure,
  response,
} from '../../../../../testing/engines/queue/embedded/delivery/courier.ts';

const trial = courierTrials();

describe('when a kept-alive connection is closed just as it is used again', () => {
  /**
   * Answers the first request of each connection, and closes it at the second; tests can make it behave
   * worse.
   */
  async function forgetful(isWorse: () => boolean) {
    let requests = 0;
    const server = createTcpServer((socket) => {
      let isFirst = true;
      socket.on('data', () => {
        requests += 1;
        if (isFirst && !isWorse()) socket.write('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n');
        else socket.end();
        isFirst = false;
      });
      socket.on('error', () => {});
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return {
      url: `http://127.0.0.1:${port}/`,
      requests: () => requests,
      close: () => server.close(),
    };
  }

  test('the attempt does not fail', async () => {
    const server = await forgetful(() => false);
    for (let i = 0; i < 6; i += 1) {
      expect(await response(trial().deliver(server.url, { body: Buffer.alloc(0) }))).toMatchObject({
        status: 200,
      });
      // Lets the connection become free again.
      await new Promise(setImmediate);
      await new Promise(setImmediate);
    }
    expect(server.requests()).toBeGreaterThan(6);
    server.close();
  });

  test('the attempt fails if it happens on a new connection too', async () => {
    let isWorse = false;
    const server = await forgetful(() => isWorse);
    await response(trial().deliver(server.url, { body: Buffer.alloc(0) }));
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    isWorse = true;
    expect(await trial().deliver(server.url, { body: Buffer.alloc(0) })).toEqual(
      failure('connection closed by the destination without a response'),
    );
    expect(server.requests()).toBeLessThanOrEqual(3);
    server.close();
  });

  /** Answers the first request of its only connection; a test decides about the second. */
  async function once200(second: (socket: Socket) => void | Promise<void>) {
    let requests = 0;
    const server = createTcpServer((socket) => {
      socket.on('data', () => {
        requests += 1;
        if (requests === 1) socket.write('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n');
        else void second(socket);
      });
      socket.on('error', () => {});
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const deliver = () => trial().deliver(url, { body: Buffer.alloc(0) });
    await response(deliver());
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    return { deliver, requests: () => requests, close: () => server.close() };
  }

  test('the attempt fails if the destination has worked on the request before', async () => {
    const server = await once200(async (socket) => {
      await trial().clock.advance(1000);
      socket.end();
    });
    expect(await server.deliver()).toEqual(
      failure('connection closed by the destination without a response'),
    );
    expect(server.requests()).toBe(2);
    server.close();
  });

  test.each(['H', 'HTTP/1.1 200 OK\r\nContent-'])(
    'the attempt fails if a part of a response has arrived: %j',
    async (begin) => {
      const server = await once200((socket) => void socket.end(begin));
      expect(await server.deliver()).toMatchObject({ kind: 'failure' });
      expect(server.requests()).toBe(2);
      server.close();
    },
  );

  test('a new connection that is closed after a part of a response is a failed attempt too', async () => {
    let requests = 0;
    const server = createTcpServer((socket) => {
      socket.on('data', () => {
        requests += 1;
        socket.end('HTTP/1.1 200 OK\r\nContent-');
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await trial().deliver(`http://127.0.0.1:${port}/`)).toMatchObject({ kind: 'failure' });
    expect(requests).toBe(1);
    server.close();
  });

  test('each request that is sent is reported', async () => {
    const server = await forgetful(() => false);
    let sent = 0;
    for (let i = 0; i < 6; i += 1) {
      await response(
        trial().deliver(server.url, { body: Buffer.alloc(0), sent: () => void (sent += 1) }),
      );
      await new Promise(setImmediate);
      await new Promise(setImmediate);
    }
    expect(sent).toBe(server.requests());
    expect(await trial().deliver('http://127.0.0.1:1/', { sent: () => void (sent += 1) })).toEqual(
      failure('connection refused'),
    );
    expect(sent).toBe(server.requests());
    server.close();
  });
});
