import { describe, expect, test } from 'vitest';
import { isForged, NO_PAGES, type TrustedPages } from './forged-request.ts';

const host = 'plinth.example.com:8081';
const basic = { host, authorization: `Basic ${btoa('ada@example.com:key')}` };
const forged = (headers: Record<string, string>, pages: Partial<TrustedPages> = {}) =>
  isForged({ headers: { ...basic, ...headers } }, { ...NO_PAGES, ...pages }, true);

test.each([
  ['a link', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
  ['a link on another port of the host', { 'sec-fetch-site': 'same-site' }],
  ['an image', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
  ['a form', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a form of a frame without an origin', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
  ['a script', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', origin: 'https://a' }],
  ['a form in a browser without Sec-Fetch-Site', { origin: 'https://evil.example' }],
  ['a link in a browser without Sec-Fetch-Site', { referer: 'https://evil.example/' }],
  ['a value of Sec-Fetch-Site that is not known', { 'sec-fetch-site': 'elsewhere' }],
])('%s of another origin is refused with Basic credentials', (_what, headers) => {
  expect(forged(headers)).toBe(true);
  expect(forged({ ...headers, authorization: 'Digest a' })).toBe(true);
});

test.each([
  ['a program', {}],
  ['who types the address', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
  ['a page of the same origin', { 'sec-fetch-site': 'same-origin', origin: 'https://proxied' }],
  ['a form of the same origin, in an old browser', { origin: `http://${host}` }],
  ['a link of the same origin, in an old browser', { referer: `http://${host}/v2/teams` }],
])('%s is served', (_what, headers) => {
  expect(forged(headers)).toBe(false);
});

test('a page that sends a token knows it', () => {
  const page = { origin: 'https://app.example.com', 'sec-fetch-site': 'cross-site' };
  const tokens = [{ authorization: 'Bearer token' }, { authorization: undefined }];
  for (const token of tokens) {
    expect(isForged({ headers: { host, ...page, ...token } }, NO_PAGES, true)).toBe(false);
    // Where programs of this machine need none, a page could send any.
    expect(isForged({ headers: { host, ...page, ...token } }, NO_PAGES, false)).toBe(true);
  }
});

describe('trusted pages', () => {
  const script = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' };
  const form = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };

  test('are those of allowed origins', () => {
    const pages = { origins: new Set(['https://app.example.com']) };
    for (const headers of [script, form]) {
      expect(forged({ ...headers, origin: 'https://app.example.com' }, pages)).toBe(false);
      expect(forged({ ...headers, origin: 'https://app.example.com.evil' }, pages)).toBe(true);
      expect(forged({ ...headers, origin: 'http://app.example.com' }, pages)).toBe(true);
      expect(forged(headers, pages)).toBe(true);
    }
  });

  test('are scripts of pages on this machine in development, but no links and forms', () => {
    const pages = { ofThisMachine: true };
    for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000', 'https://shop.test']) {
      expect(forged({ ...script, origin }, pages)).toBe(false);
      expect(forged({ origin }, pages)).toBe(false);
      expect(forged({ ...form, origin }, pages)).toBe(true);
      expect(forged({ ...script, origin })).toBe(true);
    }
    expect(forged({ ...script, origin: 'https://evil.example' }, pages)).toBe(true);
  });

  test("are scripts of the console's pages, which send requests to the other addresses", () => {
    const pages = { consolePort: 8088 };
    expect(forged({ ...script, origin: 'http://plinth.example.com:8088' }, pages)).toBe(false);
    expect(forged({ ...form, origin: 'http://plinth.example.com:8088' }, pages)).toBe(true);
    expect(forged({ ...script, origin: 'http://plinth.example.com:3000' }, pages)).toBe(true);
    expect(forged({ ...script, origin: 'http://evil.example:8088' }, pages)).toBe(true);
  });
});
