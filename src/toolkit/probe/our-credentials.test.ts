import { expect, test } from 'vitest';
import { contractOf } from '../../../testing/toolkit/toolkit.ts';
import { ourContract } from '../our-contracts.ts';
import { credentialsIn } from './our-credentials.ts';

const env = { UPSTASH_REDIS_REST_TOKEN: 'secret', CHECK_KEY: 'key' };

test('the variables of the env block are for our families', async () => {
  const credentials = credentialsIn(env, await ourContract('redis'));
  expect(credentials).toEqual(new Map([['bearerToken', 'secret']]));
});

test('a service of others does not get them, whatever its contract is called', () => {
  const text = `
openapi: 3.1.0
info: { title: Others, version: '1' }
paths: {}
components: { securitySchemes: { bearerToken: { type: http, scheme: bearer }, key: { type: http, scheme: bearer } } }
`;
  expect(credentialsIn(env, contractOf({ redis: text }))).toEqual(new Map([['key', 'key']]));
});
