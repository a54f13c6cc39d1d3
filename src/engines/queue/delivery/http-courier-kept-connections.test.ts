import { once } from 'node:events';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { courierTrials, failure, response } from './testing-courier.ts';

const trial = courierTrials();

describe('a connection that was kept and is closed just when it is used again', () => {
  /** Answers the first request of each connection, and closes it at the second; unless it is to be worse. */
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

  test('is not the failure of an attempt', async () => {
    const server = await forgetful(() => false);
    for (let i = 0; i < 6; i += 1) {
      expect(await response(trial().deliver(server.url, { body: Buffer.alloc(0) }))).toMatchObject({
        status: 200,
      });
      // So that the connection is free again.
      await new Promise(setImmediate);
      await new Promise(setImmediate);
    }
    expect(server.requests()).toBeGreaterThan(6);
    server.close();
  });

  test('is one when it happens on a new connection too', async () => {
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
});
