import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isSealed, Seal } from './seal.ts';
import { SealKeys } from './seal-keys.ts';

const seal = new Seal('a long and random secret');

test.each(['', 'token', 'pässwörd \u{1F511}', 'x'.repeat(100_000)])(
  'a text is decrypted with the key',
  (text) => {
    const sealed = seal.seal(text, 'token');
    expect(isSealed(sealed)).toBe(true);
    expect(new Seal('a long and random secret').open(sealed, 'token')).toBe(text);
  },
);

test('the same text is encrypted differently each time', () => {
  expect(seal.seal('token', 'token')).not.toBe(seal.seal('token', 'token'));
});

test('with another key, for another place, or after a change, a text is not decrypted', () => {
  const sealed = seal.seal('token', 'token');
  const refused = "the value stored as token can't be decrypted";
  expect(() => new Seal('another').open(sealed, 'token')).toThrow(refused);
  expect(() => seal.open(sealed, 'password')).toThrow(
    "the value stored as password can't be decrypted",
  );
  const bytes = Buffer.from(sealed.slice('sealed:1:'.length), 'base64');
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed[at]! ^= 1;
    expect(() => seal.open(`sealed:1:${changed.toString('base64')}`, 'token')).toThrow(refused);
  }
  for (const text of ['', 'token', 'sealed:1:', 'sealed:1:AAAA', sealed.slice(0, -8)]) {
    expect(() => seal.open(text, 'token')).toThrow(refused);
  }
});

describe('the key', () => {
  let file: string;
  beforeEach(() => {
    file = join(mkdtempSync(join(tmpdir(), 'plinth-key-')), 'key');
  });
  afterEach(() => rmSync(join(file, '..'), { recursive: true }));

  const opened = (keys: SealKeys, sealed: string) =>
    keys.opening(sealed, 'token', 'control.db').open(sealed, 'token');

  test('is created on first use, readable only by its owner, and found again', () => {
    const keys = new SealKeys(file);
    expect(() => statSync(file)).toThrow('ENOENT');
    const sealed = keys.current().seal('a', 'token');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(opened(new SealKeys(file), sealed)).toBe('a');
  });

  test('of the setting is not written to a file, and replaces one in a file', () => {
    const sealed = new SealKeys(file).current().seal('a', 'token');
    const keys = new SealKeys(file, 'key of the setting');
    expect(opened(keys, sealed)).toBe('a');
    const anew = keys.current().seal('a', 'token');
    keys.forgetEarlier();
    expect(() => readFileSync(file)).toThrow('ENOENT');
    expect(opened(new SealKeys(file, 'key of the setting'), anew)).toBe('a');
  });

  test('that is missing or wrong is reported', () => {
    const sealed = new SealKeys(file).current().seal('a', 'token');
    writeFileSync(file, 'another');
    expect(() => opened(new SealKeys(file), sealed)).toThrow(
      `control.db is encrypted with another key than that of the file ${file}`,
    );
    expect(() => opened(new SealKeys(file, 'wrong'), sealed)).toThrow(
      'control.db is encrypted with another key than that of the setting encryptionKey',
    );
    rmSync(file);
    expect(() => opened(new SealKeys(file), sealed)).toThrow(
      `control.db is encrypted, but the key is missing: put the file ${file} back, or give the setting encryptionKey (PLINTH_ENCRYPTION_KEY)`,
    );
  });
});
