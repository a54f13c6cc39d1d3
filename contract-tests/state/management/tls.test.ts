import { request } from 'node:https';
import { beforeEach, expect, test } from 'vitest';
import { createDatabase, getDatabase, resetAccount, resultOn } from '../../harness/databases.ts';
import { exchange } from '../../harness/exchange.ts';
import { done } from '../../harness/management.ts';

beforeEach(resetAccount);

/** The answer of a database to `PING` over TLS. Its certificate has the platform's own authority, so it isn't verified. */
function pingOverTls(port: number, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: '/ping', headers, rejectUnauthorized: false };
    request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks).toString()));
    })
      .on('error', reject)
      .end();
  });
}

test('a database that is created with TLS uses it on its port', async () => {
  const { port, rest_token, tls } = await createDatabase({ name: 'safe', tls: true });
  expect(tls).toBe(true);
  expect(await pingOverTls(port, rest_token)).toBe('{"result":"PONG"}');
});

test('TLS that is enabled later is required from then on', async () => {
  const database = await createDatabase({ name: 'shop' });
  const { port, rest_token, database_id: id } = database;
  expect(await resultOn(database, 'PING')).toBe('PONG');
  expect(await done('POST', `/v2/redis/enable-tls/${id}`)).toHaveProperty('tls', true);
  expect(await done('POST', `/v2/redis/enable-tls/${id}`)).toHaveProperty('tls', true);
  expect(await getDatabase(database)).toMatchObject({ tls: true, port });
  expect(await pingOverTls(port, rest_token)).toBe('{"result":"PONG"}');
  const { status, json } = await exchange({
    path: '/ping',
    token: rest_token,
    origin: `http://127.0.0.1:${port}`,
  });
  expect(status).toBe(400);
  expect(json).toEqual({ error: 'ERR this port speaks TLS only, use https' });
});
