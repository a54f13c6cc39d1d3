import type { NextFunction, Request, Response } from 'express';
import type { Operation } from './model/operation.ts';
import type { Match } from './router.ts';

/** A request as express-openapi-validator passes it from one of its handlers to the next. */
type Routed = Request & { openapi?: { readonly pathParams: Readonly<Record<string, string>> } };
type Handler = (request: Routed, response: Response, next: NextFunction) => unknown;

/** The name of the handler that finds the route of a request. */
const LOOKS = 'metadataMiddleware';

/**
 * Replaces the routing of express-openapi-validator 5.6, which compiles the pattern of every path again for each
 * request (`dist/middlewares/openapi.metadata.js`), by one that caches the route found for the first request of each
 * operation.
 * @param matchOf the operation of a request, and its path parameters as they were sent; they must be decodable
 * @throws Error if none of the handlers is the one to replace
 */
export function rememberingRoutes(
  handlers: readonly Handler[],
  matchOf: (request: Request) => Match,
): Handler[] {
  if (!handlers.some(({ name }) => name === LOOKS)) throw new Error(`there is no ${LOOKS}`);
  return handlers.map((handler) =>
    handler.name === LOOKS ? remembering(handler, matchOf) : handler,
  );
}

function remembering(look: Handler, matchOf: (request: Request) => Match): Handler {
  const found = new WeakMap<Operation, NonNullable<Routed['openapi']>>();
  return (request, response, next) => {
    const { operation, path } = matchOf(request);
    const known = found.get(operation);
    if (known === undefined) {
      return look(request, response, (error?: unknown) => {
        if (request.openapi !== undefined) found.set(operation, request.openapi);
        next(error);
      });
    }
    const pathParams: Record<string, string> = {};
    for (const name in known.pathParams) pathParams[name] = decodeURIComponent(path[name]!);
    request.openapi = { ...known, pathParams };
    request.params = pathParams;
    next();
  };
}
