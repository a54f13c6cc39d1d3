import { expect, test } from 'vitest';
import type { Exchange } from './session.ts';
import { draftOf, headersOf } from './replay.ts';

const EXCHANGE: Exchange = {
  ...{ id: 1, time: 0, family: 'redis', status: 200, milliseconds: 1 },
  ...{ requestBytes: 0, responseBytes: 0, request: 'accepted', response: 'documented' },
  method: 'POST',
  path: '/pipeline?_token=%28hidden%29&trace=yes',
  requestHeaders: [
    ['host', '127.0.0.1:8079'],
    ['authorization', '(hidden)'],
    ['content-type', 'application/json'],
    ['sec-fetch-site', 'cross-site'],
  ],
  responseHeaders: [],
  requestBody: { text: '[["PING"]]', isWhole: true },
  responseBody: { text: '', isWhole: true },
};

test('a draft has what the client chose, without what the browser sends and what is hidden', () => {
  expect(draftOf(EXCHANGE)).toEqual({
    method: 'POST',
    path: '/pipeline?trace=yes',
    headers: 'content-type: application/json',
    body: '[["PING"]]',
  });
  expect(draftOf({ ...EXCHANGE, path: '/get/x?_token=(hidden)' }).path).toBe('/get/x');
});

test('headers are read a line each', () => {
  expect(headersOf('a: 1\n\n b : x:y ')).toEqual([
    ['a', '1'],
    ['b', 'x:y'],
  ]);
  expect(() => headersOf('no header')).toThrow('"no header" is not a header');
});
