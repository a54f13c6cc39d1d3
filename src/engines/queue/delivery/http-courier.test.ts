import { once } from 'node:events';
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:https';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HostileDestination } from '../../../../contract-tests/harness/hostile-destination.ts';
import { Authority } from '../../../http/authority.ts';
import { addressRules } from '../../../http/outbound/address-rules.ts';
import { outboundAgent, type OutboundAgentOptions } from '../../../http/outbound/outbound-agent.ts';
import { TestClock } from '../../../test-clock.ts';
import type { Delivery, Outcome } from '../delivery.ts';
import { HttpCourier } from './http-courier.ts';

const TIMEOUT = 30_000;
const LIMIT = 64 * 1024;

let destination: HostileDestination;
let clock: TestClock;
let courier: HttpCourier;

function newCourier(options: OutboundAgentOptions = {}): HttpCourier {
  const agent = outboundAgent({ rules: addressRules({ loopback: true }), ...options });
  return new HttpCourier({ agent, clock, alarms: clock });
}

beforeEach(async () => {
  destination = await HostileDestination.start();
  clock = new TestClock();
  courier = newCourier();
});
afterEach(async () => {
  await courier.close();
  await destination.close();
});

/** @param path of the destination, or a whole URL */
function deliver(path: string, change: Partial<Delivery> = {}, signal?: AbortSignal) {
  const delivery: Delivery = {
    url: path.startsWith('/') ? `${destination.url}${path}` : path,
    method: 'POST',
    headers: [],
    body: Buffer.from('body'),
    timeout: TIMEOUT,
    maxResponseSize: LIMIT,
    ...change,
  };
  return courier.deliver(delivery, signal);
}

type Response = Extract<Outcome, { kind: 'response' }>;
async function response(outcome: Promise<Outcome>): Promise<Response> {
  const result = await outcome;
  expect(result).toMatchObject({ kind: 'response' });
  return result as Response;
}

const failure = (reason: string | RegExp) => ({
  kind: 'failure',
  reason: typeof reason === 'string' ? reason : expect.stringMatching(reason),
});

describe('what is sent', () => {
  test('is the delivery, byte for byte', async () => {
    const body = Buffer.from(Array.from({ length: 1024 }, (_, i) => i % 256));
    const headers = [
      ['Content-Type', 'application/octet-stream'],
      ['X-Twice', '1'],
      ['x-tWICE', '2'],
      ['X-Bytes', Buffer.from('grün').toString('latin1')],
    ] as const;
    await deliver("/a/../b//c?q='x'&r=%7e{}|&", { body, headers, method: 'PUT' });
    const [received] = destination.received;
    expect(received).toMatchObject({ method: 'PUT', url: "/a/../b//c?q='x'&r=%7e{}|&", body });
    expect(received!.rawHeaders).toEqual([
      'host',
      destination.url.slice('http://'.length),
      'connection',
      'keep-alive',
      ...headers.flat(),
      'content-length',
      '1024',
    ]);
  });

  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    '%s goes out with its body, and without one',
    async (method) => {
      for (const body of ['with a body', '']) {
        const { status } = await response(deliver('/echo', { method, body: Buffer.from(body) }));
        expect(status).toBe(200);
        expect(destination.received.at(-1)).toMatchObject({ method, body: Buffer.from(body) });
      }
      const { headers } = destination.received.at(-1)!;
      const expectsBody = ['POST', 'PUT', 'PATCH'].includes(method);
      expect(headers['content-length']).toBe(expectsBody ? '0' : undefined);
      expect(headers['transfer-encoding']).toBeUndefined();
    },
  );

  test.each([
    ['X-Break', 'a\r\nX-Other: b'],
    ['X-Break', 'a\nb'],
    ['X-Na\r\nme', 'a'],
    ['X-Wide', '\u010a'],
    ['Transfer-Encoding', 'chunked'],
    ['Expect', '100-continue'],
  ])('is nothing at all where a header could be another one: %j', async (name, value) => {
    const outcome = await deliver('/', { headers: [[name, value]] });
    expect(outcome).toMatchObject({ kind: 'failure' });
    expect(destination.received).toEqual([]);
  });

  test('goes out over connections that are kept', async () => {
    for (let i = 0; i < 20; i += 1) await deliver('/');
    expect(destination.connections).toBeLessThanOrEqual(2);
  });
});

describe('what comes back', () => {
  test('is told as it is', async () => {
    const { status, headers, body, truncated } = await response(
      deliver('/status?code=418&X-Tag=a&x-tag=b&__proto__=c&body=short'),
    );
    expect(status).toBe(418);
    expect(headers['x-tag']).toEqual(['a', 'b']);
    expect(headers['__proto__']).toEqual(['c']);
    expect(body.toString()).toBe('short');
    expect(truncated).toBe(false);
  });

  test.each([301, 302, 303, 307, 308])('a %i leads nowhere', async (code) => {
    const path = `/status?code=${code}&Location=${destination.url}/elsewhere`;
    expect(await response(deliver(path))).toMatchObject({ status: code });
    expect(destination.received).toHaveLength(1);
  });

  test('stays compressed', async () => {
    const body = gzipSync('x'.repeat(1000));
    const headers = [['Content-Type', 'application/gzip']] as const;
    const result = await response(deliver('/echo', { body, headers }));
    expect(result.body.equals(body)).toBe(true);
  });

  test('can be announced before it comes', async () => {
    const result = await response(deliver('/informational?times=50'));
    expect(result).toMatchObject({ status: 200, body: Buffer.from('done') });
    expect(result.headers['link']).toBeUndefined();
  });

  test('can be HTTP/1.0, and end with the connection', async () => {
    const result = await response(deliver('/http-1.0'));
    expect(result).toMatchObject({ status: 200, body: Buffer.from('old') });
  });

  test('is kept up to a size; the rest is not waited for', async () => {
    const result = await response(deliver('/huge?bytes=100000000', { maxResponseSize: 1000 }));
    expect(result).toMatchObject({ status: 200, truncated: true });
    expect(result.body.equals(Buffer.alloc(1000, 'x'))).toBe(true);
    await expect.poll(() => destination.open).toBe(0);
  });

  test('is cut earlier where many are large at a time', async () => {
    const large = { maxResponseSize: 100_000_000 };
    const kept = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const { body, truncated } = await response(deliver('/huge?bytes=100000000', large));
        expect(truncated).toBe(body.length < 100_000_000);
        return body.length;
      }),
    );
    expect(Math.min(...kept)).toBeGreaterThanOrEqual(256 * 1024);
    expect(Math.min(...kept)).toBeLessThan(100_000_000);
    const { truncated } = await response(deliver('/huge?bytes=100000000', large));
    expect(truncated).toBe(false);
  });

  test('is whole where it has just that size', async () => {
    const at = (maxResponseSize: number) =>
      response(deliver('/echo', { body: Buffer.from('12345678'), maxResponseSize }));
    expect(await at(8)).toMatchObject({ truncated: false, body: Buffer.from('12345678') });
    expect(await at(7)).toMatchObject({ truncated: true, body: Buffer.from('1234567') });
    expect(await at(0)).toMatchObject({ truncated: true, body: Buffer.alloc(0) });
  });
});

describe('what fails', () => {
  test.each([
    ['/garbage', 'the response is not HTTP'],
    ['/bad-chunks', 'the response is not HTTP'],
    ['/two-lengths', /the response is not (HTTP|as long as it says)/],
    ['/close', 'connection closed by the destination without a response'],
    ['/reset', 'connection reset by the destination'],
    ['/reset-in-head', /connection (reset|closed) by the destination/],
    ['/reset-in-body', /connection (reset|closed) by the destination/],
    ['/close-in-body', /connection closed by the destination|not as long as it says/],
    ['/huge-head?bytes=1000000', 'the headers of the response are too large'],
    ['/upgrade', /connection closed by the destination|not HTTP/],
  ])('%s', async (path, reason) => {
    expect(await deliver(path)).toEqual(failure(reason));
  });

  test('a second answer that nobody has asked for is of no other delivery', async () => {
    expect(await response(deliver('/two-answers'))).toMatchObject({ body: Buffer.from('ok') });
    expect(await response(deliver('/echo'))).toMatchObject({ body: Buffer.from('body') });
  });

  test('nobody listens', async () => {
    const gone = await HostileDestination.start();
    await gone.close();
    expect(await deliver(`${gone.url}/secret?token=secret`)).toEqual(failure('connection refused'));
  });

  test('the host does not exist, or not now', async () => {
    await courier.close();
    courier = newCourier({
      resolve: (host) => {
        const code = host === 'nobody.example' ? 'ENOTFOUND' : 'EAI_AGAIN';
        return Promise.reject(Object.assign(new Error('getaddrinfo'), { code }));
      },
    });
    expect(await deliver('http://nobody.example/')).toEqual(failure('host not found'));
    expect(await deliver('http://some.example/')).toEqual(
      failure('host can not be resolved at the moment'),
    );
  });

  test('the address must not be called', async () => {
    await courier.close();
    courier = newCourier({ rules: addressRules() });
    expect(await deliver('/')).toEqual(failure('the address 127.0.0.1 is not allowed (loopback)'));
    expect(destination.connections).toBe(0);
  });

  test('the destination does not speak TLS', async () => {
    const url = destination.url.replace('http:', 'https:');
    expect(await deliver(url)).toEqual(failure(/^no secure connection/));
  });

  test('the certificate is of nobody that is trusted', async () => {
    const authority = await Authority.open();
    const server = createTlsServer(await authority.issue(), (_, response) => response.end());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await deliver(`https://localhost:${port}/`)).toEqual(
      failure('no secure connection: the certificate is of an unknown authority'),
    );
    const trusted = getCACertificates('default');
    setDefaultCACertificates([...trusted, authority.certificate]);
    expect(await response(deliver(`https://localhost:${port}/`))).toMatchObject({ status: 200 });
    setDefaultCACertificates(trusted);
    server.close();
  });

  test('the URL is none', async () => {
    expect(await deliver('nonsense')).toEqual(failure('the URL can not be read'));
  });
});

describe('a delivery takes no longer than it may', () => {
  test.each(['/never', '/stuck', '/drip', '/late?ms=600000'])('when %s', async (path) => {
    const outcome = deliver(path);
    await destination.hasReceived(1);
    await clock.advance(TIMEOUT);
    expect(await outcome).toEqual(failure('timeout after 30000 ms'));
    await expect.poll(() => destination.open).toBe(0);
  });

  test('when a name server does not answer', async () => {
    await courier.close();
    courier = newCourier({ resolve: () => new Promise(() => {}) });
    const outcome = deliver('http://slow.example/');
    await clock.advance(TIMEOUT);
    expect(await outcome).toEqual(failure('timeout after 30000 ms'));
  });

  test('when it waits for a connection that another one has', async () => {
    await courier.close();
    courier = newCourier({ connectionsPerOrigin: 1 });
    const first = deliver('/never', { timeout: 2 * TIMEOUT });
    await destination.hasReceived(1);
    const second = deliver('/');
    await clock.advance(TIMEOUT);
    expect(await second).toEqual(failure('timeout after 30000 ms'));
    await clock.advance(TIMEOUT);
    expect(await first).toEqual(failure('timeout after 60000 ms'));
    // What was given up is not sent later.
    expect(await response(deliver('/last'))).toMatchObject({ status: 200 });
    expect(destination.received.map(({ url }) => url)).toEqual(['/never', '/last']);
  });

  test('when the destination does not read', async () => {
    const sockets: Socket[] = [];
    const deaf = createTcpServer((socket) => sockets.push(socket.pause()));
    deaf.listen(0, '127.0.0.1');
    await once(deaf, 'listening');
    const url = `http://127.0.0.1:${(deaf.address() as AddressInfo).port}/`;
    const outcome = deliver(url, { body: Buffer.alloc(20_000_000) });
    await expect.poll(() => sockets.length).toBe(1);
    await clock.advance(TIMEOUT);
    expect(await outcome).toEqual(failure('timeout after 30000 ms'));
    for (const socket of sockets) socket.destroy();
    deaf.close();
  });

  test('and leaves no alarm behind when it takes less', async () => {
    await deliver('/');
    await deliver('/reset');
    expect(clock.next()).toBeUndefined();
  });
});

describe('breaking off', () => {
  test('one delivery', async () => {
    const controller = new AbortController();
    const outcome = deliver('/never', {}, controller.signal);
    await destination.hasReceived(1);
    controller.abort();
    expect(await outcome).toEqual(failure('the delivery was interrupted'));
    expect(await deliver('/', {}, controller.signal)).toEqual(
      failure('the delivery was interrupted'),
    );
    expect(destination.received).toHaveLength(1);
    await expect.poll(() => destination.open).toBe(0);
  });

  test('all that share a signal', async () => {
    const controller = new AbortController();
    const outcomes = Array.from({ length: 20 }, () => deliver('/never', {}, controller.signal));
    const other = deliver('/status?code=200');
    await destination.hasReceived(21);
    controller.abort();
    for (const outcome of await Promise.all(outcomes)) {
      expect(outcome).toEqual(failure('the delivery was interrupted'));
    }
    expect(await response(other)).toMatchObject({ status: 200 });
  });

  test('all of them, when the courier is closed', async () => {
    await courier.close();
    courier = newCourier({ connectionsPerOrigin: 2 });
    const outcomes = Array.from({ length: 5 }, () => deliver('/never'));
    await destination.hasReceived(2);
    await courier.close();
    for (const outcome of await Promise.all(outcomes)) {
      expect(outcome).toEqual(failure('the delivery was interrupted'));
    }
    expect(await deliver('/')).toEqual(failure('the delivery was interrupted'));
    expect(clock.next()).toBeUndefined();
    await expect.poll(() => destination.open).toBe(0);
  });
});

describe('a connection that was kept and is closed just when it is used again', () => {
  /** Answers the first request of each connection, and closes it at the second; unless it is to be worse. */
  async function forgetful(isWorse: () => boolean) {
    let requests = 0;
    const server = createTcpServer((socket) => {
      let isFirst = true;
      socket.on('data', () => {
        requests += 1;
        if (isFirst && !isWorse()) socket.write('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n');
        else socket.end();
        isFirst = false;
      });
      socket.on('error', () => {});
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return {
      url: `http://127.0.0.1:${port}/`,
      requests: () => requests,
      close: () => server.close(),
    };
  }

  test('is not the failure of an attempt', async () => {
    const server = await forgetful(() => false);
    for (let i = 0; i < 6; i += 1) {
      expect(await response(deliver(server.url, { body: Buffer.alloc(0) }))).toMatchObject({
        status: 200,
      });
      // So that the connection is free again.
      await new Promise(setImmediate);
      await new Promise(setImmediate);
    }
    expect(server.requests()).toBeGreaterThan(6);
    server.close();
  });

  test('is one when it happens on a new connection too', async () => {
    let isWorse = false;
    const server = await forgetful(() => isWorse);
    await response(deliver(server.url, { body: Buffer.alloc(0) }));
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    isWorse = true;
    expect(await deliver(server.url, { body: Buffer.alloc(0) })).toEqual(
      failure('connection closed by the destination without a response'),
    );
    expect(server.requests()).toBeLessThanOrEqual(3);
    server.close();
  });
});

test('a thousand deliveries to the worst of destinations end, and take no memory with them', async () => {
  const paths = [
    '/',
    '/garbage',
    '/reset',
    '/reset-in-body',
    '/close',
    '/flaky?percent=50',
    '/stuck',
  ].concat(['/huge?bytes=100000000', '/huge-head?bytes=100000', '/bad-chunks', '/never', '/drip']);
  const outcomes = Array.from({ length: 1008 }, (_, i) => deliver(paths[i % paths.length]!));
  const unending = outcomes.filter((_, i) =>
    ['/stuck', '/never', '/drip'].includes(paths[i % paths.length]!),
  );
  const ending = outcomes.filter((outcome) => !unending.includes(outcome));
  const all = Promise.all(ending);
  const isDone = all.then(() => true);
  const soon = () => new Promise<false>((soon) => setTimeout(() => soon(false), 10));
  // Those that never end have connections that others wait for.
  while (!(await Promise.race([isDone, soon()]))) await clock.advance(100);
  for (const outcome of await all) {
    if (outcome.kind === 'response') expect(outcome.body.length).toBeLessThanOrEqual(LIMIT);
  }
  await clock.advance(TIMEOUT);
  for (const outcome of await Promise.all(unending)) {
    expect(outcome).toEqual(failure('timeout after 30000 ms'));
  }
  expect(clock.next()).toBeUndefined();
  await expect.poll(() => destination.open).toBeLessThan(5);
});
