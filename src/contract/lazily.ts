import type { Back, BackOptions } from '../http/request-listener.ts';
import type { ContractErrors } from './family.ts';
import { respond } from '../http/respond.ts';

/** A back that is made when the first request comes, because a start should not wait for it. */
export function lazily(
  make: () => Promise<Back>,
  errors: Pick<ContractErrors, 'internal'>,
  log: BackOptions['log'],
): Back {
  let made: Promise<Back> | undefined;
  return (request, response) => {
    made ??= make();
    made.then(
      (back) => back(request, response),
      (err: unknown) => {
        made = undefined;
        log.error({ err }, 'a family can not be made ready to serve');
        request.resume();
        respond(request, response, errors.internal());
      },
    );
  };
}
