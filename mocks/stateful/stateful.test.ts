import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { json, mockOf, type MockUnderTest } from '../../testing/mocks/contract-mock.ts';

const CLINIC = `
openapi: 3.1.0
info: { title: Clinic, version: '1' }
paths:
  /owners:
    get:
      parameters:
        - { name: city, in: query, schema: { type: string } }
        - { name: limit, in: query, schema: { type: integer } }
        - { name: page, in: query, schema: { type: integer } }
      responses:
        '200':
          description: OK
          content:
            application/json:
              schema: { type: object, required: [data, total], properties: { data: { type: array, items: { $ref: '#/components/schemas/Owner' } }, total: { type: integer } } }
              example: { data: [{ id: 1, name: Ada, city: Rome }, { id: 2, name: Bob, city: Oslo }], total: 2 }
    post:
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Owner' } } } }
      responses:
        '200': { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/Owner' } } } }
        '201': { description: Created, content: { application/json: { schema: { $ref: '#/components/schemas/Owner' } } } }
  /owners/{ownerId}:
    parameters: [{ name: ownerId, in: path, required: true, schema: { type: integer } }]
    get: { responses: { '200': { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/Owner' } } } }, '404': { description: None, content: { application/json: { schema: { type: object, required: [error], properties: { error: { type: string } } } } } } } }
    put: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Owner' } } } }, responses: { '200': { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/Owner' } } } } } }
    patch: { requestBody: { content: { application/json: { schema: { type: object } } } }, responses: { '204': { description: Done } } }
    delete: { responses: { '204': { description: Gone } } }
  /owners/{ownerId}/pets:
    parameters: [{ name: ownerId, in: path, required: true, schema: { type: integer } }]
    get: { responses: { '200': { description: OK, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Pet' } }, example: [] } } } } }
    post: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }, responses: { '201': { description: Created, headers: { Location: { schema: { type: string } } } } } }
  /owners/{ownerId}/pets/{slug}:
    parameters: [{ name: ownerId, in: path, required: true, schema: { type: integer } }, { name: slug, in: path, required: true, schema: { type: string } }]
    get: { responses: { '200': { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' }, example: { slug: rex, name: Rex } } } } } }
  /settings:
    get: { responses: { '200': { description: OK, content: { application/json: { example: { theme: light, size: 1 } } } } } }
    patch: { requestBody: { content: { application/json: {} } }, responses: { '200': { description: OK, content: { application/json: { example: { theme: light, size: 1 } } } } } }
    put: { requestBody: { content: { application/json: {} } }, responses: { '200': { description: OK, content: { application/json: { example: { theme: light, size: 1 } } } } } }
    delete: { responses: { '204': { description: Gone } } }
  /notes:
    post: { requestBody: { content: { application/json: {} } }, responses: { '201': { description: Created, headers: { Location: { schema: { type: string } } }, content: { application/json: { schema: { $ref: '#/components/schemas/Note' } } } } } }
    get: { responses: { '200': { description: OK, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Note' } }, example: [] } } } } }
  /notes/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    get: { responses: { '200': { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/Note' } } } } } }
    patch: { requestBody: { content: { application/json: {}, application/merge-patch+json: {}, application/json-patch+json: { schema: { type: array } } } }, responses: { '200': { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/Note' } } } } } }
  /shops/{shop}/numbers:
    parameters: [{ name: shop, in: path, required: true, schema: { type: string } }]
    get: { responses: { '200': { description: OK, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Number' } }, example: [{ id: 1 }] } } } } }
    post: { requestBody: { content: { application/json: {} } }, responses: { '201': { description: Created, content: { application/json: { schema: { $ref: '#/components/schemas/Number' } } } } } }
  /shops/{shop}/numbers/{id}:
    parameters: [{ name: shop, in: path, required: true, schema: { type: string } }, { name: id, in: path, required: true, schema: { type: number } }]
    get: { responses: { '200': { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/Number' } } } } } }
  /search:
    get: { responses: { '200': { description: OK, content: { application/json: { example: [{ id: 9 }] } } } } }
  /owners/register:
    post:
      x-stateful: { does: create, of: /owners }
      requestBody: { content: { application/json: {}, multipart/form-data: { schema: { $ref: '#/components/schemas/Owner' } } } }
      responses: { '200': { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/Owner' } } } } }
components:
  schemas:
    Owner:
      type: object
      required: [id, name]
      properties: { id: { type: integer, readOnly: true }, name: { type: string }, city: { type: string }, password: { type: string, writeOnly: true }, createdAt: { type: string, format: date-time, readOnly: true } }
    Note: { type: object, required: [id], properties: { id: { type: string }, text: { type: string } } }
    Number: { type: object, required: [id], properties: { id: { type: number } } }
    Pet: { type: object, required: [slug, name], properties: { slug: { type: string }, name: { type: string } } }
`;

let mock: MockUnderTest;
beforeEach(async () => {
  await mock?.close();
  mock = await mockOf(CLINIC, { stateful: true, checkResponses: true });
});
afterAll(() => mock.close());

describe('a stateful mock', () => {
  test('begins with the records of the examples', async () => {
    expect((await mock.ask('/owners')).body).toEqual({
      data: [
        { id: 1, name: 'Ada', city: 'Rome' },
        { id: 2, name: 'Bob', city: 'Oslo' },
      ],
      total: 2,
    });
    expect((await mock.ask('/owners/2')).body).toEqual({ id: 2, name: 'Bob', city: 'Oslo' });
  });

  test('keeps what is created, with an id and what the service adds', async () => {
    const { status, body } = await mock.ask('POST /owners', json({ name: 'Eve', password: 'x' }));
    expect(status).toBe(201);
    expect(body).toEqual({ id: 3, name: 'Eve', createdAt: expect.any(String) as string });
    expect((await mock.ask('/owners/3')).body).toEqual(body);
    expect((await mock.ask('/owners')).body).toMatchObject({ total: 3 });
  });

  test('changes and replaces records', async () => {
    expect((await mock.ask('PATCH /owners/1', json({ city: 'Bonn' }))).status).toBe(204);
    expect((await mock.ask('/owners/1')).body).toEqual({ id: 1, name: 'Ada', city: 'Bonn' });
    expect((await mock.ask('PUT /owners/1', json({ name: 'Ann' }))).body).toMatchObject({
      id: 1,
      name: 'Ann',
    });
    expect((await mock.ask('/owners/1')).body).not.toHaveProperty('city');
  });

  test('has no record that was deleted, and says so as the contract does', async () => {
    expect((await mock.ask('DELETE /owners/1')).status).toBe(204);
    expect(await mock.ask('/owners/1')).toMatchObject({
      status: 404,
      body: { error: 'there is no 1' },
    });
    expect((await mock.ask('DELETE /owners/1')).status).toBe(404);
    expect((await mock.ask('PATCH /owners/1', json({}))).status).toBe(404);
  });

  test('lists what a query asks for', async () => {
    expect((await mock.ask('/owners?city=Oslo')).body).toMatchObject({
      data: [{ id: 2 }],
      total: 1,
    });
    expect((await mock.ask('/owners?limit=1&page=2')).body).toMatchObject({
      data: [{ id: 2 }],
      total: 2,
    });
  });

  test('keeps the records of each owner apart', async () => {
    const pet = { slug: 'tom', name: 'Tom' };
    const { status, headers } = await mock.ask('POST /owners/1/pets', json(pet));
    expect([status, headers.get('location')]).toEqual([201, '/owners/1/pets/tom']);
    expect((await mock.ask('/owners/1/pets/tom')).body).toEqual(pet);
    expect((await mock.ask('/owners/2/pets/tom')).status).toBe(404);
    expect((await mock.ask('POST /owners/1/pets', json(pet))).status).toBe(409);
    expect((await mock.ask('/owners/7/pets')).status).toBe(404);
  });

  test('has single records', async () => {
    await mock.ask('PATCH /settings', json({ theme: 'dark' }));
    expect((await mock.ask('/settings')).body).toEqual({ theme: 'dark', size: 1 });
  });

  test('answers from examples what has to do with no record, or is asked for', async () => {
    expect((await mock.ask('/search')).body).toEqual([{ id: 9 }]);
    expect((await mock.ask('/owners/99', { headers: { prefer: 'code=200' } })).status).toBe(200);
  });

  test('keeps files as texts', async () => {
    const body = new FormData();
    body.set('name', 'Eve');
    body.set('city', new Blob(['Rome']), 'city.txt');
    const { status, body: created } = await mock.ask('POST /owners/register', { body });
    expect([status, created]).toEqual([
      200,
      expect.objectContaining({ name: 'Eve', city: 'Rome' }),
    ]);
  });

  test('is told by an extension what it can not derive', async () => {
    const { body } = await mock.ask('POST /owners/register', json({ name: 'Eve' }));
    expect((await mock.ask('/owners/3')).body).toEqual(body);
  });

  test('gets back a single record that was deleted', async () => {
    expect((await mock.ask('DELETE /settings')).status).toBe(204);
    expect((await mock.ask('/settings')).status).toBe(404);
    await mock.ask('PUT /settings', json({ theme: 'dark', size: 2 }));
    expect((await mock.ask('/settings')).body).toEqual({ theme: 'dark', size: 2 });
  });

  test('makes an id where a client sends none that fits into a path', async () => {
    for (const id of [null, '', {}, []]) {
      const { status, body } = await mock.ask('POST /notes', json({ id }));
      expect([status, typeof (body as { id: unknown }).id]).toEqual([201, 'string']);
    }
    const { status, headers } = await mock.ask('POST /notes', json({ id: '\ud800' }));
    expect([status, headers.get('location')]).toEqual([201, '/notes/%EF%BF%BD']);
  });

  test('counts on where a client has chosen the largest numbers', async () => {
    for (const id of [Number.MAX_SAFE_INTEGER, 2 ** 53, 1e308]) {
      await mock.ask('POST /shops/one/numbers', json({ id }));
    }
    expect(await mock.ask('POST /shops/one/numbers', json({}))).toMatchObject({
      status: 201,
      body: { id: 2 },
    });
  });

  test('changes records as the media type of a patch says', async () => {
    const change = (type: string, patch: unknown) =>
      mock.ask('PATCH /notes/one', {
        body: JSON.stringify(patch),
        headers: { 'content-type': `application/${type}` },
      });
    await mock.ask('POST /notes', json({ id: 'one', text: 'a', tags: ['x'] }));
    expect((await change('merge-patch+json', { text: null })).body).toEqual({
      id: 'one',
      tags: ['x'],
    });
    const patch = [
      { op: 'test', path: '/tags/0', value: 'x' },
      { op: 'add', path: '/tags/-', value: 'y' },
      { op: 'add', path: '/id', value: 'other' },
    ];
    const patched = { id: 'one', tags: ['x', 'y'] };
    expect((await change('json-patch+json; charset=utf-8', patch)).body).toEqual(patched);
    expect(
      await change('json-patch+json', [{ op: 'test', path: '/tags', value: [] }]),
    ).toMatchObject({
      status: 409,
      body: { detail: 'body[0].value is not the value that the record has' },
    });
    expect((await mock.ask('/notes/one')).body).toEqual(patched);
  });

  test('changes records by bodies of any depth', async () => {
    await mock.ask('POST /notes', json({ id: 'deep' }));
    const body = `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`;
    const headers = { 'content-type': 'application/json' };
    for (const _ of ['first', 'again']) {
      const { status } = await mock.ask('PATCH /notes/deep', { body, headers });
      expect(status).toBe(200);
    }
  });
});
