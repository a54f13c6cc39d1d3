import { describe, expect, onTestFinished, test } from 'vitest';
import { AcceptedConnections } from '../base/accepted-connections.ts';
import { redisContractErrors } from '../families/redis/errors.ts';
import { rawConnection } from '../../testing/http/http.ts';
import { hasBody } from './body.ts';
import { readBody } from './incoming-request.ts';
import type { AnyListener } from './request-listener.ts';
import { respond } from './respond.ts';
import { listen } from '../../testing/http/server.ts';

const CONNECTIONS = 150;
/** How long a request of `/slow…` takes, in milliseconds, by a clock that only such requests move. */
const TAKES = 0.5;
/** The most of them that fit into the time for reading in a turn, and the one that comes after it. */
const MOST = 21;
/** What the front hands over at once, and again as soon as the next turn begins. */
const MOST_HANDED_OVER = 2 * 32;

/** A server, and the most slow requests that it has served in one turn of the event loop. */
async function crowded(hasFront: boolean) {
  let time = 0;
  let inTurn = 0;
  const seen = { most: 0 };
  const listener: AnyListener = (request, response) => {
    if (request.url!.startsWith('/slow')) {
      if (inTurn === 0) setImmediate(() => (inTurn = 0));
      inTurn += 1;
      seen.most = Math.max(seen.most, inTurn);
      time += TAKES;
    }
    const answer = (body = '') =>
      respond(request, response, { status: 200, body: `<${request.url}${body}>` });
    if (hasBody(request)) readBody(request, 1_000_000, (body) => answer(String(body)));
    else answer();
  };
  const place = { host: '127.0.0.1', port: 0 };
  const usual = hasFront ? listener : undefined;
  const accepted = new AcceptedConnections(() => time);
  const server = await listen(listener, redisContractErrors, { ...place, usual, accepted });
  onTestFinished(() => server.close().catch(() => {}));
  const open = async () => {
    const client = await rawConnection(server.port);
    onTestFinished(() => void client.socket.destroy());
    return client;
  };
  /** Connections that have been used. */
  const clients = async () => {
    const all = await Promise.all(Array.from({ length: CONNECTIONS }, open));
    for (const each of all) each.write(get('/before'));
    for (const each of all) await each.until((received) => received.includes('</before>'));
    return all;
  };
  return { server, seen, open, clients };
}

/** A request that the front reads, or one that it leaves to Node. */
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
const unusual = (path: string) => get(path).replace('1.1', '1.0\r\nConnection: keep-alive');
const chunked = (path: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;

describe.each([
  ['Node alone', false],
  ['a front, which hands them to Node', true],
])('of very many connections that send at once, read by %s', (_, hasFront) => {
  test('some are read in each turn of the event loop, and all are served', async () => {
    const { seen, clients } = await crowded(hasFront);
    const all = await clients();

    for (const each of all) each.write(unusual('/slow1'));
    for (const each of all) await each.until((received) => received.includes('</slow1>'));
    const first = seen.most;
    seen.most = 0;
    for (const each of all) each.write(unusual('/slow2'));
    for (const each of all) await each.until((received) => received.includes('</slow2>'));

    expect(first).toBeLessThanOrEqual(hasFront ? MOST_HANDED_OVER : MOST);
    expect(seen.most).toBeLessThanOrEqual(MOST);
  });

  test('those that close their side at once get all answers', async () => {
    const { open } = await crowded(hasFront);
    const all = await Promise.all(Array.from({ length: CONNECTIONS }, open));

    for (const each of all) each.socket.end(get('/1') + chunked('/slow2', 'body') + unusual('/3'));

    for (const each of all) {
      expect((await each.closed()).match(/<[^>]+>/g)).toEqual(['</1>', '</slow2body>', '</3>']);
    }
  });

  test('those that send a request in parts, and close their side with the last, get all answers', async () => {
    const { clients } = await crowded(hasFront);
    const all = await clients();
    const bytes = chunked('/slow1', 'body') + get('/2').repeat(20);

    for (const at of [0, 20, 60]) {
      for (const each of all) each.write(bytes.slice(at, at === 0 ? 20 : at === 20 ? 60 : 61));
      await new Promise(setImmediate);
    }
    for (const each of all) each.socket.end(bytes.slice(61));

    for (const each of all) {
      const answers = (await each.closed()).match(/<[^>]+>/g);
      expect(answers).toEqual(['</before>', '</slow1body>', ...Array<string>(20).fill('</2>')]);
    }
  });

  test('none waits for more than a few requests of each other', async () => {
    const { open } = await crowded(hasFront);
    const client = await open();
    const asked = Array<number>(40).fill(0);
    const end = new AbortController();
    const keepAsking = async (index: number) => {
      const other = await open();
      while (!end.signal.aborted) {
        const path = `/slow${(asked[index]! += 1)}`;
        other.write(unusual(path));
        await other.until((received) => received.endsWith(`<${path}>"`));
      }
    };
    const others = asked.map((_count, index) => keepAsking(index));
    while (asked.includes(0)) await new Promise(setImmediate);

    const waited: number[] = [];
    for (let i = 1; i <= 8; i += 1) {
      const before = [...asked];
      client.write(unusual(`/${i}`));
      await client.until((received) => received.includes(`</${i}>`));
      waited.push(Math.max(...asked.map((count, index) => count - before[index]!)));
    }
    end.abort();
    await Promise.all(others);

    expect(Math.max(...waited)).toBeLessThanOrEqual(5);
  });

  test('what has been sent before the server closes is answered', async () => {
    const { server, open, clients } = await crowded(hasFront);
    const used = await clients();
    const fresh = await Promise.all(Array.from({ length: CONNECTIONS }, open));
    // One connection is accepted in a turn.
    for (let turn = 0; turn < 2 * CONNECTIONS; turn += 1) await new Promise(setImmediate);
    const all = [...used, ...fresh];

    for (const each of all) each.write(chunked('/slow', 'body'));
    // All have arrived, and few been read.
    await used[0]!.until((received) => received.includes('</slowbody>'));
    const closed = server.close();

    for (const each of all) expect(await each.closed()).toContain('</slowbody>');
    await closed;
  });

  test('those that reset theirs harm nobody', async () => {
    const { clients } = await crowded(hasFront);
    const all = await clients();

    for (const [index, each] of all.entries()) {
      each.write(unusual('/slow1'));
      if (index % 2 === 0) each.socket.resetAndDestroy();
    }

    for (const each of all.filter((_each, index) => index % 2 === 1)) {
      await each.until((received) => received.includes('</slow1>'));
    }
  });
});
