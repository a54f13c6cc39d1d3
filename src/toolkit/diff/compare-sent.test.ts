import { describe, expect, test } from 'vitest';
import { contractOf } from '../../../testing/toolkit/toolkit.ts';
import { compareContracts } from './compare-contracts.ts';

/** A contract with a callback, a webhook and a link. */
const ORDERS = `
openapi: 3.1.0
info: { title: Orders, version: 1.0.0 }
paths:
  /orders:
    post:
      operationId: addOrder
      callbacks:
        shipped:
          '{$request.body#/url}':
            post:
              parameters: [{ name: x-time, in: header, required: true, schema: { type: integer } }]
              requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Event' } } } }
              responses: { '200': { description: Seen., content: { application/json: { schema: { $ref: '#/components/schemas/Seen' } } } } }
      responses:
        '201': { description: Added., links: { order: { operationId: getOrder, parameters: { id: $response.body#/id } } } }
  /orders/{id}:
    get:
      operationId: getOrder
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      responses: { '200': { description: One. } }
webhooks:
  stock:
    post:
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Event' } } } }
      responses: { '200': { description: Seen. } }
components:
  schemas:
    Event: { type: object, required: [kind], properties: { kind: { type: string }, note: { type: string } } }
    Seen: { type: object, required: [ok], properties: { ok: { type: boolean } } }
`;

function told(text: string, becomes: string): string[] {
  expect(ORDERS).toContain(text);
  const after = contractOf({ 'a.yaml': ORDERS.replace(text, becomes) });
  return compareContracts(contractOf({ 'a.yaml': ORDERS }), after).map(
    ({ level, rule, subject, at, whom = '' }) => `${level} ${rule} ${subject}: ${at} ${whom}`,
  );
}

const CALLBACK = 'POST /orders callback POST {$request.body#/url}';
const WEBHOOK = 'webhook POST stock';
const EVENT = 'Event: { type: object, required: [kind]';

describe('what the service sends by itself is read by clients', () => {
  test.each([
    [
      'a field that is no longer always sent',
      [EVENT, EVENT.replace('kind', '')],
      [
        `breaking request-property-optional ${CALLBACK}: request body.kind clients that read it`,
        `breaking request-property-optional ${WEBHOOK}: request body.kind clients that read it`,
      ],
    ],
    ['a field that is always sent now', [EVENT, EVENT.replace('kind', 'kind, note')], []],
    [
      'a header that is no longer always sent',
      ['name: x-time, in: header, required: true', 'name: x-time, in: header'],
      [`breaking parameter-optional ${CALLBACK}: header parameter x-time clients that read it`],
    ],
    [
      'a header that is new and required',
      [
        'name: x-time, in: header',
        'name: X-New, in: header, required: true }, { name: X-Time, in: header',
      ],
      [`addition parameter-added ${CALLBACK}: header parameter X-New `],
    ],
    [
      'a body that is no longer always sent',
      ['requestBody: { required: true', 'requestBody: { required: false'],
      [`breaking request-body-optional ${CALLBACK}: request body clients that read it`],
    ],
    [
      'an answer that needs more than before',
      ['Seen: { type: object, required: [ok]', 'Seen: { type: object, required: [ok, by]'],
      [
        `breaking response-property-required ${CALLBACK}: response 200 body.by clients that do not send it`,
      ],
    ],
    [
      'an answer that needs less than before',
      ['Seen: { type: object, required: [ok]', 'Seen: { type: object'],
      [],
    ],
    ['another name of a callback', ['        shipped:', '        sent:'], []],
    [
      'a webhook that is gone, and a new one',
      ['  stock:', '  prices:'],
      [
        `breaking webhook-removed ${WEBHOOK}: operation clients that wait for it`,
        'addition webhook-added webhook POST prices: operation ',
      ],
    ],
    [
      'another address of a callback',
      ['{$request.body#/url}', '{$request.body#/address}'],
      [
        `breaking callback-removed ${CALLBACK}: operation clients that wait for it`,
        'addition callback-added POST /orders callback POST {$request.body#/address}: operation ',
      ],
    ],
  ])('%s', (_name, [text, becomes], changes) => {
    expect(told(text!, becomes!)).toEqual(changes);
  });
});

test.each([
  [
    'that is gone',
    ['{ order: {', '{ x-order: {'],
    ['breaking link-removed', 'addition link-added'],
  ],
  [
    'to another operation',
    ['order: { operationId: getOrder', 'order: { operationId: addOrder'],
    ['breaking link-changed'],
  ],
  [
    'with another value',
    ['id: $response.body#/id', 'id: $response.body#/order'],
    ['breaking link-changed'],
  ],
  ['that names its parameter otherwise', ['{ id: $response', '{ path.id: $response'], []],
])('a link %s', (_name, [text, becomes], changes) => {
  const found = told(text!, becomes!).map((each) => each.split(' ').slice(0, 2).join(' '));
  expect(found).toEqual(changes);
});

describe('the credentials that a callback or webhook has', () => {
  const SECURED = ORDERS.replace(
    'components:\n',
    'components:\n  securitySchemes: { key: { type: apiKey, in: header, name: X-Key }, token: { type: http, scheme: bearer } }\n',
  );
  const webhook = (security: string) =>
    SECURED.replace('  stock:\n    post:', `  stock:\n    post:\n      ${security}`);
  const changes = (was: string, is: string) =>
    compareContracts(contractOf({ 'a.yaml': was }), contractOf({ 'a.yaml': is })).map(
      ({ level, rule, subject, at, message }) => `${level} ${rule} ${subject}: ${at} ${message}`,
    );

  test.each([
    ['gone', 'security: [{ key: [] }]', '', 'no credentials are sent any more'],
    ['others', 'security: [{ key: [] }]', 'security: [{ token: [] }]', 'may be token now'],
    ['optional', 'security: [{ key: [] }]', 'security: [{ key: [] }, {}]', 'may be nothing now'],
  ])('%s', (_name, was, is, message) => {
    expect(changes(webhook(was), webhook(is))).toEqual([
      `breaking security-loosened ${WEBHOOK}: security ${message}`,
    ]);
  });

  test.each([
    ['new', '', 'security: [{ key: [] }]'],
    ['more', 'security: [{ key: [] }]', 'security: [{ key: [], token: [] }]'],
    ['one of them', 'security: [{ key: [] }, { token: [] }]', 'security: [{ token: [] }]'],
  ])('%s: no change', (_name, was, is) => {
    expect(changes(webhook(was), webhook(is))).toEqual([]);
  });

  test('that are said of all requests are for those to the service', () => {
    const ofAll = (text: string) => text.replace('webhooks:', 'security: [{ key: [] }]\nwebhooks:');
    expect(changes(ofAll(SECURED), SECURED)).toEqual([]);
  });
});

test('several callbacks to one address are told apart', () => {
  const again = ORDERS.replace(
    '        shipped:\n',
    "        lost: { '{$request.body#/url}': { post: { responses: { '204': { description: Seen. } } } } }\n        shipped:\n",
  );
  const [before, after] = [ORDERS, again].map((text) => contractOf({ 'a.yaml': text }));
  expect(compareContracts(after!, after!)).toEqual([]);
  expect(compareContracts(after!, before!).map(({ rule }) => rule)).toContain('callback-removed');
});
