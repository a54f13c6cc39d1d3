import { expect, test } from 'vitest';
import { protocolOf } from './detect-protocol.ts';

test.each([
  ['\x16\x03\x01', 'tls'],
  ['*1\r\n$4\r\nPING\r\n', 'resp'],
  ['*', 'resp'],
  ['PING\r\n', 'resp'],
  ['GET key\r\n', 'resp'],
  ['GET / HTTP/1.1\r\n', 'http'],
  ['GET /a/b?c HTTP/1.0\n', 'http'],
  ['PRI * HTTP/2.0\r\n', 'http'],
  ['POST /\u00e9 HTTP/1.1\r\n', 'http'],
  ['SET a HTTP/1.1x\r\n', 'resp'],
  ['\r\n', 'resp'],
  ['GET / HTTP/1.1', undefined],
  ['', undefined],
  ['P', undefined],
  [`GET /${'a'.repeat(70_000)}`, 'http'],
  ['A'.repeat(70_000), 'resp'],
])('%.30j is %s', (bytes, spoken) => {
  expect(protocolOf(Buffer.from(bytes, 'latin1'))).toBe(spoken);
});
