import { bodyKindOf, type Operation } from '../src/contract/model/operation.ts';
import type { OperationOptions } from '../src/contract/bound-operation.ts';
import type { ContractErrors } from '../src/contract/family.ts';
import type { AnyHandler, Answerer, HandedRequest } from '../src/contract/handler.ts';
import { isFailure, wordsOf } from '../src/contract/faults/inject-faults.ts';
import type { Contract } from '../src/contract/model/contract.ts';
import { JSON_TYPE } from '../src/contract/model/document.ts';
import type { Answer } from '../src/http/respond.ts';
import type { Issue } from '../src/contract/validation.ts';
import { documentedAnswers, mediaOf, type DocumentedAnswer } from './documented-answers.ts';
import { NOT_ACCEPTABLE } from './prism.ts';
import { readEach } from './each.ts';
import { exampleChooser } from './fitting-example.ts';
import { withHandedOut } from './handed-out.ts';
import { preferenceOf, type Preference } from './preference.ts';
import { successOf } from './responses/success.ts';
import { unlessEngineCalled } from './mock-engine.ts';

/**
 * How the operations of a family of ours are answered from its contract.
 *
 * The family's own handler runs first. Its refusals and the answers that need no engine are returned, with the headers of
 * the contract. When a handler calls its engine (`mock-engine.ts`), the answer is the success example that matches the
 * request, or with `Prefer: dynamic=true` a body like it, generated from the schema; both with the request's values
 * filled in. Any other status, or an example by its name, is chosen by a `Prefer` header alone.
 */
export function contractAnswers(
  contract: Contract,
  errors: Pick<ContractErrors, 'invalid' | 'ofStatus'>,
  nextSeed: () => number,
): NonNullable<OperationOptions['answererOf']> {
  return (operation, handler) => answererOf(contract, operation, handler, errors, nextSeed);
}

function answererOf(
  contract: Contract,
  operation: Operation,
  handler: AnyHandler,
  errors: Pick<ContractErrors, 'invalid' | 'ofStatus'>,
  nextSeed: () => number,
): Answerer {
  const answers = documentedAnswers(contract, operation, nextSeed);
  const success = successOf(operation)?.status ?? Number.NaN;
  const media = mediaOf(operation, success);
  const choose = exampleChooser(contract, operation, media);
  const each = readEach(media);
  const split = bodyKindOf(operation) === 'json' ? each : each && whole;

  /** Our families answer with JSON, whatever a client accepts. */
  function documented(
    request: HandedRequest,
    preference: Preference,
  ): DocumentedAnswer | undefined {
    const answer = answers(request, preference, JSON_TYPE);
    return answer === NOT_ACCEPTABLE ? undefined : answer;
  }

  function fromExample(request: HandedRequest): Answer {
    const answer = documented(request, { code: success });
    if (answer === undefined) throw new Error(`there is no ${success} of ${operation.path}`);
    return answer;
  }

  /** Generates an answer, except to requests that a schema can't tell from others. */
  function madeUp(request: HandedRequest, { seed, items }: Preference = {}): Answer {
    const example = fromExample(request);
    if (choose(request).isSpecial) return example;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const answer = documented(request, {
        code: success,
        dynamic: true,
        ...(seed !== undefined && { seed: seed + attempt }),
        ...(items !== undefined && { items }),
      });
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
    request: HandedRequest,
    parts: readonly unknown[],
    answerTo: AnswerTo,
  ): Promise<Answer> {
    const bodies = parts.map(async (body, index) => {
      const asked = request.withBody(body);
      const own = await unlessEngineCalled(() => handler(asked));
      if (own !== undefined) return own.body;
      const answer = (index < MADE_UP ? answerTo : fromExample)(asked);
      return itemAt(answer.body, index);
    });
    const answer = fromExample(request);
    return { ...answer, body: (await Promise.all(bodies)).flat(1) };
  }

  /** Answers with any response of the contract, whatever the request is. */
  async function preferred(
    request: HandedRequest,
    prefer: string,
    preference: Preference,
  ): Promise<Answer> {
    // A made-up error would contradict its own status.
    const isMadeUp = preference.dynamic === true && !isFailure(preference.code ?? success);
    const answer = documented(request, { ...preference, dynamic: isMadeUp });
    if (answer !== undefined) return answer;
    // The family's own handler plays the events of the contract.
    if (isOfEvents(operation, success, preference)) return handler(request);
    const { code, example } = preference;
    if (code === undefined || example !== undefined || !isFailure(code)) {
      throw errors.invalid(unknownResponse(prefer));
    }
    throw errors.ofStatus(code, wordsOf(code));
  }

  /** Answers as the family does, with `answerTo` in place of its engine. */
  async function usual(request: HandedRequest, answerTo: AnswerTo): Promise<Answer> {
    const own: Answer | undefined = await unlessEngineCalled(() => handler(request));
    if (own === undefined) {
      const parts = split?.(request.body);
      return parts === undefined ? answerTo(request) : forEach(request, parts, answerTo);
    }
    const around = documented(request, { code: own.status });
    return { ...own, headers: { ...around?.headers, ...own.headers } };
  }

  return async (request) => {
    const { prefer } = request.header;
    const preference = typeof prefer === 'string' ? preferenceOf(prefer) : undefined;
    if (preference === undefined) return usual(request, fromExample);
    const { code, example, dynamic } = preference;
    const isOther = example !== undefined || (code !== undefined && code !== success);
    if (isOther) return preferred(request, String(prefer), preference);
    const answerTo: AnswerTo =
      dynamic === true ? (asking) => madeUp(asking, preference) : fromExample;
    if (code === undefined) return usual(request, answerTo);
    // Who asks for the success gets it, whatever the family thinks of the request.
    const answer = await usual(request, answerTo).catch(() => undefined);
    return answer?.status === code ? answer : answerTo(request);
  };
}

type AnswerTo = (request: HandedRequest) => Answer;

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
