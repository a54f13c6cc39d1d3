import { describe, expect, test } from 'vitest';
import {
  courierTrials,
  response,
} from '../../../../../testing/engines/queue/embedded/delivery/courier.ts';

const trial = courierTrials();

describe('the request of a delivery', () => {
  test('is sent byte for byte', async () => {
    const body = Buffer.from(Array.from({ length: 1024 }, (_, i) => i % 256));
    const headers = [
      ['Content-Type', 'application/octet-stream'],
      ['X-Twice', '1'],
      ['x-tWICE', '2'],
      ['X-Bytes', Buffer.from('grün').toString('latin1')],
    ] as const;
    await trial().deliver("/a/../b//c?q='x'&r=%7e{}|&", { body, headers, method: 'PUT' });
    const [received] = trial().destination.received;
    expect(received).toMatchObject({ method: 'PUT', url: "/a/../b//c?q='x'&r=%7e{}|&", body });
    expect(received!.rawHeaders).toEqual([
      'host',
      trial().destination.url.slice('http://'.length),
      'connection',
      'keep-alive',
      ...headers.flat(),
      'content-length',
      '1024',
    ]);
  });

  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    '%s is sent with a body, and without one',
    async (method) => {
      for (const body of ['with a body', '']) {
        const { status } = await response(
          trial().deliver('/echo', { method, body: Buffer.from(body) }),
        );
        expect(status).toBe(200);
        expect(trial().destination.received.at(-1)).toMatchObject({
          method,
          body: Buffer.from(body),
        });
      }
      const { headers } = trial().destination.received.at(-1)!;
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
  ])('is not sent if a header could inject another one: %j', async (name, value) => {
    const outcome = await trial().deliver('/', { headers: [[name, value]] });
    expect(outcome).toMatchObject({ kind: 'failure' });
    expect(trial().destination.received).toEqual([]);
  });

  test('is sent over kept-alive connections', async () => {
    for (let i = 0; i < 20; i += 1) await trial().deliver('/');
    expect(trial().destination.connections).toBeLessThanOrEqual(2);
  });
});
