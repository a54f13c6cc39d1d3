import { describe, expect, test } from 'vitest';
import { Contract } from '../../contract/model/contract.ts';
import { contractOf } from '../../../testing/toolkit/toolkit.ts';
import { compareContracts } from './compare-contracts.ts';

interface Given {
  readonly path?: string;
  readonly parameters?: readonly object[];
  readonly security?: readonly object[];
  readonly responses?: object;
}

/** A contract with one operation. */
function contractWith({ path = '/a', responses = { 200: {} }, ...operation }: Given) {
  const document = {
    openapi: '3.1.0',
    components: { securitySchemes: SCHEMES },
    paths: { [path]: { get: { ...operation, responses } } },
  };
  return contractOf({ 'a.json': JSON.stringify(document) });
}

const SCHEMES = {
  token: { type: 'http', scheme: 'bearer' },
  bearer: { type: 'http', scheme: 'Bearer' },
  login: { type: 'http', scheme: 'basic' },
  grant: { type: 'oauth2', flows: {} },
};
const WHOLE = { type: 'integer' };
const TEXT = { type: 'string' };
const inPath = (name: string, schema: object) => ({ name, in: 'path', required: true, schema });
const inQuery = (more: object) => ({ name: 'a', in: 'query', ...more });
const answering = (type: string) => ({ responses: { 200: { content: { [type]: {} } } } });

describe('nobody is broken by', () => {
  test.each<[string, Given, Given]>([
    ['credentials that are optional', {}, { security: [{}, { token: [] }] }],
    [
      'another name of a security scheme',
      { security: [{ token: [] }] },
      { security: [{ bearer: [] }] },
    ],
    [
      'a scope that is no longer needed',
      { security: [{ grant: ['read', 'write'] }] },
      { security: [{ grant: ['read'] }] },
    ],
    [
      'other names of path parameters, declared in another order',
      { path: '/{x}/{y}', parameters: [inPath('y', WHOLE), inPath('x', TEXT)] },
      { path: '/{y}/{z}', parameters: [inPath('y', TEXT), inPath('z', WHOLE)] },
    ],
    ['a range that has the media type', answering('text/plain'), answering('text/*')],
    [
      'a parameter of the media type',
      answering('text/plain; charset=utf-8'),
      answering('text/plain'),
    ],
    ['a status of a documented class', { responses: { '2XX': {} } }, { responses: { 200: {} } }],
  ])('%s', (_name, before, after) => {
    const changes = compareContracts(contractWith(before), contractWith(after));
    expect(changes.filter(({ level }) => level === 'breaking')).toEqual([]);
  });
});

describe('clients are broken by', () => {
  test.each<[string, Given, Given, string]>([
    [
      'a scope that is needed',
      { security: [{ grant: ['read'] }] },
      { security: [{ grant: ['read', 'write'] }] },
      'security grant read is no longer enough',
    ],
    [
      'another scheme',
      { security: [{ token: [] }] },
      { security: [{ login: [] }] },
      'security token is no longer enough',
    ],
    [
      'another type of a path parameter with another name',
      { path: '/{x}', parameters: [inPath('x', TEXT)] },
      { path: '/{y}', parameters: [inPath('y', WHOLE)] },
      'path parameter x no longer takes string: it is integer',
    ],
    [
      'another type in a parameter of a media type',
      { parameters: [inQuery({ content: { 'application/json': { schema: WHOLE } } })] },
      { parameters: [inQuery({ content: { 'application/json': { schema: TEXT } } })] },
      'query parameter a no longer takes integer: it is string',
    ],
    [
      'a parameter that may no longer be empty',
      { parameters: [inQuery({ schema: WHOLE, allowEmptyValue: true })] },
      { parameters: [inQuery({ schema: WHOLE })] },
      'query parameter a may no longer be empty',
    ],
  ])('%s', (_name, before, after, message) => {
    const changes = compareContracts(contractWith(before), contractWith(after));
    expect(changes.map(({ level, at, message }) => `${level}: ${at} ${message}`)).toEqual([
      `breaking: ${message}`,
    ]);
  });
});

test('a schema that is nested more deeply than can be compared is named', () => {
  const schemas = Array.from({ length: 20_000 }, (_, i) => {
    const properties = { next: { $ref: `#/components/schemas/S${i + 1}` } };
    return [`S${i}`, { properties }] as const;
  });
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/S0' } } };
  const document = {
    openapi: '3.1.0',
    paths: { '/a': { get: { responses: { 200: { description: 'Done.', content } } } } },
    components: { schemas: Object.fromEntries([...schemas, ['S20000', {}]]) },
  };
  const placeOf = (pointer: string) => ({ file: 'api.yaml', pointer });
  const contract = new Contract('api.yaml', { document, placeOf });
  expect(() => compareContracts(contract, contract)).toThrow(
    'api.yaml#/paths/~1a/get/responses/200/content/application~1json/schema: this schema is nested too deeply to be compared',
  );
});

describe('an operation that has moved', () => {
  /** What is told of contracts that have these paths below these servers. */
  function told(before: readonly [string, ...string[]], after: readonly [string, ...string[]]) {
    const [was, is] = [before, after].map(([url, ...paths]) => {
      const all = paths.map((path) => [path, { get: { responses: { 200: {} } } }]);
      const document = { openapi: '3.1.0', servers: [{ url }], paths: Object.fromEntries(all) };
      return contractOf({ 'a.json': JSON.stringify(document) });
    });
    return compareContracts(was!, is!)
      .filter(({ subject }) => subject !== 'servers')
      .map(({ rule, subject }) => `${rule} ${subject}`);
  }

  test.each<[string, [string, ...string[]], [string, ...string[]], string[]]>([
    ['to another base path', ['https://a.example/v1', '/x'], ['https://b.example', '/v1/x'], []],
    [
      'with others of its name left',
      ['/v1', '/x'],
      ['/', '/x', '/v1/x'],
      ['operation-added GET /x'],
    ],
    [
      'with its server, as environments have them',
      ['https://a.example/v1', '/x'],
      ['http://localhost:3000', '/x'],
      [],
    ],
    ['to another name of its parameter', ['/v1', '/x/{id}'], ['/', '/v1/x/{key}'], []],
    [
      'to another case',
      ['/', '/x'],
      ['/', '/X'],
      ['operation-removed GET /x', 'operation-added GET /X'],
    ],
  ])('%s', (_name, before, after, changes) => {
    expect(told(before, after)).toEqual(changes);
  });
});

test('the same contract in OpenAPI 3.0 and 3.1 has no changes', () => {
  const inVersion = (openapi: string, schema: object) => {
    const content = { 'application/json': { schema } };
    const operation = {
      requestBody: { content },
      responses: { 200: { description: '', content } },
    };
    const document = {
      openapi,
      info: { title: 'A', version: '1' },
      paths: { '/a': { post: operation } },
    };
    return contractOf({ 'a.json': JSON.stringify(document) });
  };
  const properties = {
    of: { type: 'string', nullable: true, example: 'x' },
    n: { type: 'number', minimum: 1, exclusiveMinimum: true },
  };
  const before = inVersion('3.0.3', { type: 'object', properties });
  const later = {
    of: { type: ['string', 'null'], examples: ['x'] },
    n: { type: 'number', exclusiveMinimum: 1 },
  };
  expect(
    compareContracts(before, inVersion('3.1.0', { type: 'object', properties: later })),
  ).toEqual([]);
});
