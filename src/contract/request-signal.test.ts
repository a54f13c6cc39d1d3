import { describe, expect, test } from 'vitest';
import { rawConnection } from '../../testing/http/http.ts';
import { sampleServer } from '../../testing/contract/sample-server.ts';
import { bindExpress } from '../express/application.ts';
import { bindDirect } from './direct.ts';

describe.each([
  ['compiled validators', bindDirect],
  ['Express', bindExpress],
])('bound with %s', (_, bind) => {
  const sample = sampleServer(bind);

  describe('the signal of a request', () => {
    test('aborts when the client leaves, and the resulting error is not logged', async () => {
      const { promise: called, resolve: call } = Promise.withResolvers<AbortSignal>();
      const { promise: ended, resolve: end } = Promise.withResolvers<unknown>();
      sample.handlers['postThings'] = async ({ signal }) => {
        call(signal);
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        end(signal.reason);
        signal.throwIfAborted();
        return { status: 200, body: {} };
      };
      const client = await rawConnection(sample.port);
      client.write('POST /things HTTP/1.1\r\nHost: a\r\nContent-Length: 13\r\n\r\n{"value":"a"}');
      expect((await called).aborted).toBe(false);
      client.socket.destroy();
      expect(await ended).toHaveProperty('name', 'AbortError');
      expect((await called).aborted).toBe(true);
      await expect.poll(() => sample.closed).toBe(1);
    });

    test('is already aborted if it is read after the client has left', async () => {
      const { promise: called, resolve: call } = Promise.withResolvers<void>();
      const { promise: gone, resolve: go } = Promise.withResolvers<void>();
      const { promise: seen, resolve: see } = Promise.withResolvers<boolean>();
      sample.handlers['search'] = async (request) => {
        call();
        await gone;
        see(request.signal.aborted);
        return { status: 200, body: {} };
      };
      const client = await rawConnection(sample.port);
      client.write('GET /search HTTP/1.1\r\nHost: a\r\n\r\n');
      await called;
      client.socket.resetAndDestroy();
      await expect.poll(() => sample.closed).toBe(1);
      go();
      expect(await seen).toBe(true);
    });

    test('aborts when the connection is reset, because the answer has not been read', async () => {
      const signals: AbortSignal[] = [];
      sample.handlers['search'] = (request) => {
        signals.push(request.signal);
        return { status: 200, body: {} };
      };
      const client = await rawConnection(sample.port);
      for (const sent of [1, 2]) {
        client.write('GET /search HTTP/1.1\r\nHost: a\r\n\r\n');
        await client.until((received) => received.split('HTTP/1.1 200 ').length > sent);
      }
      client.socket.resetAndDestroy();
      await expect.poll(() => signals.map(({ aborted }) => aborted)).toEqual([false, true]);
    });

    test('aborts when the client had left before the answer', async () => {
      const signals: AbortSignal[] = [];
      sample.handlers['search'] = (request) => {
        signals.push(request.signal);
        return { status: 200, body: {} };
      };
      const client = await rawConnection(sample.port);
      client.write('GET /search HTTP/1.1\r\nHost: a\r\n\r\n');
      client.socket.destroy();
      await expect.poll(() => signals.map(({ aborted }) => aborted)).toEqual([true]);
    });

    test('does not abort when the client leaves after it has read the answer', async () => {
      const signals: AbortSignal[] = [];
      sample.handlers['search'] = (request) => {
        signals.push(request.signal);
        return { status: 200, body: {} };
      };
      const client = await rawConnection(sample.port);
      client.write('GET /search HTTP/1.1\r\nHost: a\r\n\r\n');
      await client.until((received) => received.endsWith('{}'));
      client.socket.destroy();
      // The server has seen the end when it has answered what came after it.
      await sample.ask('/search');
      expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
    });

    test('has aborted before a request that came after the reset is handled', async () => {
      const signals: AbortSignal[] = [];
      const { promise: seen, resolve: see } = Promise.withResolvers<boolean>();
      sample.handlers['search'] = (request) => {
        if (signals.length > 0) see(signals[0]!.aborted);
        signals.push(request.signal);
        return { status: 200, body: {} };
      };
      const [client, other] = [await rawConnection(sample.port), await rawConnection(sample.port)];
      client.write('GET /search HTTP/1.1\r\nHost: a\r\n\r\n');
      await client.until((received) => received.includes('HTTP/1.1 200 '));
      client.socket.resetAndDestroy();
      other.write('GET /search HTTP/1.1\r\nHost: a\r\n\r\n');
      expect(await seen).toBe(true);
    });

    test('does not abort if the client has sent another request since', async () => {
      let signal: AbortSignal | undefined;
      sample.handlers['search'] = (request) => {
        signal ??= request.signal;
        return { status: 200, body: {} };
      };
      const client = await rawConnection(sample.port);
      for (const sent of [1, 2]) {
        client.write('GET /search HTTP/1.1\r\nHost: a\r\n\r\n');
        await client.until((received) => received.split('HTTP/1.1 200 ').length > sent);
      }
      client.socket.resetAndDestroy();
      // The server has seen the reset when it has answered what came after it.
      await sample.ask('/search');
      expect(signal?.aborted).toBe(false);
    });

    test('does not abort after the answer', async () => {
      let signal: AbortSignal | undefined;
      sample.handlers['search'] = (request) => {
        signal = request.signal;
        expect(request.signal).toBe(signal);
        return { status: 200, body: {} };
      };
      const client = await rawConnection(sample.port);
      client.write('GET /search HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
      expect(await client.closed()).toMatch(/^HTTP\/1.1 200 /);
      expect(signal?.aborted).toBe(false);
    });
  });
});
