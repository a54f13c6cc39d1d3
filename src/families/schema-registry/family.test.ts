import { expect, onTestFinished, test, vi, afterAll, beforeAll, describe } from 'vitest';
import { type RegistryServer, serveRegistry } from '../../../testing/families/schema-registry.ts';
import { bindDirect } from '../../contract/direct.ts';
import { openLog } from '../../base/log.ts';
import { SchemaRegistryError } from '../../engines/schema-registry/errors.ts';
import { refusalOfRegistry } from './errors.ts';
import type { IncomingMessage } from 'node:http';
import { bindExpress } from '../../express/application.ts';
import { mediaTypeFor } from './family.ts';

test('an error of the disk is logged, and answered with a code of its own', async () => {
  const log = openLog('silent');
  const error = vi.spyOn(log, 'error');
  const server = await serveRegistry(bindDirect, log);
  onTestFinished(() => server.close());
  await server.registries.close();
  const { status, body } = await server.ask('GET', '/subjects');
  expect(status).toBe(500);
  expect(JSON.parse(body)).toEqual({
    error_code: 50001,
    message: 'The schemas can not be read or written at the moment',
  });
  expect(error).toHaveBeenCalledTimes(1);
  expect(error.mock.calls[0]).toMatchObject([
    { err: { cause: expect.any(Error) } },
    expect.any(String),
  ]);
});

test('an answer has 1,000 schemas at most: a higher limit counts as that number, and so does none', async () => {
  const server = await serveRegistry(bindDirect);
  onTestFinished(() => server.close());
  const registry = server.registries.registry('default');
  const one = { schemaType: 'AVRO', schema: '"int"', references: [] } as const;
  for (let i = 0; i < 1001; i++) await registry.register(`s${i}`, one);
  const lengthOf = async (query: string) => {
    const { body } = await server.ask('GET', `/schemas${query}`);
    return (JSON.parse(body) as unknown[]).length;
  };
  expect(await lengthOf('')).toBe(1000);
  expect(await lengthOf('?limit=1001')).toBe(1000);
  expect(await lengthOf('?limit=2147483647')).toBe(1000);
  expect(await lengthOf('?offset=1000')).toBe(1);
});

test.each(['keptElsewhere', 'homeUnknown'] as const)(
  'if another copy has the schemas, the answer says when to retry: %s',
  (kind) => {
    const { status, headers } = refusalOfRegistry(new SchemaRegistryError(kind, { place: 'a' }));
    expect(status).toBe(503);
    expect(headers).toEqual({ 'Retry-After': '2' });
  },
);

const V1 = 'application/vnd.schemaregistry.v1+json';
const ANY_VERSION = 'application/vnd.schemaregistry+json';
const JSON_TYPE = 'application/json';

test.each([
  [undefined, JSON_TYPE],
  ['*/*', JSON_TYPE],
  [V1, V1],
  [ANY_VERSION, ANY_VERSION],
  [`${V1}, ${ANY_VERSION}; q=0.9, ${JSON_TYPE}; q=0.5`, V1],
  [`${V1};q=0.5, ${JSON_TYPE};q=0.9`, JSON_TYPE],
  [`${JSON_TYPE}, ${V1}`, JSON_TYPE],
  [V1.toUpperCase(), V1],
  ['text/html', JSON_TYPE],
  [`${V1};q=0`, JSON_TYPE],
  [`${V1};q=much, */*`, JSON_TYPE],
  ['constructor', JSON_TYPE],
])('Accept: %s gets %s', (accept, type) => {
  const headers = accept === undefined ? {} : { accept };
  expect(mediaTypeFor({ headers } as IncomingMessage)).toBe(type);
});

describe.each([
  ['compiled', bindDirect],
  ['express', bindExpress],
])('bound with %s', (_, bind) => {
  let server: RegistryServer;
  beforeAll(async () => {
    server = await serveRegistry(bind);
  });
  afterAll(() => server.close());

  test('answers and errors have the requested media type', async () => {
    for (const path of ['/subjects', '/subjects/none/versions', '/nothing']) {
      expect(await server.ask('GET', path, undefined, { accept: V1 })).toHaveProperty('type', V1);
      expect(await server.ask('GET', path)).toHaveProperty('type', JSON_TYPE);
    }
  });
});
