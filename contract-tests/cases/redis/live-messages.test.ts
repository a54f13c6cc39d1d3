import { describe, expect, test } from 'vitest';
import { exchange } from '../../harness/exchange.ts';
import { listen } from '../../harness/live.ts';
import { target } from '../../harness/target.ts';

const METHODS = ['GET', 'POST', 'PUT'] as const;
const FEEDS = [
  { path: '/subscribe/news', first: 'subscribe,news,1' },
  { path: '/psubscribe/n*', first: 'psubscribe,n*,1' },
  { path: '/monitor', first: '"OK"' },
];
const all = FEEDS.flatMap((feed) => METHODS.map((method) => ({ ...feed, method })));

describe('an event stream begins with its subscriptions', () => {
  test.each(all)('$method $path', async ({ method, path, first }) => {
    const body = method === 'GET' ? {} : { body: [] };
    const live = await listen(path, { method, ...body });
    expect(await live.next()).toBe(first);
    expect(live.headers).toMatchObject({
      'cache-control': 'no-cache, no-transform',
      'upstash-sync-token': expect.any(String) as unknown,
    });
    live.close();
  });

  test('each channel is confirmed with the number of subscriptions', async () => {
    const live = await listen('/subscribe/news/a%2Fb/news/caf%C3%A9%2C');
    expect([await live.next(), await live.next(), await live.next(), await live.next()]).toEqual([
      'subscribe,news,1',
      'subscribe,a/b,2',
      'subscribe,news,2',
      'subscribe,café,,3',
    ]);
    live.close();
  });

  test.each(['/SUBSCRIBE/news', '/PSUBSCRIBE/n*', '/MONITOR'])(
    'for a command in any case: %s',
    async (path) => {
      const { status } = await exchange({ method: 'HEAD', path });
      expect(status).toBe(200);
    },
  );
});

describe('HEAD tells whether a subscription is allowed', () => {
  test.each(FEEDS)('$path', async ({ path }) => {
    const { status, headers } = await exchange({ method: 'HEAD', path });
    expect([status, headers['content-type']]).toEqual([200, 'text/event-stream']);
  });
});

describe('a refusal is JSON, before a stream begins', () => {
  test.each([...all, ...FEEDS.map((feed) => ({ ...feed, method: 'HEAD' }))])(
    '$method $path without a token',
    async ({ method, path }) => {
      expect(await exchange({ method, path, token: null })).toHaveProperty('status', 401);
    },
  );

  test.each([...METHODS, 'HEAD'])(
    '%s: the Read Only token may only subscribe to channels',
    async (method) => {
      const token = target().readOnlyToken;
      if (method === 'HEAD') {
        const head = await exchange({ method, path: '/subscribe/news', token });
        expect(head.status).toBe(200);
      } else {
        const live = await listen('/subscribe/news', { method, token });
        expect(await live.next()).toBe('subscribe,news,1');
        live.close();
      }
      for (const path of ['/psubscribe/n*', '/monitor']) {
        const { status, json } = await exchange({ method, path, token });
        expect(status).toBe(400);
        if (method === 'HEAD') continue;
        const command = path.split('/')[1];
        expect(json).toEqual({
          error: `NOPERM this user has no permissions to run the '${command}' command or its subcommand`,
        });
      }
    },
  );

  test.each([...METHODS, 'HEAD'])('%s with a malformed path', async (method) => {
    for (const path of ['/subscribe/%zz', '/psubscribe/a/%']) {
      expect(await exchange({ method, path })).toHaveProperty('status', 400);
    }
  });

  test.each(['POST', 'PUT'])('%s with a body over the limit', async (method) => {
    const body = 'x'.repeat(target().maxRequestSize + 1);
    for (const { path } of FEEDS) {
      expect(await exchange({ method, path, body })).toHaveProperty('status', 413);
    }
  });

  test('subscribing by a command is refused', async () => {
    for (const path of ['/subscribe/', '/monitor/x']) {
      expect(await exchange({ path })).toHaveProperty('status', 400);
    }
    const { json } = await exchange({ method: 'POST', path: '/', body: ['SUBSCRIBE', 'news'] });
    expect(json).toEqual({
      error:
        "ERR Command is not available: 'SUBSCRIBE'. See https://docs.upstash.com/overall/rediscompatibility for details",
    });
  });
});
