import { afterAll, beforeAll, expect, test } from 'vitest';
import { BINDERS } from '../../../testing/contract/binders.ts';
import { type RegistryServer, serveRegistry } from '../../../testing/families/schema-registry.ts';

let servers: readonly RegistryServer[] = [];
beforeAll(async () => {
  servers = await Promise.all(BINDERS.map((bind) => serveRegistry(bind)));
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

type Request = readonly [method: string, path: string, body?: unknown];

const given = { schema: '{"type":"record","name":"R","fields":[]}' };
const json = { schema: '{"type":"string"}', schemaType: 'JSON' };

/** Sent in this order: a request may depend on earlier ones. */
const fixtures: readonly Request[] = [
  ['GET', '/subjects'],
  ['GET', '/subjects?unknown=1'],
  ['GET', '/subjects/'],
  ['HEAD', '/subjects'],
  ['PATCH', '/subjects'],
  ['GET', '/nothing'],
  ['POST', '/subjects/s/versions', given],
  ['POST', '/subjects/s/versions', { ...given, schemaType: null, references: null }],
  ['POST', '/subjects/s/versions', { ...given, references: [] }],
  ['POST', '/subjects/s/versions', {}],
  ['POST', '/subjects/s/versions', { schema: 5 }],
  ['POST', '/subjects/s/versions', { schema: '' }],
  ['POST', '/subjects/s/versions', { ...given, unknown: 1 }],
  ['POST', '/subjects/s/versions', { ...given, id: 1 }],
  ['POST', '/subjects/s/versions', { ...given, references: [{}] }],
  ['POST', '/subjects/s/versions', { ...given, references: [null] }],
  [
    'POST',
    '/subjects/s/versions',
    { ...given, references: [{ name: '', subject: 's', version: 1 }] },
  ],
  [
    'POST',
    '/subjects/s/versions',
    { ...given, references: [{ name: 'n', subject: 's', version: -2 }] },
  ],
  ['POST', '/subjects/s/versions', '{'],
  ['POST', '/subjects/s/versions', '[]'],
  ['POST', '/subjects/s/versions', 'null'],
  ['POST', '/subjects/s/versions', ''],
  ['POST', '/subjects/s/versions', 'x'.repeat(64 * 1024 + 1)],
  ['POST', '/subjects/s/versions?normalize=true', given],
  ['POST', '/subjects/s/versions?normalize=1', given],
  ['POST', '/subjects/s', given],
  ['POST', '/subjects/s', json],
  ['POST', '/subjects/a%2Fb/versions', json],
  ['GET', '/subjects/a%2Fb/versions/1'],
  ['GET', '/subjects/a%2Fb/versions/1/schema'],
  ['GET', '/subjects/%ff/versions'],
  ['GET', '/subjects?limit=1'],
  ['GET', '/subjects?limit=-1&offset=1'],
  ['GET', '/subjects?limit=-2'],
  ['GET', '/subjects?limit=1&limit=1'],
  ['GET', '/subjects/s/versions/latest'],
  ['GET', '/subjects/s/versions/-1'],
  ['GET', '/subjects/s/versions/9'],
  ['GET', '/subjects/s/versions/x'],
  ['GET', '/schemas?latestOnly=true'],
  ['GET', '/schemas/types'],
  ['GET', '/schemas/ids/1?fetchMaxId=true'],
  ['GET', '/schemas/ids/1.0'],
  ['GET', '/schemas/ids/99'],
  ['GET', '/schemas/ids/9007199254740993'],
  ['POST', '/compatibility/subjects/s/versions/latest?verbose=true', json],
  ['PUT', '/config', { compatibility: 'FULL' }],
  ['PUT', '/config', { compatibility: 'none' }],
  ['PUT', '/config', { compatibility: null }],
  ['PUT', '/config/s', { compatibility: 'NONE', more: 1 }],
  ['GET', '/config/s'],
  ['GET', '/config/s?defaultToGlobal=true'],
  ['DELETE', '/config', '{'],
  ['PUT', '/mode/s', { mode: 'READONLY' }],
  ['DELETE', '/subjects/s'],
  ['DELETE', '/mode/s'],
  ['DELETE', '/subjects/s'],
  ['DELETE', '/subjects/s?permanent=maybe'],
  ['DELETE', '/subjects/s?permanent=true'],
];

test.each(fixtures.map((request) => ({ request })))(
  'both binders give the same answer: $request',
  async ({ request: [method, path, body] }) => {
    const [direct, express, oracle] = await Promise.all(
      servers.map((server) => server.ask(method, path, body)),
    );
    expect(direct!.status).not.toBe(500);
    expect(express).toEqual(direct);
    expect(oracle).toEqual(direct);
  },
);
