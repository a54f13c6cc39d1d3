import { expect, test } from 'vitest';
import { isForeign, namesOwnHost } from './foreign-request.ts';

const host = '127.0.0.1:8079';
const foreign = (headers: Record<string, string>) => isForeign({ headers: { host, ...headers } });

test.each([
  'localhost',
  'localhost:8079',
  'LocalHost:8079',
  'localhost.:8079',
  'default.localhost:8079',
  'eu-west-1.default.localhost:8079',
  '127.0.0.1:8079',
  '127.1.2.3',
  '[::1]:8079',
])('a request of a program for the host %s is not foreign', (name) => {
  expect(foreign({ host: name })).toBe(false);
  expect(foreign({ host: name, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' })).toBe(false);
});

test.each([
  'rebound.example.com:8079',
  'localhost.example.com',
  'mylocalhost',
  '127.0.0.1.example.com',
  'localhost@example.com',
  'example.com#localhost',
  'example.com/.localhost',
  'rebound.test',
  '192.168.1.5:8079',
  '0.0.0.0:8079',
  '[::]:8079',
  'host.docker.internal:8079',
  'a',
  '',
])('a request for the host %j is foreign, whatever other headers it has', (name) => {
  expect(foreign({ host: name })).toBe(true);
  expect(foreign({ host: name, 'user-agent': 'curl/8.14.1' })).toBe(true);
  expect(foreign({ host: name, 'sec-fetch-site': 'same-origin' })).toBe(true);
  expect(foreign({ host: name, 'sec-fetch-site': 'none' })).toBe(true);
  expect(foreign({ host: name, origin: `http://${name}` })).toBe(true);
  expect(foreign({ host: name, origin: 'http://localhost:3000' })).toBe(true);
});

test('a request without a host is foreign', () => {
  expect(namesOwnHost({ headers: {} })).toBe(false);
  expect(isForeign({ headers: {} })).toBe(true);
});

test.each([
  'http://localhost:3000',
  'https://localhost',
  'http://shop.localhost:5173',
  'https://shop.test',
  'http://127.0.0.1:8080',
  'http://127.1.2.3',
  'http://[::1]:3000',
  'capacitor://localhost',
])('a page of %s is not foreign', (origin) => {
  expect(foreign({ origin })).toBe(false);
  expect(foreign({ origin, 'sec-fetch-site': 'cross-site' })).toBe(false);
});

test.each([
  'https://example.com',
  'http://localhost.example.com',
  'http://mylocalhost',
  'http://127.0.0.1.example.com',
  'http://192.168.1.5:3000',
  'http://10.0.0.1',
  'chrome-extension://abcdef',
  'null',
  '',
])('a page of %j is foreign', (origin) => {
  expect(foreign({ origin })).toBe(true);
});

test('an image or a link of another site has no Origin, but browsers mark it with Sec-Fetch-Site', () => {
  expect(foreign({ 'sec-fetch-site': 'cross-site' })).toBe(true);
  expect(foreign({ 'sec-fetch-site': 'none' })).toBe(false);
  expect(foreign({ 'sec-fetch-site': 'same-origin' })).toBe(false);
});
