import { expect, test } from 'vitest';
import { ODD } from '../../../testing/toolkit/odd-contract.ts';
import { fileReader } from '../../../testing/toolkit/toolkit.ts';
import { contractFrom } from '../../contract/model/contract.ts';
import { oneDocument } from './one-document.ts';
import { freeIdentifier, withOperationNames } from './operation-names.ts';

test('every operation has a name of its own, that of its method and path if it has no other', () => {
  const contract = contractFrom('api.yaml', fileReader({ 'api.yaml': ODD }));
  const { operations } = withOperationNames(oneDocument(contract));
  expect(operations.map(({ name, identifier }) => `${name} → ${identifier}`)).toEqual([
    'GET /nodes → getNodes',
    'add → add',
    'find → find',
    'GET /nodes/{id} → getNodesId',
    'delete-one.v2/now → deleteOneV2Now',
    '2 animals → _2Animals',
    'search → search',
    'download → download',
    'form → form',
    'upload → upload',
    'register → register',
  ]);
});

test.each([
  ['pets', ['pets', 'pets2']],
  ['größe', ['größe', 'größe2']],
  ['💡', ['operation', 'operation2']],
])('names that are taken get a number: %s', (name, expected) => {
  const taken = new Set<string>();
  expect([freeIdentifier(name, taken), freeIdentifier(name, taken)]).toEqual(expected);
});
