import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { TestClock } from '../../../../testing/base/test-clock.ts';
import type { Faults } from '../../../contract/faults/faults.ts';
import {
  PendingReply,
  type ConnectionListener,
  type RedisConnection,
} from '../../../engines/redis/connection.ts';
import { Status, type RedisError } from '../../../engines/redis/reply.ts';
import { RespConnection } from './resp-connection.ts';
import { RespFaults } from './resp-faults.ts';
import { Sending } from './sending.ts';

/** A connection of an engine whose replies to GET come when the test says, and which answers PING at once. */
class DistantEngine implements RedisConnection {
  readonly version = 2;
  readonly outputLimit = { hardBytes: 0, softBytes: 0, softMs: 0 };
  readonly isLoggedIn = true;
  readonly changes = 0;
  readonly began: string[] = [];
  readonly answer: ((reply: string) => void)[] = [];
  isClosed = false;

  run(argv: readonly string[]): Status | PendingReply {
    this.began.push(argv.join(' '));
    if (argv[0] !== 'GET') return new Status('PONG');
    const { promise, resolve } = Promise.withResolvers<string>();
    this.answer.push(resolve);
    return new PendingReply(promise, true);
  }

  refuse(refusal: RedisError, argv: readonly string[] = []): RedisError {
    this.began.push(`${argv.join(' ')}: ${refusal.message}`);
    return refusal;
  }

  mayFollow(argv: readonly string[]): boolean {
    return argv[0] === 'GET';
  }

  settled(): undefined {
    return undefined;
  }

  close(): void {
    this.isClosed = true;
  }
}

interface Given {
  readonly faults?: RespFaults;
  readonly turn?: () => Promise<void> | undefined;
}

async function connected({ faults, turn }: Given = {}) {
  const engine = new DistantEngine();
  const listener = Promise.withResolvers<ConnectionListener>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    void new RespConnection(socket, {
      database: { maxRequestSize: 1000 },
      open: (given) => {
        listener.resolve(given);
        return engine;
      },
      sending: new Sending(),
      onInput: () => {},
      now: () => 0,
      faults,
      turn,
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let received = '';
  socket.setEncoding('latin1').on('data', (text: string) => (received += text));
  onTestFinished(() => {
    socket.destroy();
    server.close();
  });
  return { engine, socket, received: () => received, listener: await listener.promise };
}

/** A push of 25 MB, more than a socket takes at once. */
const LONG_PUSH = ['message', 'news', 'x'.repeat(25_000_000)];

describe('long pushes reach', () => {
  test('a client for which nothing else happens', async () => {
    const { received, listener } = await connected();
    listener.push(LONG_PUSH);
    listener.push(['message', 'news', 'short']);
    await expect.poll(() => received().endsWith('\r\nshort\r\n')).toBe(true);
    expect(received()).toContain(`$25000000\r\n${'x'.repeat(25_000_000)}\r\n*3\r\n`);
  });

  test('a client whose command waits, before its reply', async () => {
    const { engine, socket, received, listener } = await connected();
    socket.write('GET a\r\n');
    await expect.poll(() => engine.began).toEqual(['GET a']);
    listener.push(LONG_PUSH);
    await expect.poll(() => received().endsWith('xx\r\n')).toBe(true);
    engine.answer[0]!('1');
    await expect.poll(() => received().endsWith('xx\r\n$1\r\n1\r\n')).toBe(true);
  });

  test('a client while it gets the reply to its command', async () => {
    const { engine, socket, received, listener } = await connected();
    socket.write('GET a\r\n');
    await expect.poll(() => engine.began).toEqual(['GET a']);
    listener.push(LONG_PUSH);
    engine.answer[0]!('1');
    socket.write('PING\r\n');
    await expect.poll(() => received().endsWith('xx\r\n$1\r\n1\r\n+PONG\r\n')).toBe(true);
  });
});

test('a client that goes on sending after a protocol error is cut off', async () => {
  const { socket, received } = await connected();
  const closed = new Promise((resolve) => socket.on('error', resolve).on('close', resolve));
  socket.write('*1\r\n$x\r\n');
  const sending = setInterval(() => socket.write('x'), 100);
  onTestFinished(() => clearInterval(sending));
  await closed;
  expect(received()).toMatch(/^-ERR Protocol error/);
});

test('a client that reads the last replies slowly gets them whole', async () => {
  const { engine, socket, received, listener } = await connected();
  socket.write('GET a\r\n');
  await expect.poll(() => engine.began).toEqual(['GET a']);
  socket.pause();
  listener.push(LONG_PUSH);
  engine.answer[0]!('1');
  socket.end();
  socket.resume();
  await once(socket, 'close');
  expect(received().endsWith('xx\r\n$1\r\n1\r\n')).toBe(true);
});

test('pipelined commands are run together, and their replies are in order', async () => {
  const { engine, socket, received } = await connected();
  socket.write('GET a\r\nGET b\r\nPING\r\nGET c\r\n');
  await expect.poll(() => engine.began).toEqual(['GET a', 'GET b']);
  engine.answer[1]!('2');
  engine.answer[0]!('1');
  // Commands that may not follow wait for the replies to the earlier ones.
  await expect.poll(() => engine.began).toEqual(['GET a', 'GET b', 'PING', 'GET c']);
  engine.answer[2]!('3');
  await expect.poll(received).toBe('$1\r\n1\r\n$1\r\n2\r\n+PONG\r\n$1\r\n3\r\n');
});

describe('commands that have to wait for those of other connections', () => {
  /** A connection whose turn has not come. */
  async function waiting(input: string) {
    const mayBegin = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    let isFirst = true;
    const turn = () => {
      asked.resolve();
      if (!isFirst) return undefined;
      isFirst = false;
      return mayBegin.promise;
    };
    const connection = await connected({ turn });
    connection.socket.write(input);
    await asked.promise;
    return { ...connection, begin: mayBegin.resolve };
  }

  test('run in order when their turn comes, with those that have come meanwhile', async () => {
    const { engine, socket, received, begin } = await waiting('PING\r\n');
    socket.end('GET a\r\n');
    await once(socket, 'finish');
    expect(engine.began).toEqual([]);
    begin();
    await expect.poll(() => engine.began).toEqual(['PING', 'GET a']);
    engine.answer[0]!('1');
    await expect.poll(received).toBe('+PONG\r\n$1\r\n1\r\n');
  });

  test('let pushes pass, and run when the client has read these', async () => {
    const { socket, received, listener, begin } = await waiting('PING\r\n');
    socket.pause();
    listener.push(['message', 'news', 'short']);
    listener.push(LONG_PUSH);
    begin();
    socket.resume();
    await expect.poll(() => received().endsWith('xx\r\n+PONG\r\n')).toBe(true);
    expect(received()).toContain('short\r\n');
  });
});

test('a client that has ended its input gets the outstanding replies', async () => {
  const { engine, socket, received } = await connected();
  socket.end('GET a\r\nGET b\r\nPING\r\n');
  await expect.poll(() => engine.began).toEqual(['GET a', 'GET b']);
  for (const answer of engine.answer) answer('x');
  await expect.poll(received).toBe('$1\r\nx\r\n$1\r\nx\r\n+PONG\r\n');
  await expect.poll(() => engine.isClosed).toBe(true);
});

test('the engine is told which commands a fault or the limit refuses, because they abort a transaction', async () => {
  const clock = new TestClock();
  const faults: Faults = {
    isEmpty: false,
    plays: () => false,
    apply: ({ operation }) => ({
      latency: 0,
      ...(operation === 'EXEC' && { error: 'LOADING wait' }),
    }),
  };
  const faultInjection = { faults, answersPreferences: true, clock, alarms: clock };
  const { engine, socket, received } = await connected({ faults: new RespFaults(faultInjection) });
  socket.write(`*2\r\n$4\r\nPING\r\n$1001\r\n${'x'.repeat(1001)}\r\nEXEC\r\nPING\r\n`);
  await expect.poll(received).toMatch(/^-ERR max request size .*\r\n-LOADING wait\r\n\+PONG\r\n$/);
  const [tooLarge, ...others] = engine.began;
  expect(tooLarge).toMatch(/^: ERR max request size/);
  expect(others).toEqual(['EXEC: LOADING wait', 'PING']);
});

test('a connection that a fault resets runs none of the following commands', async () => {
  const clock = new TestClock();
  const faults: Faults = {
    isEmpty: false,
    plays: () => false,
    apply: ({ operation }) => ({
      latency: 0,
      ...(operation === 'DEL' && { connection: 'reset' as const }),
    }),
  };
  const faultInjection = { faults, answersPreferences: true, clock, alarms: clock };
  const { engine, socket } = await connected({ faults: new RespFaults(faultInjection) });
  socket.on('error', () => {});
  socket.write('PING\r\nDEL a\r\nPING\r\n');
  await expect.poll(() => engine.isClosed).toBe(true);
  expect(engine.began).toEqual(['PING']);
});
