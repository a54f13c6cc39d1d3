import { expect, test } from 'vitest';
import type { AnyRequest } from '../src/contract/handler.ts';
import { testRequest } from '../testing/contract/contract.ts';
import { contractOf } from '../testing/toolkit/toolkit.ts';
import { exampleChooser } from './fitting-example.ts';

const contract = contractOf();
const operation = contract.operations[0]!;
const nameOf = (media: Parameters<typeof exampleChooser>[2]) => {
  const choose = exampleChooser(contract, operation, media);
  return (given: Partial<AnyRequest>) => {
    const { example, isSpecial } = choose(testRequest(given));
    return { example: example?.name, isSpecial };
  };
};

const choose = nameOf({
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
  expect(choose(given)).toEqual({ example, isSpecial: example !== 'page' });
});

test('without examples none is chosen', () => {
  expect(nameOf({})({})).toEqual({ example: undefined, isSpecial: false });
});
