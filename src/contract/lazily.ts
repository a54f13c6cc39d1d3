import type { Logger } from '../base/logger.ts';
import { reportInternalError } from '../base/internal-errors.ts';
import { OnDemand } from '../base/on-demand.ts';
import type { HttpRequest, HttpResponse } from '../http/exchange.ts';
import type { Listener } from '../http/request-listener.ts';
import type { ContractErrors } from './family.ts';
import { respond } from '../http/respond.ts';

/** A listener that is made when the first request arrives, so that the start does not wait for it. */
export function lazily<Request extends HttpRequest, Response extends HttpResponse>(
  make: () => Promise<Listener<Request, Response>>,
  errors: Pick<ContractErrors, 'internal'>,
  log: Logger,
): Listener<Request, Response> {
  const made = new OnDemand(make);
  return (request, response) => {
    if (made.loaded !== undefined) {
      made.loaded(request, response);
      return;
    }
    made
      .load()
      .then(
        (listener) => listener(request, response),
        (err: unknown) => {
          log.error({ err, where: 'http' }, 'the handler of requests can not be initialized');
          request.resume();
          respond(request, response, errors.internal());
        },
      )
      .catch((error: unknown) => {
        reportInternalError('http', error);
        response.destroy();
      });
  };
}
