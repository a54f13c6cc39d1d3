import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  consoleGet,
  requestsIn,
  watchRequests,
  type WatchedRequests,
} from '../../harness/console.ts';
import { createDatabase, originOf, resetAccount } from '../../harness/databases.ts';
import { exchange } from '../../harness/exchange.ts';
import { createCredential } from '../../harness/kafka-clusters.ts';
import { done as kafkaDone, kafka } from '../../harness/kafka.ts';
import { done, management } from '../../harness/management.ts';
import { queue, resetQueue } from '../../harness/queue.ts';
import { target } from '../../harness/target.ts';

/** A secret that clients send. */
const SECRET = 'hush-4711';

let events: Awaited<ReturnType<typeof watchRequests>>;
beforeEach(async () => {
  await resetAccount();
  events = await watchRequests();
});
afterEach(() => {
  events.close();
});

/** All that the live log has of the requests so far, as one text. */
async function shown(): Promise<string> {
  await exchange({ path: '/echo/the-end' });
  const seen: WatchedRequests['requests'][number][] = [];
  while (!seen.some(({ path }) => path === '/echo/the-end')) {
    const { requests } = requestsIn(await events.next());
    seen.push(...requests);
  }
  const exchanges = await Promise.all(seen.map(({ id }) => consoleGet(`/events/${id}`)));
  return JSON.stringify([seen, exchanges.map(({ json }) => json)]);
}

describe('the live log shows no secrets of commands', () => {
  const post = (body: unknown, path = '/') => exchange({ method: 'POST', path, body });
  const escaped = SECRET.replaceAll(/./g, (letter) => {
    return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });

  test.each<[string, () => Promise<unknown>]>([
    ['in a command', () => post(['ACL', 'SETUSER', 'ann', `>${SECRET}`])],
    ['written with escapes', () => post(`["ACL","SETUSER","ann",">${escaped}"]`)],
    ['in rows', () => post([['PING'], ['ACL', 'SETUSER', 'ann', `>${SECRET}`]], '/pipeline')],
    ['in a transaction', () => post([['ACL', 'SETUSER', 'a', `>${SECRET}`]], '/multi-exec')],
    ['in the path', () => exchange({ path: `/acl/setuser/ann/%3E${SECRET}` })],
    ['in an encoded path', () => exchange({ path: `/acl%2Fsetuser%2Fann%2F%253E${SECRET}` })],
    ['in the query', () => exchange({ path: `/acl/setuser?ann=%3E${SECRET}` })],
    ['in the body after a path', () => post(`>${SECRET}`, '/acl/setuser/ann')],
    ['without the version of HELLO', () => post(['HELLO', 'AUTH', 'ann', SECRET])],
    ['in an error', () => post(['ACL', 'SETUSER', 'ann', `+${SECRET}`])],
    ['in a setting', () => post(['CONFIG', 'SET', 'requirepass', SECRET])],
    ['of a misspelled command', () => post(['ATUH', SECRET])],
    ['in a body that is not JSON', () => post(`["AUTH","${SECRET}"`)],
    ['in the token of the query', () => exchange({ path: `/ping?_token=${SECRET}`, token: null })],
  ])('%s', async (_where, send) => {
    await send();
    expect(await shown()).not.toContain(SECRET);
  });

  test('in replies', async () => {
    const { rest_token: token, ...database } = await createDatabase({ name: 'secretive' });
    const origin = originOf(database);
    const made: string[] = [];
    const run = async (...argv: string[]) => {
      for (const encoding of [{}, { 'upstash-encoding': 'base64' }]) {
        const ask = { method: 'POST', path: '/', origin, token, headers: encoding, body: argv };
        const { json } = await exchange(ask);
        made.push((json as { result: string }).result);
      }
    };
    await run('ACL', 'SETUSER', 'ann', 'on', `>${SECRET}`, '+@read', '~*');
    made.length = 0;
    await run('ACL', 'GENPASS');
    await run('ACL', 'RESTTOKEN', 'ann', SECRET);
    const text = await shown();
    expect(made).toHaveLength(4);
    for (const secret of [token, SECRET, ...made]) expect(text).not.toContain(secret);
  });

  test('that were refused before anybody listened', async () => {
    events.close();
    await post(['ACL', 'SETUSER', 'ann', `+${SECRET}`]);
    await post(['ATUH', SECRET]);
    await post(`["AUTH","${SECRET}"`);
    await exchange({ path: `/ping?_token=${SECRET}`, token: null });
    await exchange({ path: `/auth/ann/${SECRET}`, token: SECRET });
    events = await watchRequests();
    const refused = events.earlier.filter(
      ({ family, status }) => family === 'redis' && status >= 400,
    );
    expect(refused.length).toBeGreaterThanOrEqual(5);
    const exchanges = await Promise.all(refused.map(({ id }) => consoleGet(`/events/${id}`)));
    const text = JSON.stringify([refused, exchanges.map(({ json }) => json)]);
    expect(text).toContain('(hidden)');
    expect(text).not.toContain(SECRET);
  });

  test('but those of others', async () => {
    await post(['SET', 'shown', 'text that is shown']);
    expect(await shown()).toContain('text that is shown');
  });
});

describe('the live log shows no secrets of the other families', () => {
  test('which the management API returns', async () => {
    const database = await createDatabase({ name: 'secretive' });
    const credential = await createCredential({ credential_name: 'page' });
    const key = await done<{ key: string }>('POST', '/v2/apikey', { name: 'laptop' });
    const user = await done<{ password: string; token: string }>('GET', '/v2/qstash/user');
    await done('GET', '/v2/redis/databases');
    const text = await shown();
    for (const secret of [
      ...[database.password, database.rest_token, database.read_only_rest_token],
      ...[credential.password, key.key, user.password, user.token, target().apiKey],
    ]) {
      expect(secret.length).toBeGreaterThan(8);
      expect(text).not.toContain(secret);
    }
  });

  test('where a later member of the same name hides them', async () => {
    const database = `{"name":"a","password":"${SECRET}","password":""}`;
    await management('POST', '/v2/redis/database', { body: database });
    expect(await shown()).not.toContain(SECRET);
  });

  test('in the properties of connectors', async () => {
    const properties = {
      'connector.class': 'io.aiven.kafka.connect.http.HttpSinkConnector',
      topics: 'greetings',
      'http.url': `https://ada:${SECRET}@example.com/${SECRET}`,
      'http.authorization.type': 'static',
      'http.headers.authorization': SECRET,
      'connection.url': `jdbc:postgresql://db/shop?user=a&password=${SECRET}`,
      'basic.auth.user.info': `ada:${SECRET}`,
      'mongo.errors.log': SECRET,
    };
    const body = { name: 'leaky', cluster_id: 'default', properties };
    const { json } = await management('POST', '/v2/kafka/connector', { body });
    const { connector_id: id } = json as { connector_id: string };
    await management('PATCH', `/v2/kafka/update-connector/${id}`, { body: properties });
    await management('GET', `/v2/kafka/connector/${id}`);
    await kafka('GET', '/connectors/leaky');
    const text = await shown();
    expect(text).not.toContain(SECRET);
    expect(text).toContain('HttpSinkConnector');
  });

  test('in headers to be forwarded, and in logs', async () => {
    await resetQueue();
    const headers = {
      'upstash-forward-authorization': `Bearer ${SECRET}`,
      'upstash-callback-forward-cookie': `session=${SECRET}`,
      'upstash-failure-callback-forward-x-api-key': SECRET,
      'upstash-delay': '1d',
    };
    await queue('POST', '/v2/publish/https://example.com/a', { headers, body: 'x' });
    const user = `https://ada:${SECRET}@example.com/?token=${SECRET}`;
    await queue('POST', `/v2/publish/${user}`, { headers, body: 'x' });
    const destination = 'https://example.com/b';
    await queue('POST', '/v2/batch', { body: [{ destination, headers, body: 'x' }] });
    const { messages } = (await queue('GET', '/v2/logs')).json as { messages?: unknown };
    expect(messages).toBeUndefined();
    await queue('GET', `/v2/queues?qstash_token=${SECRET}`, { token: null });
    expect(await shown()).not.toContain(SECRET);
    await resetQueue();
  });

  test('of signing keys and of a webhook', async () => {
    const keys = (await queue('GET', '/v2/keys')).json as { current: string; next: string };
    const path = `/webhook?topic=greetings&user=ada&pass=${SECRET}`;
    await kafka('POST', path, { user: null, body: 'hello' });
    await kafkaDone('POST', '/produce/greetings', {
      body: { value: 'a', headers: [{ key: 'authorization', value: SECRET }] },
    });
    const text = await shown();
    for (const secret of [keys.current, keys.next, SECRET]) expect(text).not.toContain(secret);
  });
});
