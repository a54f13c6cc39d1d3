import { IncomingMessage } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { redisContractErrors } from '../../families/redis/errors.ts';
import { rawConnection } from '../../../testing/http/http.ts';
import type { AnyListener } from '../request-listener.ts';
import { respond } from '../respond.ts';
import { listen } from '../server.ts';

const CONNECTIONS = 150;

const get = (protocol: string) => `GET / ${protocol}\r\nHost: a\r\nConnection: keep-alive\r\n\r\n`;

test('of many connections that Node is to serve, a part is handed over in each turn of the event loop, and all are served', async () => {
  let inTurn = 0;
  let most = 0;
  const usual: AnyListener = (request, response) => {
    const isNode = request instanceof IncomingMessage;
    if (isNode) {
      if (inTurn === 0) setImmediate(() => (inTurn = 0));
      inTurn += 1;
      most = Math.max(most, inTurn);
    }
    respond(request, response, { status: 200, body: isNode ? 'Node' : 'front' });
  };
  const place = { host: '127.0.0.1', port: 0 };
  const server = await listen(usual, redisContractErrors, { ...place, usual });
  onTestFinished(() => server.close());
  const open = async () => {
    const client = await rawConnection(server.port);
    onTestFinished(() => void client.socket.destroy());
    // Connections are accepted one in a turn.
    client.write(get('HTTP/1.1'));
    await client.until((received) => received.includes('front'));
    return client;
  };
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, open));

  for (const each of clients) each.write(get('HTTP/1.0'));
  for (const each of clients) await each.until((received) => received.includes('Node'));

  expect(most).toBeLessThan(CONNECTIONS / 2);
  clients[0]!.write(get('HTTP/1.1'));
  await clients[0]!.until((received) => received.split('Node').length > 2);
});
