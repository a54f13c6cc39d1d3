import { describe, expect, test } from 'vitest';
import { start } from '../../../../../../testing/engines/connect/embedded/connectors/http.ts';
import { JSONS } from '../../../../../../testing/engines/connect/embedded/embedded.ts';

describe('records are posted', () => {
  test('one by one, in order', async () => {
    const { connect, receiver, properties } = await start(['one', 'two', 'three']);
    await connect.run('http', properties);
    await connect.until(() => connect.committed('http'), [3]);
    expect(receiver.bodies).toEqual(['one', 'two', 'three']);
    expect(receiver.received[0]).toMatchObject({ url: '/path?q=1' });
    expect(receiver.received[0]!.headers).not.toHaveProperty('authorization');
  });

  test('in batches, with their prefix, separator and suffix', async () => {
    const { connect, receiver, properties } = await start(['1', '2', '3', '4', '5'], {
      'batching.enabled': 'true',
      'batch.max.size': '2',
      'batch.prefix': '[',
      'batch.separator': ', ',
      'batch.suffix': ']\n',
    });
    await connect.run('http', properties);
    await connect.until(() => connect.committed('http'), [5]);
    expect(receiver.bodies).toEqual(['[1, 2]\n', '[3, 4]\n', '[5]\n']);
  });

  test('in batches of a line each by default', async () => {
    const { connect, receiver, properties } = await start(['1', '2'], {
      'batching.enabled': 'true',
    });
    await connect.run('http', properties);
    await connect.until(() => connect.committed('http'), [2]);
    expect(receiver.bodies).toEqual(['1\n2\n']);
  });

  test('as JSON unless they are strings', async () => {
    const { connect, receiver, properties } = await start(['{"a": {"b": [1, null]}}'], JSONS);
    await connect.run('http', properties);
    await connect.until(() => receiver.bodies, ['{"a":{"b":[1,null]}}']);
  });

  test('with the configured headers', async () => {
    const { connect, receiver, properties } = await start(['one'], {
      'http.authorization.type': 'static',
      'http.headers.authorization': 'Bearer of-good-news',
      'http.headers.content.type': 'text/plain',
      'http.headers.additional': 'X-One: 1, x-link:http://host:80/',
    });
    await connect.run('http', properties);
    await connect.until(() => receiver.received.length, 1);
    expect(receiver.received[0]!.headers).toMatchObject({
      authorization: 'Bearer of-good-news',
      'content-type': 'text/plain',
      'x-one': '1',
      'x-link': 'http://host:80/',
    });
  });
});

describe('a request that fails', () => {
  test('is retried with delays, up to the configured number of times', async () => {
    const { connect, receiver, properties } = await start(['one', 'two'], {
      'max.retries': '2',
      'retry.backoff.ms': '5000',
    });
    receiver.answer = (n) => ({ status: n === 1 || n === 2 ? 503 : 200 });
    await connect.run('http', properties);
    await connect.until(() => connect.committed('http'), [2]);
    expect(receiver.bodies).toEqual(['one', 'two', 'two', 'two']);
  });

  test('ends the task when no retries are left, and is sent again after a restart', async () => {
    const { connect, receiver, properties } = await start(['one', 'two'], { 'max.retries': '0' });
    receiver.answer = (n) => (n === 1 ? { status: 500, body: 'no more' } : { status: 200 });
    await connect.run('http', properties);
    await connect.until(() => connect.states('http'), 'RUNNING: FAILED');
    expect(connect.status('http').tasks[0]!.trace).toBe(
      'org.apache.kafka.connect.errors.ConnectException: Exiting WorkerSinkTask due to ' +
        'unrecoverable exception.\n' +
        'Caused by: org.apache.kafka.connect.errors.ConnectException: Sending failed and no ' +
        'retries remain, stopping\n' +
        'Caused by: Error: Server replied with status code 500 and body no more',
    );
    expect(await connect.committed('http')).toEqual([]);
    await connect.worker.restart('id-http');
    await connect.until(() => connect.committed('http'), [2]);
    expect(receiver.bodies).toEqual(['one', 'two', 'one', 'two']);
  });

  test('is retried forever with kafka.retry.backoff.ms, without repeating delivered ones', async () => {
    const { connect, receiver, properties } = await start(['one', 'two'], {
      'max.retries': '0',
      'kafka.retry.backoff.ms': '5000',
    });
    receiver.answer = (n) => ({ status: n > 0 && n < 8 ? 500 : 200 });
    await connect.run('http', properties);
    await connect.until(() => connect.committed('http'), [2]);
    expect(receiver.bodies.filter((body) => body === 'one')).toHaveLength(1);
    expect(connect.states('http')).toBe('RUNNING: RUNNING');
  });

  test('is skipped and sent to the dead letter queue if errors are tolerated', async () => {
    const { connect, receiver, properties } = await start(['one', 'two', 'three'], {
      'max.retries': '0',
      'errors.tolerance': 'all',
      'errors.deadletterqueue.topic.name': 'letters',
      'errors.deadletterqueue.context.headers.enable': 'true',
    });
    receiver.answer = (_, { body }) => ({ status: body === 'two' ? 400 : 200 });
    await connect.run('http', properties);
    await connect.until(() => connect.committed('http'), [3]);
    const [letter, ...others] = await connect.records('letters');
    expect(others).toEqual([]);
    expect(letter!.value!.toString()).toBe('two');
    expect(
      Object.fromEntries(letter!.headers.map(({ key, value }) => [key, value.toString()])),
    ).toMatchObject({
      '__connect.errors.topic': 'events',
      '__connect.errors.offset': '1',
      '__connect.errors.stage': 'TASK_PUT',
      '__connect.errors.connector.name': 'http',
      '__connect.errors.exception.message': 'Sending failed and no retries remain, stopping',
    });
  });

  test('may be one that is answered with a redirect', async () => {
    const { connect, receiver, properties } = await start(['one'], { 'max.retries': '0' });
    receiver.answer = () => ({ status: 302, headers: { location: '/elsewhere' } });
    await connect.run('http', properties);
    await connect.until(() => connect.states('http'), 'RUNNING: FAILED');
    expect(receiver.received).toHaveLength(1);
  });

  test('may be one that times out', async () => {
    const { connect, receiver, properties } = await start(['one'], {
      'max.retries': '0',
      'http.timeout': '10',
    });
    receiver.answer = () => undefined;
    await connect.run('http', properties);
    await connect.until(() => receiver.received.length, 1);
    await connect.until(() => connect.states('http'), 'RUNNING: FAILED');
    expect(connect.status('http').tasks[0]!.trace).toMatch(/request timed out after 10000 ms/);
  });

  test('delays neither a pause nor a stop', async () => {
    const { connect, receiver, properties } = await start(['one']);
    receiver.answer = () => undefined;
    await connect.run('http', properties);
    await connect.until(() => receiver.received.length, 1);
    await connect.run('http', properties, 'PAUSED');
    expect(connect.states('http')).toBe('PAUSED: PAUSED');
    receiver.answer = () => ({ status: 200 });
    await connect.run('http', properties);
    await connect.until(() => connect.committed('http'), [1]);
  });

  test.each([
    ['null', null, /DataException: Record value must not be null/],
    ['a list', '[1]', /must be String, Schema Struct or HashMap, but java.util.ArrayList is given/],
  ])('may be one with an invalid record: %s', async (_, value, trace) => {
    const { connect, properties } = await start([], JSONS);
    await connect.log.cluster.produce([
      {
        topic: 'events',
        key: null,
        value: value === null ? null : Buffer.from(value),
        headers: [],
      },
    ]);
    await connect.run('http', properties);
    await connect.until(() => connect.states('http'), 'RUNNING: FAILED');
    expect(connect.status('http').tasks[0]!.trace).toMatch(trace);
  });
});

describe('access tokens', () => {
  const oauth = (url: string, more: Record<string, string> = {}) => ({
    'http.authorization.type': 'oauth2',
    'oauth2.access.token.url': `${url}/token`,
    'oauth2.client.id': 'me',
    'oauth2.client.secret': 's3cret&',
    ...more,
  });

  test('are requested once and renewed when they are refused', async () => {
    const { connect, receiver, properties } = await start(['one', 'two', 'three']);
    let issued = 0;
    let valid = '';
    receiver.answer = (n, { url, headers }) => {
      if (url === '/token') {
        valid = `token-${(issued += 1)}`;
        return { status: 200, body: JSON.stringify({ access_token: valid }) };
      }
      // The first token expires after the second record.
      if (n === 3) valid = '';
      return { status: headers.authorization === `Bearer ${valid}` ? 200 : 401 };
    };
    await connect.run('http', { ...properties, ...oauth(receiver.url) });
    await connect.until(() => connect.committed('http'), [3]);
    const tokens = receiver.received.filter(({ url }) => url === '/token');
    expect(tokens).toHaveLength(2);
    expect(tokens[0]).toMatchObject({ body: 'grant_type=client_credentials' });
    expect(tokens[0]!.headers.authorization).toBe(`Basic ${btoa('me:s3cret&')}`);
    expect(receiver.bodies.at(-1)).toBe('three');
  });

  test('are requested with the secret in the form, and a scope', async () => {
    const { connect, receiver, properties } = await start(['one']);
    receiver.answer = (_, { url }) =>
      url === '/token'
        ? { status: 200, body: '{"id_token": "x", "token_type": "Token"}' }
        : { status: 200 };
    const more = {
      'oauth2.client.authorization.mode': 'url',
      'oauth2.client.scope': 'a b',
      'oauth2.response.token.property': 'id_token',
    };
    await connect.run('http', { ...properties, ...oauth(receiver.url, more) });
    await connect.until(() => connect.committed('http'), [1]);
    expect(receiver.received[0]!.body).toBe(
      'grant_type=client_credentials&scope=a+b&client_id=me&client_secret=s3cret%26',
    );
    expect(receiver.received[1]!.headers.authorization).toBe('Token x');
  });

  test.each([
    [{ status: 403 }, "Couldn't get OAuth2 access token: Server replied with status code 403"],
    [{ status: 200, body: '<' }, "Couldn't read the answer of the OAuth2 provider: not JSON"],
    [
      { status: 200, body: '{"a": 1, "b": 2}' },
      "Couldn't find access token property access_token in response properties: [a, b]",
    ],
  ])('that are refused end the task: %j', async (answer, message) => {
    const { connect, receiver, properties } = await start(['one']);
    receiver.answer = () => answer;
    await connect.run('http', { ...properties, ...oauth(receiver.url) });
    await connect.until(() => connect.states('http'), 'RUNNING: FAILED');
    expect(connect.status('http').tasks[0]!.trace).toContain(message);
  });
});
