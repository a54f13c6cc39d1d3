import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json, mockOf, type MockUnderTest } from '../../testing/mocks/contract-mock.ts';

/** A document of a stranger: no operationIds, nothing but what OpenAPI has. */
const SHOP = `
openapi: 3.0.3
info: { title: Shop, version: 1.0.0 }
servers: [{ url: 'https://shop.example/api/v1' }, { url: '/{stage}', variables: { stage: { default: test } } }]
security: [{ token: [] }, { user: [], tenant: [] }]
x-unmatched-responses:
  '404': { description: None., content: { application/json: { example: { error: none } } } }
paths:
  /items:
    get:
      parameters:
        - { name: limit, in: query, schema: { type: integer, minimum: 1, maximum: 100 } }
        - { name: filter, in: query, style: deepObject, schema: { type: object, properties: { age: { type: integer } } } }
        - { name: ids, in: query, style: pipeDelimited, explode: false, schema: { type: array, items: { type: integer } } }
        - { name: X-Trace, in: header, schema: { type: string, format: uuid } }
        - { name: session, in: cookie, schema: { type: string, minLength: 3 } }
      responses:
        '200':
          description: Items.
          headers: { X-Total: { schema: { type: integer }, example: 2 } }
          content:
            application/json:
              schema: { type: array, items: { $ref: '#/components/schemas/Item' } }
            application/xml:
              schema: { $ref: '#/components/schemas/Item' }
              example: <item/>
            text/csv: { example: "id,name\\n1,Lamp\\n" }
    post:
      requestBody:
        required: true
        content:
          application/json: { schema: { $ref: '#/components/schemas/Item' } }
          application/x-www-form-urlencoded:
            schema: { $ref: '#/components/schemas/Item' }
            encoding: { tags: { style: form, explode: false } }
          multipart/form-data: { schema: { $ref: '#/components/schemas/Item' } }
          text/plain: { schema: { type: integer } }
          image/*: {}
          text/xml: { schema: { $ref: '#/components/schemas/Item' } }
      responses:
        '201':
          description: Added.
          content: { application/vnd.shop+json: { example: { id: 1, name: Lamp, tags: [] }, x-echo: { /tags: $request.body#/tags } } }
        '400':
          description: No.
          content: { application/json: { schema: { type: object, required: [message], properties: { message: { type: string } } } } }
  /items/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
    get:
      security: []
      responses:
        2XX:
          description: One.
          content:
            application/json:
              examples:
                lamp: { value: { id: 1, name: Lamp } }
                chair: { value: { id: 2, name: Chair } }
        default:
          description: Wrong.
          content: { application/json: { example: { error: wrong } } }
    delete:
      deprecated: true
      security: [{ user: [] }, {}]
      responses: { '204': { description: Gone. } }
  /items/{name}:
    put:
      security: [{ oauth: [] }]
      requestBody: { content: { '*/*': {} } }
      responses: { '200': { description: OK, content: { '*/*': { example: done } } } }
  /items/{id}/tags:
    get: { security: [{ key: [] }], responses: { '200': { description: OK } } }
    put: { security: [] }
  /api/v1/own:
    get: { security: [], responses: { '200': { description: OK, content: { text/plain: { example: its own } } } } }
components:
  securitySchemes:
    token: { type: http, scheme: bearer }
    user: { type: http, scheme: basic }
    tenant: { type: apiKey, in: header, name: X-Tenant }
    key: { type: apiKey, in: cookie, name: key }
    oauth: { type: oauth2, flows: {} }
  schemas:
    Item:
      type: object
      required: [id, name]
      properties:
        id: { type: integer, readOnly: true }
        name: { type: string, minLength: 2 }
        tags: { type: array, items: { type: string } }
        mail: { type: string, format: email }
`;

let mock: MockUnderTest;
beforeAll(async () => {
  mock = await mockOf(SHOP);
});
afterAll(() => mock.close());

const TOKEN = { authorization: 'Bearer any' };
const ask: MockUnderTest['ask'] = (target, request = {}) =>
  mock.ask(target, { ...request, headers: { ...TOKEN, ...(request.headers as object) } });

describe('a mock is served', () => {
  test.each(['/items/1', '/api/v1/items/1', '/test/items/1'])('at %s', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 200, body: { id: 1 } });
  });

  test('at a path that begins like a server and is one of the contract itself', async () => {
    expect((await ask('/api/v1/own')).text).toBe('its own');
  });

  test('also to HEAD where it answers GET', async () => {
    const { status, headers, text } = await ask('HEAD /items/1');
    expect([status, text]).toEqual([200, '']);
    expect(headers.get('content-length')).toBe('22');
  });

  test('at paths that differ only in the names of parameters', async () => {
    expect(await ask('PUT /items/lamp', { body: 'anything' })).toMatchObject({
      status: 200,
      type: 'text/plain',
      text: 'done',
    });
  });

  test('with what the contract says of what it does not have, else with problems', async () => {
    expect(await ask('/nothing')).toMatchObject({ status: 404, body: { error: 'none' } });
    const { status, type, headers, body } = await ask('PATCH /items');
    expect([status, type]).toEqual([405, 'application/problem+json']);
    expect(headers.get('allow')).toBe('GET, HEAD, POST');
    expect(body).toMatchObject({
      title: 'Method Not Allowed',
      detail: 'method PATCH is not allowed here, use GET, HEAD, POST',
    });
  });
});

describe('credentials', () => {
  test.each<[string, Record<string, string>, number]>([
    ['/items', {}, 401],
    ['/items', { authorization: 'Bearer x' }, 200],
    ['/items', { authorization: 'Bearer ' }, 401],
    ['/items', { authorization: 'Bearer wrong' }, 401],
    ['/items', { authorization: `Basic ${btoa('a:wrong')}`, 'x-tenant': 'a' }, 401],
    ['/items/1/tags', { cookie: 'key=wrong' }, 401],
    ['/items', { authorization: 'Basic YTpi' }, 401],
    ['/items', { authorization: 'Basic YTpi', 'x-tenant': 'a' }, 200],
    ['/items', { authorization: 'Basic !', 'x-tenant': 'a' }, 401],
    ['/items/1', {}, 200],
    ['DELETE /items/1', {}, 204],
    ['/items/1/tags', {}, 401],
    ['/items/1/tags', { cookie: 'key=1' }, 200],
    ['/items/1/tags', { cookie: 'key=' }, 401],
    ['PUT /items/1', { authorization: 'Bearer x' }, 200],
    ['PUT /items/1', {}, 401],
  ])('of %s with %j: %i', async (target, headers, status) => {
    expect((await mock.ask(target, { headers })).status).toBe(status);
  });

  test('that are missing are named', async () => {
    const { body, headers } = await mock.ask('/items');
    expect(body).toMatchObject({
      detail:
        'the request lacks Authorization: Bearer credentials, or Authorization: Basic credentials and the header X-Tenant',
    });
    expect(headers.get('www-authenticate')).toBe('Bearer realm="mock", Basic realm="mock"');
  });
});

describe('parameters are held against the contract', () => {
  test.each([
    ['?limit=5&filter[age]=3&ids=1|2', {}, 200],
    ['?unknown=1', {}, 200],
    ['?limit=0', {}, 422],
    ['?limit=x', {}, 422],
    ['?filter[age]=old', {}, 422],
    ['?ids=1|x', {}, 422],
    ['?limit=%FF', {}, 422],
    ['', { 'x-trace': 'no' }, 422],
    ['', { cookie: 'session=ab' }, 422],
  ])('%s %j: %i', async (query, headers, status) => {
    expect((await ask(`/items${query}`, { headers })).status).toBe(status);
  });

  test('and all that is wrong is told in plain words', async () => {
    expect((await ask('/items?limit=0&ids=x')).body).toEqual({
      type: 'about:blank',
      title: 'Unprocessable Entity',
      status: 422,
      detail: 'query limit must be at least 1',
      errors: [
        { in: 'query', at: 'limit', message: 'must be at least 1' },
        { in: 'query', at: 'ids[0]', message: 'must be an integer' },
      ],
    });
  });
});

describe('bodies are held against the contract', () => {
  const form = new FormData();
  form.set('name', 'Lamp');
  form.append('tags', 'a');
  const wrongForm = new FormData();
  wrongForm.set('name', 'L');

  test.each<[string, RequestInit, number]>([
    ['JSON', json({ name: 'Lamp' }), 201],
    ['a missing member', json({}), 400],
    ['a format', json({ name: 'Lamp', mail: 'nobody' }), 400],
    ['a form', { body: new URLSearchParams('name=Lamp&tags=a,b') }, 201],
    ['a wrong form', { body: new URLSearchParams('name=L') }, 400],
    ['parts', { body: form }, 201],
    ['wrong parts', { body: wrongForm }, 400],
    ['a text', { body: '7', headers: { 'content-type': 'text/plain' } }, 201],
    ['a wrong text', { body: 'x', headers: { 'content-type': 'text/plain' } }, 400],
    ['XML', { body: '<item/>', headers: { 'content-type': 'text/xml' } }, 201],
    ['bytes', { body: '\0', headers: { 'content-type': 'image/png' } }, 201],
    ['no JSON', { body: '{', headers: { 'content-type': 'application/json' } }, 400],
    ['nothing', {}, 400],
    ['another type', { body: '1', headers: { 'content-type': 'text/html' } }, 400],
  ])('%s', async (_, request, status) => {
    expect((await ask('POST /items', request)).status).toBe(status);
  });

  test('and have the styles that their encoding says', async () => {
    const { body } = await ask('POST /items', { body: new URLSearchParams('name=Lamp&tags=a,b') });
    expect(body).toEqual({ id: 1, name: 'Lamp', tags: ['a', 'b'] });
  });

  test('with the error of the contract, which says why', async () => {
    const { body, headers } = await ask('POST /items', json({ name: 'L' }));
    const why = 'name must not have fewer than 2 characters';
    expect(body).toEqual({ message: why });
    expect(headers.get('plinth-reason')).toBe(why);
  });

  test('with an example of the contract where it has one', async () => {
    expect(await ask('/items/x')).toMatchObject({ status: 422, body: { error: 'wrong' } });
  });
});

describe('the media type of an answer', () => {
  test.each([
    [undefined, 'application/json'],
    ['*/*', 'application/json'],
    ['text/csv', 'text/csv'],
    ['application/xml, application/json;q=0.5', 'application/xml'],
    ['text/*', 'text/csv'],
    ['text/html, */*;q=0.1', 'application/json'],
    ['application/json; version=2', 'application/json'],
  ])('for Accept: %s', async (accept, type) => {
    expect((await ask('/items', { headers: accept === undefined ? {} : { accept } })).type).toBe(
      type,
    );
  });

  test('that the contract does not have is refused', async () => {
    expect((await ask('/items', { headers: { accept: 'image/png' } })).status).toBe(406);
    const refusing = { accept: 'application/json;q=0, image/png' };
    expect((await ask('/items', { headers: refusing })).status).toBe(406);
  });

  test('is that of the contract, also if it is JSON of another name', async () => {
    expect((await ask('POST /items', json({ name: 'Lamp' }))).type).toBe(
      'application/vnd.shop+json',
    );
  });
});

describe('a Prefer header', () => {
  test.each([
    ['example=chair', 200, { id: 2, name: 'Chair' }],
    ['code=404', 404, { error: 'wrong' }],
    ['code=203, example=chair', 203, { id: 2, name: 'Chair' }],
  ])('%s', async (prefer, status, body) => {
    expect(await ask('/items/1', { headers: { prefer } })).toMatchObject({ status, body });
  });

  test.each(['example=table', 'code=99', 'code=x'])('%s is not found', async (prefer) => {
    expect((await ask('/items/1', { headers: { prefer } })).status).toBe(404);
  });

  test('may be in the query, as Prism takes it', async () => {
    expect((await ask('/items/1?__example=chair')).body).toMatchObject({ name: 'Chair' });
  });

  test('has values made of the schema, by a seed', async () => {
    const made = async (prefer: string) => (await ask('/items', { headers: { prefer } })).body;
    const seven = await made('seed=7');
    expect(await made('seed=7')).toEqual(seven);
    expect(await made('seed=8')).not.toEqual(seven);
    expect(await made('dynamic=true')).not.toHaveLength(0);
    expect(await made('items=20')).toHaveLength(20);
    expect(await made('items=0')).toEqual([]);
  });
});

test('an operation that is deprecated says so', async () => {
  expect((await ask('DELETE /items/1')).headers.get('deprecation')).toBe('true');
});

test('headers of the contract are sent', async () => {
  expect((await ask('/items')).headers.get('x-total')).toBe('2');
});

describe('an operation without a documented response', () => {
  test('succeeds with nothing', async () => {
    expect(await ask('PUT /items/1/tags')).toMatchObject({ status: 204, text: '' });
    const checked = await mockOf(SHOP, { checkResponses: true, dynamic: true });
    expect(await checked.ask('PUT /items/1/tags')).toMatchObject({ status: 204, text: '' });
    await checked.close();
  });

  test('has none of a certain kind', async () => {
    const prefer = 'code=200';
    expect((await ask('PUT /items/1/tags', { headers: { prefer } })).status).toBe(404);
  });
});
