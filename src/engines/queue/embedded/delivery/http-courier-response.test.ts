import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  courierTrials,
  response,
} from '../../../../../testing/engines/queue/embedded/delivery/courier.ts';

const trial = courierTrials();

describe('a response', () => {
  test('is returned unchanged', async () => {
    const { status, headers, body, truncated } = await response(
      trial().deliver('/status?code=418&X-Tag=a&x-tag=b&__proto__=c&body=short'),
    );
    expect(status).toBe(418);
    expect(headers['x-tag']).toEqual(['a', 'b']);
    expect(headers['__proto__']).toEqual(['c']);
    expect(body.toString()).toBe('short');
    expect(truncated).toBe(false);
  });

  test.each([301, 302, 303, 307, 308])('with a %i is not followed', async (code) => {
    const path = `/status?code=${code}&Location=${trial().destination.url}/elsewhere`;
    expect(await response(trial().deliver(path))).toMatchObject({ status: code });
    expect(trial().destination.received).toHaveLength(1);
  });

  test('stays compressed', async () => {
    const body = gzipSync('x'.repeat(1000));
    const headers = [['Content-Type', 'application/gzip']] as const;
    const result = await response(trial().deliver('/echo', { body, headers }));
    expect(result.body.equals(body)).toBe(true);
  });

  test('may be preceded by informational responses', async () => {
    const result = await response(trial().deliver('/informational?times=50'));
    expect(result).toMatchObject({ status: 200, body: Buffer.from('done') });
    expect(result.headers['link']).toBeUndefined();
  });

  test('can come after 100 Continue that nobody has asked for', async () => {
    const result = await response(trial().deliver('/continue'));
    expect(result).toMatchObject({ status: 200, body: Buffer.from('ok') });
  });

  test('may be HTTP/1.0, and end with the connection', async () => {
    const result = await response(trial().deliver('/http-1.0'));
    expect(result).toMatchObject({ status: 200, body: Buffer.from('old') });
  });

  test('is read up to a size; the rest is not waited for', async () => {
    const result = await response(
      trial().deliver('/huge?bytes=100000000', { maxResponseSize: 1000 }),
    );
    expect(result).toMatchObject({ status: 200, truncated: true });
    expect(result.body.equals(Buffer.alloc(1000, 'x'))).toBe(true);
    await expect.poll(() => trial().destination.open).toBe(0);
  });

  test('of exactly the maximum size is complete', async () => {
    const at = (maxResponseSize: number) =>
      response(trial().deliver('/echo', { body: Buffer.from('12345678'), maxResponseSize }));
    expect(await at(8)).toMatchObject({ truncated: false, body: Buffer.from('12345678') });
    expect(await at(7)).toMatchObject({ truncated: true, body: Buffer.from('1234567') });
    expect(await at(0)).toMatchObject({ truncated: true, body: Buffer.alloc(0) });
  });
});
