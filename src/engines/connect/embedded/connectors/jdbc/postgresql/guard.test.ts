import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { TLSSocket } from 'node:tls';
import { array, assert, asyncProperty, boolean, constantFrom, tuple, uint8Array } from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import type { SslMode } from '../connection-config.ts';
import { connectPostgresql } from './connect.ts';

const message = (letter: string, body: Uint8Array, length = body.length + 4) => {
  const header = Buffer.alloc(5, letter);
  header.writeInt32BE(length, 1);
  return Buffer.concat([header, body]);
};

/** The messages of a server that accepts any login. */
const WELCOME = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]);

/** A server that answers everything with the same bytes. */
async function serverThatSays(first: Uint8Array, then: Uint8Array): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(first);
      socket.on('data', () => socket.end(then));
      // The first message may contain no reply, and then the client sends nothing more.
      setImmediate(() => socket.end(then));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** One that does so once TLS has been agreed on. */
async function tlsServerThatSays(bytes: Uint8Array): Promise<number> {
  const { generate } = await import('selfsigned');
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write('S');
      const secure = new TLSSocket(socket, { isServer: true, key, cert });
      secure.on('error', () => undefined);
      secure.once('data', () => secure.end(bytes));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** @returns what became of connecting and asking something */
async function ask(port: number, sslMode: SslMode = 'disable'): Promise<string> {
  const end = new AbortController();
  const location = {
    ...({
      kind: 'postgresql',
      host: '127.0.0.1',
      port,
      database: 'db',
      sslMode,
    } as const),
    user: undefined,
    password: undefined,
    currentSchema: undefined,
  };
  try {
    const client = await connectPostgresql({
      location,
      user: 'me',
      password: 'x',
      onSocket: () => undefined,
      context: {
        signal: end.signal,
        destinations: { addressOf: async (host) => host },
      },
    });
    await client.query('SELECT 1');
    return 'answered';
  } catch (error) {
    return (error as Error).message;
  }
}

const UNREADABLE = 'What the server sends can not be read: is it PostgreSQL?';

test.each([
  ['a web server', Buffer.from('HTTP/1.1 400 Bad Request\r\n\r\n')],
  ['a length that leads nowhere', message('X', Buffer.alloc(0), -1)],
  ['a length that is less than its own', message('D', Buffer.alloc(0), 3)],
  ['a length beyond all memory', message('D', Buffer.alloc(0), 2 ** 31 - 1)],
  ['a way to log in that nobody knows', message('R', Buffer.from([1, 2, 3, 4]))],
  ['an error without an end', message('E', Buffer.from('Mhelp\0'))],
  ['an error that says nothing', message('E', Buffer.alloc(0))],
  ['columns without an end', message('T', Buffer.from([0, 5, 65]))],
  ['less than no columns', message('D', Buffer.from([255, 255]))],
])('a server that sends %s harms only its own connector', async (_, bytes) => {
  expect(await ask(await serverThatSays(bytes, Buffer.alloc(0)))).toBe(UNREADABLE);
});

test.each([
  ['an error without an end', message('E', Buffer.from('Mhelp\0'))],
  ['columns without an end', message('T', Buffer.from([0, 5, 65]))],
])('a server that sends %s over TLS harms only its own connector', async (_, bytes) => {
  expect(await ask(await tlsServerThatSays(bytes), 'require')).toBe(UNREADABLE);
});

test('an answer without end is not gathered, however short its messages are', async () => {
  const notice = message(
    'N',
    Buffer.concat([Buffer.alloc(1024 * 1024 - 64, 'x'), Buffer.alloc(2)]),
  );
  const answer = Buffer.concat(Array<Buffer>(130).fill(notice));
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(WELCOME);
      socket.once('data', () => socket.write(answer));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  expect(await ask((server.address() as AddressInfo).port)).toMatch(
    /^The server answers with more than 134217728 bytes/,
  );
});

test('a request ends whatever the server sends', async () => {
  const letters = constantFrom(...'RSKZTDCEINGHWdcnst123vV'.split(''));
  const messages = array(tuple(letters, uint8Array({ maxLength: 24 })), { maxLength: 4 }).map(
    (parts) => Buffer.concat(parts.map(([letter, body]) => message(letter, body))),
  );
  await assert(
    asyncProperty(messages, messages, boolean(), async (first, then, welcomes) => {
      const port = await serverThatSays(welcomes ? WELCOME : first, then);
      expect(await ask(port)).toEqual(expect.any(String));
    }),
    { numRuns: 150 },
  );
});
