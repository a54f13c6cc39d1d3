import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { faultOf, type SignedRequest } from './receiver.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const KEYS = ['sig_current', 'sig_next'];
const url = 'http://127.0.0.1:3000/hook?a=b';
const body = Buffer.from('{"hello":"wörld"}');
const part = (claims: unknown) => Buffer.from(JSON.stringify(claims)).toString('base64url');

/** A signed request with some of its claims, its key or its header changed. */
function signed(change: object = {}, { key = 'sig_current', alg = 'HS256' } = {}): SignedRequest {
  const hash = createHash('sha256').update(body).digest('base64url');
  const exp = NOW / 1000 + 300;
  const claims = { iss: 'Upstash', sub: url, exp, nbf: 0, body: hash, ...change };
  const text = `${part({ alg, typ: 'JWT' })}.${part(claims)}`;
  const mac = createHmac('sha256', key).update(text).digest('base64url');
  return { signature: `${text}.${mac}`, url, body };
}

test('a delivery signed with the current or the next key is valid', () => {
  expect(faultOf(signed(), KEYS, NOW)).toBeUndefined();
  expect(faultOf(signed({}, { key: 'sig_next' }), KEYS, NOW)).toBeUndefined();
});

test('a signed URL may lack the slash of an empty path', () => {
  const arrived = { ...signed({ sub: 'http://127.0.0.1:3000' }), url: 'http://127.0.0.1:3000/' };
  expect(faultOf(arrived, KEYS, NOW)).toBeUndefined();
});

test.each<[string, SignedRequest]>([
  ['it is signed with neither of the signing keys', signed({}, { key: 'sig_other' })],
  ['the signature is no JSON web token of HS256', signed({}, { alg: 'none' })],
  ['the signature is no JSON web token of HS256', { ...signed(), signature: 'nonsense' }],
  ['the signature is no JSON web token of HS256', { ...signed(), signature: '' }],
  ['the signature is of "Ada"', signed({ iss: 'Ada' })],
  ['the signature is for http://example.com/', signed({ sub: 'http://example.com/' })],
  ['the signature has expired', signed({ exp: NOW / 1000 })],
  ['the signature is of another body', { ...signed(), body: Buffer.from('{}') }],
])('a delivery is invalid: %s', (fault, arrived) => {
  expect(faultOf(arrived, KEYS, NOW)).toBe(fault);
});
