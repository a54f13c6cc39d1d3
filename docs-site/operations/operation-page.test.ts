import { expect, test } from 'vitest';
import type { Contract } from '../contract.ts';
import { loadFamilies } from '../families/index.ts';
import { described } from '../families/described.ts';
import { textOf } from '../html.ts';
import { pagesOf } from '../families/described.ts';
import { parameterGroups } from '../pages/operation-parameters.ts';

const families = await loadFamilies();
const queue = families.find(({ slug }) => slug === 'queue')!;

function pageOf(contract: object, path: string): string {
  const family = described({
    ...{ slug: 'shop', folder: '', above: [], title: 'Shop', summary: '', tryIt: {} },
    contract: contract as Contract,
    access: { url: 'SHOP_URL', credentials: {} },
  });
  return [...pagesOf(family)].find((page) => page.path === path)!.body.markup;
}

test('the headers of a publish are grouped by what they are for', () => {
  const publish = queue.operations.find(({ ownId }) => ownId === 'publish')!;
  const groups = parameterGroups(publish).map(({ title, parameters }) => [
    title,
    parameters.length,
  ]);
  expect(groups).toEqual([
    ['Path', 1],
    ['Query', 1],
    ['Delivery', 6],
    ['Retries', 2],
    ['Deduplication', 2],
    ['Callbacks', 6],
    ['Failure callbacks', 5],
    ['Queue and flow control', 3],
    ['Logs', 2],
    ['Workflows', 7],
  ]);
});

test('what is current is listed before what is deprecated', () => {
  const responses = { 200: { description: 'Done.' } };
  const contract = {
    openapi: '3.1.0',
    paths: {
      '/v1/orders': { get: { summary: 'List, at first', deprecated: true, responses } },
      '/v2/orders': { get: { summary: 'List', responses } },
    },
  };
  const text = textOf({ markup: pageOf(contract, 'operations/index.html') });
  expect(text).toMatch(/List\s+GET \/v2\/orders.*List, at first/);
});

test('credentials are called what people call them, and are told apart where they are called the same', () => {
  const contract = {
    openapi: '3.1.0',
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        admin: { type: 'http', scheme: 'Bearer' },
        key: { type: 'apiKey', in: 'query', name: 'api_key' },
        session: { type: 'apiKey', in: 'cookie', name: 'sid' },
        staff: { type: 'http', scheme: 'basic', 'x-title': 'Staff number and PIN' },
      },
    },
    paths: {
      '/a': {
        get: {
          security: [{ token: [] }, { key: [] }, { session: [] }, { staff: [] }],
          responses: { 200: { description: 'Done.' } },
        },
      },
    },
  };
  const text = textOf({ markup: pageOf(contract, 'operations/get-a.html') });
  expect(text).toContain('Bearer token token or ?api_key= or sid cookie or Staff number and PIN');
});
