import express, { type NextFunction, type Request, type Response } from 'express';
import * as openApiValidator from 'express-openapi-validator';
import { EMPTY_BODY, hasBody, readBody } from '../http/read-body.ts';
import type { Back, BackOptions } from './back.ts';
import {
  isWholeQuery,
  operationsOf,
  resolve,
  type ContractDocument,
  type Operation,
  type ParameterObject,
  type Reference,
} from './document.ts';
import type { Family } from './family.ts';
import { handlersOf } from './handlers-of.ts';
import { readPath } from './read-path.ts';
import { inPlainWords } from './plain-words.ts';
import { readJson } from './read-json.ts';
import { Refusal } from './refusal.ts';
import { refusalOf } from './refusal-of.ts';
import { respond } from './respond.ts';
import { checkAnswer } from './response-check.ts';
import { Router } from './router.ts';
import { PROPERTY_WORDS, type Issue } from './validation.ts';

/** What our stages leave on a request for those that follow. */
interface Bound {
  readonly operation: Operation;
  readonly path: Readonly<Record<string, string>>;
  readonly caller: unknown;
  readonly rawBody: Buffer;
  readonly rawQuery: string;
}

/**
 * Binds a family's handlers to its operations on Express, with express-openapi-validator checking
 * each request against the contract: the general way, for every operation that is not hot.
 */
export function bindExpress<Operations, Caller>(
  family: Family<Operations, Caller>,
  { log, checkResponses = false }: BackOptions,
): Back {
  const { errors } = family;
  const operations = operationsOf(family.contract);
  const router = new Router(operations);
  const bound = new WeakMap<Request, Bound>();
  const handlers = handlersOf(family, operations);
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
    const content = operation.requestBody?.content;
    const rawBody =
      content === undefined ? EMPTY_BODY : await bodyOf(request, family.bodyLimit(caller));
    // What the operation accepts decides how a body is read, not what the client claims it is.
    if (content !== undefined && 'application/json' in content) {
      if (rawBody.length > 0 || operation.requestBody?.required === true) {
        request.headers['content-type'] = 'application/json';
        request.body = bounded(readJson(rawBody, errors.malformedBody), rawBody);
      } else delete request.headers['content-type'];
    } else if (content !== undefined) {
      request.headers['content-type'] = 'application/octet-stream';
      request.body = rawBody;
    }
    const path = readPath(match.path, errors);
    bound.set(request, { operation, path, caller, rawBody, rawQuery });
    next();
  });

  app.use(
    openApiValidator.middleware({
      apiSpec: withoutWholeQueries(family.contract) as unknown as Parameters<
        typeof openApiValidator.middleware
      >[0]['apiSpec'],
      validateApiSpec: false,
      validateRequests: { allErrors: false, allowUnknownQueryParameters: true },
      validateResponses: false,
      // Whoever got here has been authenticated above, with the family's own error where not.
      validateSecurity: { handlers: securityHandlers(family.contract) },
    }),
  );

  app.use(async (request: Request, response: Response) => {
    const { operation, path, caller, rawBody, rawQuery } = bound.get(request)!;
    const answer = await handlers[operation.operationId]!({
      caller,
      path,
      query: request.query,
      header: request.headers,
      body: request.body as unknown,
      rawBody,
      rawQuery,
    });
    if (checkResponses) {
      const broken = checkAnswer(family.validators, operation, answer);
      if (broken !== undefined) throw new Error(broken);
    }
    respond(request, response, answer);
  });

  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) => {
    const issue = issueOf(error);
    const refusal = issue === undefined ? refusalOf(error, family, log) : errors.invalid(issue);
    respond(request, response, refusal);
  });
  return app;
}

function bodyOf(request: Request, limit: number): Promise<Buffer> {
  if (!hasBody(request)) return Promise.resolve(EMPTY_BODY);
  return new Promise((resolve, reject) => {
    readBody(request, limit, (body) => (body instanceof Error ? reject(body) : resolve(body)));
  });
}

function securityHandlers(contract: object): Record<string, () => boolean> {
  const { components } = contract as { components?: { securitySchemes?: object } };
  const names = Object.keys(components?.securitySchemes ?? {});
  return Object.fromEntries(names.map((name) => [name, () => true]));
}

/**
 * A copy of the contract, which the middleware rewrites, without the parameters that stand for the
 * query as a whole: it would take their names for names in the query.
 */
function withoutWholeQueries(contract: ContractDocument): ContractDocument {
  const copy = structuredClone(contract);
  const isOneName = (parameter: ParameterObject | Reference) =>
    !isWholeQuery(resolve<ParameterObject>(copy, parameter));
  for (const item of Object.values(copy.paths)) {
    for (const holder of [item, ...Object.values(item)] as { parameters?: ParameterObject[] }[]) {
      if (holder.parameters !== undefined) holder.parameters = holder.parameters.filter(isOneName);
    }
  }
  return copy;
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
  if (error instanceof Refusal || !(error instanceof Error)) return undefined;
  const { status, errors } = error as { status?: number; errors?: unknown };
  if (status === undefined || status >= 500 || !Array.isArray(errors)) return undefined;
  const first = errors[0] as Partial<Record<'path' | 'message' | 'errorCode', string>> | undefined;
  const [, place = 'body', ...rest] = (first?.path ?? '').split('/');
  const keyword = first?.errorCode?.split('.')[0] ?? '';
  const message = PROPERTY_WORDS[keyword] ?? inPlainWords(first?.message ?? error.message);
  if (place === 'body') {
    return { in: 'body', at: rest.map((part) => `/${part}`).join(''), message };
  }
  const places: Record<string, Issue['in']> = { headers: 'header', params: 'path', query: 'query' };
  return { in: places[place] ?? 'query', at: rest.join('/'), message };
}
