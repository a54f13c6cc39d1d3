import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bindDirect } from '../../contract/direct.ts';
import { bindExpress } from '../../contract/express.ts';
import { mediaTypeFor } from './media-type.ts';
import {
  serveRegistry,
  type RegistryServer,
} from '../../../testing/families/schema-registry/schema-registry.ts';

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
