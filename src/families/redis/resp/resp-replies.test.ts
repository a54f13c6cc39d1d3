import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { ListValue } from '../../../engines/redis/embedded/values/list.ts';
import { RedisError } from '../../../engines/redis/reply.ts';
import { RespBench } from '../../../../testing/families/redis/resp/resp.ts';

const bench = new RespBench(100_000_000);

describe('replies', () => {
  test('to writes wait until those are durable, in order with later ones', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let settled: Promise<void> | undefined = promise;
    bench.database.journal = {
      append: () => {},
      settled: () => settled,
      failure: undefined,
      close: async () => {},
    };
    const client = bench.client('AUTH secret', 'SET a 1');
    await expect.poll(() => bench.database.keyspace.size).toBe(1);
    client.send('GET a');
    await expect.poll(() => bench.accepted[0]!.bytesRead).toBe(client.socket.bytesWritten);
    expect(client.received).toBe('');
    settled = undefined;
    resolve();
    expect(await client.until('$1\r\n1\r\n')).toBe('+OK\r\n+OK\r\n$1\r\n1\r\n');
  });

  test('to writes that can not be made durable are errors', async () => {
    bench.database.journal = {
      append: () => {},
      settled: () => Promise.reject(new RedisError('MISCONF the disk is full')),
      failure: undefined,
      close: async () => {},
    };
    const client = bench.client('AUTH secret', 'GET a', 'SET a 1', 'GET a');
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
    bench.database.keyspace.put('list', list, 'rpush');
    const [client, other] = [bench.client('AUTH secret'), bench.client('AUTH secret')];
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
    bench.database.keyspace.put('list', list, 'rpush');
    const [half, last] = [bench.client('AUTH secret'), bench.client('AUTH secret')];
    await Promise.all([half.until('+OK\r\n'), last.until('+OK\r\n')]);
    half.socket.end('LRANGE list 0 -1\r\nPING\r\n');
    expect((await half.closed()).endsWith('word 99999\r\n+PONG\r\n')).toBe(true);
    last.send('LRANGE list 0 -1');
    await once(last.socket, 'data');
    await bench.server.close();
    expect((await last.closed()).endsWith('word 99999\r\n')).toBe(true);
  });

  test('that are long are not sent if the writes that they depend on can not be made durable', async () => {
    const list = new ListValue();
    list.push(
      'right',
      Array.from({ length: 100_000 }, (_, i) => `word ${i}`),
    );
    bench.database.keyspace.put('list', list, 'rpush');
    bench.database.journal = {
      append: () => {},
      settled: () => Promise.reject(new RedisError('MISCONF the disk is full')),
      failure: undefined,
      close: async () => {},
    };
    const client = bench.client('AUTH secret', 'LPOP list 100000', 'PING');
    expect(await client.until('+PONG\r\n')).toBe('+OK\r\n-MISCONF the disk is full\r\n+PONG\r\n');
  });

  test('are sent before the server closes, and blocked clients are disconnected', async () => {
    const [waiting, quiet] = [bench.client('AUTH secret'), bench.client('AUTH secret', 'GET a')];
    await quiet.until('$-1\r\n');
    waiting.send('BLPOP list 0');
    await expect.poll(() => bench.database.blocked.size).toBe(1);
    await bench.server.close();
    expect([await waiting.closed(), await quiet.closed()]).toEqual(['+OK\r\n', '']);
    expect(bench.database.blocked.size).toBe(0);
  });
});
