import { openLog } from '../../src/base/log.ts';
import { listen, type Listening } from '../../src/http/server.ts';
import { bindContract } from '../../mocks/contract/bind-contract.ts';
import { withFormats } from '../../mocks/contract/described.ts';
import type { AnswerOptions } from '../../mocks/contract/answer-requests.ts';
import { problemErrors } from '../../src/express/problem.ts';
import { mockState } from '../../mocks/stateful/answer-stateful.ts';
import { seeds } from '../../mocks/answer-seeds.ts';
import { contractOf } from '../toolkit/toolkit.ts';

/** An answer as a client sees it. */
export interface Seen {
  readonly status: number;
  readonly type: string | null;
  readonly headers: Headers;
  readonly text: string;
  /** Parsed, if it is JSON. */
  readonly body: unknown;
}

export interface MockUnderTest {
  readonly url: string;
  /** @param target the path and the query; `POST /pets` sends another method than GET */
  ask(target: string, request?: RequestInit): Promise<Seen>;
  close(): Promise<void>;
}

/** The mock of a document, at an address of its own. */
export async function mockOf(
  text: string,
  { stateful = false, ...answers }: Partial<AnswerOptions> & { readonly stateful?: boolean } = {},
): Promise<MockUnderTest> {
  const contract = withFormats(contractOf({ 'api.yaml': text }));
  const nextSeed = seeds();
  const state = stateful ? mockState(contract, nextSeed) : undefined;
  const options = { dynamic: false, checkResponses: false, nextSeed, state, ...answers };
  const { listener } = bindContract(contract, { log: openLog('silent') }, options);
  const server: Listening = await listen(listener, problemErrors, { host: '127.0.0.1', port: 0 });
  const { url } = server;
  return {
    url,
    ask: async (target, request = {}) => {
      const [first = '', second] = target.split(' ');
      const [method, path] = second === undefined ? ['GET', first] : [first, second];
      return seen(await fetch(url + path, { method, ...request }));
    },
    close: () => server.close(),
  };
}

async function seen(response: Response): Promise<Seen> {
  const text = await response.text();
  const { status, headers } = response;
  const type = headers.get('content-type');
  const isJson = /json/.test(type ?? '') && text !== '';
  return { status, type, headers, text, body: isJson ? (JSON.parse(text) as unknown) : undefined };
}

/** A JSON body of a request. */
export function json(value: unknown): RequestInit {
  return { body: JSON.stringify(value), headers: { 'content-type': 'application/json' } };
}
