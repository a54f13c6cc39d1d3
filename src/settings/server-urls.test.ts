import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serverUrlsOf } from './server-urls.ts';

const read = (schemaRegistryUrl?: string, schemaRegistryPasswordFile?: string) =>
  serverUrlsOf('schemaRegistryUrl', 'schemaRegistryPasswordFile', {
    schemaRegistryUrl,
    schemaRegistryPasswordFile,
  });

test('without the setting there are no URLs', () => {
  expect(read()).toBeUndefined();
});

test('a URL is split into an address and a user', () => {
  expect(read('https://ada:s%40crt@schemas.acme.dev:8081/v1/')).toEqual({
    urls: ['https://schemas.acme.dev:8081/v1'],
    user: { name: 'ada', password: 's@crt' },
  });
  expect(read('http://a:1, http://b:2')).toEqual({
    urls: ['http://a:1', 'http://b:2'],
    user: undefined,
  });
});

test('the password is read from the given file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-urls-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'password');
  writeFileSync(file, 'secret\n');
  expect(read('http://ada@a:1', file)!.user).toEqual({ name: 'ada', password: 'secret' });
  expect(() => read('http://a:1', file)).toThrow('--schema-registry-url names no user');
  expect(() => read(undefined, file)).toThrow('which is not given');
});

test.each([
  ['schemas.acme.dev:8081', 'must be like http://user:password@host:port'],
  ['redis://secret@a:1', 'must be like http://user:password@host:port'],
  ['http://ada:secret@a:1?x=1', "can't have a query"],
  ['http://ada:secret@a:1,http://bob:secret@b:1', 'names several users'],
  ['http://:secret@a:1', 'names no user for the password'],
  ['http://ada:se%cret@a:1', 'two hexadecimal digits'],
])('%s is refused, with an error that does not contain its password', (url, words) => {
  expect(() => read(url)).toThrow(words);
  expect(() => read(url)).not.toThrow('secret');
});
