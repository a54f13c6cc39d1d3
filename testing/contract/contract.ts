import type { AnyRequest } from '../../src/contract/handler.ts';

/** A request as a binder passes it to handlers. A test sets only what its handler reads. */
export function testRequest(given: Partial<AnyRequest>): AnyRequest {
  return {
    caller: undefined,
    path: {},
    query: {},
    header: {},
    body: undefined,
    rawBody: Buffer.alloc(0),
    rawQuery: '',
    headers: {},
    rawHeaders: [],
    remoteAddress: '127.0.0.1',
    signal: new AbortController().signal,
    ...given,
  };
}
