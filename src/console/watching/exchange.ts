import type { components } from '../../../generated/console/types.ts';
import type { Call } from '../../contract/call.ts';
import type { WatchedFamily } from '../../contract/request-watch.ts';
import { checkAnswer } from '../../contract/response-check.ts';
import { EncodedJson } from '../../http/encoded-json.ts';
import { streamOf } from '../../http/json-stream.ts';
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

/** How closely an exchange is looked at. */
export interface Scrutiny {
  /** Larger bodies, in bytes, are neither looked into nor validated, which would delay other requests. */
  readonly most: number;
  /** Whether the answer is validated, which loads and compiles schemas. */
  readonly isValidated: boolean;
}

/** For a listener, and for those who may come later. */
export const CLOSE: Scrutiny = { most: 1_048_576, isValidated: true };
export const CHEAP: Scrutiny = { most: MOST_OF_BODY, isValidated: false };

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
  scrutiny: Scrutiny,
): Promise<CapturedExchange> {
  const { request, response, rawBody } = call;
  // A request that matches no operation has none, whatever the type says.
  const operation = (call.bound as Call['bound'] | undefined)?.operation;
  const sent = sentIn(call, scrutiny);
  const finding = await findingOf(family, call, sent, scrutiny);
  const shown = shownExchange(family, call, sent, scrutiny.most);
  const said = finding.finding === undefined ? undefined : shown.text(finding.finding);
  const why = said ?? (response.statusCode < 400 ? undefined : errorIn(shown.responseBody));
  const [, origin] = shown.requestHeaders.find(([name]) => name === 'origin') ?? [];
  // A client that leaves in the middle of its request is not refused, but it has not been accepted either.
  const isAccepted = !call.isRefused && (call.isHandled || response.headersSent);
  const summary: WatchedRequest = {
    id,
    time: span.time,
    family: family.name,
    method: request.method ?? 'GET',
    path: beginningOf(shown.path, MOST_OF_PATH),
    ...(operation !== undefined && { operationId: operation.operationId }),
    status: response.headersSent ? response.statusCode : 0,
    milliseconds: Math.round(span.milliseconds * 1000) / 1000,
    requestBytes: Math.max(rawBody.length, Number(request.headers['content-length'] ?? 0) || 0),
    responseBytes: sent?.byteLength ?? call.answerBytes,
    request: operation === undefined ? 'unknown' : isAccepted ? 'accepted' : 'refused',
    response: finding.response,
    ...(why !== undefined && { finding: beginningOf(why, MOST_OF_PATH) }),
    ...(origin !== undefined && { origin: beginningOf(origin, MOST_OF_PATH) }),
  };
  const exchange = {
    ...summary,
    requestHeaders: headersOf(shown.requestHeaders),
    responseHeaders: headersOf(shown.responseHeaders),
    requestBody: bodyOf(shown.requestBody, rawBody),
    responseBody: bodyOf(shown.responseBody, sent ?? HIDDEN_BYTES),
  };
  return { summary, exchange };
}

const NOTHING = new Uint8Array();
const HIDDEN_BYTES = Buffer.from(HIDDEN);

/** The bytes of the answer's body that were sent, none of a stream; undefined if they are too many to be made again. */
function sentIn(
  { request, answer, answerBytes }: Call,
  { most }: Scrutiny,
): Uint8Array | undefined {
  if (answer === undefined || request.method === 'HEAD') return NOTHING;
  // What was made while it was sent is kept nowhere.
  if (streamOf(answer.body) !== undefined) return undefined;
  return answerBytes > most ? undefined : bytesOf(answer);
}

function bytesOf({ body }: Answer): Uint8Array {
  if (body === undefined || body instanceof EventStream) return NOTHING;
  if (body instanceof EncodedJson) return body.bytes;
  return body instanceof Uint8Array ? body : Buffer.from(JSON.stringify(body));
}

async function findingOf(
  family: WatchedFamily,
  { bound, answer }: Call,
  sent: Uint8Array | undefined,
  { most, isValidated }: Scrutiny,
): Promise<Pick<WatchedRequest, 'response' | 'finding'>> {
  const operation = (bound as Call['bound'] | undefined)?.operation;
  const error = answer instanceof Error ? { finding: answer.message } : {};
  if (operation === undefined || answer === undefined || !isValidated)
    return { response: 'unchecked', ...error };
  const isStream = answer.body instanceof EventStream;
  const isLarge = sent === undefined || sent.byteLength > most;
  const held = isStream || isLarge ? { status: answer.status, body: undefined } : answer;
  const broken = await checkAnswer(family.contract, operation, held);
  if (broken !== undefined) return { response: 'undocumented', finding: broken };
  return { response: 'documented', ...error };
}

/** The message of an error that a handler has answered with, as it is shown. */
function errorIn(body: string): string | undefined {
  if (body.length > MOST_OF_PATH || !body.startsWith('{"error":')) return undefined;
  try {
    const { error } = JSON.parse(body) as { error: unknown };
    return typeof error === 'string' ? error : undefined;
  } catch {
    return undefined;
  }
}

/** The beginning of a body. One that is hidden as a whole is not whole. */
function bodyOf(text: string, bytes: Uint8Array): Body {
  const isWhole = text.length <= MOST_OF_BODY && !(text === HIDDEN && bytes.byteLength > 0);
  return { text: beginningOf(text, MOST_OF_BODY), isWhole };
}

/** The beginning of a text as a text of its own: a part of a string keeps all of that in memory. */
function beginningOf(text: string, most: number): string {
  return text.length <= most ? text : Buffer.from(text.slice(0, most)).toString();
}

function headersOf(pairs: readonly (readonly [string, string])[]): Headers {
  let length = 0;
  return pairs.flatMap(([name, value]): [string, string][] => {
    length += name.length + value.length;
    return length > MOST_OF_HEADERS ? [] : [[name, value]];
  });
}
