import type { CorpusRequest } from './request.ts';

/** Operations that take JSON, with a body that they take and members that may be wrong. */
const TAKING: readonly (readonly [method: string, path: string, body: object])[] = [
  ['POST', '/v2/queues', { queueName: 'orders', parallelism: 3, paused: true }],
  ['POST', '/v2/topics/billing/endpoints', { endpoints: [{ name: 'a', url: 'https://a' }] }],
  ['DELETE', '/v2/topics/billing/endpoints', { endpoints: [{ name: 'a' }] }],
  ['PATCH', '/v2/topics/billing', { headers: { a: 'b', c: ['d', 'e'] } }],
  ['DELETE', '/v2/messages', { messageIds: ['a'] }],
  ['DELETE', '/v2/dlq', { dlqIds: ['a'] }],
  ['POST', '/v2/dlq/retry', { dlqIds: ['a'] }],
];

const OTHERS: readonly unknown[] = [null, 1, 1.5, -1, true, 'x', [], [null], [{}], {}, { a: 1 }];

/** Bodies of JSON: right, of wrong types, missing, broken. */
export const bodies: readonly CorpusRequest[] = TAKING.flatMap(([method, path, body]) => [
  { method, path, body },
  { method, path, body: { ...body, colour: 'red' } },
  { method, path, body, headers: { 'content-type': 'text/plain' } },
  { method, path, body: {} },
  { method, path },
  ...['', '{', '[]', 'null', '"x"', '1', '{"__proto__":1}'].map((text) => ({
    method,
    path,
    body: text,
  })),
  ...Object.keys(body).flatMap((field) =>
    OTHERS.map((other) => ({ method, path, body: { ...body, [field]: other } })),
  ),
]);
