import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { catchInternalErrors } from '../../../../testing/base/internal-errors.ts';
import {
  PendingReply,
  type ConnectionListener,
  type RedisConnection,
} from '../../../engines/redis/connection.ts';
import { Status } from '../../../engines/redis/reply.ts';
import { RespConnection } from './resp-connection.ts';
import { Sending } from './sending.ts';

/** What an engine does wrong for a connection. */
type Fault = Partial<RedisConnection>;

const SOUND: RedisConnection = {
  version: 2,
  outputLimit: { hardBytes: 0, softBytes: 0, softMs: 0 },
  isLoggedIn: true,
  changes: 0,
  run: ([name]) => new Status(`${name} ran`),
  refuse: (refusal) => refusal,
  settled: () => undefined,
  close: () => {},
};

const oh = (): never => {
  throw new Error('oh');
};

/** A port whose connections share what sends; the first has the fault. */
async function port(fault: Fault) {
  const sending = new Sending();
  const listeners: ConnectionListener[] = [];
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => {});
    void new RespConnection(socket, {
      database: { maxRequestSize: 1000 },
      open: (listener) => {
        listeners.push(listener);
        return listeners.length === 1 ? { ...SOUND, ...fault } : SOUND;
      },
      sending,
      onInput: () => {},
      now: () => 0,
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let received = '';
    socket.setEncoding('latin1').on('data', (text: string) => (received += text));
    socket.on('error', () => {});
    const closed = once(socket, 'close');
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    await expect.poll(() => listeners.length).toBeGreaterThan(0);
    return { socket, closed, received: () => received };
  };
  onTestFinished(() => void server.close());
  return { client, listeners };
}

const seenOnce = [{ where: 'resp', message: 'oh' }];

test.each<[string, Fault]>([
  ['runs a command', { run: oh }],
  ['answers later', { run: () => new PendingReply(Promise.reject(new Error('oh')), true) }],
  ['makes changes safe', { settled: oh }],
])(
  'an exception of the engine while it %s ends this connection, and others are served',
  async (_when, fault) => {
    const seen = catchInternalErrors();
    const { client } = await port(fault);
    const failed = await client();
    const other = await client();
    failed.socket.write('GET a\r\nGET b\r\n');
    await failed.closed;
    other.socket.write('GET a\r\n');
    await expect.poll(other.received).toBe('+GET ran\r\n');
    await expect.poll(() => seen).toEqual(seenOnce);
  },
);

test('an exception when a connection has closed is reported', async () => {
  const seen = catchInternalErrors();
  const { client } = await port({ close: oh });
  const failed = await client();
  failed.socket.destroy();
  await expect.poll(() => seen[0]).toEqual(seenOnce[0]);
});

test('a push that can not be sent ends the connection of the subscriber, and not that of the publisher', async () => {
  const seen = catchInternalErrors();
  const { client, listeners } = await port({});
  const subscriber = await client();
  const publisher = await client();
  const broken = {
    get length(): number {
      return oh();
    },
  };
  listeners[0]!.push(broken as unknown as string);
  await subscriber.closed;
  publisher.socket.write('PUBLISH a b\r\n');
  await expect.poll(publisher.received).toBe('+PUBLISH ran\r\n');
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({ where: 'resp' });
});
