import { hasBody, readBody } from '../http/read-body.ts';
import type { RequestListener } from '../http/request-listener.ts';
import { respond } from '../http/respond.ts';
import type { BinderOptions } from './binder-options.ts';
import { boundOperations, type BoundOperation } from './bound-operation.ts';
import { Call, type Stage } from './call.ts';
import { operationsOf } from './document.ts';
import type { Family } from './family.ts';
import { meetFaults } from './faults/meet-faults.ts';
import { httpErrorOf } from './http-error-of.ts';
import { readJson } from './read-json.ts';
import { isOfLeaving, ReceivedRequest } from './received-request.ts';
import { checkAnswer } from './response-check.ts';
import { Router } from './router.ts';

/**
 * Binds a family's handlers to the operations of its contract. The list below is the way of every request, of the
 * implementation and of the mock; the front (`http/front.ts`) stands before it.
 *
 * A stage that has nothing to wait for returns nothing, and then nothing waits: no promise is made for a hot request.
 * @param validate holds what was read of a request against the contract, in one of two ways (`direct.ts`, `express.ts`)
 */
export function bind<Operations, Caller>(
  family: Family<Operations, Caller>,
  { log, checkResponses = false, stopping, observer, rehearsal, watch }: BinderOptions,
  validate: Stage,
): RequestListener {
  const { errors } = family;
  const operations = operationsOf(family.contract);
  const router = new Router(operations);
  const boundById = boundOperations(family, operations, observer);
  const unmatched = observer?.of(family.name, '');

  const stages: readonly Stage[] = [
    matchOperation,
    authenticate,
    receiveBody,
    parseBody,
    readParameters,
    validate,
    ...(rehearsal === undefined ? [] : [meetFaults(family, rehearsal, stopping)]),
    handle,
    ...(checkResponses ? [holdAnswerAgainstContract] : []),
    sendAnswer,
  ];
  const handledAt = stages.indexOf(handle);

  function matchOperation(call: Call): void {
    const method = call.request.method ?? 'GET';
    const match = router.find(method, call.path);
    if (!('operation' in match)) {
      throw match.length > 0 ? errors.methodNotAllowed(method, match) : errors.notFound(call.path);
    }
    call.bound = boundById.get(match.operation.operationId)!;
    call.encodedPath = match.path;
  }

  function authenticate(call: Call): void | Promise<void> {
    const caller = family.authenticate(call.request, call.rawQuery, call.bound.operation);
    if (!(caller instanceof Promise)) call.caller = caller;
    else return caller.then((known) => void (call.caller = known));
  }

  function receiveBody(call: Call): void | Promise<void> {
    const { request, bound } = call;
    if (bound.bodyKind === 'none' || !hasBody(request)) return;
    const limit = family.bodyLimit(call.caller as Caller, bound.operation);
    return new Promise((resolve, reject) => {
      readBody(request, limit, (body) => {
        if (body instanceof Error) return reject(body);
        call.rawBody = body;
        resolve();
      });
    });
  }

  // What the operation takes decides how a body is read, not what the client calls it.
  function parseBody(call: Call): void {
    const { rawBody } = call;
    const { bodyKind, bodyRequired } = call.bound;
    if (bodyKind === 'bytes') call.body = rawBody;
    else if (bodyKind === 'json' && (rawBody.length > 0 || bodyRequired)) {
      call.body = readJson(rawBody, errors.malformedBody);
    }
  }

  function handle(call: Call): void | Promise<void> {
    const answer = call.bound.handler(new ReceivedRequest(call, stopping));
    if (!(answer instanceof Promise)) call.answer = answer;
    else return answer.then((settled) => void (call.answer = settled));
  }

  async function holdAnswerAgainstContract({ bound, answer }: Call): Promise<void> {
    const validators = await family.responseValidators();
    const broken = checkAnswer(validators, bound.operation, answer!);
    if (broken !== undefined) throw new Error(broken);
  }

  function sendAnswer(call: Call): void {
    const { request, response, answer } = call;
    respond(request, response, answer!, family.jsonType?.(request));
    if (observer !== undefined) told(call, answer!.status);
  }

  /** @param at the stage that threw it */
  function sendError(call: Call, error: unknown, at: number): void {
    const { request, response } = call;
    if (isOfLeaving(error, response)) {
      response.destroy();
      return;
    }
    const answer = httpErrorOf(error, family, log);
    call.isRefused = at < handledAt;
    call.answer = answer;
    respond(request, response, answer, family.jsonType?.(request));
    if (observer !== undefined) told(call, answer.status);
  }

  function told({ bound, startedAt }: Call, status: number): void {
    // A request that no operation stands for has not been bound.
    const seenBy = (bound as BoundOperation | undefined)?.observer ?? unmatched;
    seenBy?.answered(status, observer!.now() - startedAt);
  }

  /** Runs the stages from one on. */
  function run(call: Call, from: number): void {
    let at = from;
    try {
      for (; at < stages.length; at++) {
        const pending = stages[at]!(call);
        if (pending === undefined) continue;
        pending.then(
          () => run(call, at + 1),
          (error: unknown) => sendError(call, error, at),
        );
        return;
      }
    } catch (error) {
      sendError(call, error, at);
    }
  }

  return (request, response) => {
    const call = new Call(request, response);
    watch?.tell?.(family, call);
    if (observer !== undefined) call.startedAt = observer.now();
    run(call, 0);
  };
}

function readParameters(call: Call): void {
  const { bound, encodedPath, rawQuery, request } = call;
  call.parameters = bound.readParameters(encodedPath, rawQuery, request.headers);
}
