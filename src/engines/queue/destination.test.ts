import { describe, expect, test } from 'vitest';
import { checkDestination, partsOf } from './destination.ts';

describe('a valid destination', () => {
  test.each([
    'https://example.com',
    'https://example.com/hook?a=1&a=2#part',
    'http://localhost:3000/api',
    'http://127.0.0.1:3000',
    'http://[::1]:3000/',
    'http://[2606:4700:4700::1111]',
    'HTTPS://Example.COM/',
    'https://user-name.example.com/a@b',
    'https://example.com?url=http://other.example/',
    'https://grün.example/straße',
    'https://xn--grn-ioa.example/',
    'https://no-such-host.invalid/',
    `https://example.com/${'a'.repeat(8172)}`,
  ])('%s', (url) => {
    expect(checkDestination(url)).toBeUndefined();
  });
});

describe('an invalid destination is refused with the reason', () => {
  test.each([
    ['', 'it must begin with http:// or https://'],
    ['example.com', 'it must begin with http:// or https://'],
    ['//example.com', 'it must begin with http:// or https://'],
    ['ftp://example.com', 'it must begin with http:// or https://, not ftp:'],
    ['file:///etc/passwd', 'it must begin with http:// or https://, not file:'],
    ['javascript:alert(1)', 'it must begin with http:// or https://, not javascript:'],
    ['http:example.com', 'http: must be followed by // and a host'],
    ['https:/example.com', 'https: must be followed by // and a host'],
    ['http://', 'it has no host'],
    ['http:///example.com', 'it has no host'],
    ['http://?a=1', 'it has no host'],
    ['https://example.com/a b', 'it must not have spaces or control characters, write them as %20'],
    [' https://example.com', 'it must not have spaces or control characters, write them as %20'],
    ['https://exa\tmple.com', 'it must not have spaces or control characters, write them as %20'],
    [
      'https://example.com/\r\nX: y',
      'it must not have spaces or control characters, write them as %20',
    ],
    [
      'https://example.com/\u0000',
      'it must not have spaces or control characters, write them as %20',
    ],
    ['http://good.example\\@evil.example/', 'it must not have backslashes, write them as %5C'],
    ['http://example.com:99999/', 'its host or port can not be read: "example.com:99999"'],
    ['http://example.com:port/', 'its host or port can not be read: "example.com:port"'],
    ['http://exa<mple.com/', 'its host or port can not be read: "exa<mple.com"'],
    ['http://[::1', 'its host or port can not be read: "[::1"'],
    ['http://[fe80::1%25eth0]/', 'its host or port can not be read: "[fe80::1%25eth0]"'],
    ['http://1.2.3.4.5/', 'its host or port can not be read: "1.2.3.4.5"'],
    ['http://example.com:0/', 'nothing can be delivered to port 0'],
    ['http://%65xample.com/', 'its host must not have percent-encoded characters'],
  ])('%s', (url, fault) => {
    expect(checkDestination(url)).toBe(fault);
  });

  test('credentials, which the error does not repeat', () => {
    for (const url of [
      'https://user:secret@example.com/',
      'https://secret@example.com',
      'http://@a',
    ]) {
      const fault = checkDestination(url);
      expect(fault).toContain('it must not have credentials');
      expect(fault).not.toContain('secret');
    }
  });

  test('a URL that is too long', () => {
    expect(checkDestination(`https://example.com/${'a'.repeat(8173)}`)).toBe(
      'it has 8193 characters, and at most 8192 are allowed',
    );
  });

  test.each([
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://127.0.0.1./',
    'http://%31%32%37.0.0.1:80/',
    'http://１２７.0.0.1/',
    'http://127。0。0。1/',
    'http://0x7f.1:3000/hook',
  ])('%s, because it disguises its host', (url) => {
    expect(checkDestination(url)).toBe('its host is an address and must be written as 127.0.0.1');
  });
});

describe('the origin and path of a request', () => {
  test.each([
    ['https://example.com', 'https://example.com', '/'],
    ['https://Example.com:443/A?b=c#d', 'https://example.com', '/A?b=c'],
    ['http://example.com:8080?a=1', 'http://example.com:8080', '/?a=1'],
    ['http://[::1]:3000/x', 'http://[::1]:3000', '/x'],
    [
      "https://example.com/a/../b//c?q='x'&r=%7e{}|",
      'https://example.com',
      "/a/../b//c?q='x'&r=%7e{}|",
    ],
    ['https://grün.example/straße?🙂', 'https://xn--grn-ioa.example', '/stra%C3%9Fe?%F0%9F%99%82'],
    ['https://example.com/\ud800', 'https://example.com', '/%EF%BF%BD'],
  ])('%s', (url, origin, path) => {
    expect(partsOf(url)).toEqual({ origin, path });
  });
});
