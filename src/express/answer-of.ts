import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Answerer, AnyHandler, HandedRequest } from '../contract/handler.ts';
import { isJson, mediaTypeOf, preferredType } from '../contract/media-type.ts';
import { JSON_TYPE } from '../contract/model/document.ts';
import { responseFor, type Operation } from '../contract/model/operation.ts';
import type { Answer } from '../http/respond.ts';
import { STREAM, type Violation } from './answer-check.ts';
import { textsOf, watchSent } from './sent-answer.ts';

/** A handler of an application, as it is called at run time. */
type GuestHandler = (
  request: HandedRequest,
  exchange: { readonly req: unknown; readonly res: unknown },
) => Partial<Answer> | void | Promise<Partial<Answer> | void>;

/**
 * Answers operations by the handlers of an application, in the media types that the contract has for them.
 * @param violation says what is wrong with an answer; without it, none is held against the contract
 */
export function answererBy(
  violation?: Violation,
): (operation: Operation, handler: AnyHandler) => Answerer {
  return (operation, handler) => {
    // Handlers of applications are kept as those of families are (`familyOf`).
    const handle = handler as unknown as GuestHandler;
    const check = violation && ((answer: Answer) => violation(operation, answer));
    return async (request) => {
      const { message, response } = request;
      const exchange = { req: message, res: response };
      const given = await (check === undefined
        ? handle(request, exchange)
        : watched(() => handle(request, exchange), request, check));
      if (given === undefined || typeof given.status !== 'number')
        return sentBy(operation, response);
      const { accept } = message.headers;
      const answer = encoded(
        operation,
        { ...given, status: given.status, body: given.body },
        accept,
      );
      const { status, body, headers = {} } = answer;
      const isStream = body instanceof Readable;
      const { 'content-type': _, ...others } = response.getHeaders();
      const all = textsOf({ ...others, ...headers });
      const broken = check?.({ status, headers: all, body: isStream ? STREAM : body });
      if (broken !== undefined) throw new Error(broken);
      if (!isStream) return answer;
      response.writeHead(status, headers);
      await sendStream(body, response);
      return { status, body: undefined };
    };
  };
}

/** What a handler returns. @throws Error if it has sent an answer by itself that breaks the contract */
async function watched<T>(
  handle: () => T | Promise<T>,
  { message, response }: HandedRequest,
  check: (answer: Answer) => string | undefined,
): Promise<T> {
  const watch = watchSent(message, response, check);
  try {
    // What it has sent counts before what it returns.
    return await Promise.race([watch.broken, handle()]);
  } finally {
    watch.leave();
  }
}

/** An answer as it is sent: streams and texts in their media type, everything else as JSON. */
function encoded(operation: Operation, answer: Answer, accept: string | undefined): Answer {
  const { status, body, headers } = answer;
  if (body === undefined) return { status, body, ...(headers !== undefined && { headers }) };
  const type = typeOf(operation, status, headers, accept);
  const typed = withType(headers, type);
  if (body instanceof Readable || body instanceof Uint8Array) {
    return { status, body, headers: typed };
  }
  const isText = typeof body === 'string' && type !== undefined && !isJson(mediaTypeOf(type));
  if (isText) return { status, body: Buffer.from(body), headers: typed };
  if (type === undefined || type === JSON_TYPE) return { status, body, headers: headers ?? {} };
  return { status, body: Buffer.from(JSON.stringify(body)), headers: typed };
}

/** Sends a stream to its end, or until the client leaves, which is no error of the application. */
async function sendStream(body: Readable, response: HandedRequest['response']): Promise<void> {
  try {
    await pipeline(body, response);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const hasLeft = code === 'ERR_STREAM_PREMATURE_CLOSE' && body.errored === error;
    if (!hasLeft) throw error;
  }
}

/** What a handler has sent by itself. @throws Error if it has sent nothing */
function sentBy({ operationId }: Operation, response: HandedRequest['response']): Answer {
  if (!response.headersSent && !response.writableEnded) {
    throw new Error(
      `the handler of ${operationId} has returned no answer, and has not begun to send one`,
    );
  }
  return { status: response.statusCode, body: undefined };
}

/** The media type of an answer: that of its headers, or what the contract has; of several what the client prefers. */
function typeOf(
  operation: Operation,
  status: number,
  headers: Answer['headers'] = {},
  accept = '',
): string | undefined {
  const given = Object.keys(headers).find((name) => name.toLowerCase() === 'content-type');
  if (given !== undefined) return headers[given];
  const types = Object.keys(responseFor(operation, status)?.content ?? {});
  const plain = types.filter((type) => !type.includes('*'));
  return plain.length < 2 ? plain[0] : preferredType(plain, accept);
}

function withType(headers: Answer['headers'] = {}, type = 'application/octet-stream') {
  const {
    'content-type': _lower,
    'Content-Type': _usual,
    ...others
  } = headers as Record<string, string>;
  return { 'Content-Type': type, ...others };
}
