import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestClock } from '../../../base/test-clock.ts';
import { RedisDatabases, type RedisDatabase } from '../../../directory/redis/databases.ts';
import type { DatabaseUsage } from '../../../directory/redis/usage.ts';
import { EmbeddedRedis } from '../../../engines/redis/embedded/engine.ts';
import { ListValue } from '../../../engines/redis/embedded/values/list.ts';
import { RedisError } from '../../../engines/redis/reply.ts';
import { RespServer } from './resp-server.ts';

let engine: EmbeddedRedis;
let directory: RedisDatabases;
let server: RespServer;
let listener: Server;
let clock: TestClock;
/** The other ends of what clients have opened. */
let accepted: Socket[];

const RECORD: RedisDatabase = {
  id: 'a',
  name: 'a',
  endpoint: 'a.localhost',
  regions: [],
  standardToken: 'standard-token',
  readOnlyToken: 'read-only-token',
  maxRequestSize: 1000,
};

beforeEach(async () => {
  clock = new TestClock();
  engine = await EmbeddedRedis.open({ databases: { a: {} } });
  engine.database('a')!.acl.setDefaultPassword('secret');
  directory = new RedisDatabases([RECORD]);
  server = new RespServer(engine, directory, { clock });
  accepted = [];
  listener = createServer({ allowHalfOpen: true }, (socket) => {
    accepted.push(socket);
    socket.on('error', () => {});
    server.accept(socket, 'a');
  });
  await once(listener.listen(0, '127.0.0.1'), 'listening');
});

afterEach(async () => {
  await server.close();
  listener.close();
  await engine.close();
});

/** A client that sends lines and gets answers. */
class Client {
  readonly socket: Socket = connect((listener.address() as AddressInfo).port, '127.0.0.1');
  received = '';
  isClosed = false;

  constructor(...lines: string[]) {
    this.socket.setEncoding('latin1');
    this.socket.on('data', (text: string) => (this.received += text));
    this.socket.on('error', () => {});
    this.socket.once('close', () => (this.isClosed = true));
    if (lines.length > 0) this.send(...lines);
  }

  send(...lines: string[]): void {
    this.socket.write(lines.map((line) => `${line}\r\n`).join(''));
  }

  /** Everything so far, once it ends so. */
  async until(end: string): Promise<string> {
    while (!this.received.endsWith(end)) await once(this.socket, 'data');
    const { received } = this;
    this.received = '';
    return received;
  }

  async closed(): Promise<string> {
    if (!this.isClosed) await once(this.socket, 'close');
    return this.received;
  }
}

/** Usage that counts, and refuses where it is told to. */
function usage(refused: Partial<DatabaseUsage> = {}): DatabaseUsage & { readonly ended: string[] } {
  const ended: string[] = [];
  return {
    ended,
    begin: () => undefined,
    end: (kind) => void ended.push(kind),
    connect: () => undefined,
    settle: () => {},
    disconnect: () => {},
    requestsBy: () => ({ count: 0 }),
    ...refused,
  };
}

describe('a connection', () => {
  test('logs in with the password, or as a built-in user with its token', async () => {
    const client = new Client(
      'AUTH default_ro read-only-token',
      'ACL WHOAMI',
      'AUTH default read-only-token',
      'AUTH default standard-token',
      'ACL WHOAMI',
      'AUTH secret',
    );
    expect((await client.until('default\r\n+OK\r\n')).split('\r\n')).toEqual([
      '+OK',
      '$10',
      'default_ro',
      '-WRONGPASS invalid username-password pair or user is disabled.',
      '+OK',
      '$7',
      'default',
      '+OK',
      '',
    ]);
  });

  test('counts as one of the database, as do its commands', async () => {
    const counted = usage();
    const open = new Set<object>();
    directory.put({
      ...RECORD,
      usage: {
        ...counted,
        connect: (socket) => void open.add(socket),
        disconnect: (socket) => void open.delete(socket),
      },
    });
    const client = new Client('AUTH secret', 'GET a', 'SET a 1', 'MULTI', 'GET a', 'EXEC');
    await client.until('*1\r\n$1\r\n1\r\n');
    expect(counted.ended).toEqual(['other', 'read', 'write', 'other', 'other', 'read']);
    expect(open.size).toBe(1);
    client.socket.destroy();
    await expect.poll(() => open.size).toBe(0);
  });

  test('is subject to the current limits', async () => {
    const exceeded = { error: 'dailyRequests', limit: 1, usage: 2 } as const;
    const client = new Client('AUTH secret');
    await client.until('+OK\r\n');
    directory.put({ ...RECORD, usage: usage({ begin: () => exceeded }) });
    client.send('GET a');
    expect(await client.until('\r\n')).toMatch(/^-ERR max daily request limit exceeded/);
    directory.put({ ...RECORD, maxRequestSize: 10 });
    client.send('*2\r\n$3\r\nGET\r\n$8\r\n12345678');
    expect(await client.until('\r\n')).toMatch(
      /^-ERR max request size exceeded. Limit: 10 bytes, A/,
    );
  });

  test('is refused if the database has its maximum', async () => {
    const exceeded = { error: 'tooManyConnections', limit: 1, usage: 2 } as const;
    directory.put({ ...RECORD, usage: usage({ connect: () => exceeded }) });
    expect(await new Client().closed()).toBe('-ERR max concurrent connections exceeded\r\n');
  });

  test('ends with the database, or when its address is no longer allowed', async () => {
    const [first, second] = [new Client('AUTH secret'), new Client('AUTH secret')];
    await Promise.all([first.until('+OK\r\n'), second.until('+OK\r\n')]);
    directory.put({ ...RECORD, isOpenTo: () => false });
    await Promise.all([first.closed(), second.closed()]);
    expect(await new Client().closed()).toBe(
      '-NOPERM this database is not open to your address, 127.0.0.1\r\n',
    );
    directory.put(RECORD);
    const third = new Client('AUTH secret');
    await third.until('+OK\r\n');
    directory.remove('a');
    await third.closed();
  });

  test('may try about five passwords a second after many wrong ones', async () => {
    const client = new Client(...Array.from({ length: 51 }, () => 'AUTH wrong'));
    expect(await client.until('second\r\n')).toContain('-WRONGPASS');
    client.send('AUTH secret');
    expect(await client.until('\r\n')).toMatch(/^-ERR too many wrong passwords/);
    await clock.advance(400);
    client.send('AUTH secret');
    expect(await client.until('\r\n')).toBe('+OK\r\n');
  });
});

describe('the output buffer of a client', () => {
  const limit = (text: string) =>
    engine.database('a')!.config.set('client-output-buffer-limit', text);

  test('that is subscribed is limited', async () => {
    limit('pubsub 1000 0 0');
    const client = new Client('AUTH secret', 'SUBSCRIBE news');
    await client.until('news\r\n:1\r\n');
    engine.database('a')!.pubsub.publish('news', 'x'.repeat(900));
    await client.until(`${'x'.repeat(900)}\r\n`);
    engine.database('a')!.pubsub.publish('news', 'x'.repeat(1001));
    await client.closed();
  });

  test('that is not subscribed is limited by a setting', async () => {
    engine.database('a')!.keyspace.put('a', 'x'.repeat(1001), 'set');
    const client = new Client('AUTH secret', 'GET a');
    await client.until(`${'x'.repeat(1001)}\r\n`);
    limit('normal 1000 0 0');
    client.send('GET a');
    await client.closed();
  });

  test('may exceed the soft limit for a while', async () => {
    limit('pubsub 0 1000 60');
    const client = new Client('AUTH secret', 'SUBSCRIBE news');
    await client.until('news\r\n:1\r\n');
    client.socket.pause();
    // More than the system takes for a client that does not read.
    const publish = () => engine.database('a')!.pubsub.publish('news', 'x'.repeat(16_000_000));
    publish();
    await clock.advance(60_000);
    publish();
    expect(engine.database('a')!.connections.size).toBe(1);
    await clock.advance(1);
    publish();
    await expect.poll(() => engine.database('a')!.connections.size).toBe(0);
    client.socket.destroy();
  });
});

describe('replies', () => {
  test('to writes wait until those are durable, in order with later ones', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let settled: Promise<void> | undefined = promise;
    engine.database('a')!.journal = {
      append: () => {},
      settled: () => settled,
      failure: undefined,
      close: async () => {},
    };
    const client = new Client('AUTH secret', 'SET a 1');
    await expect.poll(() => engine.database('a')!.keyspace.size).toBe(1);
    client.send('GET a');
    await expect.poll(() => accepted[0]!.bytesRead).toBe(client.socket.bytesWritten);
    expect(client.received).toBe('');
    settled = undefined;
    resolve();
    expect(await client.until('$1\r\n1\r\n')).toBe('+OK\r\n+OK\r\n$1\r\n1\r\n');
  });

  test('to writes that can not be made durable are errors', async () => {
    engine.database('a')!.journal = {
      append: () => {},
      settled: () => Promise.reject(new RedisError('MISCONF the disk is full')),
      failure: undefined,
      close: async () => {},
    };
    const client = new Client('AUTH secret', 'GET a', 'SET a 1', 'GET a');
    expect(await client.until('$1\r\n1\r\n')).toBe(
      '+OK\r\n$-1\r\n-MISCONF the disk is full\r\n$1\r\n1\r\n',
    );
  });

  test('that are long yield to other connections, and are a snapshot', async () => {
    const words = Array.from({ length: 100_000 }, (_, i) => `word ${i}`);
    const whole = (items: readonly string[]) =>
      `*${items.length}\r\n${items.map((item) => `$${item.length}\r\n${item}\r\n`).join('')}`;
    const list = new ListValue();
    list.push('right', words);
    engine.database('a')!.keyspace.put('list', list, 'rpush');
    const [client, other] = [new Client('AUTH secret'), new Client('AUTH secret')];
    await Promise.all([client.until('+OK\r\n'), other.until('+OK\r\n')]);
    client.send('HELLO 3', 'SUBSCRIBE news');
    await client.until(':1\r\n');
    client.send('CONFIG SET client-output-buffer-limit "pubsub 0 0 0"', 'LRANGE list 0 -1', 'PING');
    await once(client.socket, 'data');
    other.send('DEL list', 'PUBLISH news hello');
    expect(await other.until(':1\r\n:1\r\n')).toBe(':1\r\n:1\r\n');
    expect(client.received.length).toBeLessThan(whole(words).length);
    const received = await client.until('+PONG\r\n');
    const heard = '>3\r\n$7\r\nmessage\r\n$4\r\nnews\r\n$5\r\nhello\r\n';
    expect(received).toBe(`+OK\r\n${whole(words)}${heard}+PONG\r\n`);
  });

  test('that are long are sent in full after the end of the input, and before the server closes', async () => {
    const list = new ListValue();
    list.push(
      'right',
      Array.from({ length: 100_000 }, (_, i) => `word ${i}`),
    );
    engine.database('a')!.keyspace.put('list', list, 'rpush');
    const [half, last] = [new Client('AUTH secret'), new Client('AUTH secret')];
    await Promise.all([half.until('+OK\r\n'), last.until('+OK\r\n')]);
    half.socket.end('LRANGE list 0 -1\r\nPING\r\n');
    expect((await half.closed()).endsWith('word 99999\r\n+PONG\r\n')).toBe(true);
    last.send('LRANGE list 0 -1');
    await once(last.socket, 'data');
    await server.close();
    expect((await last.closed()).endsWith('word 99999\r\n')).toBe(true);
  });

  test('that are long are not sent if the writes that they depend on can not be made durable', async () => {
    const list = new ListValue();
    list.push(
      'right',
      Array.from({ length: 100_000 }, (_, i) => `word ${i}`),
    );
    engine.database('a')!.keyspace.put('list', list, 'rpush');
    engine.database('a')!.journal = {
      append: () => {},
      settled: () => Promise.reject(new RedisError('MISCONF the disk is full')),
      failure: undefined,
      close: async () => {},
    };
    const client = new Client('AUTH secret', 'LPOP list 100000', 'PING');
    expect(await client.until('+PONG\r\n')).toBe('+OK\r\n-MISCONF the disk is full\r\n+PONG\r\n');
  });

  test('are sent before the server closes, and blocked clients are disconnected', async () => {
    const [waiting, quiet] = [new Client('AUTH secret'), new Client('AUTH secret', 'GET a')];
    await quiet.until('$-1\r\n');
    waiting.send('BLPOP list 0');
    await expect.poll(() => engine.database('a')!.blocked.size).toBe(1);
    await server.close();
    expect([await waiting.closed(), await quiet.closed()]).toEqual(['+OK\r\n', '']);
    expect(engine.database('a')!.blocked.size).toBe(0);
  });
});
