import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { WatchedMemory } from '../../testing/base/watched-memory.ts';
import {
  fine,
  serveThings,
  WAYS,
  type Handlers,
  type ServeOptions,
  type Things,
} from '../../testing/contract/things.ts';
import { rawConnection } from '../../testing/http/http.ts';
import { EncodedJson } from '../http/encoded-json.ts';
import type { AnyHandler } from './handler.ts';

const MB = 1024 * 1024;
const large = JSON.stringify({ name: 'x'.repeat(MB) });
/** Encoded once: these tests are about its size. */
const answer = {
  status: 200 as const,
  body: new EncodedJson(Buffer.from(JSON.stringify('x'.repeat(8 * MB)))),
};

describe.each(WAYS)('bound with %s', (_, bind) => {
  const serve = (handlers: Handlers, options?: ServeOptions) =>
    serveThings(bind, handlers, options);

  describe('large bodies', () => {
    const post = 'POST /things HTTP/1.1\r\nHost: a\r\nx-size: L\r\n';

    test('share the memory for bodies, and those without room are refused', async () => {
      const memory = new WatchedMemory(2.5 * MB);
      const { ask, port } = await serve(fine, { memory });
      const slow = await rawConnection(port);
      slow.write(`${post}Content-Length: ${large.length}\r\n\r\n${large.slice(0, -1)}`);
      await memory.until((taken) => taken === large.length - 1);
      expect(await ask('POST', '/things', large)).toEqual([413, { message: 'crowded' }]);
      expect(await ask('POST', '/things', '{"name":"x"}')).toEqual([200, { body: { name: 'x' } }]);
      slow.write('}');
      expect(await slow.until((all) => all.endsWith('"long"'))).toMatch(/^HTTP\/1.1 200 /);
      expect(await ask('POST', '/things', large)).toEqual([200, 'long']);
      await memory.until((taken) => taken === 0);
      slow.socket.destroy();
    });

    test('take it until they are answered', async () => {
      const memory = new WatchedMemory(2.5 * MB);
      const answered = Promise.withResolvers<void>();
      const handler: AnyHandler = async () => {
        await answered.promise;
        return { status: 200, body: 'long' };
      };
      const { ask } = await serve({ ...fine, postThing: handler }, { memory });
      const first = ask('POST', '/things', large);
      await memory.until((taken) => taken === large.length);
      expect(await ask('POST', '/things', large)).toEqual([413, { message: 'crowded' }]);
      answered.resolve();
      expect(await first).toEqual([200, 'long']);
      await memory.until((taken) => taken === 0);
    });

    test.each(['Content-Length: 2000000', 'Transfer-Encoding: chunked'])(
      'take nothing any more once their clients have left (%s)',
      async (header) => {
        const memory = new WatchedMemory(10 * MB);
        const { port } = await serve(fine, { memory });
        const client = await rawConnection(port);
        const pipelined = `${post}Content-Length: 0\r\n\r\n`;
        client.write(`${pipelined}${post}${header}\r\n\r\n100000\r\n${'x'.repeat(MB - 1)}`);
        await memory.until((taken) => taken > MB - 100);
        client.socket.destroy();
        await memory.until((taken) => taken === 0);
      },
    );

    test('leave room for those of other owners', async () => {
      const memory = new WatchedMemory(5 * MB);
      const authenticate: Things['authenticate'] = ({ headers }) => String(headers['x-owner']);
      const { ask, port } = await serve(fine, { authenticate, memory });
      const slow = await rawConnection(port);
      const head = `${post}x-owner: one\r\nContent-Length: ${2 * MB}\r\n\r\n`;
      slow.write(`${head}{"name":"${'x'.repeat(1.5 * MB)}`);
      await memory.until((taken) => taken > 1.5 * MB);
      const of = (owner: string) =>
        ask('POST', '/things', large, { 'x-size': 'L', 'x-owner': owner });
      expect(await of('one')).toEqual([413, { message: 'crowded' }]);
      expect(await of('two')).toEqual([200, 'long']);
      slow.socket.destroy();
    });
  });

  describe('large answers that are not read', () => {
    const unread: Socket[] = [];
    afterEach(() => {
      for (const socket of unread.splice(0)) socket.destroy();
    });
    /** Sends a request, and does not read the answer. */
    const askWithoutReading = async (port: number) => {
      const socket = connect(port, '127.0.0.1');
      socket.pause();
      await once(socket, 'connect');
      const head = 'POST /things HTTP/1.1\r\nHost: a\r\nx-size: L\r\nContent-Length: 12';
      socket.write(`${head}\r\n\r\n{"name":"x"}`);
      unread.push(socket);
      return socket;
    };
    const handlers = { ...fine, postThing: () => answer };

    test('take memory until they are read, or their clients leave', async () => {
      const memory = new WatchedMemory(100 * MB);
      const { port } = await serve(handlers, { memory });
      const reader = await askWithoutReading(port);
      const leaver = await askWithoutReading(port);
      await memory.until((taken) => taken > 16 * MB);
      const isRead = Promise.withResolvers<void>();
      reader.on('data', () => {
        if (reader.bytesRead > 8 * MB) isRead.resolve();
      });
      reader.resume();
      await memory.until((taken) => taken < 9 * MB);
      leaver.destroy();
      await memory.until((taken) => taken === 0);
      await isRead.promise;
    });

    test.each([
      ['reads', 503, 2, { 'x-changes': false }],
      ['takes', 503, 1, { 'x-takes': true }],
      ['changes', 200, 2, {}],
    ] as const)(
      'leave no room for others; of an operation that %s the status is then %i',
      async (_, status, handled, marks) => {
        const memory = new WatchedMemory(20 * MB);
        let calls = 0;
        const postThing = () => {
          calls++;
          return answer;
        };
        const { ask, port } = await serve({ ...fine, postThing }, { memory, marks });
        await askWithoutReading(port);
        await memory.until((taken) => taken > 8 * MB);
        // As much as may be taken.
        memory.change('anybody', 2 * MB);
        const [answered, body] = (await ask('POST', '/things', '{"name":"x"}', {
          'x-size': 'L',
        })) as [number, unknown];
        expect([answered, calls]).toEqual([status, handled]);
        if (status === 503) expect(body).toEqual({ message: 'unread' });
      },
    );
  });
});
