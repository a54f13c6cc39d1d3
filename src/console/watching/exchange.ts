import type { components } from '../../../generated/console/types.ts';
import type { Call } from '../../contract/call.ts';
import type { WatchedFamily } from '../../contract/request-watch.ts';
import { checkAnswer } from '../../contract/response-check.ts';
import { EventStream } from '../../http/event-stream.ts';
import type { Answer } from '../../http/respond.ts';
import { HIDDEN, shownExchange } from './redaction.ts';

export type WatchedRequest = components['schemas']['watched-request'];
export type Exchange = components['schemas']['exchange'];
type Body = components['schemas']['body'];
type Headers = components['schemas']['headers'];

/** How much is kept: characters of a body, of a path and of all headers. */
const MOST_OF_BODY = 32_768;
const MOST_OF_PATH = 2_000;
const MOST_OF_HEADERS = 16_384;
/** Answers beyond this many bytes are not validated: that would delay other requests. */
const MOST_CHECKED = 1_048_576;

/** A request that has been answered: what an event has of it, and all that is kept. */
export interface CapturedExchange {
  readonly summary: WatchedRequest;
  readonly exchange: Exchange;
}

/** When a request came, and how long it took. */
export interface Span {
  /** Unix milliseconds. */
  readonly time: number;
  readonly milliseconds: number;
}

/** A request that has been answered, with the validation of both against the contract. */
export async function exchangeOf(
  id: number,
  family: WatchedFamily,
  call: Call,
  span: Span,
): Promise<CapturedExchange> {
  const { request, response, rawBody, answer } = call;
  // A request that matches no operation has none, whatever the type says.
  const operation = (call.bound as Call['bound'] | undefined)?.operation;
  const sent = answer === undefined ? NOTHING : bytesOf(answer);
  const finding = await findingOf(family, call, sent.byteLength);
  const shown = shownExchange(family, call, sent);
  const { origin } = request.headers;
  const summary: WatchedRequest = {
    id,
    time: span.time,
    family: family.name,
    method: request.method ?? 'GET',
    path: shown.path.slice(0, MOST_OF_PATH),
    ...(operation !== undefined && { operationId: operation.operationId }),
    status: response.headersSent ? response.statusCode : 0,
    milliseconds: Math.round(span.milliseconds * 1000) / 1000,
    requestBytes: Math.max(rawBody.length, Number(request.headers['content-length'] ?? 0) || 0),
    responseBytes: sent.byteLength,
    request: operation === undefined ? 'unknown' : call.isRefused ? 'refused' : 'accepted',
    ...finding,
    ...(finding.finding !== undefined && { finding: shown.text(finding.finding) }),
    ...(origin !== undefined && { origin }),
  };
  const exchange = {
    ...summary,
    requestHeaders: headersOf(shown.requestHeaders),
    responseHeaders: headersOf(shown.responseHeaders),
    requestBody: bodyOf(shown.requestBody, rawBody),
    responseBody: bodyOf(shown.responseBody, sent),
  };
  return { summary, exchange };
}

const NOTHING = new Uint8Array();

/** The bytes of the answer's body; none for a stream. */
function bytesOf({ body }: Answer): Uint8Array {
  if (body === undefined || body instanceof EventStream) return NOTHING;
  return body instanceof Uint8Array ? body : Buffer.from(JSON.stringify(body));
}

async function findingOf(
  family: WatchedFamily,
  { bound, answer, isRefused }: Call,
  bytes: number,
): Promise<Pick<WatchedRequest, 'response' | 'finding'>> {
  const operation = (bound as Call['bound'] | undefined)?.operation;
  const refusal = isRefused && answer instanceof Error ? { finding: answer.message } : {};
  if (operation === undefined || answer === undefined) return { response: 'unchecked', ...refusal };
  const isStream = answer.body instanceof EventStream;
  const held =
    isStream || bytes > MOST_CHECKED ? { status: answer.status, body: undefined } : answer;
  const broken = await checkAnswer(family.contract, operation, held);
  if (broken !== undefined) return { response: 'undocumented', finding: broken };
  return { response: 'documented', ...refusal };
}

/** The beginning of a body. One that is hidden as a whole is not whole. */
function bodyOf(text: string, bytes: Uint8Array): Body {
  const isWhole = text.length <= MOST_OF_BODY && !(text === HIDDEN && bytes.byteLength > 0);
  return { text: text.slice(0, MOST_OF_BODY), isWhole };
}

function headersOf(pairs: readonly (readonly [string, string])[]): Headers {
  let length = 0;
  return pairs.flatMap(([name, value]): [string, string][] => {
    length += name.length + value.length;
    return length > MOST_OF_HEADERS ? [] : [[name, value]];
  });
}
