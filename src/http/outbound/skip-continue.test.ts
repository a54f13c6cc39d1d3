import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { request, type Dispatcher } from 'undici';
import { addressRules } from './address-rules.ts';
import { outboundAgent } from './outbound-agent.ts';

/** A server that answers every request so. */
let answer: (socket: Socket) => void;
let connections: number;
let server: Server;
let agent: Dispatcher;
beforeEach(async () => {
  connections = 0;
  server = createServer((socket) => {
    connections += 1;
    socket.on('data', () => answer(socket));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  agent = outboundAgent({ rules: addressRules({ loopback: true }) });
});
afterEach(async () => {
  await agent.destroy();
  server.close();
});

async function call(): Promise<string> {
  const { port } = server.address() as AddressInfo;
  try {
    const { statusCode, body } = await request(`http://127.0.0.1:${port}/`, { dispatcher: agent });
    return `${statusCode} ${await body.text()}`;
  } catch (error) {
    return (error as Error).message;
  }
}

const OK = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok';

describe('before the response comes', () => {
  test.each([
    ['HTTP/1.1 100 Continue\r\n\r\n', 'one'],
    ['HTTP/1.1 100\r\n\r\n', 'one without a reason'],
    ['HTTP/1.0 100 Continue\r\nX-A: b\r\n\r\n', 'an old one with a header'],
    ['HTTP/1.1 100 Continue\r\n\r\n'.repeat(3), 'several'],
    ['HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\n\r\n', 'one and another status'],
  ])('%j: %s', async (before) => {
    answer = (socket) => void socket.write(before + OK);
    expect(await call()).toBe('200 ok');
    // The connection is free again.
    await new Promise(setImmediate);
    expect(await call()).toBe('200 ok');
    expect(connections).toBe(1);
  });

  test('one, byte by byte', async () => {
    answer = async (socket) => {
      for (const byte of `HTTP/1.1 100 Continue\r\n\r\n${OK}`) {
        socket.write(byte);
        await new Promise(setImmediate);
      }
    };
    expect(await call()).toBe('200 ok');
  });
});

test('a body is not looked at', async () => {
  const body = 'HTTP/1.1 100 Continue\r\n\r\n';
  answer = (socket) => {
    socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n`);
    setImmediate(() => socket.write(body));
  };
  expect(await call()).toBe(`200 ${body}`);
});

test.each([
  ['HTTP/1.1 100 Continue\r\n\r\n', 'other side closed'],
  ['HTTP/1.1 100 Contin', 'other side closed'],
  ['HTTP', 'other side closed'],
  ['nonsense', /does not match the HTTP/],
])('nothing follows on %j', async (before, message) => {
  answer = (socket) => void socket.end(before);
  expect(await call()).toMatch(message);
});
