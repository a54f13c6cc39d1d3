import express, { type Express, type Request } from 'express';
import type { BinderOptions } from '../contract/binder-options.ts';
import type { AnyFamily } from '../contract/family.ts';
import { rewriteOriginForm } from '../contract/stages/arrival.ts';
import { IncomingRequest } from '../http/incoming-request.ts';
import type { RequestListener } from '../http/request-listener.ts';
import { bindAny } from './bind-any.ts';

/**
 * Serves a family of ours by an application of Express, as others serve their contracts (`contract.ts`). For all
 * operations that are not hot.
 */
export function bindExpress(family: AnyFamily, options: BinderOptions): RequestListener {
  const mounted = { passesErrors: 'unforeseen', isGuest: false } as const;
  const reading = { refusesUnknown: false, leavesWholeQuery: true };
  const answer = bindAny(family, { ...options, mounted, reading });
  const app = express();
  app.disable('x-powered-by');
  app.request = requestOf(app);
  // Every error is the family's own to answer, so none is handed on.
  app.use((request, response) => answer(request, response));
  return (request, response) => {
    // Express finds no path in what is not one.
    rewriteOriginForm({ request });
    app(request as Request, response as Parameters<Express>[1]);
  };
}

/**
 * What Express makes of requests: it gives them another prototype, which here has also what our server gives them, bodies
 * that are no streams.
 */
function requestOf(app: Express): Request {
  const ofExpress = Object.getOwnPropertyDescriptors(express.request);
  const request: object = Object.create(IncomingRequest.prototype, ofExpress) as object;
  return Object.create(request, Object.getOwnPropertyDescriptors(app.request)) as Request;
}
