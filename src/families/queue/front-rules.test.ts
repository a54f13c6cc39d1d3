import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { front } from '../../http/front.ts';
import { queueFrontRules } from './front-rules.ts';

/** The URL that the implementation and the mock see. */
function seen(method: string, url: string): string | undefined {
  const request = new IncomingMessage(new Socket());
  request.method = method;
  request.url = url;
  let seen: string | undefined;
  front(queueFrontRules, ({ url }) => (seen = url))(request, new ServerResponse(request));
  return seen;
}

test.each(['/v2/queues/', '/v2/Queues/'])('a queue may be created at %s', (url) => {
  expect(seen('POST', url)).toBe('/v2/queues');
  expect(seen('GET', `${url}?a=b`)).toBe('/v2/queues?a=b');
});

test.each(['/v2/queues/orders/', '/v2/messages/', '/v2/dlq/'])('the slash of %s stays', (url) => {
  expect(seen('DELETE', url)).toBe(url);
});
