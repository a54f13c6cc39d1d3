import { expect, test } from 'vitest';
import type { RecordedExchange } from '../../../contract-tests/harness/recording.ts';
import { Contract } from '../../../src/contract/model/contract.ts';
import { coveredBy } from './covered-by.ts';

const pet = { type: 'object', properties: { name: { type: 'string' } } };
const error = { type: 'object', properties: { error: { type: 'string' } } };
const examples = { dog: { value: { name: 'Rex' } }, list: { value: [] } };
const document = {
  openapi: '3.1.1',
  paths: {
    '/pets/{id}': {
      put: {
        operationId: 'putPet',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'dry', in: 'query', schema: { type: 'boolean' } },
          { name: 'If-Match', in: 'header', schema: { type: 'string' } },
        ],
        requestBody: { content: { 'application/json': { schema: pet } } },
        responses: { 200: { content: { 'application/json': { schema: pet, examples } } } },
      },
    },
  },
  'x-unmatched-responses': { 404: { content: { 'application/json': { schema: error } } } },
};
const contract = new Contract('pets', {
  document,
  placeOf: (pointer) => ({ file: 'pets', pointer }),
});

const put: RecordedExchange = {
  operationId: 'putPet',
  query: [],
  headers: ['if-match'],
  sent: { json: { name: 'Tom' } },
  status: 200,
  answered: { type: 'application/json', json: { name: 'Tom' } },
};

function covered(exchange: RecordedExchange): string[] {
  const found = new Set<string>();
  coveredBy(contract, exchange, (kind, name) => found.add(`${kind}: ${name}`));
  return [...found];
}

test('an exchange covers what was sent and what was answered', () => {
  expect(covered(put)).toEqual([
    'operations: putPet',
    'statuses: putPet 200',
    'media types: putPet 200 application/json',
    'parameters: putPet path id',
    'parameters: putPet header If-Match',
    'request bodies: putPet application/json',
    'properties: putPet request.name',
    'properties: putPet 200.name',
    'examples: putPet 200 dog',
  ]);
});

test('an example is met exactly if its values are answered', () => {
  const rex = { ...put, answered: { ...put.answered, json: { name: 'Rex' } } };
  expect(covered(rex)).toContain('exact examples: putPet 200 dog');
});

test('the body of a refused request covers its media type, but no properties', () => {
  const refused = { ...put, sent: {}, status: 400, answered: { type: 'text/plain' } };
  expect(covered(refused)).toContain('request bodies: putPet application/json');
  expect(covered(refused)).not.toContain('properties: putPet request.name');
});

test('a request that belongs to no operation covers what the contract says of all of those', () => {
  const lost = { operationId: 'other paths', query: [], headers: [], status: 404 };
  const answered = { type: 'application/json', json: { error: 'no such path' } };
  expect(covered({ ...lost, answered })).toEqual([
    'operations: other paths',
    'statuses: other paths 404',
    'media types: other paths 404 application/json',
    'error words: no such path',
    'properties: other paths 404.error',
  ]);
});
