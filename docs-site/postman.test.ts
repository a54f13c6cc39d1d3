import { expect, test } from 'vitest';
import { contractOf } from '../testing/docs-site/contracts.ts';
import { contractSite } from './contract-site.ts';
import { postmanCollection, type PostmanCollection } from './postman.ts';

const body = (type: string, example: unknown) => ({ content: { [type]: { example } } });
const responses = { 200: { description: 'Done.' } };

/** A shop that is asked in every way. */
const SHOP = {
  servers: [{ url: 'https://shop.example.com/v1/' }],
  components: {
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer' },
      login: { type: 'http', scheme: 'basic' },
      inQuery: { type: 'apiKey', in: 'query', name: 'key' },
    },
  },
  paths: {
    '/orders/{id}': {
      get: {
        tags: ['Orders'],
        summary: 'Read an order.',
        security: [{ token: [] }],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: 'a b' },
        ],
        responses,
      },
    },
    '/orders': {
      post: {
        tags: ['Orders'],
        summary: 'Place an order.',
        security: [{ login: [] }],
        requestBody: body('application/json', { item: 'chair' }),
        responses,
      },
    },
    '/pictures': {
      put: {
        tags: ['Pictures'],
        summary: 'Upload a picture.',
        security: [{ inQuery: [] }],
        requestBody: body('multipart/form-data', { name: 'chair' }),
        responses,
      },
    },
  },
};

function collection(): PostmanCollection {
  const [family] = contractSite([contractOf(SHOP)]).site.families;
  return postmanCollection(family!);
}

test('requests are in folders by tag, with variables for the address and the credentials', () => {
  const { item, variable } = collection();
  expect(item.map(({ name, item: of }) => [name, ...of.map((each) => each.name)])).toEqual([
    ['Orders', 'Read an order', 'Place an order'],
    ['Pictures', 'Upload a picture'],
  ]);
  const [address, ...secrets] = variable;
  expect(address!.value).toBe('https://shop.example.com/v1');
  expect(secrets.map(({ value }) => value)).toEqual(['', '', '', '']);
  const used = JSON.stringify(item).matchAll(/\{\{(\w+)\}\}/g);
  expect(new Set([...used].map(([, name]) => name))).toEqual(
    new Set(variable.map(({ key }) => key)),
  );
});

test('a request has its credentials where the contract wants them, and its body', () => {
  const [read, place, upload] = collection().item.flatMap(({ item }) => item);
  expect(read!.request).toMatchObject({
    method: 'GET',
    url: expect.stringMatching(/^\{\{\w+\}\}\/orders\/a%20b$/),
    header: [{ key: 'Authorization', value: 'Bearer {{TOKEN}}' }],
    auth: { type: 'noauth' },
  });
  expect(place!.request).toMatchObject({
    header: [{ key: 'Content-Type', value: 'application/json' }],
    auth: { type: 'basic', basic: [{ value: '{{LOGIN_USER}}' }, { value: '{{LOGIN_PASSWORD}}' }] },
    body: { mode: 'raw', raw: '{ "item": "chair" }', options: { raw: { language: 'json' } } },
  });
  expect(upload!.request).toMatchObject({
    url: expect.stringMatching(/\/pictures\?key=\{\{IN_QUERY_KEY\}\}$/),
    header: [],
    body: { mode: 'formdata', formdata: [{ key: 'name', value: 'chair', type: 'text' }] },
  });
});
