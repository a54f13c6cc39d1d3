import { describe, expect, test } from 'vitest';
import type { Contract } from '../../contract/model/contract.ts';
import { contractOf, exchangeOf, type ExchangeInput } from '../../../testing/toolkit/toolkit.ts';
import { examine } from './examine.ts';

/** The findings, abbreviated. */
function found(said: ExchangeInput, contract: Contract): string[] {
  return examine(contract, exchangeOf(said)).findings.map(
    ({ severity, kind, at, message }) => `${severity} ${kind} ${at}: ${message}`,
  );
}

/** A contract with one operation: the parameters, the form and the response headers of `GET /` are the given ones. */
function contractWith(parts: { parameters?: string; form?: string; headers?: string }): Contract {
  const form =
    parts.form && `{ content: { application/x-www-form-urlencoded: { schema: ${parts.form} } } }`;
  return contractOf({
    'any.yaml': `
openapi: 3.1.0
info: { title: Any, version: 1.0.0 }
paths:
  /:
    post:
      parameters: ${parts.parameters ?? '[]'}
      ${form ? `requestBody: ${form}` : ''}
      responses: { '200': { description: Done., headers: ${parts.headers ?? '{}'} } }
components:
  schemas:
    Few: { $ref: '#/components/schemas/Counts', maxItems: 2 }
    Counts: { type: array, items: { type: integer } }
    Count: { $anchor: count, type: integer }
    Named: { type: object, required: [id], properties: { id: { type: integer } } }
`,
  });
}

describe('a value in text is read by the type in any part of its schema:', () => {
  const ask = (query: string): ExchangeInput => ({
    method: 'POST',
    url: `http://any.example/${query}`,
  });
  const OF_QUERY = (schema: string) =>
    contractWith({ parameters: `[{ name: a, in: query, schema: ${schema} }]` });

  test.each([
    [
      'a list that may be null',
      `{ anyOf: [{ type: array, items: { type: integer } }, { type: 'null' }] }`,
      '?a=1&a=2',
      '?a=x',
    ],
    [
      'a list in several parts',
      `{ allOf: [{ $ref: '#/components/schemas/Counts' }, { minItems: 1 }] }`,
      '?a=1',
      '?a=x',
    ],
    ['a named value', `{ $ref: '#count' }`, '?a=1', '?a=x'],
    [
      'a value beside a reference',
      `{ $ref: '#/components/schemas/Count', maximum: 5 }`,
      '?a=5',
      '?a=6',
    ],
    ['a list by two references', `{ $ref: '#/components/schemas/Few' }`, '?a=1', '?a=1&a=2&a=3'],
    ['a word or null', `{ enum: [asc, desc, null] }`, '?a=asc', '?a=up'],
    ['the members of an object', `{ $ref: '#/components/schemas/Named' }`, '?id=1', '?id=x'],
  ])('%s', (_name, schema, right, wrong) => {
    const contract = OF_QUERY(schema);
    expect(found(ask(right), contract)).toEqual([]);
    expect(found(ask(wrong), contract)).toHaveLength(1);
  });

  test('an object in brackets, with a list in it', () => {
    const properties = '{ b: { type: integer }, c: { type: array, items: { type: integer } } }';
    const contract = contractWith({
      parameters: `[{ name: a, in: query, style: deepObject, schema: { allOf: [{ type: object, properties: ${properties} }] } }]`,
    });
    expect(found(ask('?a[b]=1&a[c]=2'), contract)).toEqual([]);
    expect(found(ask('?a[c]=2&a[c]=x'), contract)).toEqual([
      'error invalid-parameter request.query.a: a: c[1] must be an integer, and was answered with 200',
    ]);
  });

  test('a form', () => {
    const contract = contractWith({
      form: `{ allOf: [{ $ref: '#/components/schemas/Named' }, { properties: { of: { $ref: '#/components/schemas/Named' } } }] }`,
    });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = (body: string) => found({ ...ask(''), headers, body }, contract);
    expect(sent('id=1&of=%7B%22id%22%3A2%7D')).toEqual([]);
    expect(sent('id=x')).toEqual([
      'error request-body request.body/id: id must be an integer, and was answered with 200',
    ]);
  });

  test.each([
    [
      'a list that may be null',
      `{ schema: { anyOf: [{ type: array, items: { type: integer } }, { type: 'null' }] } }`,
      '1, 2',
      'x-a[0] must be an integer',
    ],
    [
      'an object',
      `{ schema: { $ref: '#/components/schemas/Named' } }`,
      'id,1',
      'x-a: id is missing',
    ],
    [
      'JSON',
      `{ content: { application/json: { schema: { $ref: '#/components/schemas/Named' } } } }`,
      '{"id":1}',
      'x-a must be an object',
    ],
  ])('a response header: %s', (_name, header, right, message) => {
    const contract = contractWith({ headers: `{ x-a: ${header} }` });
    const answered = (value: string) =>
      found({ ...ask(''), answerHeaders: { 'x-a': value } }, contract);
    expect(answered(right)).toEqual([]);
    expect(answered('x')).toEqual([`error invalid-header response.headers.x-a: header ${message}`]);
  });
});

test('an object in the query has the members that are not parameters of their own, and may be absent', () => {
  const contract = contractWith({
    parameters: `[{ name: limit, in: query, schema: { type: integer } }, { name: filter, in: query, schema: { type: object, required: [a], properties: { a: { type: integer } }, additionalProperties: false } }]`,
  });
  const asked = (query: string) =>
    found({ method: 'POST', url: `http://any.example/${query}` }, contract);
  expect(asked('?limit=1')).toEqual([]);
  expect(asked('?limit=1&a=2')).toEqual([]);
  expect(asked('?limit=1&b=2')).toEqual([
    'error invalid-parameter request.query.filter: filter: a is missing, and was answered with 200',
  ]);
});
