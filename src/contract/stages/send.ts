import { randomIds } from '../../base/ids.ts';
import { HttpError } from '../../http/http-error.ts';
import { respond } from '../../http/respond.ts';
import type { BinderOptions, Mounting } from '../binder-options.ts';
import type { BoundOperation } from '../bound-operation.ts';
import type { Call } from '../call.ts';
import { isClientDisconnect } from '../end-of-waiting.ts';
import type { AnyFamily } from '../family.ts';
import type { AnswerCheck } from '../response-check.ts';
import type { RequestMemory } from './memory.ts';
import type { ErrorStage, Stage } from './stage.ts';
import { BodyTooLarge, Crowded } from '../../http/body.ts';

/** Repeated in the answer if the client sends it, and added to every internal error. */
const REQUEST_ID = 'X-Request-Id';
/** The status of an error of the server's own. */
const INTERNAL = 500;

/** Writes the answer. @param isShared whether others may change it before it is sent */
export function sendAnswer(
  family: AnyFamily,
  memory: RequestMemory | undefined,
  isShared = false,
): Stage {
  return (call) => {
    const { request, response, answer, id } = call;
    if (id !== undefined && !isShared) response.setHeader(REQUEST_ID, id);
    const hold =
      memory &&
      ((bytes: number) => {
        call.answerBytes = bytes;
        return memory.holdAnswer(call, bytes);
      });
    const jsonType = family.jsonType?.(request);
    const sent = (bytes: number) => void (call.answerBytes += bytes);
    respond(request, response, answer!, { jsonType, hold, sent, isShared });
  };
}

interface ErrorOptions extends Pick<BinderOptions, 'log' | 'requestId'> {
  /** Holds errors against the contract as well. */
  readonly check: AnswerCheck | undefined;
  /** The stage of injected faults, which are what a test asked for. */
  readonly faults: Stage | undefined;
  /** What happens after an answer. */
  readonly record: Stage | undefined;
  /** Which errors are for the application that the family is part of. */
  readonly mounted: Pick<Mounting, 'passesErrors' | 'isGuest'> | undefined;
}

/** Answers with the family's error for what a stage threw. */
export function sendErrors(family: AnyFamily, options: ErrorOptions): ErrorStage {
  const { log, requestId = () => randomIds.uuid(), check, faults, record, mounted } = options;
  const isShared = mounted?.isGuest === true;

  function send(call: Call, answer: HttpError): void {
    const { request, response, id } = call;
    call.answer = answer;
    call.answerBytes = 0;
    const isTold = id !== undefined && !isShared && !response.headersSent;
    if (isTold) response.setHeader(REQUEST_ID, id);
    respond(request, response, answer, { jsonType: family.jsonType?.(request), isShared });
    void record?.(call);
  }

  async function sendChecked(call: Call, answer: HttpError, check: AnswerCheck): Promise<void> {
    const { bound } = call as { readonly bound?: BoundOperation };
    const broken = await check(bound?.operation, answer);
    send(call, broken === undefined ? answer : answerTo(call, new Error(broken)));
  }

  function answerTo(call: Call, error: unknown): HttpError {
    // The client can quote the id of an internal error, and the log has the same.
    const about = () => ({ request: (call.id ??= requestId()), operation: operationIdOf(call) });
    const answer = httpErrorOf(error, family, log, about);
    const { bound } = call as { readonly bound?: BoundOperation };
    return family.refusalFor?.(answer, bound?.operation, call.request) ?? answer;
  }

  return (call, error, at) => {
    const { response } = call;
    if (isClientDisconnect(error, response)) return void response.destroy();
    call.isRefused = !call.isHandled;
    if (mounted !== undefined && call.next !== undefined) {
      const refusal = refusalOf(error, family);
      if (mounted.passesErrors === 'all' || refusal === undefined)
        return call.next(refusal ?? error);
    }
    const answer = answerTo(call, error);
    // Nothing documents an error of the server's own.
    if (check === undefined || at === faults || answer.status === INTERNAL) send(call, answer);
    else return sendChecked(call, answer, check);
  };
}

/** The operationId of a call; undefined if no operation matched. */
export function operationIdOf({ bound }: { readonly bound?: BoundOperation }): string | undefined {
  return bound?.operation.operationId;
}

/**
 * Converts what a stage threw to an HTTP error. An unexpected error is logged and becomes an internal one.
 * @param about fields for the log that describe the request
 */
function httpErrorOf(
  error: unknown,
  family: Pick<AnyFamily, 'name' | 'errors'>,
  log: BinderOptions['log'],
  about: () => object = () => ({}),
): HttpError {
  const refusal = refusalOf(error, family);
  if (refusal !== undefined) return refusal;
  log.error(
    { err: error, where: 'http', family: family.name, ...about() },
    'a request failed for no fault of its own',
  );
  return family.errors.internal();
}

/** What a stage threw to refuse a request, as an HTTP error; undefined if it was something unexpected. */
function refusalOf(error: unknown, { errors }: Pick<AnyFamily, 'errors'>): HttpError | undefined {
  if (error instanceof HttpError) return error;
  if (error instanceof BodyTooLarge) return errors.bodyTooLarge(error.limit, error.actual);
  if (error instanceof Crowded) return errors.crowded();
  return errors.known?.(error);
}
