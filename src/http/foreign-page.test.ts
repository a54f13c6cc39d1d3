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
