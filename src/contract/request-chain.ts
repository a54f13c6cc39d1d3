import type { IncomingMessage } from 'node:http';
import { randomIds } from '../base/ids.ts';
import { reportInternalError } from '../base/internal-errors.ts';
import { Holding, UnreadOutput, type MemoryBudget } from '../base/memory-budget.ts';
import { hasBody } from '../http/body.ts';
import { readBody } from '../http/incoming-request.ts';
import type { RequestListener } from '../http/request-listener.ts';
import { respond, type Answer } from '../http/respond.ts';
import type { BinderOptions } from './binder-options.ts';
import { boundOperations, type BoundOperation } from './bound-operation.ts';
import { Call, type Stage } from './call.ts';
import { operationsOf, unmatchedOf } from './model/read-operations.ts';
import type { Family } from './family.ts';
import type { HttpError } from '../http/http-error.ts';
import { injectFaults } from './faults/inject-faults.ts';
import { httpErrorOf } from './http-error-of.ts';
import { readJson } from './read-json.ts';
import { isClientDisconnect, ReceivedRequest } from './received-request.ts';
import { checkAnswer } from './response-check.ts';
import { Router } from './router.ts';
import type { RequestTracer } from './tracer.ts';

/** Repeated in the response if the client sends it, and added to every internal error. */
const REQUEST_ID = 'X-Request-Id';
/** The status of an error of the server's own. */
const INTERNAL = 500;
/** What a large answer takes, in bytes, that has to have room before it is made. */
const LARGE_ANSWER = 1024 * 1024;
/** Ids of clients that are safe in a log and in a header. */
const SAFE_ID = /^[\w.:+/=@-]{1,128}$/;

/**
 * Binds a family's handlers to the operations of its contract. The list below is the chain of stages that every request
 * passes, in the implementation and in the mock; the front (`http/front.ts`) precedes it.
 *
 * Stages that have nothing to wait for return undefined rather than a promise, which makes hot requests cheaper.
 * @param validate checks the request against the contract, in one of two ways (`direct.ts`, `express.ts`)
 */
export function bind<Operations, Caller>(
  family: Family<Operations, Caller>,
  options: BinderOptions,
  validate: Stage,
): RequestListener {
  const { errors } = family;
  const {
    log,
    checkResponses = false,
    stopping,
    observer,
    tracer,
    faultInjection,
    watch,
    memory,
  } = options;
  const { logRequests = false, requestId = () => randomIds.uuid() } = options;
  const operations = operationsOf(family.contract);
  const router = new Router(operations);
  const takes = new Set(operations.filter((each) => family.answersOf?.(each) === 'takes'));
  const boundById = boundOperations(family, operations, observer);
  const unmatched = unmatchedOf(family.contract);
  const unmatchedObserver = observer?.of(family.name, '');
  const isWatched = observer !== undefined || logRequests || tracer !== undefined;
  const now = () => observer?.now() ?? performance.now();

  const faulty =
    faultInjection === undefined ? undefined : injectFaults(family, faultInjection, stopping);
  const stages: readonly Stage[] = [
    matchOperation,
    ...(tracer === undefined ? [] : [beginSpan(family.name, tracer)]),
    authenticate,
    receiveBody,
    parseBody,
    readParameters,
    validate,
    ...(faulty === undefined ? [] : [faulty]),
    handle,
    ...(checkResponses ? [validateAnswer] : []),
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
      const received = (body: Buffer | Error) => {
        if (body instanceof Error) return reject(body);
        call.rawBody = body;
        resolve();
      };
      readBody(request, limit, received, memory && (() => heldUntilAnswered(call, memory)));
    });
  }

  /** Begins to count the body of a request, until it is answered or its client has left. */
  function heldUntilAnswered(call: Call, budget: MemoryBudget): Holding {
    const { response } = call;
    const held = new Holding(budget, ownerOf(call));
    response.once('close', () => held.set(0));
    return held;
  }

  function ownerOf({ caller }: Call): string {
    return family.ownerOf?.(caller as Caller) ?? family.name;
  }

  /** Whether an operation may be refused when its answer is known. */
  function onlyReads({ operation }: BoundOperation): boolean {
    const { method, isSafe } = operation;
    const given = family.answersOf?.(operation);
    if (given !== undefined) return given === 'reads';
    return method === 'GET' && isSafe;
  }

  // The operation decides how a body is parsed, not the media type that the client claims.
  function parseBody(call: Call): void {
    const { rawBody } = call;
    const { bodyKind, bodyRequired } = call.bound;
    if (bodyKind === 'bytes') call.body = rawBody;
    else if (bodyKind === 'json' && (rawBody.length > 0 || bodyRequired)) {
      call.body = readJson(rawBody, errors.malformedBody);
    }
  }

  function handle(call: Call): void | Promise<void> {
    const answer = answerOf(call);
    if (!(answer instanceof Promise)) call.answer = answer;
    else return answer.then((settled) => void (call.answer = settled));
  }

  /**
   * Calls the handler. From here on only the handler references the parsed body: many requests may be waiting for the
   * disk at once, and the garbage collector has to move everything that is still referenced.
   */
  function answerOf(call: Call): Answer | Promise<Answer> {
    const { bound, span } = call;
    if (takes.has(bound.operation) && memory?.hasRoom(ownerOf(call), LARGE_ANSWER) === false) {
      throw errors.unread();
    }
    const request = new ReceivedRequest(call, stopping);
    call.body = undefined;
    return span === undefined
      ? bound.handler(request)
      : span.inEngine(() => bound.handler(request));
  }

  async function validateAnswer(call: Call): Promise<void> {
    const broken = await brokenBy(call, call.answer!);
    if (broken !== undefined) throw new Error(broken);
  }

  /** What is wrong with an answer or an error, held against what the operation documents, if one has been found. */
  async function brokenBy(call: Call, answer: Answer): Promise<string | undefined> {
    const bound = call.bound as BoundOperation | undefined;
    return checkAnswer(family.contract, bound?.operation ?? unmatched, answer);
  }

  /** Counts a large answer until its client has read it. @throws HttpError if there is no room for it */
  function unreadUntilClosed(call: Call, budget: MemoryBudget, bytes: number): UnreadOutput {
    const { request, response, bound } = call;
    const unread = new UnreadOutput(budget, ownerOf(call), () => request.socket.destroy());
    // What has been done can't be undone, so its answer is sent in any case.
    if (onlyReads(bound) && !unread.hasRoomFor(bytes)) throw errors.unread();
    unread.set(bytes);
    response.once('close', () => unread.set(0));
    return unread;
  }

  function sendAnswer(call: Call): void {
    const { request, response, answer } = call;
    const given = clientRequestId(request);
    if (given !== undefined) response.setHeader(REQUEST_ID, given);
    const hold = memory && ((bytes: number) => unreadUntilClosed(call, memory, bytes));
    respond(request, response, answer!, { jsonType: family.jsonType?.(request), hold });
    if (isWatched) recordAnswer(call, answer!.status);
  }

  /** @param at the index of the stage that threw it */
  function sendError(call: Call, error: unknown, at: number): void {
    const { request, response } = call;
    if (isClientDisconnect(error, response)) {
      response.destroy();
      return;
    }
    let id = clientRequestId(request);
    // The client can quote the id of an internal error, and the log has the same.
    const about = () => ({ request: (id ??= requestId()), operation: operationIdOf(call) });
    const send = (answer: HttpError) => {
      call.answer = answer;
      if (id !== undefined && !response.headersSent) response.setHeader(REQUEST_ID, id);
      respond(request, response, answer, { jsonType: family.jsonType?.(request) });
      if (isWatched) recordAnswer(call, answer.status, answer.code, id);
    };
    call.isRefused = at < handledAt;
    const answer = httpErrorOf(error, family, log, about);
    // A fault is what a test asked for, and nothing documents an error of the server's own.
    const isChecked = checkResponses && stages[at] !== faulty && answer.status !== INTERNAL;
    if (!isChecked) return send(answer);
    const sendChecked = async () => {
      const broken = await brokenBy(call, answer);
      send(broken === undefined ? answer : httpErrorOf(new Error(broken), family, log, about));
    };
    sendChecked().catch((unforeseen: unknown) => breakOff(call, unforeseen));
  }

  function recordAnswer(call: Call, status: number, thrown?: string, id?: string): void {
    const milliseconds = now() - call.startedAt;
    const code = status < 400 ? undefined : (thrown ?? errors.codeOf?.(call.answer!.body));
    if (observer !== undefined) {
      // There is no bound operation if none matched.
      const seenBy = (call.bound as BoundOperation | undefined)?.observer ?? unmatchedObserver!;
      seenBy.answered(status, milliseconds);
    }
    call.span?.ended(status, code);
    if (!logRequests) return;
    const { request } = call;
    const fields = {
      request: id ?? clientRequestId(request),
      family: family.name,
      operation: operationIdOf(call),
      method: request.method,
      status,
      code,
      milliseconds: Math.round(milliseconds * 1000) / 1000,
    };
    log.debug(fields, 'answered a request');
  }

  /** Runs the stages, beginning at an index. */
  function run(call: Call, from: number): void {
    let at = from;
    try {
      for (; at < stages.length; at++) {
        const pending = stages[at]!(call);
        if (pending === undefined) continue;
        pending.then(
          () => run(call, at + 1),
          (error: unknown) => endWithError(call, error, at),
        );
        return;
      }
    } catch (error) {
      endWithError(call, error, at);
    }
  }

  /** Ends the connection if even the answer to an error can't be made. */
  function endWithError(call: Call, error: unknown, at: number): void {
    try {
      sendError(call, error, at);
    } catch (unforeseen) {
      breakOff(call, unforeseen);
    }
  }

  return (request, response) => {
    const call = new Call(request, response);
    watch?.notify?.(family, call);
    if (isWatched) call.startedAt = now();
    run(call, 0);
  };
}

/** The stage that starts the span of a request. */
function beginSpan(family: string, tracer: RequestTracer): Stage {
  return (call) => {
    const { request, bound } = call;
    call.span = tracer.began({
      family,
      operation: bound.operation.operationId,
      method: request.method ?? 'GET',
      parent: headerOf(request, 'traceparent'),
      id: clientRequestId(request),
    });
  };
}

function headerOf({ headers }: Call['request'], name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** Ends the connection of a request that can't be answered. */
function breakOff({ response }: Call, unforeseen: unknown): void {
  reportInternalError('http', unforeseen);
  response.destroy();
}

/** The operationId of a call; undefined if no operation matched. */
function operationIdOf({ bound }: Call): string | undefined {
  return (bound as BoundOperation | undefined)?.operation.operationId;
}

function readParameters(call: Call): void {
  const { bound, encodedPath, rawQuery, request } = call;
  call.parameters = bound.readParameters(encodedPath, rawQuery, request.headers);
}

/**
 * The id that a client, or a proxy in front of us, has given the request; undefined if it is absent or not safe to
 * repeat.
 */
function clientRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const given = headers['x-request-id'];
  return typeof given === 'string' && SAFE_ID.test(given) ? given : undefined;
}
