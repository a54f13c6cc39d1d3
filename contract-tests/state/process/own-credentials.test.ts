import { expect, test } from 'vitest';
import { createDatabase, originOf, resetAccount } from '../../harness/databases.ts';
import { exchange } from '../../harness/exchange.ts';
import { createCredential } from '../../harness/kafka-clusters.ts';
import { kafka } from '../../harness/kafka.ts';
import { target } from '../../harness/target.ts';

test('configured credentials are accepted at every host name, but from pages of other origins as tokens only', async () => {
  const user = await createCredential({
    credential_name: 'page',
    topic: '*',
    permissions: 'ALL',
  });
  const named = { host: 'kafka.example.com' };
  expect(await kafka('GET', '/topics', { user, headers: named })).toHaveProperty('status', 200);
  const headers = { origin: 'https://example.com' };
  expect(await kafka('GET', '/topics', { user, headers })).toHaveProperty('status', 403);
  const { rest_token: token } = await createDatabase({ name: 'paged' });
  expect(await exchange({ path: '/ping', token, headers })).toHaveProperty('status', 200);
  await resetAccount();
});

test('at the port of a database, too, well-known tokens are accepted from this machine only', async () => {
  const database = await createDatabase({ name: 'ported' });
  const origin = originOf(database);
  const ask = (token: string, host: string) =>
    exchange({ path: '/ping', origin, token, headers: { host } });
  // The well-known token belongs to another database, which has another error message.
  expect(await ask(target().standardToken, 'rebound.example.com')).toMatchObject({
    status: 401,
    json: { error: expect.stringContaining('the tokens of development') },
  });
  expect(await ask(database.rest_token, 'shop.example.com')).toHaveProperty('status', 200);
  await resetAccount();
});
