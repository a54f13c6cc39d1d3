import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { Call } from '../../contract/call.ts';
import { splitUrl } from '../../contract/stages/arrival.ts';
import type { CommandRequest } from '../../contract/family.ts';
import type { ContractDocument, ParameterObject } from '../../contract/model/document.ts';
import { operationsOf } from '../../contract/model/read-operations.ts';
import { Router } from '../../contract/model/router.ts';
import type { Tail } from '../../contract/model/tails.ts';
import type { WatchedFamily } from '../../contract/request-watch.ts';
import type { Hide } from '../../contract/secrets/hide.ts';
import { EncodedJson } from '../../http/encoded-json.ts';
import { HIDDEN, shownExchange } from './redaction.ts';

describe('of a request whose body is too large to look into', () => {
  const family = {
    name: 'redis',
    contract: { info: { title: '', version: '' }, paths: {} },
    redactCommands: ({ path, rawBody }: CommandRequest, hide: Hide) => ({
      path: path.replace(/[^/]+$/, hide),
      rawQuery: '',
      body: rawBody.toString(),
      replies: ['yes' as const],
    }),
  } satisfies WatchedFamily;

  function shown(body: object) {
    const request = new IncomingMessage(new Socket());
    request.url = '/auth/secret';
    const call = new Call(request, new ServerResponse(request));
    splitUrl(call);
    call.bound = {
      operation: { declared: { 'x-commands': 'path' }, responses: {} },
    } as unknown as Call['bound'];
    call.rawBody = Buffer.alloc(1_100_000, 'x');
    call.answer = { status: 200, body };
    return shownExchange(family, call, Buffer.from(JSON.stringify(body)), 1_048_576);
  }

  test('the secrets of its path are hidden, and the reply', () => {
    expect(shown({ result: 'made' })).toMatchObject({
      path: `/auth/${HIDDEN}`,
      requestBody: HIDDEN,
      responseBody: JSON.stringify({ result: HIDDEN }),
    });
  });

  test('and a reply that has been encoded already', () => {
    expect(shown(new EncodedJson('{ "result": "made" }')).responseBody).toBe(
      JSON.stringify({ result: HIDDEN }),
    );
  });

  test('the replies to its rows are hidden', () => {
    expect(shown([{ result: 'OK' }, { result: 'made' }]).responseBody).toBe(HIDDEN);
  });
});

describe('a path with encoded slashes is shown with them, so that secrets behind names are hidden', () => {
  const inPath = (name: string, tail?: Tail): ParameterObject => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
    ...(tail !== undefined && { 'x-multi-segment': tail }),
  });
  const document: ContractDocument = {
    info: { title: '', version: '' },
    paths: {
      '/produce/{topic}/{message}': {
        get: {
          operationId: 'produce',
          parameters: [inPath('topic'), inPath('message', true)],
          responses: {},
        },
      },
      '/publish/{destination}': {
        post: {
          operationId: 'publish',
          parameters: [inPath('destination', 'url')],
          responses: {},
        },
      },
      '/topics/{topic}': {
        get: { operationId: 'topic', parameters: [inPath('topic')], responses: {} },
      },
    },
  };
  const router = new Router(operationsOf(document));

  /** What is shown of a request that is refused before its parameters are read. */
  function shownPath(method: string, url: string): string {
    const request = new IncomingMessage(new Socket());
    Object.assign(request, { method, url });
    const call = new Call(request, new ServerResponse(request));
    splitUrl(call);
    const match = router.find(call.path);
    const operation = match?.operations.get(method);
    if (operation !== undefined) {
      call.bound = { operation } as Call['bound'];
      call.encodedPath = match!.parameters;
    }
    return shownExchange({ name: 'kafka', contract: document }, call, Buffer.alloc(0), 1_048_576)
      .path;
  }

  test.each([
    ['of an operation', 'GET', '/topics/token%2Fsesame', `/topics/token/${HIDDEN}`],
    ['of no operation', 'GET', '/nothing/token%2Fsesame/x', `/nothing/token/${HIDDEN}/x`],
    ['of no method', 'PUT', '/publish/token%2Fsesame', `/publish/token/${HIDDEN}`],
    ['in one segment', 'POST', '/publish/http%3A%2F%2Fu:sesame@h', `/publish/http://${HIDDEN}@h`],
    ['before other slashes', 'GET', '/produce/t/token%2Fsesame/x', `/produce/t/token/${HIDDEN}/x`],
    ['of a URL', 'GET', '/produce/t/http%3A//u:sesame@h/', `/produce/t/http://${HIDDEN}@h/`],
    [
      'of a password',
      'GET',
      '/produce/t/http://u:pass%2Fword@h/',
      `/produce/t/http://${HIDDEN}@h/`,
    ],
    [
      'of a password, but no method',
      'PUT',
      '/publish/http://u:pass%2Fword@h',
      `/publish/http://${HIDDEN}@h`,
    ],
    ['in a secret', 'GET', '/nothing/token/open%2bse%2fsame', `/nothing/token/${HIDDEN}`],
    ['that stay encoded', 'POST', '/publish/http://h/a%2Fb', '/publish/http://h/a%2Fb'],
  ])('%s', (_, method, url, shown) => {
    expect(shownPath(method, url)).toBe(shown);
  });

  test('a megabyte without slashes is looked through once', () => {
    const url = `/${'x'.repeat(1_000_000)}`;
    expect(shownPath('GET', url)).toBe(url);
  });
});

test('thousands of secrets are not looked for in thousands of headers', () => {
  const request = new IncomingMessage(new Socket());
  request.url = `/?${Array.from({ length: 20_000 }, (_, i) => `token=hush-${i}`).join('&')}`;
  request.rawHeaders = Array.from({ length: 20_000 }, () => ['x', 'hush-4711']).flat();
  const call = new Call(request, new ServerResponse(request));
  splitUrl(call);
  const family = { name: 'queue', contract: { info: { title: '', version: '' }, paths: {} } };
  const { requestHeaders } = shownExchange(family, call, Buffer.alloc(0), 32_768);
  expect(new Set(requestHeaders.map(([, value]) => value))).toEqual(new Set([HIDDEN]));
});
