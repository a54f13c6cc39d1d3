import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { BreakOff } from '../../delivery.ts';
import {
  LIMIT,
  TIMEOUT,
  courierTrials,
  failure,
  response,
} from '../../../../../testing/engines/queue/embedded/delivery/courier.ts';
import { tries } from '../../../../../testing/base/tries.ts';

const trial = courierTrials();

describe('a delivery times out', () => {
  test.each(['/never', '/stuck', '/drip', '/late?ms=600000'])('when %s', async (path) => {
    const outcome = trial().deliver(path);
    await trial().destination.hasReceived(1);
    await trial().clock.advance(TIMEOUT);
    expect(await outcome).toEqual(failure('timeout after 30000 ms'));
    await expect.poll(() => trial().destination.open).toBe(0);
  });

  test.each(['/never', '/stuck', '/drip', '/late?ms=600000'])(
    'and has closed its connection when the next one may begin: %s',
    async (path) => {
      const sockets: Socket[] = [];
      const onConnected = (message: unknown) =>
        void sockets.push((message as { readonly socket: Socket }).socket);
      subscribe('undici:client:connected', onConnected);
      onTestFinished(() => void unsubscribe('undici:client:connected', onConnected));
      const outcome = trial().deliver(path);
      const wasClosed = outcome.then(() => sockets.map(({ destroyed }) => destroyed));
      await trial().destination.hasReceived(1);
      await trial().clock.advance(TIMEOUT);
      expect(await wasClosed).toEqual([true]);
    },
  );

  test('when a name server does not answer', async () => {
    await trial().replace({ resolve: () => new Promise(() => {}) });
    const outcome = trial().deliver('http://slow.example/');
    await trial().clock.advance(TIMEOUT);
    expect(await outcome).toEqual(failure('timeout after 30000 ms'));
  });

  test('while it waits for a connection that another one uses', async () => {
    await trial().replace({ connectionsPerOrigin: 1 });
    const first = trial().deliver('/never', { timeout: 2 * TIMEOUT });
    await trial().destination.hasReceived(1);
    const second = trial().deliver('/');
    await trial().clock.advance(TIMEOUT);
    expect(await second).toEqual(failure('timeout after 30000 ms'));
    await trial().clock.advance(TIMEOUT);
    expect(await first).toEqual(failure('timeout after 60000 ms'));
    // An aborted request is not sent later.
    expect(await response(trial().deliver('/last'))).toMatchObject({ status: 200 });
    expect(trial().destination.received.map(({ url }) => url)).toEqual(['/never', '/last']);
  });

  test('when the destination does not read', async () => {
    const sockets: Socket[] = [];
    const deaf = createTcpServer((socket) => sockets.push(socket.pause()));
    deaf.listen(0, '127.0.0.1');
    await once(deaf, 'listening');
    const url = `http://127.0.0.1:${(deaf.address() as AddressInfo).port}/`;
    const outcome = trial().deliver(url, { body: Buffer.alloc(20_000_000) });
    await expect.poll(() => sockets.length).toBe(1);
    await trial().clock.advance(TIMEOUT);
    expect(await outcome).toEqual(failure('timeout after 30000 ms'));
    for (const socket of sockets) socket.destroy();
    deaf.close();
  });

  test('and cancels its alarm when it finishes earlier', async () => {
    await trial().deliver('/');
    await trial().deliver('/reset');
    expect(trial().clock.next()).toBeUndefined();
  });
});

describe('a delivery ends', () => {
  test('when it is broken off', async () => {
    let breakOff: BreakOff | undefined;
    const outcome = trial().deliver('/never', {}, (given) => (breakOff = given));
    const other = trial().deliver('/status?code=200');
    await trial().destination.hasReceived(2);
    breakOff!('others wait');
    expect(await outcome).toEqual(failure('others wait'));
    expect(await response(other)).toMatchObject({ status: 200 });
    await trial().destination.hasReceived(2);
    expect(trial().clock.next()).toBeUndefined();
  });

  test('when it is answered before its body is read, of which nothing is sent afterwards', async () => {
    let connection: Socket | undefined;
    const hasty = createTcpServer((socket) => {
      connection = socket;
      socket.once('data', () => {
        socket.pause().write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok');
      });
    });
    onTestFinished(() => void hasty.close());
    hasty.listen(0, '127.0.0.1');
    await once(hasty, 'listening');
    const url = `http://127.0.0.1:${(hasty.address() as AddressInfo).port}/`;
    const body = Buffer.alloc(20_000_000, 'a');
    expect(await response(trial().deliver(url, { body }))).toMatchObject({ status: 200 });
    body.fill('x');
    const read: Buffer[] = [];
    connection!.on('data', (chunk: Buffer) => read.push(chunk));
    await once(connection!.resume(), 'end');
    expect(Buffer.concat(read).length).toBeLessThan(body.length);
    expect(Buffer.concat(read).includes('x'), 'what has been changed since').toBe(false);
  });

  test('when the courier is closed', async () => {
    await trial().replace({ connectionsPerOrigin: 2 });
    const outcomes = Array.from({ length: 5 }, () => trial().deliver('/never'));
    await trial().destination.hasReceived(2);
    await trial().courier.close();
    for (const outcome of await Promise.all(outcomes)) {
      expect(outcome).toEqual(failure('the delivery was interrupted'));
    }
    expect(await trial().deliver('/')).toEqual(failure('the delivery was interrupted'));
    expect(trial().clock.next()).toBeUndefined();
    await expect.poll(() => trial().destination.open).toBe(0);
  });
});

test('many deliveries to the worst of destinations end, and leave no memory in use', async () => {
  await trial().replace({ connectionsPerOrigin: 256 });
  const paths = [
    '/',
    '/garbage',
    '/reset',
    '/reset-in-body',
    '/close',
    '/flaky?percent=50',
    '/stuck',
  ].concat(['/huge?bytes=100000000', '/huge-head?bytes=100000', '/bad-chunks', '/never', '/drip']);
  const outcomes = Array.from({ length: tries(42, 9) * paths.length }, (_, i) =>
    trial().deliver(paths[i % paths.length]!),
  );
  const unending = outcomes.filter((_, i) =>
    ['/stuck', '/never', '/drip'].includes(paths[i % paths.length]!),
  );
  const ending = outcomes.filter((outcome) => !unending.includes(outcome));
  const all = Promise.all(ending);
  const isDone = all.then(() => true);
  const soon = () => new Promise<false>((soon) => setTimeout(() => soon(false), 10));
  // Requests that never end hold connections that others wait for.
  while (!(await Promise.race([isDone, soon()]))) await trial().clock.advance(100);
  for (const outcome of await all) {
    if (outcome.kind === 'response') expect(outcome.body.length).toBeLessThanOrEqual(LIMIT);
  }
  await trial().clock.advance(TIMEOUT);
  for (const outcome of await Promise.all(unending)) {
    expect(outcome).toEqual(failure('timeout after 30000 ms'));
  }
  expect(trial().clock.next()).toBeUndefined();
  // Those that can be used again are kept open.
  await trial().courier.close();
  await expect.poll(() => trial().destination.open).toBe(0);
});
