import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { JSONS, TestConnect, TEXTS } from '../../testing.ts';

interface Received {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Answer {
  readonly status: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A server that keeps what it is sent. */
class Receiver {
  readonly received: Received[] = [];
  /** By the number of the request, from 0; undefined never answers. */
  answer: (n: number, received: Received) => Answer | undefined = () => ({ status: 204 });
  readonly #server: Server;

  static async start(): Promise<Receiver> {
    const receiver = new Receiver();
    receiver.#server.listen(0, '127.0.0.1');
    await once(receiver.#server, 'listening');
    onTestFinished(() => {
      receiver.#server.closeAllConnections();
      receiver.#server.close();
    });
    return receiver;
  }

  private constructor() {
    this.#server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8');
      request.on('data', (chunk: string) => (body += chunk));
      request.on('end', () => {
        const received = { url: request.url!, headers: request.headers, body };
        const answer = this.answer(this.received.push(received) - 1, received);
        if (answer === undefined) return;
        response.writeHead(answer.status, answer.headers).end(answer.body);
      });
    });
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get bodies(): readonly string[] {
    return this.received.map(({ body }) => body);
  }
}

const sink = (url: string, more: Record<string, string> = {}) => ({
  ...TEXTS,
  'connector.class': 'io.aiven.kafka.connect.http.HttpSinkConnector',
  topics: 'events',
  'http.url': url,
  'http.authorization.type': 'none',
  // The time of the tests runs ahead of that of the network.
  'http.timeout': '1000000',
  ...more,
});

async function start(values: readonly string[], more: Record<string, string> = {}) {
  const [connect, receiver] = await Promise.all([TestConnect.open(), Receiver.start()]);
  await connect.createTopic('events');
  await connect.log.append('events', 0, ...values);
  return { connect, receiver, properties: sink(`${receiver.url}/path?q=1`, more) };
}

describe('records are posted', () => {
  test('one by one, in order', async () => {
    const { connect, receiver, properties } = await start(['one', 'two', 'three']);
    await connect.run('http', properties);
    await connect.until(() => connect.committed('http'), [3]);
    expect(receiver.bodies).toEqual(['one', 'two', 'three']);
    expect(receiver.received[0]).toMatchObject({ url: '/path?q=1' });
    expect(receiver.received[0]!.headers).not.toHaveProperty('authorization');
  });

  test('in batches, with what stands around and between them', async () => {
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

  test('in batches a line each, where nothing else is said', async () => {
    const { connect, receiver, properties } = await start(['1', '2'], {
      'batching.enabled': 'true',
    });
    await connect.run('http', properties);
    await connect.until(() => connect.committed('http'), [2]);
    expect(receiver.bodies).toEqual(['1\n2\n']);
  });

  test('as JSON where they are no texts', async () => {
    const { connect, receiver, properties } = await start(['{"a": {"b": [1, null]}}'], JSONS);
    await connect.run('http', properties);
    await connect.until(() => receiver.bodies, ['{"a":{"b":[1,null]}}']);
  });

  test('with the headers that are set', async () => {
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

describe('what is not taken', () => {
  test('is sent again after a while, as often as is said', async () => {
    const { connect, receiver, properties } = await start(['one', 'two'], {
      'max.retries': '2',
      'retry.backoff.ms': '5000',
    });
    receiver.answer = (n) => ({ status: n === 1 || n === 2 ? 503 : 200 });
    await connect.run('http', properties);
    await connect.until(() => connect.committed('http'), [2]);
    expect(receiver.bodies).toEqual(['one', 'two', 'two', 'two']);
  });

  test('ends the task when no retries remain, and comes again with a restart', async () => {
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

  test('is tried for ever with kafka.retry.backoff.ms, and what was delivered is not sent again', async () => {
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

  test('is passed over and kept, where errors are tolerated', async () => {
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

  test('includes what is answered by a redirect', async () => {
    const { connect, receiver, properties } = await start(['one'], { 'max.retries': '0' });
    receiver.answer = () => ({ status: 302, headers: { location: '/elsewhere' } });
    await connect.run('http', properties);
    await connect.until(() => connect.states('http'), 'RUNNING: FAILED');
    expect(receiver.received).toHaveLength(1);
  });

  test('includes what is not answered in time', async () => {
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

  test('holds up neither a pause nor the end', async () => {
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
  ])('includes %s', async (_, value, trace) => {
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

  test('are got once and renewed when they are refused', async () => {
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

  test('are asked for with the secret in the form, and a scope', async () => {
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
  ])('that are not given end the task: %j', async (answer, message) => {
    const { connect, receiver, properties } = await start(['one']);
    receiver.answer = () => answer;
    await connect.run('http', { ...properties, ...oauth(receiver.url) });
    await connect.until(() => connect.states('http'), 'RUNNING: FAILED');
    expect(connect.status('http').tasks[0]!.trace).toContain(message);
  });
});

describe('wrong settings', () => {
  const wrong = async (more: Record<string, string>, less: readonly string[] = []) => {
    const connect = await TestConnect.open();
    const properties = Object.fromEntries(
      Object.entries(sink('http://host', more)).filter(([name]) => !less.includes(name)),
    );
    return connect.worker.validate('http', properties);
  };

  test('are none', async () => {
    expect(await wrong({})).toBeUndefined();
  });

  test('are all told', async () => {
    expect(
      await wrong({ 'max.retries': '-1', 'http.authorization.type': 'basic' }, ['http.url']),
    ).toBe(
      'Connector configuration is invalid and contains the following 4 error(s):\n' +
        'Missing required configuration "http.url" which has no default value.\n' +
        "Invalid value null for configuration http.url: can't be null\n" +
        'Invalid value basic for configuration http.authorization.type: supported values are: [none, static, oauth2]\n' +
        'Invalid value -1 for configuration max.retries: Value must be at least 0',
    );
  });

  test.each([
    [{ 'http.url': 'ftp://host' }, 'malformed URL'],
    [{ 'http.url': 'host' }, 'malformed URL'],
    [{ 'http.url': 'http://me:secret@host' }, 'credentials belong into http.headers.authorization'],
    [{ 'http.url': 'htp://me:secret@host' }, 'malformed URL'],
    [{ 'http.url': 'http://host:x/?key=secret' }, 'malformed URL'],
    [{ 'http.headers.additional': 'X-Key: secret,X-One' }, 'must be header:value pairs'],
    [{ 'http.headers.additional': 'Host: secret' }, 'Host can not be set'],
    [{ 'http.headers.additional': 'X-One' }, 'must be header:value pairs separated by commas'],
    [{ 'http.headers.additional': 'a b:c' }, 'must be header:value pairs separated by commas'],
    [{ 'http.headers.additional': 'a:x\r\nevil: 1' }, 'must be header:value pairs'],
    [{ 'http.headers.additional': 'a:1,A:2' }, 'duplicate header A'],
    [{ 'http.headers.additional': 'Host:other' }, 'Host can not be set'],
    [{ 'http.headers.additional': 'Content-Length:0' }, 'Content-Length can not be set'],
    [{ 'http.headers.content.type': ' ' }, 'String must be non-blank'],
    [
      { 'http.authorization.type': 'static' },
      'Must be present when http.authorization.type = static',
    ],
    [
      { 'http.headers.authorization': 'x' },
      'Must not be present when http.authorization.type != static',
    ],
    [
      { 'http.authorization.type': 'oauth2' },
      'Must be present when http.authorization.type = oauth2',
    ],
    [{ 'kafka.retry.backoff.ms': '86400001' }, 'Value must be no more than 86400000 (24 hours)'],
    [{ 'kafka.retry.backoff.ms': '-1' }, 'Value must be at least 0'],
    [{ 'batch.max.size': '1000001' }, 'Value must be no more than 1000000'],
  ])('%j', async (more, message) => {
    const text = await wrong(more);
    expect(text).toContain(message);
    expect(text).not.toContain('secret');
  });
});
