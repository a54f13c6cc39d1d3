import {
  bodyKindOf,
  JSON_TYPE,
  operationsOf,
  type MediaTypeObject,
  type Operation,
} from '../src/contract/document.ts';
import type { ContractErrors, Family } from '../src/contract/family.ts';
import type { AnyHandler, AnyRequest } from '../src/contract/handler.ts';
import { isFailure, wordsOf } from '../src/contract/faults/inject-faults.ts';
import type { Answer } from '../src/http/respond.ts';
import type { Issue } from '../src/contract/validation.ts';
import { readEcho } from './echo.ts';
import { exampleChooser } from './fitting-example.ts';
import { preferenceOf, type Preference, type Prism } from './prism.ts';
import { unlessEngineCalled } from './mock-engine.ts';

/**
 * A family whose operations are answered from the contract.
 *
 * With a `Prefer` header Prism chooses: that status, that example, or a body generated from the schema. Without one,
 * the family's own handlers run first. Their refusals and the answers that need no engine are returned, with the
 * headers of the contract. When a handler calls its engine (`mock-engine.ts`), the answer is the success example
 * that matches the request, with the request's values filled in.
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
  const answersEach = media['x-each'] === true && bodyKindOf(operation) === 'json';

  async function fromContract(request: AnyRequest): Promise<Answer> {
    const example = choose(request);
    const asked = { code: success, ...(example !== undefined && { example }) };
    const answer = await documented(request, asked);
    if (answer === undefined) throw new Error(`Prism has no ${success} of ${operation.path}`);
    return answer;
  }

  /** Answers each item of the body as if it had been sent alone. */
  async function forEach(request: AnyRequest): Promise<Answer> {
    const items = [request.body].flat();
    const alone = items.map((item) => withBody(request, [item]));
    const bodies = alone.map(async (asked, index) => {
      const answer = await unlessEngineCalled(() => original(asked));
      if (answer !== undefined) return answer.body;
      const { body } = await fromContract(asked);
      return itemAt(body, index);
    });
    const answer = await fromContract(request);
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

  return async (request) => {
    const { prefer } = request.header;
    const preference = typeof prefer === 'string' ? preferenceOf(prefer) : undefined;
    if (preference !== undefined) {
      const answer = await documented(request, withStatus(preference));
      if (answer !== undefined) return answer;
      // Prism makes no events; the family's own handler plays those of the contract.
      if (isOfEvents(operation, success, preference)) return original(request);
      const { code, example } = preference;
      if (code === undefined || example !== undefined || !isFailure(code)) {
        throw errors.invalid(unknownResponse(String(prefer)));
      }
      throw errors.ofStatus(code, wordsOf(code));
    }
    const own: Answer | undefined = await unlessEngineCalled(() => original(request));
    if (own === undefined) return answersEach ? forEach(request) : fromContract(request);
    const around = await documented(request, { code: own.status });
    return { ...own, headers: { ...around?.headers, ...own.headers } };
  };
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
    const key = `${preference.code} ${preference.example}`;
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
