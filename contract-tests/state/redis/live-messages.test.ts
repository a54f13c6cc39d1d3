import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createDatabase,
  originOf,
  resetAccount,
  resultOn,
  type CreatedDatabase,
} from '../../harness/databases.ts';
import { command, exchange, result } from '../../harness/exchange.ts';
import { listen, type Live } from '../../harness/live.ts';
import { done } from '../../harness/management.ts';
import { separateStore } from '../../harness/separate-store.ts';
import { startPlatform } from '../../harness/platform-process.ts';
import { reset } from '../../harness/reset.ts';
import { target } from '../../harness/target.ts';

/** The streams that a test has opened. */
let open: Live[];
beforeEach(async () => {
  open = [];
  await reset();
});
afterEach(() => {
  for (const live of open) live.close();
});

/** Opens a stream, and reads the confirmations of channels, patterns or MONITOR. */
async function listening(path: string, ask: Parameters<typeof listen>[1] = {}): Promise<Live> {
  const live = await listen(path, ask);
  open.push(live);
  const names = path === '/monitor' ? 1 : path.split('/').length - 2;
  for (let i = 0; i < names; i++) await live.next();
  return live;
}

const publish = (channel: string, message: string) => result('PUBLISH', channel, message);

describe('a message', () => {
  test('reaches the subscribers of its channel, and of matching patterns', async () => {
    const channels = await listening('/subscribe/news/weather');
    const patterns = await listening('/psubscribe/n*/*ews/w*');
    expect(await publish('news', 'hello')).toBe(3);
    expect(await publish('weather', '{"sun":true}')).toBe(2);
    expect(await publish('sports', 'nobody')).toBe(0);
    expect(await channels.next()).toBe('message,news,hello');
    expect(await channels.next()).toBe('message,weather,{"sun":true}');
    expect(await patterns.next()).toBe('pmessage,n*,news,hello');
    expect(await patterns.next()).toBe('pmessage,*ews,news,hello');
    expect(await patterns.next()).toBe('pmessage,w*,weather,{"sun":true}');
  });

  test('is text, even with Upstash-Encoding: base64', async () => {
    const live = await listening('/subscribe/news', { headers: { 'Upstash-Encoding': 'base64' } });
    await publish('news', 'a,b 漢');
    expect(await live.next()).toBe('message,news,a,b 漢');
  });

  test('of several lines is one event, and can not forge another', async () => {
    const live = await listening('/subscribe/news');
    await publish('news', 'one\n two\r\ndata: message,other,forged\nevent: x\n');
    await publish('news', 'next');
    expect(await live.next()).toBe(
      'message,news,one\n two\ndata: message,other,forged\nevent: x\n',
    );
    expect(await live.next()).toBe('message,news,next');
  });

  test('may come from a script, a transaction or a keyspace event', async () => {
    await result('CONFIG', 'SET', 'notify-keyspace-events', 'K$');
    const live = await listening('/subscribe/news/__keyspace@0__:a');
    await result('EVAL', "return redis.call('PUBLISH', 'news', 'from Lua')", 0);
    await exchange({ method: 'POST', path: '/multi-exec', body: [['PUBLISH', 'news', 'as one']] });
    await result('SET', 'a', 1);
    await result('CONFIG', 'SET', 'notify-keyspace-events', '');
    expect(await live.next()).toBe('message,news,from Lua');
    expect(await live.next()).toBe('message,news,as one');
    expect(await live.next()).toBe('message,__keyspace@0__:a,set');
  });

  test('is received in order, however many there are', async () => {
    const live = await listening('/subscribe/news');
    const rows = Array.from({ length: 1000 }, (_, i) => ['PUBLISH', 'news', i]);
    for (let i = 0; i < 5; i++) await exchange({ method: 'POST', path: '/pipeline', body: rows });
    for (let i = 0; i < 5000; i++) expect(await live.next()).toBe(`message,news,${i % 1000}`);
  });
});

describe('a subscriber', () => {
  test('is counted until it leaves', async () => {
    const live = await listening('/subscribe/news/weather');
    const other = await listening('/psubscribe/n*');
    expect(await result('PUBSUB', 'NUMSUB', 'news', 'weather', 'x')).toEqual([
      'news',
      1,
      'weather',
      1,
      'x',
      0,
    ]);
    expect(await result('PUBSUB', 'NUMPAT')).toBe(1);
    expect(await result('INFO', 'clients')).toContain('pubsub_clients:2');
    live.close();
    other.close();
    await expect.poll(() => result('PUBSUB', 'CHANNELS')).toEqual([]);
    await expect.poll(() => result('PUBSUB', 'NUMPAT')).toBe(0);
  });

  test('is unsubscribed when it disconnects', async () => {
    const { port } = new URL(target().redisUrl);
    const head = `GET /subscribe/news?_token=${target().standardToken} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    for (const leave of ['end', 'resetAndDestroy'] as const) {
      const socket = connect(Number(port), '127.0.0.1');
      socket.write(head);
      await expect.poll(() => result('PUBSUB', 'CHANNELS')).toEqual(['news']);
      socket[leave]();
      await expect.poll(() => result('PUBSUB', 'CHANNELS')).toEqual([]);
      socket.destroy();
    }
  });

  test('over HTTP/1.0 gets events without chunks', async () => {
    const { port } = new URL(target().redisUrl);
    const socket = connect(Number(port), '127.0.0.1');
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    socket.write(
      `GET /subscribe/news HTTP/1.0\r\nHost: localhost\r\nAuthorization: Bearer ${target().standardToken}\r\n\r\n`,
    );
    await expect.poll(() => received).toContain('subscribe,news,1');
    await publish('news', 'hello');
    await expect
      .poll(() => received.split('\r\n\r\n')[1])
      .toBe('data: subscribe,news,1\n\ndata: message,news,hello\n\n');
    socket.destroy();
  });

  test('may have thousands of channels', async () => {
    const names = Array.from({ length: 5000 }, (_, i) => `c${i}`);
    const live = await listening(`/subscribe/${names.join('/')}`);
    expect(await publish('c4999', 'hello')).toBe(1);
    expect(await live.next()).toBe('message,c4999,hello');
  });

  test('may be a page of another origin', async () => {
    const origin = 'http://localhost:3000';
    const live = await listening('/subscribe/news', { headers: { origin } });
    expect(live.headers).toMatchObject({ 'access-control-allow-origin': '*' });
  });
});

describe('MONITOR', () => {
  test('shows the commands of others and of their scripts, without passwords', async () => {
    const live = await listening('/monitor');
    await result('SET', 'a', 'b "c"\n');
    await result('ACL', 'SETUSER', 'ann', '>a secret');
    await result('EVAL', "return redis.call('GET', KEYS[1])", 1, 'a');
    const address = String.raw`\d{10,}\.\d{6} \[0 127\.0\.0\.1:\d+\]`;
    expect(await live.next()).toMatch(
      new RegExp(`^${address} "SET" "a" ${String.raw`"b \\"c\\"\\n"`}$`),
    );
    expect(await live.next()).toMatch(new RegExp(`^${address} "EVAL" "return `));
    expect(await live.next()).toMatch(/ \[0 lua\] "GET" "a"$/);
  });
});

describe('a stream ends with the reason when', () => {
  const REVOKED = 'event: error\nWRONGPASS invalid or missing auth token';

  /** Creates a user with these rules. @returns a token of the user */
  async function user(...rules: string[]): Promise<string> {
    await result('ACL', 'SETUSER', 'ann', 'on', '>secret of ann', '~*', ...rules);
    return (await result('ACL', 'RESTTOKEN', 'ann', 'secret of ann')) as string;
  }

  test('the user may no longer run the command, or subscribe to one of the channels', async () => {
    const token = await user('+subscribe', '+psubscribe', '&news.*');
    const refused = await exchange({ path: '/subscribe/news.art/weather', token });
    expect(refused.json).toEqual({ error: 'NOPERM No permissions to access a channel' });
    const pattern = await exchange({ path: '/psubscribe/news.a*', token });
    expect(pattern.json).toEqual({ error: 'NOPERM No permissions to access a channel' });
    const art = await listening('/subscribe/news.art', { token });
    const news = await listening('/psubscribe/news.*', { token });
    await result('ACL', 'SETUSER', 'ann', '-psubscribe');
    expect(await news.rest()).toEqual([
      "event: error\nNOPERM this user has no permissions to run the 'psubscribe' command or its subcommand",
    ]);
    await publish('news.art', 'still here');
    expect(await art.next()).toBe('message,news.art,still here');
    await result('ACL', 'SETUSER', 'ann', 'resetchannels');
    expect(await art.rest()).toEqual(['event: error\nNOPERM No permissions to access a channel']);
  });

  test.each([
    ['the user loses the token', ['SETUSER', 'ann', '<secret of ann']],
    ['the user is turned off', ['SETUSER', 'ann', 'off']],
  ])('%s', async (_, rule) => {
    const token = await user('+subscribe', 'allchannels');
    const live = await listening('/subscribe/news', { token });
    await result('ACL', ...rule);
    expect(await live.rest()).toEqual([REVOKED]);
  });

  test('the user is deleted', async () => {
    const token = await user('+monitor');
    const live = await listening('/monitor', { token });
    await result('ACL', 'DELUSER', 'ann');
    expect(await live.rest()).toEqual([
      expect.stringMatching(/^event: error\n(NOPERM|WRONGPASS) /),
    ]);
  });

  describe('in a managed database,', () => {
    let database: CreatedDatabase;
    beforeEach(async () => {
      await resetAccount();
      database = await createDatabase({ name: 'shop' });
    });
    const at = (path: string, token = database.rest_token) =>
      listening(path, { token, origin: originOf(database) });

    test('the credentials are reset', async () => {
      const standard = await at('/subscribe/news');
      const readOnly = await at('/subscribe/news', database.read_only_rest_token);
      await done('POST', `/v2/redis/reset-password/${database.database_id}`);
      expect(await standard.rest()).toEqual([REVOKED]);
      expect(await readOnly.rest()).toEqual([REVOKED]);
    });

    test('it is deleted', async () => {
      const live = await listening('/monitor', { token: database.rest_token });
      await done('DELETE', `/v2/redis/database/${database.database_id}`);
      expect(await live.rest()).toEqual([REVOKED]);
    });

    test('the address is no longer allowed, but not after a rename', async () => {
      const live = await at('/subscribe/news');
      await done('POST', `/v2/redis/rename/${database.database_id}`, { name: 'store' });
      await resultOn(database, 'PUBLISH', 'news', 'renamed');
      expect(await live.next()).toBe('message,news,renamed');
      await done('POST', `/v2/redis/update-allowlist/${database.database_id}`, {
        allowed_ips: ['203.0.113.0/24'],
      });
      expect(await live.rest()).toEqual([REVOKED]);
      for (const path of ['/subscribe/news', '/psubscribe/n*', '/monitor']) {
        for (const method of ['GET', 'HEAD', 'POST', 'PUT']) {
          const { status } = await exchange({ method, path, token: database.rest_token });
          expect(status).toBe(403);
        }
      }
    });

    test('a stream counts as one of its connections', async () => {
      await done('POST', `/v2/redis/change-plan/${database.database_id}`, { plan_name: 'free' });
      await at('/subscribe/news');
      const stats = await resultOn(database, 'INFO', 'clients');
      expect(stats).toMatch(/connected_clients:[2-9]/);
    });
  });
});

test('SIGTERM ends streams at once', async () => {
  const { env, stop } = await startPlatform('start', ['--memory', ...(await separateStore())]);
  const origin = env['UPSTASH_REDIS_REST_URL']!;
  const live = await listen('/subscribe/news', { origin });
  await live.next();
  await stop('SIGTERM');
  expect(await live.rest()).toEqual([]);
});

test('a client that does not read is disconnected, and the others get all messages', async () => {
  const { port } = new URL(target().redisUrl);
  const slow = connect(Number(port), '127.0.0.1');
  slow.write(
    `GET /subscribe/big HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${target().standardToken}\r\n\r\n`,
  );
  await new Promise((resolve) => slow.once('data', resolve));
  slow.pause();
  const live = await listening('/subscribe/big');
  const message = 'x'.repeat(900_000);
  let receivers: unknown = 2;
  let sent = 0;
  while (receivers === 2 && sent < 100) {
    receivers = (await command(['PUBLISH', 'big', message])).json;
    receivers = (receivers as { result: number }).result;
    sent++;
    expect(await live.next()).toHaveLength('message,big,'.length + message.length);
  }
  expect(receivers).toBe(1);
  expect(sent).toBeGreaterThan(30);
  let rest = '';
  slow.on('data', (chunk: Buffer) => (rest = (rest + chunk.toString()).slice(-500)));
  slow.resume();
  await expect.poll(() => rest).toMatch(/event: error\ndata: ERR the client is too slow/);
  slow.destroy();
});
