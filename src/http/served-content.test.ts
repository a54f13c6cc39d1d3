import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codingFor, sendContent, ServedContent } from './served-content.ts';

const TEXT = 'A page that says the same again. '.repeat(200);
const content = new ServedContent(TEXT);
const short = new ServedContent('ok');
const server = createServer((asked, response) => {
  const served = asked.url === '/short' ? short : content;
  void sendContent(asked, response, served, { 'content-type': 'text/plain' });
});
let origin: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close().closeAllConnections();
});

test.each([
  ['br', 'gzip, deflate, br, zstd'],
  ['br', 'br;q=0.5'],
  ['br', '*'],
  ['gzip', 'gzip'],
  ['gzip', 'GZIP, br;q=0'],
  ['gzip', '*, br; q=0.000'],
  [undefined, 'identity'],
  [undefined, '*;q=0'],
  [undefined, undefined],
])('%s is for a client that accepts %s', (coding, accepted) => {
  expect(codingFor(accepted)).toBe(coding);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('a client gets %s, and reads the same in it', async (coding, decode) => {
  const { headers, body } = await raw('/', { 'accept-encoding': coding });
  expect(headers['content-encoding']).toBe(coding);
  expect(headers['vary']).toBe('Accept-Encoding');
  expect(body.length).toBeLessThan(TEXT.length / 10);
  expect(decode(body).toString()).toBe(TEXT);
});

test('what is short stays as it is', async () => {
  const { headers, body } = await raw('/short', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe(undefined);
  expect(body.toString()).toBe('ok');
});

test('a client that has it already gets no body, whatever coding it has it in', async () => {
  for (const accepted of ['br', 'gzip', 'identity']) {
    const first = await raw('/', { 'accept-encoding': accepted });
    const again = {
      'accept-encoding': accepted,
      'if-none-match': `"other", ${first.headers.etag}`,
    };
    const { status, body } = await raw('/', again);
    expect([status, body.length]).toEqual([304, 0]);
  }
});

test('each coding has a tag of its own, because its bytes are others', async () => {
  const tags = ['br', 'gzip', 'identity'].map(
    async (accepted) => (await raw('/', { 'accept-encoding': accepted })).headers.etag,
  );
  expect(new Set(await Promise.all(tags)).size).toBe(3);
});

test('each coding is made once', () => {
  expect(content.in('br')).toBe(content.in('br'));
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** An answer as it is sent, which `fetch` would decode. */
function raw(path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(origin + path, { headers }, (answer) => {
      const { statusCode: status, headers: given } = answer;
      buffer(answer).then((body) => resolve({ status, headers: given, body }), reject);
    });
    asked.on('error', reject).end();
  });
}
