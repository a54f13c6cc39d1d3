import { describe, expect, test } from 'vitest';
import { redisTails } from '../families/redis/tails.ts';
import { canonicalize } from './canonicalize.ts';

describe('Redis commands in the path', () => {
  test.each([
    ['/set/foo/bar', '/set%2Ffoo%2Fbar'],
    ['/set/foo/a%2Fb?EX=100', '/set%2Ffoo%2Fa%252Fb?EX=100'],
    ['/set/foo/', '/set%2Ffoo%2F'],
    ['//', '/%2F'],
    ['/pipeline/', '/pipeline%2F'],
  ])('%s becomes one segment: %s', (raw, canonical) => {
    expect(canonicalize(redisTails, raw)).toBe(canonical);
  });

  test.each(['/', '/?_token=t', '/pipeline', '/pipeline?a=b', '/ping', '/ping?_token=a/b'])(
    '%s stays as it is',
    (url) => {
      expect(canonicalize(redisTails, url)).toBe(url);
    },
  );

  test('canonicalizing twice changes nothing more', () => {
    const once = canonicalize(redisTails, '/set/foo/a%2Fb');
    expect(canonicalize(redisTails, once)).toBe(once);
  });

  test('decoding once restores the raw tail', () => {
    const raw = '/set/k/%2F%FF';
    expect(decodeURIComponent(canonicalize(redisTails, raw))).toBe(raw);
  });
});
