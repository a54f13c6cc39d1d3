import { X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Authority } from './authority.ts';

let directory: string;

beforeEach(() => {
  directory = `${mkdtempSync(`${tmpdir()}/plinth-authority-`)}/tls`;
});

afterEach(() => rmSync(dirname(directory), { recursive: true }));

test('a certificate is valid for its host and for this machine, and signed by the authority', async () => {
  const authority = await Authority.open();
  const certificate = new X509Certificate((await authority.issue('orders.localhost')).cert);
  expect(certificate.checkHost('orders.localhost')).toBe('orders.localhost');
  expect(certificate.checkHost('localhost')).toBe('localhost');
  expect(certificate.checkIP('127.0.0.1')).toBe('127.0.0.1');
  expect(certificate.checkHost('other.localhost')).toBeUndefined();
  expect(Date.parse(certificate.validTo)).toBeGreaterThan(Date.now() + 9 * 365 * 86_400_000);
  const own = new X509Certificate(authority.certificate);
  expect(certificate.verify(own.publicKey)).toBe(true);
  expect(own.ca).toBe(true);
});

test('an authority is created once, and only its owner can read the key', async () => {
  const { certificate } = await Authority.open(directory);
  expect((await Authority.open(directory)).certificate).toBe(certificate);
  expect(statSync(`${directory}/ca-key.pem`).mode & 0o777).toBe(0o600);
});

test('a damaged authority is created anew', async () => {
  const { certificate } = await Authority.open(directory);
  truncateSync(`${directory}/ca.pem`, 10);
  const again = await Authority.open(directory);
  expect(again.certificate).not.toBe(certificate);
  expect((await Authority.open(directory)).certificate).toBe(again.certificate);
});
