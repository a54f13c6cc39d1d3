import {
  bodyKindOf,
  JSON_TYPE,
  operationsOf,
  type MediaTypeObject,
  type Operation,
} from '../src/contract/document.ts';
import type { ContractErrors, Family } from '../src/contract/family.ts';
import type { AnyHandler, AnyRequest } from '../src/contract/handler.ts';
import { isFailure, wordsOf } from '../src/contract/faults/meet-faults.ts';
import type { Answer } from '../src/http/respond.ts';
import type { Issue } from '../src/contract/validation.ts';
import { readEcho } from './echo.ts';
import { exampleChooser } from './fitting-example.ts';
import { preferenceOf, type Preference, type Prism } from './prism.ts';
import { unlessUnanswered } from './unanswering.ts';

/**
 * A family whose operations are answered from the contract.
 *
 * With a `Prefer` header Prism chooses: that status, that example, or a body made up from the schema. Without one,
 * the family's own handlers see the request first. What they refuse is refused; what they answer by themselves is
 * answered so, with the headers of the contract. Where they would ask their engine (`unanswering.ts`), the answer is
 * the example of the operation's success that is for the request, with what it echoes of the request.
 */
export function mocked<Operations, Caller>(
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

  /** Answers each item of the body as if it had come alone. */
  async function forEach(request: AnyRequest): Promise<Answer> {
    const items = [request.body].flat();
    const alone = items.map((item) => withBody(request, [item]));
    const bodies = alone.map(async (asked, index) => {
      const answer = await unlessUnanswered(() => original(asked));
      if (answer !== undefined) return answer.body;
      const { body } = await fromContract(asked);
      return itemAt(body, index);
    });
    const answer = await fromContract(request);
    return { ...answer, body: (await Promise.all(bodies)).flat(1) };
  }

  return async (request) => {
    const { prefer } = request.header;
    const preference = preferenceOf(typeof prefer === 'string' ? prefer : undefined);
    if (preference !== undefined) {
      const answer = await documented(request, preference);
      if (answer !== undefined) return answer;
      const { code, example } = preference;
      if (code === undefined || example !== undefined || !isFailure(code)) {
        throw errors.invalid(unknownResponse(preference));
      }
      throw errors.ofStatus(code, wordsOf(code));
    }
    const own: Answer | undefined = await unlessUnanswered(() => original(request));
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
 * The documented responses of an operation, with what they echo. What Prism has once made of an example is kept:
 * only what is made up from a schema is another each time.
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

/** Prism negotiates by media type: JSON, and a body of the type that the operation takes. */
function headersFor(operation: Operation): Record<string, string> {
  return {
    accept: JSON_TYPE,
    ...(bodyKindOf(operation) === 'json' && { 'content-type': JSON_TYPE }),
  };
}

function mediaOf(operation: Operation, status: number): MediaTypeObject {
  return operation.responses[status]?.content?.[JSON_TYPE] ?? {};
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

/** One item of a documented array, as an array; the last one stands for all that follow. */
function itemAt(body: unknown, index: number): unknown[] {
  const items = body as readonly unknown[];
  return items.slice(Math.min(index, items.length - 1)).slice(0, 1);
}

function unknownResponse(preference: object): Issue {
  const asked = Object.entries(preference).map(([name, value]) => `${name}=${value}`);
  const message = `asks for a response that the contract does not have: ${asked.join(', ')}`;
  return { in: 'header', at: 'Prefer', message };
}
