import { describe, expect, test } from 'vitest';
import type { DatabaseUsage } from '../../../directory/redis/usage.ts';
import { RECORD, RespBench } from '../../../../testing/families/redis/resp/resp.ts';

const bench = new RespBench(200_000_000);

/** Usage that counts commands, with other methods if they are given. */
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
    const client = bench.client(
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
    bench.directory.put({
      ...RECORD,
      usage: {
        ...counted,
        connect: (socket) => void open.add(socket),
        disconnect: (socket) => void open.delete(socket),
      },
    });
    const client = bench.client('AUTH secret', 'GET a', 'SET a 1', 'MULTI', 'GET a', 'EXEC');
    await client.until('*1\r\n$1\r\n1\r\n');
    expect(counted.ended).toEqual(['other', 'read', 'write', 'other', 'other', 'read']);
    expect(open.size).toBe(1);
    client.socket.destroy();
    await expect.poll(() => open.size).toBe(0);
  });

  test('is subject to the current limits', async () => {
    const exceeded = { error: 'dailyRequests', limit: 1, usage: 2 } as const;
    const client = bench.client('AUTH secret');
    await client.until('+OK\r\n');
    bench.directory.put({ ...RECORD, usage: usage({ begin: () => exceeded }) });
    client.send('GET a');
    expect(await client.until('\r\n')).toMatch(/^-ERR max daily request limit exceeded/);
    bench.directory.put({ ...RECORD, maxRequestSize: 10 });
    client.send('*2\r\n$3\r\nGET\r\n$8\r\n12345678');
    expect(await client.until('\r\n')).toMatch(
      /^-ERR max request size exceeded. Limit: 10 bytes, A/,
    );
  });

  test('is refused if the database has its maximum', async () => {
    const exceeded = { error: 'tooManyConnections', limit: 1, usage: 2 } as const;
    bench.directory.put({ ...RECORD, usage: usage({ connect: () => exceeded }) });
    expect(await bench.client().closed()).toBe('-ERR max concurrent connections exceeded\r\n');
  });

  test('ends with the database, or when its address is no longer allowed', async () => {
    const [first, second] = [bench.client('AUTH secret'), bench.client('AUTH secret')];
    await Promise.all([first.until('+OK\r\n'), second.until('+OK\r\n')]);
    bench.directory.put({ ...RECORD, isOpenTo: () => false });
    await Promise.all([first.closed(), second.closed()]);
    expect(await bench.client().closed()).toBe(
      '-NOPERM this database is not open to your address, 127.0.0.1\r\n',
    );
    bench.directory.put(RECORD);
    const third = bench.client('AUTH secret');
    await third.until('+OK\r\n');
    bench.directory.remove('a');
    await third.closed();
  });

  test('may try about five passwords a second after many wrong ones', async () => {
    const client = bench.client(...Array.from({ length: 51 }, () => 'AUTH wrong'));
    expect(await client.until('second\r\n')).toContain('-WRONGPASS');
    client.send('AUTH secret');
    expect(await client.until('\r\n')).toMatch(/^-ERR too many wrong passwords/);
    await bench.clock.advance(400);
    client.send('AUTH secret');
    expect(await client.until('\r\n')).toBe('+OK\r\n');
  });

  test('may log in with a password that was right before, whatever others at the address try', async () => {
    await bench.client('AUTH secret').until('+OK\r\n');
    const neighbor = bench.client(...Array.from({ length: 51 }, () => 'AUTH wrong'));
    await neighbor.until('second\r\n');
    expect(await bench.client('AUTH secret').until('\r\n')).toBe('+OK\r\n');
    expect(await bench.client('AUTH other').until('\r\n')).toMatch(/^-ERR too many/);
  });
});

describe('the output buffer of a client', () => {
  const limit = (text: string) => bench.database.config.set('client-output-buffer-limit', text);

  test('that is subscribed is limited', async () => {
    limit('pubsub 1000 0 0');
    const client = bench.client('AUTH secret', 'SUBSCRIBE news');
    await client.until('news\r\n:1\r\n');
    bench.database.pubsub.publish('news', 'x'.repeat(900));
    await client.until(`${'x'.repeat(900)}\r\n`);
    bench.database.pubsub.publish('news', 'x'.repeat(1001));
    await client.closed();
  });

  test('that is not subscribed is limited by a setting', async () => {
    bench.database.keyspace.put('a', 'x'.repeat(1001), 'set');
    const client = bench.client('AUTH secret', 'GET a');
    await client.until(`${'x'.repeat(1001)}\r\n`);
    limit('normal 1000 0 0');
    client.send('GET a');
    await client.closed();
  });

  test('may exceed the soft limit for a while', async () => {
    limit('pubsub 0 1000 60');
    const client = bench.client('AUTH secret', 'SUBSCRIBE news');
    await client.until('news\r\n:1\r\n');
    client.socket.pause();
    // More than the system takes for a client that does not read.
    const publish = () => bench.database.pubsub.publish('news', 'x'.repeat(16_000_000));
    publish();
    await bench.clock.advance(60_000);
    publish();
    expect(bench.database.connections.size).toBe(1);
    await bench.clock.advance(1);
    publish();
    await expect.poll(() => bench.database.connections.size).toBe(0);
    client.socket.destroy();
  });
});
