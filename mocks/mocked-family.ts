import { bodyKindOf, type Operation } from '../src/contract/model/operation.ts';
import { JSON_TYPE, type MediaTypeObject } from '../src/contract/model/document.ts';
import { operationsOf } from '../src/contract/model/read-operations.ts';
import type { ContractErrors, Family } from '../src/contract/family.ts';
import type { AnyHandler, AnyRequest } from '../src/contract/handler.ts';
import { isFailure, wordsOf } from '../src/contract/faults/inject-faults.ts';
import type { Answer } from '../src/http/respond.ts';
import type { Issue } from '../src/contract/validation.ts';
import { readEach } from './each.ts';
import { readEcho } from './echo.ts';
import { exampleChooser } from './fitting-example.ts';
import { withHandedOut } from './handed-out.ts';
import { preferenceOf, type Preference, type Prism } from './prism.ts';
import { unlessEngineCalled } from './mock-engine.ts';

/**
 * A family whose operations are answered from the contract.
 *
 * The family's own handlers run first. Their refusals and the answers that need no engine are returned, with the
 * headers of the contract. When a handler calls its engine (`mock-engine.ts`), the answer is the success example that
 * matches the request, or with `Prefer: dynamic=true` a body like it, generated from the schema; both with the
 * request's values filled in. Any other status, or an example by its name, is chosen by a `Prefer` header alone.
 */
export function mockedFamily<Operations, Caller>(
  family: Family<Operations, Caller>,
  prism: Prism,
): Family<Operations, Caller> {
  const originals = family.handlers as unknown as Readonly<Record<string, AnyHandler>>;
  const handlers = Object.fromEntries(
    operationsOf(family.contract).map((operation) => [
      operation.operationId,
      mockHandler(operation, originals[operation.operationId]!, prism, family.errors),
    ]),
  );
  return { ...family, handlers: handlers as unknown as typeof family.handlers };
}

function mockHandler(
  operation: Operation,
  original: AnyHandler,
  prism: Prism,
  errors: Pick<ContractErrors, 'invalid' | 'ofStatus'>,
): AnyHandler {
  const documented = documentedAnswers(operation, prism);
  const success = Number(Object.keys(operation.responses).find((status) => status.startsWith('2')));
  const media = mediaOf(operation, success);
  const choose = exampleChooser(media);
  const each = readEach(media);
  const split = bodyKindOf(operation) === 'json' ? each : each && whole;

  async function fromExample(request: AnyRequest): Promise<Answer> {
    const { example } = choose(request);
    const asked = { code: success, ...(example !== undefined && { example }) };
    const answer = await documented(request, asked);
    if (answer === undefined) throw new Error(`Prism has no ${success} of ${operation.path}`);
    return answer;
  }

  /** Generates an answer, except to requests that a schema can't tell from others. */
  async function madeUp(request: AnyRequest): Promise<Answer> {
    const example = await fromExample(request);
    if (choose(request).isSpecial) return example;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const answer = await documented(request, { code: success, dynamic: true });
      if (answer === undefined || !resembles(answer.body, example.body, split !== undefined))
        continue;
      const body = withHandedOut(answer.body, example.body);
      // Only the first item was looked at.
      return { ...answer, body: split === undefined ? body : itemAt(body, 0) };
    }
    return example;
  }

  /** Answers each part of a request as if it had been sent alone. */
  async function forEach(
    request: AnyRequest,
    parts: readonly unknown[],
    answerTo: AnswerTo,
  ): Promise<Answer> {
    const bodies = parts.map(async (body, index) => {
      const asked = withBody(request, body);
      const own = await unlessEngineCalled(() => original(asked));
      if (own !== undefined) return own.body;
      const answer = await (index < MADE_UP ? answerTo : fromExample)(asked);
      return itemAt(answer.body, index);
    });
    const answer = await fromExample(request);
    return { ...answer, body: (await Promise.all(bodies)).flat(1) };
  }

  /** Prism looks for an example only among the successes, unless it is given a status. */
  function withStatus(preference: Preference): Preference {
    const { code, example } = preference;
    if (code !== undefined || example === undefined) return preference;
    const having = Object.keys(operation.responses).find((status) =>
      Object.hasOwn(mediaOf(operation, Number(status)).examples ?? {}, example),
    );
    return having === undefined ? preference : { ...preference, code: Number(having) };
  }

  /** Answers with any response of the contract, whatever the request is. */
  async function preferred(
    request: AnyRequest,
    prefer: string,
    preference: Preference,
  ): Promise<Answer> {
    const wanted = withStatus(preference);
    // A made-up error would contradict its own status.
    const isMadeUp = wanted.dynamic === true && !isFailure(wanted.code ?? success);
    const answer = await documented(request, { ...wanted, dynamic: isMadeUp });
    if (answer !== undefined) return answer;
    // Prism makes no events; the family's own handler plays those of the contract.
    if (isOfEvents(operation, success, preference)) return original(request);
    const { code, example } = preference;
    if (code === undefined || example !== undefined || !isFailure(code)) {
      throw errors.invalid(unknownResponse(prefer));
    }
    throw errors.ofStatus(code, wordsOf(code));
  }

  /** Answers as the family does, with `answerTo` in place of its engine. */
  async function usual(request: AnyRequest, answerTo: AnswerTo): Promise<Answer> {
    const own: Answer | undefined = await unlessEngineCalled(() => original(request));
    if (own === undefined) {
      const parts = split?.(request.body);
      return parts === undefined ? answerTo(request) : forEach(request, parts, answerTo);
    }
    const around = await documented(request, { code: own.status });
    return { ...own, headers: { ...around?.headers, ...own.headers } };
  }

  return async (request) => {
    const { prefer } = request.header;
    const preference = typeof prefer === 'string' ? preferenceOf(prefer) : undefined;
    if (preference === undefined) return usual(request, fromExample);
    const { code, example, dynamic } = preference;
    const isOther = example !== undefined || (code !== undefined && code !== success);
    if (isOther) return preferred(request, String(prefer), preference);
    const answerTo = dynamic === true ? madeUp : fromExample;
    if (code === undefined) return usual(request, answerTo);
    // Who asks for the success gets it, whatever the family thinks of the request.
    const answer = await usual(request, answerTo).catch(() => undefined);
    return answer?.status === code ? answer : answerTo(request);
  };
}

type AnswerTo = (request: AnyRequest) => Promise<Answer>;

/** A body that is not JSON is one item. */
const whole = (body: unknown): readonly unknown[] => [body];

/** How many items of one answer are generated, which takes a millisecond each; further ones are examples. */
const MADE_UP = 100;

/** Enough to have met every alternative of a schema. */
const ATTEMPTS = 50;

/**
 * Whether a generated body is of the kind of an example. A schema allows all that an operation can answer, and the
 * example is what it answers to this request.
 * @param hasItem whether the first item must be of the kind of the example's, too
 */
function resembles(made: unknown, example: unknown, hasItem: boolean): boolean {
  if (Array.isArray(made) || Array.isArray(example)) {
    if (!Array.isArray(made) || !Array.isArray(example)) return false;
    return !hasItem || (made.length > 0 && resembles(made[0], example[0], false));
  }
  if (typeof made !== 'object' || typeof example !== 'object')
    return typeof made === typeof example;
  return Object.keys(example ?? {}).every((name) => Object.hasOwn(made ?? {}, name));
}

type DocumentedAnswers = (
  request: AnyRequest,
  preference: Preference,
) => Promise<Answer | undefined>;

/**
 * The documented responses of an operation, with their echoes. Prism's result for an example is cached; only
 * results generated from a schema differ each time.
 */
function documentedAnswers(operation: Operation, prism: Prism): DocumentedAnswers {
  const asked = {
    method: operation.method,
    path: operation.path.replaceAll(/\{\w+\}/g, 'any'),
    headers: headersFor(operation),
    body: undefined,
  };
  const echoes = new Map(
    Object.keys(operation.responses).map((status) => [
      Number(status),
      readEcho(mediaOf(operation, Number(status))),
    ]),
  );
  const kept = new Map<string, Answer>();
  return async (request, preference) => {
    const { code, example } = preference;
    // Prism accepts any name of an example for a response without a body.
    const examples = mediaOf(operation, code ?? Number.NaN).examples ?? {};
    if (example !== undefined && !Object.hasOwn(examples, example)) return undefined;
    const key = `${code} ${example}`;
    const answer =
      (preference.dynamic ? undefined : kept.get(key)) ?? (await prism(asked, preference));
    const echo = answer === undefined ? undefined : echoes.get(answer.status);
    if (answer === undefined || echo === undefined) return undefined;
    if (preference.dynamic !== true) kept.set(key, answer);
    return { ...answer, body: echo(answer.body, request) };
  };
}

/** Prism negotiates by media type: JSON, and a body of the operation's type. */
function headersFor(operation: Operation): Record<string, string> {
  return {
    accept: JSON_TYPE,
    ...(bodyKindOf(operation) === 'json' && { 'content-type': JSON_TYPE }),
  };
}

function mediaOf(operation: Operation, status: number): MediaTypeObject {
  return operation.responses[status]?.content?.[JSON_TYPE] ?? {};
}

/** Whether a preference asks for a success that is a stream of events. */
function isOfEvents(
  operation: Operation,
  success: number,
  { code = success, example }: Preference,
): boolean {
  if (code !== success) return false;
  const events = operation.responses[success]?.content?.['text/event-stream'];
  return (
    events !== undefined && (example === undefined || Object.hasOwn(events.examples ?? {}, example))
  );
}

function withBody(request: AnyRequest, body: unknown): AnyRequest {
  const { caller, path, query, header, rawBody, rawQuery, headers, rawHeaders } = request;
  const { remoteAddress, signal } = request;
  return {
    caller,
    path,
    query,
    header,
    body,
    rawBody,
    rawQuery,
    headers,
    rawHeaders,
    remoteAddress,
    signal,
  };
}

/** The documented item at an index, as an array; the last item is reused for all further ones. */
function itemAt(body: unknown, index: number): unknown[] {
  const items = body as readonly unknown[];
  return items.slice(Math.min(index, items.length - 1)).slice(0, 1);
}

/** @param prefer the header as it was sent */
function unknownResponse(prefer: string): Issue {
  const message = `asks for a response that the contract does not have: ${prefer}`;
  return { in: 'header', at: 'Prefer', message };
}
