import { expect, test } from 'vitest';
import { isOfForeignPage } from './foreign-page.ts';

test.each([
  'http://localhost:3000',
  'https://localhost',
  'http://shop.localhost:5173',
  'https://shop.test',
  'http://127.0.0.1:8080',
  'http://127.1.2.3',
  'http://[::1]:3000',
  'capacitor://localhost',
])('a page of %s is one of this machine', (origin) => {
  expect(isOfForeignPage({ headers: { origin } })).toBe(false);
  expect(isOfForeignPage({ headers: { origin, 'sec-fetch-site': 'cross-site' } })).toBe(false);
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
])('a page of %j is not', (origin) => {
  expect(isOfForeignPage({ headers: { origin } })).toBe(true);
});

test('an image or a link of another site names no origin, but browsers say that it is one', () => {
  expect(isOfForeignPage({ headers: { 'sec-fetch-site': 'cross-site' } })).toBe(true);
  expect(isOfForeignPage({ headers: { 'sec-fetch-site': 'none' } })).toBe(false);
  expect(isOfForeignPage({ headers: { 'sec-fetch-site': 'same-origin' } })).toBe(false);
});

test('a program that is no browser is no page', () => {
  expect(isOfForeignPage({ headers: {} })).toBe(false);
});

test('a page whose own name leads to this machine is found by the name that its browser asks for', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const from = (host: string, agent = firefox) =>
    isOfForeignPage({ headers: { host, 'user-agent': agent } });
  expect(from('rebound.example.com:8079')).toBe(true);
  expect(from('192.168.1.5:8079')).toBe(true);
  expect(from('127.0.0.1:8079')).toBe(false);
  expect(from('[::1]:8079')).toBe(false);
  expect(from('default.localhost:8079')).toBe(false);
  expect(from('plinth.example.com', 'curl/8.14.1')).toBe(false);
});
