import { createServer, type IncomingMessage } from 'node:http';
import { duplexPair } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { tries } from '../../../testing/base/tries.ts';
import { INCOMPLETE, readHead, UNCERTAIN, type Head } from './read-head.ts';

const GET = 'GET /get/a HTTP/1.1\r\nHost: localhost\r\n\r\n';

function read(text: string, known?: Head['block']) {
  return readHead(Buffer.from(text, 'latin1'), 0, known);
}

describe('what is read', () => {
  test('a request line and headers, with names in lower case and as they were sent', () => {
    const head = read('POST /a?b=%20c HTTP/1.1\r\nHost: localhost:80\r\nX-A:  b c \r\n\r\n');

    expect(head).toMatchObject({
      method: 'POST',
      url: '/a?b=%20c',
      block: {
        headers: { host: 'localhost:80', 'x-a': 'b c' },
        rawHeaders: ['Host', 'localhost:80', 'X-A', 'b c'],
        contentLength: 0,
      },
    });
  });

  test('the same headers as before are not read again', () => {
    const before = read(GET) as Head;

    const next = read(GET.replace('/get/a', '/get/b'), before.block) as Head;

    expect(next.url).toBe('/get/b');
    expect(next.block).toBe(before.block);
  });

  test('an upgrade, which need not be taken', () => {
    const asks = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AA\r\n';

    expect(read(GET.replace('\r\n\r\n', `\r\n${asks}\r\n`))).toMatchObject({
      block: { headers: { upgrade: 'h2c', 'http2-settings': 'AA' } },
    });
  });

  test.each(Array.from({ length: GET.length - 1 }, (_, i) => i + 1))(
    'the first %d bytes are incomplete',
    (size) => {
      expect(read(GET.slice(0, size))).toBe(INCOMPLETE);
    },
  );
});

test.each([
  ['another method', GET.replace('GET', 'TRACE')],
  ['a version', GET.replace('1.1', '1.0')],
  ['an absolute target', GET.replace('/get/a', 'http://a/b')],
  ['a fragment', GET.replace('/get/a', '/get#a')],
  ['a line without CR', GET.replace('\r\nHost', '\nHost')],
  ['a folded value', GET.replace('Host: ', 'Host:\r\n ')],
  ['a space before a colon', GET.replace('Host:', 'Host :')],
  ['a NUL', GET.replace('localhost', 'local\0host')],
  ['no host', GET.replace('Host', 'Hosts')],
  ['two hosts', GET.replace('\r\n\r\n', '\r\nhost: b\r\n\r\n')],
  ['a length that is no number', GET.replace('\r\n\r\n', '\r\nContent-Length: 0x1\r\n\r\n')],
  ['two lengths', GET.replace('\r\n\r\n', '\r\nContent-Length: 1\r\ncontent-length: 1\r\n\r\n')],
  ['chunks', GET.replace('\r\n\r\n', '\r\nTransfer-Encoding: chunked\r\n\r\n')],
  ['an expectation', GET.replace('\r\n\r\n', '\r\nExpect: 100-continue\r\n\r\n')],
  ['the end of a connection', GET.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')],
  ['that beside others', GET.replace('\r\n\r\n', '\r\nConnection: upgrade, close\r\n\r\n')],
  ['a long head', GET.replace('get/a', 'a'.repeat(20_000))],
])('%s is left to Node', (_, text) => {
  expect(read(text)).toBe(UNCERTAIN);
});

const PIECES = [
  ...[
    'GET ',
    'POST ',
    'HEAD ',
    ' HTTP/1.1\r\n',
    ' HTTP/1.0\r\n',
    '\r\n',
    '\n',
    '\r',
    ' ',
    '\t',
    ':',
    '\0',
  ],
  ...[
    'Host: a\r\n',
    'Content-Length: 3\r\n',
    'Content-Length: 03\r\n',
    'Content-Length:\r\n',
    'abc',
  ],
  ...['Connection: keep-alive\r\n', 'Connection: close\r\n', 'Transfer-Encoding: chunked\r\n'],
  ...['Connection: Upgrade\r\n', 'Upgrade: h2c\r\n'],
  ...[
    'X: \x80\xff\r\n',
    'X:\r\n',
    'Cookie: a=b\r\n',
    'Cookie: c\r\n',
    '__proto__: a\r\n',
    'constructor: a\r\n',
  ],
  ...['/', '//', '?', '#', '%', '"<>^`{|}\\', '\x7f', '\xe9', ',', '+5', ';', '@', '[::1]:80'],
];

/** Pieces of requests, and requests with some bytes changed. */
function sample(random: () => number): string {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!;
  const some = (most: number) =>
    Array.from({ length: Math.floor(random() * most) }, () => pick(PIECES)).join('');
  const method = pick(['GET', 'POST', 'PUT', 'HEAD', 'DELETE']);
  const headers = Array.from({ length: Math.floor(random() * 4) }, () =>
    pick(PIECES.filter((piece) => piece.endsWith('\r\n') && piece.includes(':'))),
  ).join('');
  let text = `${method} /${random() < 0.3 ? some(3) : 'a'} HTTP/1.1\r\nHost: a\r\n${headers}\r\nabc${GET}`;
  for (let changes = Math.floor(random() * 3); changes > 0; changes--) {
    const at = Math.floor(random() * text.length);
    const put = random() < 0.5 ? pick(PIECES) : String.fromCharCode(random() * 256);
    text = text.slice(0, at) + put + text.slice(at + Math.floor(random() * 3));
  }
  return text;
}

test('whatever is read, Node reads the same', async () => {
  const server = createServer({ requireHostHeader: false, maxHeaderSize: 64 * 1024 });
  let seed = 1;
  const random = () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return (seed >> 8) / 0x7f_ff_ff;
  };
  let compared = 0;
  for (let i = 0; i < tries(3000); i++) {
    const text = sample(random);
    const head = read(text);
    if (typeof head === 'string') continue;
    if (head.end + head.block.contentLength > text.length) continue;
    compared += 1;
    const { method, url, block } = head;
    const seen = await firstRequest(server, text.slice(0, head.end + block.contentLength));
    const { headers, rawHeaders } = block;
    const body = text.slice(head.end, head.end + block.contentLength);
    expect(seen, JSON.stringify(text)).toEqual({ method, url, headers, rawHeaders, body });
  }
  expect(compared).toBeGreaterThan(50);
});

/** What Node makes of the first request of some input. */
function firstRequest(server: ReturnType<typeof createServer>, text: string) {
  return new Promise((resolve) => {
    const [client, served] = duplexPair();
    const end = (seen: unknown) => {
      server.removeAllListeners('request').removeAllListeners('clientError');
      served.destroy();
      client.destroy();
      resolve(seen);
    };
    server.once('request', (request: IncomingMessage) => {
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => {
        const { method, url, headers, rawHeaders } = request;
        const body = Buffer.concat(pieces).toString('latin1');
        end({ method, url, headers: { ...headers }, rawHeaders, body });
      });
    });
    server.once('clientError', (error) => end(error.message));
    server.emit('connection', served);
    client.on('error', () => {});
    client.write(text, 'latin1');
  });
}
