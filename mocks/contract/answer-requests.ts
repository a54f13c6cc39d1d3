import type { Answerer, HandedRequest } from '../../src/contract/handler.ts';
import { preferencesIn } from '../../src/contract/preference.ts';
import type { Operation } from '../../src/contract/model/operation.ts';
import { violationIn } from '../../src/express/answer-check.ts';
import { problemAnswer } from '../../src/express/documented-refusal.ts';
import { problemOf, Refusal } from '../../src/express/problem.ts';
import type { Answer } from '../../src/http/respond.ts';
import { documentedAnswers, type DocumentedAnswer } from '../documented-answers.ts';
import { NOT_ACCEPTABLE } from '../prism.ts';
import { preferenceIn, type Preference } from '../preference.ts';
import { encodedBody, type EncodedBody } from '../responses/encode-body.ts';
import type { Callbacks } from '../callbacks/callbacks.ts';
import type { RecordedAnswers } from '../recording/recorded-answers.ts';
import type { MockState } from '../stateful/answer-stateful.ts';
import type { Described } from './described.ts';

export interface AnswerOptions {
  /** Whether bodies are generated where a request does not say. */
  readonly dynamic: boolean;
  /** Whether answers are held against the contract. */
  readonly checkResponses: boolean;
  /** The seed of the next answer that asks for none. */
  readonly nextSeed: () => number;
  /** What was recorded, which is repeated to requests like the recorded ones. */
  readonly recording?: RecordedAnswers | undefined;
  /** The records that requests change; without them every answer is from the contract alone. */
  readonly state?: MockState | undefined;
  /** Sends the callbacks of operations; without it none are sent. */
  readonly callbacks?: Pick<Callbacks, 'afterAnswer'> | undefined;
}

/** Statuses whose answers have no body (RFC 9110, sections 15.3.5, 15.3.6 and 15.4.5). */
const BODILESS = new Set([204, 205, 304]);
const NOTHING: Preference = {};
/**
 * The answer where no response is documented, which OpenAPI 3.1 allows (Operation Object): a success of which nothing is
 * known.
 */
const UNDOCUMENTED: Answer = { status: 204, body: undefined };

/** Answers the requests to an operation of any contract. */
export function answererFor(
  contract: Described,
  operation: Operation,
  { dynamic, checkResponses, nextSeed, recording, state, callbacks }: AnswerOptions,
): Answerer {
  const documented = documentedAnswers(contract, operation, nextSeed, { splits: true });
  const usual: Preference = dynamic ? { dynamic } : NOTHING;
  const write = bodyWriter(contract);
  const violation = checkResponses ? violationIn(contract) : undefined;
  const sendsCallbacks = operation.declared['callbacks'] !== undefined;

  return (request) => {
    const asked = preferenceOf(request);
    const wanted = asked ?? usual;
    const { accept } = request.headers;
    // Who asks for a certain answer gets it, and changes nothing.
    const recorded = asked === undefined ? recording?.answer(operation, request) : undefined;
    if (recorded !== undefined) return recorded;
    const ofState = asked === undefined ? state?.answer(operation, request, documented) : undefined;
    const answer = ofState ?? documented(request, wanted, accept);
    if (answer === NOT_ACCEPTABLE) throw notAcceptable(accept);
    if (answer === undefined) {
      if (asked?.code === undefined && asked?.example === undefined) return UNDOCUMENTED;
      throw undocumented(operation, asked);
    }
    const written = write(answer);
    const broken = violation?.(operation, written);
    if (broken !== undefined) throw new Error(broken);
    if (sendsCallbacks) callbacks?.afterAnswer(operation, request, answer);
    return written;
  };
}

/**
 * The preferences of a request: in its `Prefer` header, or in the query, as Prism takes them (`__code`, `__example`,
 * `__dynamic`).
 */
function preferenceOf({ headers, rawQuery }: HandedRequest): Preference | undefined {
  const { prefer } = headers;
  const isInQuery = rawQuery.includes('__');
  if (prefer === undefined && !isInQuery) return undefined;
  const given = new Map(preferencesIn(typeof prefer === 'string' ? prefer : ''));
  if (isInQuery) {
    for (const [name, value] of new URLSearchParams(rawQuery)) {
      if (name.startsWith('__') && !given.has(name.slice(2))) given.set(name.slice(2), value);
    }
  }
  const preference = preferenceIn(given);
  // Said to a mock that generates everything by default.
  return preference ?? (given.get('dynamic') === 'false' ? NOTHING : undefined);
}

function notAcceptable(accept: string | undefined): Refusal {
  return new Refusal(
    406,
    `the operation answers in no media type that the request accepts: ${accept}`,
  );
}

function undocumented({ operationId }: Operation, { code, example }: Preference) {
  const wanted = [
    ...(code === undefined ? [] : [Number.isNaN(code) ? 'such a code' : `code=${code}`]),
    ...(example === undefined ? [] : [`example=${example}`]),
  ].join(', ');
  return problemAnswer(problemOf(404, `${operationId} documents no response with ${wanted}`));
}

/** Writes bodies in their media types; one that is sent again and again is written once. */
function bodyWriter({ document }: Described): (answer: DocumentedAnswer) => Answer {
  const written = new WeakMap<object, Map<string, EncodedBody>>();
  return ({ status, headers, body, media }) => {
    if (body === undefined || media === undefined || BODILESS.has(status)) {
      return { status, headers: headers ?? {}, body: undefined };
    }
    const { type: wanted } = media;
    const isObject = typeof body === 'object' && body !== null;
    const known = isObject ? written.get(body) : undefined;
    let encoded = known?.get(wanted);
    if (encoded === undefined) {
      encoded = encodedBody(document, body, wanted, media.media);
      if (isObject) written.set(body, (known ?? new Map()).set(wanted, encoded));
    }
    const { bytes, type } = encoded;
    return { status, headers: { ...headers, 'Content-Type': type }, body: bytes };
  };
}
