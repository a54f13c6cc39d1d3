import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import contract from '../../../generated/queue/openapi.json' with { type: 'json' };
import { Call } from '../../contract/call.ts';
import { operationsOf } from '../../contract/model/read-operations.ts';
import { removeSlash, rewriteCase } from '../../contract/stages/written-paths.ts';
import { canonicalize } from '../../http/canonicalize.ts';
import { queueFrontRules, queueTails } from './front-rules.ts';

/** The URL that the implementation and the mock see. */
function seen(method: string, url: string): string | undefined {
  const request = new IncomingMessage(new Socket());
  request.method = method;
  request.url = url;
  const call = new Call(request, new ServerResponse(request));
  void rewriteCase(queueFrontRules.caseless!)(call);
  void removeSlash(queueFrontRules.withSlash!)(call);
  return request.url;
}

test.each(['/v2/queues/', '/v2/Queues/'])('a queue may be created at %s', (url) => {
  expect(seen('POST', url)).toBe('/v2/queues');
  expect(seen('GET', `${url}?a=b`)).toBe('/v2/queues?a=b');
});

test.each(['/v2/queues/orders/', '/v2/messages/', '/v2/dlq/'])('the slash of %s stays', (url) => {
  expect(seen('DELETE', url)).toBe(url);
});

test('the tails are those that the contract marks with x-multi-segment', () => {
  const marked = operationsOf(contract).flatMap(({ path, parameters }) =>
    parameters.some((parameter) => parameter['x-multi-segment']) ? path : [],
  );
  const prefixes = new Set(marked.map((path) => path.slice(0, path.lastIndexOf('{'))));
  expect(queueTails.map(({ prefix }) => prefix).toSorted()).toEqual([...prefixes].toSorted());
});

describe.each(['/v1/publish/', '/v2/publish/', '/v2/enqueue/orders/', '/v2/schedules/'])(
  'below %s',
  (prefix) => {
    test.each([
      'https://example.com',
      'http://localhost:3000/a//b/?x=1&y=http://z/%2F%20',
      'ftp://example.com/',
      'http:/example.com',
    ])('%s becomes one segment, and one decoding gives it back', (destination) => {
      const canonical = canonicalize(queueTails, prefix + destination);
      expect(canonical).toBe(prefix + encodeURIComponent(destination));
      expect(canonicalize(queueTails, canonical)).toBe(canonical);
    });

    test.each([
      'billing',
      'billing?upstash-callback=https://example.com/',
      'https%3A%2F%2Fa%2F?b=/',
    ])('%s stays as it is', (tail) => {
      expect(canonicalize(queueTails, prefix + tail)).toBe(prefix + tail);
    });
  },
);

test('a destination without its scheme is a tail too, so that the error can name what is missing', () => {
  expect(canonicalize(queueTails, '/v2/publish/example.com/hook')).toBe(
    '/v2/publish/example.com%2Fhook',
  );
});

test.each([
  '/v2/schedules/weekly/pause',
  '/v2/schedules',
  '/v2/enqueue/orders',
  '/v2/enqueue//https://example.com',
  '/v2/topics/billing/endpoints',
  '/v2/messages?url=https://example.com',
])('%s has no destination', (url) => {
  expect(canonicalize(queueTails, url)).toBe(url);
});
