import type { Random } from '../../../src/base/random.ts';

/** Bytes of a client that may be requests, one after another. Each character is a byte. */
export interface RawInput {
  readonly text: string;
  /** How many requests were made, before some bytes of them were changed. */
  readonly requests: number;
  /** After how many characters another packet begins. */
  readonly cuts: readonly number[];
}

const TOKEN = 'Authorization: Bearer plinth-development-token';
const LAST = `GET /echo/last HTTP/1.1\r\nHost: localhost\r\n${TOKEN}\r\n\r\n`;
/** The answer to the last request of an input, which shows that the connection has stayed open. */
export const LAST_ANSWER = /last"/;

const MOST_REQUESTS = 12;
const METHODS = ['GET', 'POST', 'PUT', 'HEAD', 'DELETE'];
const OTHER_METHODS = ['PATCH', 'OPTIONS', 'TRACE', 'CONNECT', 'QUERY', 'FOO', 'get', 'GE T', ''];
const TARGETS = ['/', '/a', '/get/key0', '/a?b=c&d=%20', '/_%F0%9F/..', '//a', '/?', '/set/a/b'];
const OTHER_TARGETS = [
  ...['http://a/b', 'a:80', '*', '', '/#a', '/\xe9', '/a b', '/\x7f', '/"<>\\^`{|}', '/\0', '/\t'],
  `/${'p'.repeat(20_000)}`,
  `/${'p'.repeat(70_000)}`,
];
const OTHER_VERSIONS = [' HTTP/1.0', ' HTTP/0.9', ' HTTP/2.0', ' HTTP/1.1 ', ' http/1.1', '', ' H'];
const HEADERS = [
  ...['Connection: keep-alive', 'Content-Type: application/json', TOKEN],
  ...[
    'X-A:  b c \t',
    'X:',
    'Cookie: a=b',
    'X-Long: '.padEnd(300, 'v'),
    'Accept: */*',
    'x-\x7e: \x80\xff',
  ],
];
const OTHER_HEADERS = [
  ...[
    'Connection: close',
    'Connection: Upgrade',
    'Upgrade: h2c',
    'Expect: 100-continue',
    'Expect: x',
  ],
  ...[
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: gzip, chunked',
    'TE: trailers',
    'Trailer: a',
  ],
  ...['Host: b', 'host: a', 'Content-Length: 3', 'Content-Length: 03', 'Content-Length: +3'],
  ...['Content-Length: 3, 3', 'Content-Length:', 'Content-Length: 99999999999999999999'],
  ...[
    'Connection: keep-alive, close',
    'Proxy-Connection: close',
    'Keep-Alive: timeout=1',
    'Set-Cookie: a',
  ],
  ...[
    '__proto__: a',
    'constructor: a',
    'Cookie: c',
    'X-A: again',
    ' folded',
    'a b: c',
    'a : b',
    ': b',
    'c',
  ],
  ...[
    'X: \0',
    'X: \x01',
    'X: \n',
    'X\xe9: a',
    'HTTP2-Settings: AAMAAABk',
    'X-Big: '.padEnd(17_000, 'v'),
  ],
  Array.from({ length: 70 }, (_, i) => `X-${i}: a`).join('\r\n'),
];
const CHUNKS = [
  ...['5\r\nhello\r\n0\r\n\r\n', '0\r\n\r\n', '1;a=b\r\nx\r\n0\r\nT: u\r\n\r\n'],
  ...['5\r\nhel', 'x', '5\nhello\n0\n\n', '1\r\nab\r\n0\r\n\r\n'],
];
const LENGTHS = [0, 1, 3, 40, 900, 5000];
const LARGE_LENGTHS = [66_000, 150_000, 300_000];
const PIECES = [
  ...[
    '\r\n',
    '\n',
    '\r',
    '\r\n\r\n',
    ' ',
    '\t',
    ':',
    '\0',
    '\x80',
    '\xff',
    '/',
    ';',
    ',',
    '0',
    '5',
  ],
  ...[
    'GET ',
    ' HTTP/1.1\r\n',
    'Host: localhost\r\n',
    'Content-Length: 3\r\n',
    '5\r\nhello\r\n0\r\n\r\n',
  ],
];

/** Makes a client's input: mostly valid, usual requests, some unusual ones, and some bytes changed. */
export function rawInput(random: Random): RawInput {
  const requests = 1 + random.below(MOST_REQUESTS);
  const oddity = random.pick([0, 0, 0.02, 0.1]);
  let text = '';
  for (let i = 0; i < requests; i++) text += rawRequest(random, oddity);
  for (let changes = random.pick([0, 0, 0, 1, 2]); changes > 0; changes--) {
    const at = random.below(text.length);
    const put = random.chance(0.5) ? random.pick(PIECES) : String.fromCharCode(random.below(256));
    text = text.slice(0, at) + put + text.slice(at + random.below(3));
  }
  text += LAST;
  const cuts = Array.from({ length: random.pick([0, 0, 1, 2, 12]) }, () =>
    random.below(text.length),
  ).toSorted((a, b) => a - b);
  return { text, requests, cuts };
}

/** @param oddity how probable it is that something about it is unusual */
function rawRequest(random: Random, oddity: number): string {
  const method = random.pick(random.chance(oddity) ? OTHER_METHODS : METHODS);
  const target = random.pick(random.chance(oddity) ? OTHER_TARGETS : TARGETS);
  const version = random.chance(oddity) ? random.pick(OTHER_VERSIONS) : ' HTTP/1.1';
  const headers = random.chance(oddity) ? [] : ['Host: localhost'];
  while (random.chance(0.4)) headers.push(random.pick(HEADERS));
  while (random.chance(2 * oddity)) headers.push(random.pick(OTHER_HEADERS));
  let body = '';
  if (random.chance(oddity)) {
    headers.push('Transfer-Encoding: chunked');
    body = random.pick(CHUNKS);
  } else if (method !== 'GET' || random.chance(0.2)) {
    const length = random.pick(random.chance(0.01) ? LARGE_LENGTHS : LENGTHS);
    const announced = length + (random.chance(oddity) ? 1 : 0);
    headers.push(`${random.pick(['Content-Length', 'content-length'])}: ${announced}`);
    const filling = random.pick(['b', '["GET","key0"] ', LAST.replace('last', 'inside')]);
    body = filling.repeat(length).slice(0, length);
  }
  const lines = headers.map((line) => `${line}\r\n`).join('');
  return `${method} ${target}${version}\r\n${lines}\r\n${body}`;
}
