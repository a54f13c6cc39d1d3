import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { Call } from '../../contract/call.ts';
import { removeSlash, rewriteCase } from '../../contract/stages/written-paths.ts';
import { queueFrontRules } from './front-rules.ts';

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
