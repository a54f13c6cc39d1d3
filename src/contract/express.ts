import type { IncomingHttpHeaders } from 'node:http';
import express, { type NextFunction, type Request, type Response } from 'express';
import * as openApiValidator from 'express-openapi-validator';
import { EMPTY_BODY, hasBody, readBody } from '../http/read-body.ts';
import type { RequestListener } from '../http/request-listener.ts';
import type { BinderOptions } from './binder-options.ts';
import {
  bodyKindOf,
  JSON_TYPE,
  operationsOf,
  type BodyKind,
  type ContractDocument,
  type Operation,
} from './document.ts';
import type { Family } from './family.ts';
import { inWords, tellingOf } from './finding.ts';
import { handlersOf } from './handlers-of.ts';
import { memberAt } from './plain-words.ts';
import { readJson } from './read-json.ts';
import { parameterReader, type GivenParameters } from './read-parameters.ts';
import { isOfLeaving, ReceivedRequest } from './received-request.ts';
import { HttpError } from '../http/http-error.ts';
import { httpErrorOf } from './http-error-of.ts';
import { requestContract } from './request-contract.ts';
import { respond } from '../http/respond.ts';
import { checkAnswer } from './response-check.ts';
import { Router } from './router.ts';
import type { Issue } from './validation.ts';

/** What our stages leave on a request for those that follow. */
interface Bound {
  readonly operation: Operation;
  readonly bodyKind: BodyKind;
  readonly given: GivenParameters;
  readonly headers: IncomingHttpHeaders;
  readonly caller: unknown;
  readonly rawBody: Buffer;
  readonly rawQuery: string;
}

type Check = ReturnType<typeof openApiValidator.middleware>;
const checks = new WeakMap<ContractDocument, Check>();

/**
 * Binds a family's handlers to its operations on Express, with express-openapi-validator checking
 * each request against the contract: the general way, for every operation that is not hot.
 */
export function bindExpress<Operations, Caller>(
  family: Family<Operations, Caller>,
  { log, checkResponses = false, stopping }: BinderOptions,
): RequestListener {
  const { errors } = family;
  const operations = operationsOf(family.contract);
  const router = new Router(operations);
  const bound = new WeakMap<Request, Bound>();
  const handlers = handlersOf(family, operations);
  const readers = new Map(
    operations.map((o) => [o.operationId, parameterReader(family.contract, o, errors)]),
  );
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.set('case sensitive routing', true);
  app.set('strict routing', true);

  app.use(async (request: Request, _response: Response, next: NextFunction) => {
    const match = router.find(request.method, request.path);
    if (!('operation' in match)) {
      throw match.length > 0
        ? errors.methodNotAllowed(request.method, match)
        : errors.notFound(request.path);
    }
    const { operation } = match;
    const queryAt = request.originalUrl.indexOf('?');
    const rawQuery = queryAt < 0 ? '' : request.originalUrl.slice(queryAt + 1);
    const caller = await family.authenticate(request, rawQuery);
    const bodyKind = bodyKindOf(operation);
    const rawBody =
      bodyKind === 'none' ? EMPTY_BODY : await bodyOf(request, family.bodyLimit(caller));
    const { headers } = request;
    // What the operation accepts decides how a body is read, not what the client claims it is.
    const isJson =
      bodyKind === 'json' && (rawBody.length > 0 || operation.requestBody?.required === true);
    const body = isJson ? bounded(readJson(rawBody, errors.malformedBody), rawBody) : undefined;
    const given = readers.get(operation.operationId)!(match.path, rawQuery, headers);
    bound.set(request, { operation, bodyKind, given, headers, caller, rawBody, rawQuery });
    // The middleware sees what has been read, and may write to it.
    const { 'content-type': type, ...seen } = given.header as IncomingHttpHeaders;
    const seenType = bodyKind === 'json' ? (isJson ? JSON_TYPE : undefined) : type;
    request.headers = seenType === undefined ? seen : { ...seen, 'content-type': seenType };
    Object.defineProperty(request, 'query', {
      configurable: true,
      value: structuredClone(given.query),
    });
    request.body = body;
    next();
  });

  app.use(checkOf(family.contract));

  app.use(async (request: Request, response: Response) => {
    const { operation, bodyKind, given, headers, caller, rawBody, rawQuery } = bound.get(request)!;
    const body = bodyKind === 'bytes' ? rawBody : (request.body as unknown);
    const read = { ...given, caller, body, rawBody, rawQuery };
    const handler = handlers[operation.operationId]!;
    const answer = await handler(
      new ReceivedRequest(request, response, read, { headers, stopping }),
    );
    if (checkResponses) {
      const broken = checkAnswer(family.validators, operation, answer);
      if (broken !== undefined) throw new Error(broken);
    }
    respond(request, response, answer, family.jsonType?.(request));
  });

  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) => {
    if (isOfLeaving(error, response)) {
      response.destroy();
      return;
    }
    const issue = issueOf(error);
    const refusal = issue === undefined ? httpErrorOf(error, family, log) : errors.invalid(issue);
    respond(request, response, refusal, family.jsonType?.(request));
  });
  return app;
}

/** What checks requests against a contract: made once of each, for it takes a third of a second of the largest. */
function checkOf(contract: ContractDocument): Check {
  let check = checks.get(contract);
  if (check === undefined) {
    check = openApiValidator.middleware({
      apiSpec: requestContract(contract) as unknown as Parameters<
        typeof openApiValidator.middleware
      >[0]['apiSpec'],
      validateApiSpec: false,
      validateRequests: { allErrors: false, allowUnknownQueryParameters: true },
      validateResponses: false,
      // Whoever gets as far has been authenticated, with the family's own error where not.
      validateSecurity: false,
    });
    checks.set(contract, check);
  }
  return check;
}

function bodyOf(request: Request, limit: number): Promise<Buffer> {
  if (!hasBody(request)) return Promise.resolve(EMPTY_BODY);
  return new Promise((resolve, reject) => {
    readBody(request, limit, (body) => (body instanceof Error ? reject(body) : resolve(body)));
  });
}

/** A number of so many digits, or with such an exponent, may be more than a double can hold. */
const HUGE_NUMBER = /\d{309}|[eE]\+?\d{3}/;

/**
 * The parsed body with no number beyond what a double can hold: the middleware takes an infinity for
 * no number at all. Whoever needs the digits reads them from the raw body.
 */
function bounded(body: unknown, rawBody: Buffer): unknown {
  const text = rawBody.toString('utf8');
  if (!HUGE_NUMBER.test(text)) return body;
  try {
    return JSON.parse(text, (_key, value: unknown) =>
      typeof value === 'number'
        ? Math.max(-Number.MAX_VALUE, Math.min(value, Number.MAX_VALUE))
        : value,
    );
  } catch {
    // So deep that it can't be walked through; no contract allows that, and this one will say so.
    return body;
  }
}

/** An error of the middleware as an issue, in the words that the compiled validators have for it. */
function issueOf(error: unknown): Issue | undefined {
  if (error instanceof HttpError || !(error instanceof Error)) return undefined;
  const { status, errors } = error as { status?: number; errors?: unknown };
  if (status === undefined || status >= 500 || !Array.isArray(errors)) return undefined;
  const findings = (errors as Partial<Record<'path' | 'message' | 'errorCode', string>>[]).map(
    ({ path = '', message = error.message, errorCode = '' }) => {
      const [keyword = ''] = errorCode.split('.');
      return { at: path, keyword, message: inWords(keyword, message) };
    },
  );
  // Those of parameters stand before those of the body, and are told first.
  const ofParameters = findings.filter(({ at }) => !/^\/body(?:\/|$)/.test(at));
  const { at, message } = tellingOf(ofParameters.length > 0 ? ofParameters : findings);
  const [, place = 'body', ...rest] = at.split('/');
  const pointer = rest.map((part) => `/${part}`).join('');
  if (place === 'body') return { in: 'body', at: pointer, message };
  const places: Record<string, Issue['in']> = { headers: 'header', params: 'path' };
  return { in: places[place] ?? 'query', at: memberAt(pointer), message };
}
