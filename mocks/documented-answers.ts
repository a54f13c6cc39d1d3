import type { HandedRequest } from '../src/contract/handler.ts';
import { JSON_TYPE, type MediaTypeObject } from '../src/contract/model/document.ts';
import { bodyKindOf, type Operation } from '../src/contract/model/operation.ts';
import type { Answer } from '../src/http/respond.ts';
import { readEcho } from './echo.ts';
import type { Preference, Prism } from './prism.ts';

/** Finds an answer of the contract; undefined if there is none of the preference. */
type DocumentedAnswers = (
  request: HandedRequest,
  preference: Preference,
) => Promise<Answer | undefined>;

/**
 * The documented responses of an operation, with their echoes. Prism's result for an example is cached; only
 * results generated from a schema differ each time.
 */
export function documentedAnswers(operation: Operation, prism: Prism): DocumentedAnswers {
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

/** The JSON body of a status in the contract. */
export function mediaOf(operation: Operation, status: number): MediaTypeObject {
  return operation.responses[status]?.content?.[JSON_TYPE] ?? {};
}
