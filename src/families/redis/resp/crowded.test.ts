import { beforeEach, describe, expect, test } from 'vitest';
import {
  RECORD,
  RespBench,
  type RespClient,
} from '../../../../testing/families/redis/resp/resp.ts';

const NO_ROOM =
  '-ERR there is no room for another large request at the moment, try again later\r\n';
const LARGE = 'x'.repeat(600_000);
const set = (value: string) => `*3\r\n$3\r\nSET\r\n$1\r\na\r\n$${value.length}\r\n${value}`;

/** A database may take a megabyte. */
describe('requests that are not complete', () => {
  const bench = new RespBench();
  beforeEach(() => bench.directory.put({ ...RECORD, maxRequestSize: 10_000_000 }));

  async function loggedIn(): Promise<RespClient> {
    const client = bench.client('AUTH secret');
    await client.until('+OK\r\n');
    return client;
  }

  test('take memory together, and those without room are refused', async () => {
    const [slow, other] = [await loggedIn(), await loggedIn()];
    const request = set(LARGE);
    slow.socket.write(request.slice(0, -1));
    await expect.poll(() => bench.memory.taken).toBeGreaterThan(590_000);
    other.send(request, 'PING');
    expect(await other.until('+PONG\r\n')).toBe(`${NO_ROOM}+PONG\r\n`);
    other.send(set('small'));
    expect(await other.until('\r\n')).toBe('+OK\r\n');
    slow.send(request.slice(-1));
    expect(await slow.until('\r\n')).toBe('+OK\r\n');
    other.send(request);
    expect(await other.until('\r\n')).toBe('+OK\r\n');
    expect(bench.memory.taken).toBe(0);
  });

  test('break a transaction if they are refused', async () => {
    const [slow, other] = [await loggedIn(), await loggedIn()];
    slow.socket.write(set(LARGE).slice(0, -1));
    await expect.poll(() => bench.memory.taken).toBeGreaterThan(590_000);
    other.send('MULTI', set(LARGE), 'EXEC');
    expect(await other.until('errors.\r\n')).toBe(
      `+OK\r\n${NO_ROOM}-EXECABORT Transaction discarded because of previous errors.\r\n`,
    );
  });

  test('take nothing any more once their clients have left', async () => {
    const client = await loggedIn();
    client.socket.write(set(LARGE).slice(0, -1));
    await expect.poll(() => bench.memory.taken).toBeGreaterThan(590_000);
    client.socket.destroy();
    await expect.poll(() => bench.memory.taken).toBe(0);
  });

  test('take memory while their commands block', async () => {
    const [blocked, other] = [await loggedIn(), await loggedIn()];
    blocked.send(`*3\r\n$5\r\nBLPOP\r\n$${LARGE.length}\r\n${LARGE}\r\n$1\r\n0`);
    await expect.poll(() => bench.memory.taken).toBeGreaterThan(590_000);
    other.send(set(LARGE));
    expect(await other.until('\r\n')).toBe(NO_ROOM);
    blocked.socket.destroy();
    await expect.poll(() => bench.memory.taken).toBe(0);
  });

  test('are read later while a command blocks and there is no room for them', async () => {
    const [slow, blocked] = [await loggedIn(), await loggedIn()];
    slow.socket.write(set('y'.repeat(2_000_000)).slice(0, 950_000));
    await expect.poll(() => bench.memory.taken).toBeGreaterThan(940_000);
    blocked.send('BLPOP list 0', set(LARGE), 'PING');
    await expect.poll(() => bench.accepted[1]!.isPaused()).toBe(true);
    slow.socket.destroy();
    const pusher = await loggedIn();
    pusher.send('RPUSH list 1');
    expect(await blocked.until('+PONG\r\n')).toMatch(/\+OK\r\n\+PONG\r\n$/);
  });

  test('and queued commands, watched keys and channels take memory together', async () => {
    const [one, other] = [await loggedIn(), await loggedIn()];
    one.send('MULTI', set(LARGE));
    expect(await one.until('+QUEUED\r\n')).toBe('+OK\r\n+QUEUED\r\n');
    other.send(set(LARGE));
    expect(await other.until('\r\n')).toBe(NO_ROOM);
    one.send('EXEC');
    await one.until('+OK\r\n');
    other.send(set(LARGE));
    expect(await other.until('\r\n')).toBe('+OK\r\n');
  });
});

describe('messages', () => {
  const bench = new RespBench();
  beforeEach(() => bench.directory.put({ ...RECORD, maxRequestSize: 10_000_000 }));

  test('a long message reaches a subscriber that sends nothing, and so does what follows it', async () => {
    const [subscriber, other] = [bench.client('AUTH secret'), bench.client('AUTH secret')];
    await Promise.all([subscriber, other].map((client) => client.until('+OK\r\n')));
    subscriber.send('SUBSCRIBE news');
    await subscriber.until(':1\r\n');
    const message = 'x'.repeat(300_000);
    other.send(`*3\r\n$7\r\nPUBLISH\r\n$4\r\nnews\r\n$${message.length}\r\n${message}`);
    other.send('PUBLISH news end');
    const head = '*3\r\n$7\r\nmessage\r\n$4\r\nnews\r\n';
    expect(await subscriber.until('end\r\n')).toBe(
      `${head}$${message.length}\r\n${message}\r\n${head}$3\r\nend\r\n`,
    );
  });
});
