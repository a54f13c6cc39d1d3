import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SettingError } from '../settings/load.ts';
import { authoritiesIn } from './redis-servers.ts';

test('authorities for TLS are read from a PEM file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-redis-servers-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [good, wrong] = ['good', 'wrong'].map((name) => join(folder, name));
  writeFileSync(good!, '-----BEGIN CERTIFICATE-----\n');
  writeFileSync(wrong!, 'hello');
  expect(authoritiesIn(good!)).toContain('CERTIFICATE');
  expect(() => authoritiesIn(wrong!)).toThrow(SettingError);
  expect(() => authoritiesIn(wrong!)).toThrow(
    /^--redis-tls-ca: there is no certificate \(PEM\) in/,
  );
  expect(() => authoritiesIn(join(folder, 'none'))).toThrow(/can't be read \(ENOENT\)$/);
});
