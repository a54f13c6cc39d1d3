import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bindDirect } from '../src/contract/direct.ts';
import { bindExpress } from '../src/express/application.ts';
import { BODY_LIMIT, sampleFamily } from '../testing/contract/family.ts';
import { listen, type Listening } from '../src/http/server.ts';
import { openLog } from '../src/base/log.ts';
import { contractAnswers } from './contract-answers.ts';
import { mockedContract } from './bind-mock.ts';
import { seeds } from './answer-seeds.ts';

/** Every form of request is answered from the contract. */
describe.each([
  ['compiled validators', bindDirect],
  ['Express', bindExpress],
])('a mock bound with %s', (_, bind) => {
  let server: Listening;
  beforeAll(async () => {
    const { errors, ...family } = sampleFamily();
    const answererOf = contractAnswers(mockedContract('sample', family.contract), errors, seeds());
    const options = { log: openLog('silent'), checkResponses: true, answererOf };
    const back = bind({ ...family, errors }, options);
    server = await listen(back, errors, { host: '127.0.0.1', port: 0 });
  });
  afterAll(() => server.close());

  interface RequestOptions {
    readonly body?: string | Buffer;
    readonly prefer?: string;
    readonly type?: string;
  }

  function ask(
    method: string,
    path: string,
    { body, prefer, type }: RequestOptions = {},
  ): Promise<unknown> {
    const headers = {
      ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
      ...(prefer !== undefined && { prefer }),
      ...(type !== undefined && { 'content-type': type }),
    };
    return new Promise((resolve, reject) => {
      const sent = httpRequest({ port: server.port, method, path, headers }, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => resolve([response.statusCode, JSON.parse(text)]));
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  test.each(['GET', 'POST', 'DELETE'])('accepts JSON as the body of a %s', async (method) => {
    for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
      expect(await ask(method, '/things', { body: '{"value":"a"}', type })).toMatchObject([
        200,
        { body: { value: 'a' } },
      ]);
      expect(await ask(method, '/things', { type })).toMatchObject([200, {}]);
    }
    expect(await ask(method, '/things', { body: '[{}]' })).toEqual([
      400,
      { message: 'body[0].value is missing' },
    ]);
  });

  test.each([
    ['GET', '/hook?topic=a'],
    ['POST', '/hook?topic=a'],
    ['POST', '/publish'],
  ])('accepts any bytes as a body: %s %s', async (method, path) => {
    for (const type of ['application/json', 'image/png', undefined]) {
      const body = Buffer.from([0x7b, 0, 0xff]);
      const given = { body, ...(type !== undefined && { type }) };
      expect(await ask(method, path, given)).toMatchObject([200, { bytes: '{\0ÿ' }]);
    }
    expect(await ask(method, path, { body: 'x'.repeat(BODY_LIMIT + 1) })).toMatchObject([413, {}]);
  });

  test('parses parameters by their types', async () => {
    expect(await ask('GET', '/at/first/2')).toMatchObject([200, { path: { page: 2 } }]);
    expect(await ask('GET', '/search?limit=5&id=1,2')).toMatchObject([
      200,
      { query: { limit: 5, id: [1, 2] } },
    ]);
    expect(await ask('GET', '/search?limit=x')).toEqual([
      400,
      { message: 'query limit must be an integer' },
    ]);
  });

  test.each([
    ['one', { value: 'a' }],
    ['many', [{ value: 'a' }, { value: 'b' }]],
  ])('answers with the preferred example, an object or a list: %s', async (example, body) => {
    for (const [method, path] of [
      ['GET', '/search'],
      ['POST', '/things'],
      ['POST', '/hook?topic=a'],
      ['POST', '/publish'],
    ] as const) {
      const prefer = `code=200, example=${example}`;
      expect(await ask(method, path, { prefer, body: '{"value":"a"}' })).toEqual([200, body]);
    }
  });
});
