import express, { type NextFunction, type Request, type Response } from 'express';
import * as openApiValidator from 'express-openapi-validator';
import { EMPTY_BODY, hasBody, readBody } from '../http/read-body.ts';
import type { Back, BackOptions } from './back.ts';
import { refusalOf } from './direct.ts';
import { operationsOf } from './document.ts';
import type { Family } from './family.ts';
import type { AnyHandler } from './handler.ts';
import { readJson } from './read-json.ts';
import { Refusal } from './refusal.ts';
import { respond } from './respond.ts';
import { checkAnswer } from './response-check.ts';
import { Router } from './router.ts';
import type { Issue } from './validation.ts';

/** What our stages leave on a request for those that follow. */
interface Bound {
  caller: unknown;
  rawBody: Buffer;
  rawQuery: string;
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
  const handlers = family.handlers as unknown as Readonly<Record<string, AnyHandler>>;
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
    const queryAt = request.originalUrl.indexOf('?');
    const rawQuery = queryAt < 0 ? '' : request.originalUrl.slice(queryAt + 1);
    const caller = family.authenticate(request, rawQuery);
    const rawBody = await bodyOf(request, family.bodyLimit(caller));
    bound.set(request, { caller, rawBody, rawQuery });
    const content = match.operation.requestBody?.content;
    if (content !== undefined && 'application/json' in content) {
      // What the operation accepts decides how a body is read, not what the client claims it is.
      request.headers['content-type'] = 'application/json';
      const isThere = rawBody.length > 0 || match.operation.requestBody?.required === true;
      request.body = isThere ? readJson(rawBody, errors.malformedBody) : undefined;
    } else if (content !== undefined) {
      request.headers['content-type'] = 'application/octet-stream';
      request.body = rawBody;
    }
    next();
  });

  app.use(
    openApiValidator.middleware({
      // The middleware rewrites what it is given.
      apiSpec: structuredClone(family.contract) as unknown as Parameters<
        typeof openApiValidator.middleware
      >[0]['apiSpec'],
      validateApiSpec: false,
      validateRequests: { allErrors: false },
      validateResponses: false,
      // Whoever got here has been authenticated above, with the family's own error where not.
      validateSecurity: { handlers: securityHandlers(family.contract) },
    }),
  );

  for (const operation of operations) {
    const path = operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
    app[operation.method](path, async (request: Request, response: Response) => {
      const { caller, rawBody, rawQuery } = bound.get(request)!;
      const answer = await handlers[operation.operationId]!({
        caller,
        path: request.params,
        query: request.query,
        header: request.headers,
        body: request.body,
        rawBody,
        rawQuery,
      });
      if (checkResponses) {
        const broken = checkAnswer(family.validators, operation, answer);
        if (broken !== undefined) throw new Error(broken);
      }
      respond(request, response, answer);
    });
  }

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

/** The validator's own errors, and those of Express for paths that can't be decoded, as an issue. */
function issueOf(error: unknown): Issue | undefined {
  if (error instanceof Refusal || !(error instanceof Error)) return undefined;
  if (error instanceof URIError) {
    return { in: 'path', at: '', message: 'is not percent-encoded UTF-8' };
  }
  const { status, errors } = error as { status?: number; errors?: unknown };
  if (status === undefined || status >= 500 || !Array.isArray(errors)) return undefined;
  const first = errors[0] as { path?: string; message?: string } | undefined;
  const [, place = 'body', ...rest] = (first?.path ?? '').split('/');
  const message = first?.message ?? error.message;
  if (place === 'body') {
    return { in: 'body', at: rest.length > 0 ? `/${rest.join('/')}` : '', message };
  }
  const places: Record<string, Issue['in']> = { headers: 'header', params: 'path', query: 'query' };
  return { in: places[place] ?? 'query', at: rest.join('/'), message };
}
