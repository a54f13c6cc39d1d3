import { expect, test } from 'vitest';
import { testRequest } from '../testing/contract/contract.ts';
import { exampleChooser } from './fitting-example.ts';

const choose = exampleChooser({
  examples: {
    end: { value: [], 'x-when': { '$request.query.cursor': '' } },
    page: { value: [1] },
    group: {
      value: [2],
      'x-when': { '$request.path.destination': String.raw`^[\w.-]+$`, '$request.body#/to': '^g' },
    },
    other: { value: [3] },
  },
});

test.each([
  [{}, 'page'],
  [{ query: { cursor: 'c' } }, 'end'],
  [{ path: { destination: 'billing' } }, 'group'],
  [{ path: { destination: 'https://example.com' } }, 'page'],
  [{ body: { to: 'group' } }, 'group'],
  [{ body: { to: ['other', 'group'] } }, 'group'],
  [{ body: { to: [{}] } }, 'page'],
])('%j is answered with the example %s', (given, example) => {
  expect(choose(testRequest(given))).toEqual({ example, isSpecial: example !== 'page' });
});

test('without examples none is chosen', () => {
  expect(exampleChooser({})(testRequest({}))).toEqual({ example: undefined, isSpecial: false });
});
