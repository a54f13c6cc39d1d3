import { connect, Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { AcceptedConnections } from '../base/accepted-connections.ts';
import { TurnLimit } from '../base/turn-limit.ts';
import { redisContractErrors } from '../families/redis/errors.ts';
import { rawConnection } from '../../testing/http/http.ts';
import { ReadingTurns } from './reading-turns.ts';
import type { AnyListener } from './request-listener.ts';
import { respond } from './respond.ts';
import { listen } from '../../testing/http/server.ts';

const CONNECTIONS = 300;
/** How many requests of a connection are sent at once. */
const DEPTH = 16;

/**
 * A server whose requests take a third of a millisecond each by a clock of its own, a part of that before it is known whose
 * they are: the first segment of the path. They take turns as those of a platform do.
 */
async function serve(hasFront: boolean) {
  let time = 0;
  const accepted = new AcceptedConnections(() => time);
  const turns = new TurnLimit(accepted);
  const served = { count: 0 };
  const listener: AnyListener = (request, response) => {
    time += 0.1;
    const owner = request.url!.split('/')[1]!;
    request.belongsTo?.(owner);
    const answer = () => {
      time += 0.2;
      served.count += 1;
      respond(request, response, { status: 200, body: `<${request.url}>` });
    };
    const turn = turns.next(owner);
    if (turn === undefined) answer();
    else void turn.then(answer);
  };
  const usual = hasFront ? listener : undefined;
  const place = { host: '127.0.0.1', port: 0 };
  const server = await listen(listener, redisContractErrors, { ...place, usual, accepted });
  onTestFinished(() => server.close().catch(() => {}));
  const opened = async () => {
    const client = await rawConnection(server.port);
    onTestFinished(() => void client.socket.destroy());
    return client;
  };
  /** A client that sends as soon as it is connected. */
  const sending = (bytes: string): Socket => {
    const socket = connect(server.port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.on('data', () => {}).write(bytes);
    return socket;
  };
  return { served, opened, sending };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

describe.each([
  ['Node', false],
  ['a front', true],
])('of very many connections that send very many requests, read by %s,', (_, hasFront) => {
  test('those of one client hold up a connection of another for a few requests, although it has waited for less time', async () => {
    const { served, opened } = await serve(hasFront);
    const crowd = await Promise.all(Array.from({ length: CONNECTIONS }, opened));
    const bystander = await opened();
    for (const each of [...crowd, bystander]) {
      each.write(get(each === bystander ? '/bystander' : '/crowd'));
      await each.until((received) => received.endsWith('>"'));
    }

    for (const each of crowd) each.write(get('/crowd').repeat(DEPTH));
    const before = served.count;
    bystander.write(get('/bystander/again'));
    await bystander.until((received) => received.includes('again'));

    expect(served.count - before).toBeLessThan(CONNECTIONS / 2);
  });

  test('those that connect before another hold it up for a few requests each', async () => {
    const { served, sending } = await serve(hasFront);

    for (let i = 0; i < CONNECTIONS; i += 1) sending(get('/crowd').repeat(DEPTH));
    const bystander = sending(get('/bystander'));
    await new Promise((resolve) => bystander.once('data', resolve));

    expect(served.count).toBeLessThan(4 * CONNECTIONS);
  });
});

test('connections that have sent nothing so far have half of the turns, however many clients send without end', async () => {
  let time = 0;
  const turns = new ReadingTurns(new AcceptedConnections(() => time));
  const clients = Array.from({ length: 100 }, () => new Socket());
  const fresh = new Set(Array.from({ length: 50 }, () => new Socket()));
  const sending = new Set([...clients, ...fresh]);
  for (const socket of sending) turns.take(socket);
  for (const [index, socket] of clients.entries()) turns.belongsTo(socket, index);
  let ofClients = 0;
  while (fresh.size > 0) {
    await new Promise(setImmediate);
    for (const socket of sending) {
      if (socket.isPaused()) continue;
      time += 1;
      turns.onRequest(socket);
      if (fresh.delete(socket)) sending.delete(socket);
      else ofClients += 1;
    }
  }

  expect(ofClients).toBeLessThan(150);
});
