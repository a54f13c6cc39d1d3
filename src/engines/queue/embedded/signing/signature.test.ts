import { createHash, createHmac } from 'node:crypto';
import { Receiver } from '@upstash/qstash';
import { decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { describe, expect, test } from 'vitest';
import { randomIds } from '../../../../base/ids.ts';
import { DEVELOPMENT_SIGNING_KEYS, newSigningKeys, rotated } from '../../signing-keys.ts';
import { bodyHash, signatureOf, type Signed, hmacSha256 } from './signature.ts';

const url = 'https://example.com/hook?a=1&b="ü"';
const body = Buffer.from('{"hello":"wörld"}');

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url');

/** Receivers use the clock of this machine, so these signatures are made with the real time. */
function sign(change: Partial<Signed> = {}): string {
  return signatureOf({
    key: DEVELOPMENT_SIGNING_KEYS.current,
    url,
    bodyHash: sha256(body),
    id: 'jwt_1',
    now: Date.now(),
    ...change,
  });
}

function receiver({ current, next } = DEVELOPMENT_SIGNING_KEYS): Receiver {
  return new Receiver({ currentSigningKey: current, nextSigningKey: next });
}

test('it contains what is signed, when, and until when it is valid', () => {
  const signature = sign({ now: Date.UTC(2026, 10, 20, 12, 0, 0, 999) });
  const issued = Date.UTC(2026, 10, 20, 12) / 1000;
  expect(decodeProtectedHeader(signature)).toEqual({ alg: 'HS256', typ: 'JWT' });
  expect(decodeJwt(signature)).toEqual({
    iss: 'Upstash',
    sub: url,
    exp: issued + 300,
    nbf: 0,
    iat: issued,
    jti: 'jwt_1',
    // printf '{"hello":"wörld"}' | openssl dgst -sha256 -binary | basenc --base64url
    body: 'Ff6TbVpcSlZMjckAIoAAkmPAzAvQ8o4WZSUpqfg7LSM',
  });
});

test.each([0, 1, 1024 * 1024, 1024 * 1024 + 1, 5_000_000])(
  'a body of %i bytes is hashed completely',
  async (size) => {
    // A slice of a larger buffer, as bodies are.
    const bytes = Buffer.alloc(size + 20, 'abc').subarray(10, size + 10);
    expect(await bodyHash(bytes)).toBe(sha256(bytes));
  },
);

describe('the official receiver', () => {
  test('accepts it', async () => {
    const signature = sign();
    expect(await receiver().verify({ signature, body: body.toString(), url })).toBe(true);
    expect(await receiver().verify({ signature, body: body.toString() })).toBe(true);
  });

  test('accepts one of an empty body', async () => {
    const signature = sign({ bodyHash: sha256(Buffer.alloc(0)) });
    expect(await receiver().verify({ signature, body: '', url })).toBe(true);
  });

  test.each([
    ['another body', { body: 'other', url }],
    ['another URL', { body: body.toString(), url: 'https://example.com/' }],
  ])('refuses it for %s', async (_, claimed) => {
    await expect(receiver().verify({ signature: sign(), ...claimed })).rejects.toThrow();
  });

  test('refuses it after five minutes', async () => {
    const signature = sign({ now: Date.now() - 301_000 });
    await expect(receiver().verify({ signature, body: body.toString() })).rejects.toThrow();
  });

  test('refuses a signature with another key', async () => {
    const signature = sign({ key: newSigningKeys(randomIds).current });
    await expect(receiver().verify({ signature, body: body.toString() })).rejects.toThrow(
      'signature verification failed',
    );
  });
});

test('jose accepts it, with the text of the key as the secret', async () => {
  const secret = Buffer.from(DEVELOPMENT_SIGNING_KEYS.current);
  const { payload } = await jwtVerify(sign(), secret, { issuer: 'Upstash', subject: url });
  expect(payload.jti).toBe('jwt_1');
});

describe('a rotation', () => {
  const before = newSigningKeys(randomIds);
  const after = rotated(before, randomIds);

  test('makes the next key the current one, and creates a new next key', () => {
    expect(after.current).toBe(before.next);
    expect(new Set([before.current, before.next, after.next]).size).toBe(3);
    for (const key of [before.current, before.next, after.next]) {
      expect(key).toMatch(/^sig_[\w-]{32}$/);
    }
  });

  test('is not noticed by a receiver with the earlier keys', async () => {
    const signature = sign({ key: after.current });
    expect(await receiver(before).verify({ signature, body: body.toString(), url })).toBe(true);
    expect(await receiver(after).verify({ signature, body: body.toString(), url })).toBe(true);
  });

  test('is noticed when it is the second one', async () => {
    const signature = sign({ key: rotated(after, randomIds).current });
    await expect(receiver(before).verify({ signature, body: body.toString() })).rejects.toThrow();
    expect(await receiver(after).verify({ signature, body: body.toString() })).toBe(true);
  });
});

const reference = (key: string, text: string) =>
  createHmac('sha256', key).update(text).digest('base64url');

test('the example of RFC 4231 has its digest', () => {
  const digest = Buffer.from(hmacSha256('Jefe', 'what do ya want for nothing?'), 'base64url');
  expect(digest.toString('hex')).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
});

test.each([
  ['a key of this service', 'sig_7kYjw48mhY7kAjqNGcy6cr29RJ6r'],
  ['no key', ''],
  ['a key as long as a block', 'k'.repeat(64)],
  ['a longer key, which is hashed first', 'k'.repeat(65)],
  ['a key beyond ASCII', 'schlüssel €'],
])('%s gives what Node computes', (_, key) => {
  for (const text of ['', 'text', 'größer', 'x'.repeat(10_000)]) {
    expect(hmacSha256(key, text)).toBe(reference(key, text));
    // The second call uses values that the first one has cached.
    expect(hmacSha256(key, text)).toBe(reference(key, text));
  }
});
