import type { IncomingMessage, ServerResponse } from 'node:http';
import { EMPTY_BODY, hasBody, readBody } from '../http/read-body.ts';
import type { RequestListener } from '../http/request-listener.ts';
import type { BinderOptions } from './binder-options.ts';
import {
  bodyKindOf,
  operationsOf,
  type BodyKind,
  type ContractDocument,
  type Operation,
} from './document.ts';
import type { ContractErrors, Family } from './family.ts';
import type { AnyHandler } from './handler.ts';
import { handlersOf } from './handlers-of.ts';
import { readJson } from './read-json.ts';
import { parameterReader, type ParameterReader } from './read-parameters.ts';
import { isOfLeaving, ReceivedRequest } from './received-request.ts';
import { httpErrorOf } from './http-error-of.ts';
import { respond, type Answer } from '../http/respond.ts';
import { checkAnswer } from './response-check.ts';
import { Router, type Match } from './router.ts';
import {
  checkBody,
  checkParameters,
  type CompiledValidator,
  type CompiledValidators,
} from './validation.ts';

/** An operation with all that a request to it needs, found once. */
interface BoundOperation {
  readonly operation: Operation;
  readonly handler: AnyHandler;
  readonly readParameters: ParameterReader;
  readonly checkParameters: CompiledValidator;
  readonly bodyKind: BodyKind;
  /** Where the operation takes JSON that has a schema. */
  readonly checkBody: CompiledValidator | undefined;
  readonly bodyRequired: boolean;
}

/** A request on its way from the matched operation to its handler. */
interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly bound: BoundOperation;
  readonly path: Match['path'];
  readonly rawQuery: string;
  readonly caller: unknown;
}

/**
 * Binds a family's handlers to its operations without Express: for operations whose requests are so
 * short that a general middleware would cost more than the work. Paths, parameters, bodies and
 * security come from the contract through validators compiled ahead of time; `express.ts` binds the
 * same handlers the general way, and a corpus proves that both give the same answers.
 *
 * Where the handler answers at once, nothing here waits: no promise is made for a hot request.
 */
export function bindDirect<Operations, Caller>(
  family: Family<Operations, Caller>,
  { log, checkResponses = false, stopping }: BinderOptions,
): RequestListener {
  const { errors } = family;
  const operations = operationsOf(family.contract);
  const router = new Router(operations);
  const handlers = handlersOf(family, operations);
  const boundById = new Map(
    operations.map((o) => [
      o.operationId,
      bindOperation(family.contract, o, handlers, family.validators, errors),
    ]),
  );

  function serve(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url ?? '/';
    const queryAt = url.indexOf('?');
    const path = queryAt < 0 ? url : url.slice(0, queryAt);
    const rawQuery = queryAt < 0 ? '' : url.slice(queryAt + 1);
    const match = matchOf(request.method ?? 'GET', path);
    const bound = boundById.get(match.operation.operationId)!;
    const found = { request, response, bound, path: match.path, rawQuery };
    const caller = family.authenticate(request, rawQuery);
    if (!(caller instanceof Promise)) {
      receive({ ...found, caller }, family.bodyLimit(caller));
      return;
    }
    caller.then(
      (known) =>
        guarded(request, response, () =>
          receive({ ...found, caller: known }, family.bodyLimit(known)),
        ),
      (error: unknown) => fail(request, response, error),
    );
  }

  function receive(call: Call, limit: number): void {
    const { request, response, bound } = call;
    if (bound.bodyKind === 'none' || !hasBody(request)) {
      handle(call, EMPTY_BODY);
      return;
    }
    readBody(request, limit, (body) => {
      if (body instanceof Error) fail(request, response, body);
      else guarded(request, response, () => handle(call, body));
    });
  }

  function handle(call: Call, rawBody: Buffer): void {
    const { request, response, bound, rawQuery, caller } = call;
    const body = bodyOf(bound, rawBody);
    const { path, query, header } = bound.readParameters(call.path, rawQuery, request.headers);
    let wrong = checkParameters(bound.checkParameters, { path, query, header });
    if (wrong === undefined && bound.checkBody !== undefined && body !== undefined) {
      wrong = checkBody(bound.checkBody, body);
    }
    if (wrong !== undefined) throw errors.invalid(wrong);
    const read = { caller, path, query, header, body, rawBody, rawQuery };
    const answer = bound.handler(new ReceivedRequest(request, response, read, { stopping }));
    if (!(answer instanceof Promise)) {
      finish(call, answer);
      return;
    }
    answer.then(
      (settled) => guarded(request, response, () => finish(call, settled)),
      (error: unknown) => fail(request, response, error),
    );
  }

  function finish({ request, response, bound }: Call, answer: Answer): void {
    if (checkResponses) {
      const broken = checkAnswer(family.validators, bound.operation, answer);
      if (broken !== undefined) throw new Error(broken);
    }
    respond(request, response, answer, family.jsonType?.(request));
  }

  function matchOf(method: string, path: string): Match {
    const match = router.find(method, path);
    if ('operation' in match) return match;
    throw match.length > 0 ? errors.methodNotAllowed(method, match) : errors.notFound(path);
  }

  function bodyOf(bound: BoundOperation, rawBody: Buffer): unknown {
    if (bound.bodyKind !== 'json') return bound.bodyKind === 'bytes' ? rawBody : undefined;
    if (rawBody.length === 0 && !bound.bodyRequired) return undefined;
    return readJson(rawBody, errors.malformedBody);
  }

  function guarded(request: IncomingMessage, response: ServerResponse, step: () => void): void {
    try {
      step();
    } catch (error) {
      fail(request, response, error);
    }
  }

  function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    if (isOfLeaving(error, response)) response.destroy();
    else respond(request, response, httpErrorOf(error, family, log), family.jsonType?.(request));
  }

  return (request, response) => guarded(request, response, () => serve(request, response));
}

function bindOperation(
  contract: ContractDocument,
  operation: Operation,
  handlers: Readonly<Record<string, AnyHandler>>,
  validators: CompiledValidators,
  errors: Pick<ContractErrors, 'invalid'>,
): BoundOperation {
  const { operationId, requestBody } = operation;
  const parameters = validators[`${operationId}Parameters`];
  if (parameters === undefined) throw new Error(`${operationId} has no compiled validator`);
  const bodyKind = bodyKindOf(operation);
  return {
    operation,
    handler: handlers[operationId]!,
    readParameters: parameterReader(contract, operation, errors),
    checkParameters: parameters,
    bodyKind,
    checkBody: bodyKind === 'json' ? validators[`${operationId}Body`] : undefined,
    bodyRequired: requestBody?.required === true,
  };
}
