import { once } from 'node:events';
import { createServer, ServerResponse, type IncomingMessage, type Server } from 'node:http';
import { connect, Socket, type AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { rawConnection } from '../../testing/http/http.ts';
import { echo, get, serve } from '../../testing/http/server.ts';
import { allowHalfOpen, lastResponse, takeInput } from './undocumented.ts';

const CONNECT = 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n';

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

describe('Node has what its documentation does not have', () => {
  test('a client that has closed its side can read its answer', async () => {
    const server = createServer((request, response) => {
      request.resume();
      request.socket.once('end', () => response.end('late'));
    });
    allowHalfOpen(server);
    const client = connect({ port: await listening(server), allowHalfOpen: true });
    client.end(get('/'));
    let received = '';
    for await (const bytes of client) received += String(bytes);
    expect(received).toMatch(/late$/);
  });

  test('input can be taken from the parser, and be passed to it', async () => {
    const server = createServer((request, response) => response.end(`<${request.url}>`));
    let taken = '';
    server.on('connection', (socket: Socket) => {
      const parse = takeInput(socket, (bytes) => {
        taken += bytes.toString();
        parse!(bytes);
      });
    });
    const client = await rawConnection(await listening(server));
    client.write(get('/a') + get('/b'));
    await client.until((received) => received.includes('</b>'));
    expect(taken).toBe(get('/a') + get('/b'));
  });

  test('a response can be created for a request that has none', async () => {
    const server = createServer();
    server.on('connect', (request: IncomingMessage) => {
      const { socket } = request;
      lastResponse(request, socket, () => socket.end('<sent>'))!.end('<last>');
    });
    const client = await rawConnection(await listening(server));
    client.write(CONNECT);
    expect(await client.closed()).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*<last>[^]*<sent>$/);
  });
});

describe('with a Node that does not have it', () => {
  function without(prototype: object, name: string): void {
    const had = Object.getOwnPropertyDescriptor(prototype, name)!;
    Reflect.deleteProperty(prototype, name);
    onTestFinished(() => void Object.defineProperty(prototype, name, had));
  }

  test('connections of requests without a response are closed', async () => {
    without(ServerResponse.prototype, 'assignSocket');
    const { port } = await serve(echo);
    const client = await rawConnection(port);
    client.write(CONNECT);
    expect(await client.closed()).toBe('');
  });

  test('the parser keeps its input', () => {
    expect(takeInput(new Socket(), () => {})).toBeUndefined();
  });
});
