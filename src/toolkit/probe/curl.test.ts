import { expect, test } from 'vitest';
import { contractOf } from '../../../testing/toolkit/toolkit.ts';
import { curlOf } from './curl.ts';

const contract = contractOf({
  'keys.yaml': `
openapi: 3.1.0
info: { title: Keys, version: '1' }
paths:
  /bearer: { get: { security: [{ bearer: [] }], responses: { 2XX: { description: OK } } } }
  /header: { get: { security: [{ header: [] }], responses: { 2XX: { description: OK } } } }
  /query: { get: { security: [{ query: [] }], responses: { 2XX: { description: OK } } } }
  /both: { get: { security: [{ cookie: [], bearer: [] }], responses: { 2XX: { description: OK } } } }
components:
  securitySchemes:
    bearer: { type: http, scheme: bearer }
    header: { type: apiKey, in: header, name: X-Key }
    query: { type: apiKey, in: query, name: key }
    cookie: { type: apiKey, in: cookie, name: session }
`,
});

const base = new URL('http://127.0.0.1:3000/');
const commandOf = (path: string, credentials: 'right' | 'wrong' | 'none') =>
  curlOf(contract, base, {
    operation: contract.operations.find((each) => each.path === path)!,
    path: {},
    query: [],
    headers: [],
    credentials,
  }).replace('curl -i -X GET --path-as-is ', '');

test('a command has the credentials where the contract wants them', () => {
  expect(commandOf('/bearer', 'right')).toBe(
    `'http://127.0.0.1:3000/bearer' -H "Authorization: $AUTHORIZATION"`,
  );
  expect(commandOf('/header', 'right')).toBe(`'http://127.0.0.1:3000/header' -H "X-Key: $X_KEY"`);
  expect(commandOf('/header', 'wrong')).toBe(`'http://127.0.0.1:3000/header' -H "X-Key: wrong"`);
  expect(commandOf('/query', 'right')).toBe(`'http://127.0.0.1:3000/query'"?key=$KEY"`);
  expect(commandOf('/query', 'none')).toBe(`'http://127.0.0.1:3000/query'`);
  expect(commandOf('/both', 'right')).toBe(
    `'http://127.0.0.1:3000/both' -H "cookie: session=$SESSION" -H "Authorization: $AUTHORIZATION"`,
  );
});
