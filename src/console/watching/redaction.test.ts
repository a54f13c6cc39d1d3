import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { Call } from '../../contract/call.ts';
import { splitUrl } from '../../contract/stages/arrival.ts';
import type { CommandRequest } from '../../contract/family.ts';
import type { WatchedFamily } from '../../contract/request-watch.ts';
import type { Hide } from '../../contract/secrets/hide.ts';
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
      operation: { operationId: 'postCommandPath', responses: {} },
    } as unknown as Call['bound'];
    call.rawBody = Buffer.alloc(1_100_000, 'x');
    call.answer = { status: 200, body };
    return shownExchange(family, call, Buffer.from(JSON.stringify(body)));
  }

  test('the secrets of its path are hidden, and the reply', () => {
    expect(shown({ result: 'made' })).toMatchObject({
      path: `/auth/${HIDDEN}`,
      requestBody: HIDDEN,
      responseBody: JSON.stringify({ result: HIDDEN }),
    });
  });

  test('the replies to its rows are hidden', () => {
    expect(shown([{ result: 'OK' }, { result: 'made' }]).responseBody).toBe(HIDDEN);
  });
});
