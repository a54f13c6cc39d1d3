import { expect, test } from 'vitest';
import { originForm } from './origin-form.ts';

test.each([
  ['http://shop.localhost:8079/get/a?b=c', '/get/a?b=c', 'shop.localhost:8079'],
  ['HTTPS://shop.localhost/get/a', '/get/a', 'shop.localhost'],
  ['http://shop.localhost', '/', 'shop.localhost'],
  ['http://shop.localhost?a=b', '/?a=b', 'shop.localhost'],
  ['http://[::1]:8079/ping', '/ping', '[::1]:8079'],
  ['http://a/get/http://b/c', '/get/http://b/c', 'a'],
])('%s is %s of %s', (target, path, host) => {
  expect(originForm(target)).toEqual({ path, host });
});

test.each(['/get/a', '/get/http://a/b', '*', 'shop.localhost:443', 'ftp://a/b'])(
  '%s stays as it is',
  (target) => {
    expect(originForm(target)).toEqual({ path: target });
  },
);
