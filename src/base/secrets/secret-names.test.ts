import { expect, test } from 'vitest';
import { isSecretName } from './secret-names.ts';

test.each([
  'Authorization',
  'Upstash-Forward-Authorization',
  'Upstash-Callback-Forward-Cookie',
  'Set-Cookie',
  'X-Api-Key',
  'apiKey',
  'rest_token',
  'read_only_rest_token',
  '_token',
  'connection.password',
  'http.headers.authorization',
  'userTokenSecret',
  'pass',
])('%s is the name of a secret', (name) => {
  expect(isSecretName(name)).toBe(true);
});

test.each([
  'upstash-sync-token',
  'nextPageToken',
  'credential_name',
  'credential_id',
  'tokenizer',
  'compass',
  'name',
  'key',
  'max_tokens',
])('%s is not the name of a secret', (name) => {
  expect(isSecretName(name)).toBe(false);
});
