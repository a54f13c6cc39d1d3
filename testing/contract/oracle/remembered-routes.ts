import type { NextFunction, Request, Response } from 'express';
import type { Operation } from '../../../src/contract/model/operation.ts';
import type { PathMatch } from '../../../src/contract/model/router.ts';
import { routablePath } from '../../../src/contract/model/tails.ts';

/** A request as express-openapi-validator passes it from one of its handlers to the next. */
type Routed = Request & { openapi?: { readonly pathParams: PathParameters } };
type PathParameters = Readonly<Record<string, unknown>>;
type Handler = (request: Routed, response: Response, next: NextFunction) => unknown;

/** A request whose operation is known. */
interface Matched {
  readonly operation: Operation;
  /** Its path parameters, as they were sent and as they have been read. */
  readonly texts: PathMatch['parameters'];
  readonly values: PathParameters;
}

/** The name of the handler that finds the route of a request. */
const LOOKS = 'metadataMiddleware';

/**
 * Replaces the routing of express-openapi-validator 5.6, which compiles the pattern of every path again for each
 * request (`dist/middlewares/openapi.metadata.js`), by one that caches the route found for the first request of each
 * operation.
 * @throws Error if none of the handlers is the one to replace
 */
export function rememberingRoutes(
  handlers: readonly Handler[],
  matchOf: (request: Request) => Matched,
): Handler[] {
  if (!handlers.some(({ name }) => name === LOOKS)) throw new Error(`there is no ${LOOKS}`);
  return handlers.map((handler) =>
    handler.name === LOOKS ? remembering(handler, matchOf) : handler,
  );
}

function remembering(look: Handler, matchOf: (request: Request) => Matched): Handler {
  const found = new WeakMap<Operation, NonNullable<Routed['openapi']>>();
  return (request, response, next) => {
    const { operation, texts, values } = matchOf(request);
    const pass = (known: NonNullable<Routed['openapi']>) => {
      const pathParams = { ...values };
      request.openapi = { ...known, pathParams };
      request.params = pathParams as Request['params'];
      next();
    };
    const known = found.get(operation);
    if (known !== undefined) return pass(known);
    const { originalUrl } = request;
    request.originalUrl = routablePath(operation, texts);
    return look(request, response, (error?: unknown) => {
      request.originalUrl = originalUrl;
      if (error !== undefined || request.openapi === undefined) return next(error);
      found.set(operation, request.openapi);
      pass(request.openapi);
    });
  };
}
