import { expect, onTestFinished, test } from 'vitest';
import { redisContractErrors } from '../families/redis/errors.ts';
import { rawConnection } from '../../testing/http/http.ts';
import { TurnLimit } from '../base/turn-limit.ts';
import type { RequestListener } from './request-listener.ts';
import { respond } from './respond.ts';
import { listen } from './server.ts';

const CONNECTIONS = 150;

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

test('of very many connections that send requests at once, few are served in one turn of the event loop, and none waits for more than one of each other', async () => {
  let time = 0;
  let inTurn = 0;
  let most = 0;
  const begun: string[] = [];
  const listener: RequestListener = (request, response) => {
    if (request.url !== '/first') {
      // Takes longer than a turn may.
      time += 30;
      if (inTurn === 0) setImmediate(() => (inTurn = 0));
      inTurn += 1;
      most = Math.max(most, inTurn);
      begun.push(request.url!);
    }
    respond(request, response, { status: 200, body: request.url });
  };
  const place = { host: '127.0.0.1', port: 0 };
  const turns = new TurnLimit(() => time);
  const server = await listen(listener, redisContractErrors, { ...place, turns });
  onTestFinished(() => server.close());
  const open = async () => {
    const client = await rawConnection(server.port);
    onTestFinished(() => void client.socket.destroy());
    // Connections are accepted one in a turn.
    client.write(get('/first'));
    await client.until((received) => received.includes('/first'));
    return client;
  };
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, open));

  for (const each of clients) each.write(get('/a') + get('/b'));
  for (const each of clients) await each.until((received) => received.includes('"/b"'));

  // The one that fills a turn, and one that has waited for the next.
  expect(most).toBeLessThanOrEqual(2);
  expect(begun.lastIndexOf('/a')).toBeLessThan(CONNECTIONS + 5);
});
