import type { AnyRequest } from './handler.ts';

/** A request as a binder hands it over, of which a test gives what its handler looks at. */
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
