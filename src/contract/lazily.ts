import type { Logger } from '../base/logger.ts';
import type { RequestListener } from '../http/request-listener.ts';
import type { ContractErrors } from './family.ts';
import { respond } from '../http/respond.ts';

/** A listener that is made for the first request, so that a start does not wait for it. */
export function lazily(
  make: () => Promise<RequestListener>,
  errors: Pick<ContractErrors, 'internal'>,
  log: Logger,
): RequestListener {
  let ready: RequestListener | undefined;
  let made: Promise<RequestListener> | undefined;
  return (request, response) => {
    if (ready !== undefined) {
      ready(request, response);
      return;
    }
    made ??= make();
    made.then(
      (listener) => {
        ready = listener;
        return listener(request, response);
      },
      (err: unknown) => {
        made = undefined;
        log.error({ err }, 'a family can not be made ready to serve');
        request.resume();
        respond(request, response, errors.internal());
      },
    );
  };
}
