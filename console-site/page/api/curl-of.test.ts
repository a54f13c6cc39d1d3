import { expect, test } from 'vitest';
import { curlOf } from './curl-of.ts';
import type { Exchange } from './session.ts';

const EXCHANGE: Exchange = {
  id: 1,
  time: 0,
  family: 'redis',
  method: 'POST',
  path: '/pipeline?x=1',
  status: 200,
  milliseconds: 1,
  requestBytes: 15,
  responseBytes: 17,
  request: 'accepted',
  response: 'documented',
  requestHeaders: [
    ['host', '127.0.0.1:8079'],
    ['authorization', '(hidden)'],
    ['content-type', 'application/json'],
    ['sec-fetch-mode', 'cors'],
  ],
  responseHeaders: [],
  requestBody: { text: `[["SET","it's",1]]`, isWhole: true },
  responseBody: { text: '', isWhole: true },
};

test('a request becomes a curl command that a shell runs unchanged', () => {
  expect(curlOf(EXCHANGE, 'http://127.0.0.1:8079')).toBe(
    `curl 'http://127.0.0.1:8079/pipeline?x=1' -H 'authorization: (hidden)' -H 'content-type: application/json' --data-raw '[["SET","it'\\''s",1]]'`,
  );
});

test.each([
  ['GET', '', "curl 'http://a/pipeline?x=1'"],
  ['HEAD', '', "curl --head 'http://a/pipeline?x=1'"],
  ['DELETE', '', "curl -X DELETE 'http://a/pipeline?x=1'"],
  ['PATCH', '{}', "curl -X PATCH 'http://a/pipeline?x=1' --data-raw '{}'"],
])('%s with the body "%s"', (method, text, line) => {
  const exchange = {
    ...EXCHANGE,
    method,
    requestHeaders: [],
    requestBody: { text, isWhole: true },
  };
  expect(curlOf(exchange, 'http://a')).toBe(line);
});
