import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { storeLocationOf } from './store-url.ts';

const read = (storeUrl: string | undefined, storePasswordFile?: string) =>
  storeLocationOf({ storeUrl, storePasswordFile, serverTimeout: 3000 });

function fileWith(text: string): string {
  const directory = mkdtempSync(join(tmpdir(), 'plinth-secret-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const path = join(directory, 'secret');
  writeFileSync(path, text);
  return path;
}

test('without the setting the store is in the data directory', () => {
  expect(read(undefined)).toBeUndefined();
});

test('a URL has the host, port, user, password and database', () => {
  expect(read('postgres://plinth:p%40ss@db.internal/control')).toEqual({
    host: 'db.internal',
    port: 5432,
    user: 'plinth',
    password: 'p@ss',
    database: 'control',
    ssl: false,
    silentFor: 3000,
  });
  expect(read('postgresql://plinth@[::1]:6000/control')).toMatchObject({ host: '::1', port: 6000 });
});

test('the password may come from a file, without its final line break', () => {
  const location = read('postgres://plinth:other@db/control', fileWith('secret \n'));
  expect(location!.password).toBe('secret ');
});

test('the certificate is verified according to sslmode', () => {
  const url = 'postgres://plinth@db/control?sslmode=';
  expect(read(`${url}require`)!.ssl).toEqual({ rejectUnauthorized: false });
  expect(read(`${url}verify-full`)!.ssl).toEqual({ rejectUnauthorized: true });
  expect(read(`${url}verify-full&sslrootcert=${fileWith('CA')}`)!.ssl).toEqual({
    rejectUnauthorized: true,
    ca: 'CA',
  });
});

test.for([
  ['mysql://a:geheim@b/c', '--store-url must be like postgres://'],
  ['postgres//a:geheim@b/c', '--store-url must be like postgres://'],
  ['postgres://a:geheim@b:port/c', '--store-url must be like postgres://'],
  ['postgres://b/c', 'names no user'],
  ['postgres://a:geheim@b', 'names no database'],
  ['postgres://a:geheim%@b/c', 'a % that is not followed'],
  [
    'postgres://a:geheim@b/c?sslmode=prefer',
    'sslmode must be one of disable, require, verify-full',
  ],
  ['postgres://a:geheim@b/c?pool=3', 'not "pool"'],
  ['postgres://a:geheim@b/c?sslmode=require&sslrootcert=/none', "/none can't be read (ENOENT)"],
])('the error for %s does not contain the password', ([url, message]) => {
  let told = '';
  try {
    read(url);
  } catch (error) {
    told = (error as Error).message;
  }
  expect(told).toContain(message);
  expect(told).not.toContain('geheim');
});

test('a password file that is missing, empty or without a URL is refused', () => {
  expect(() => read('postgres://a@b/c', '/none')).toThrow(
    "--store-password-file: the file /none can't be read (ENOENT)",
  );
  expect(() => read('postgres://a@b/c', fileWith('\n'))).toThrow(/is empty$/);
  expect(() => read(undefined, '/none')).toThrow('which is not given');
});
