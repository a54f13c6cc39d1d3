import { BodyTooLarge } from '../http/body.ts';
import type { BinderOptions } from './binder-options.ts';
import type { Family } from './family.ts';
import { HttpError } from '../http/http-error.ts';

/**
 * What to answer for something that a stage threw; what nobody foresaw is logged.
 * @param about what the log is to tell of the request
 */
export function httpErrorOf<Operations, Caller>(
  error: unknown,
  family: Family<Operations, Caller>,
  log: BinderOptions['log'],
  about: () => object = () => ({}),
): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof BodyTooLarge) return family.errors.bodyTooLarge(error.limit, error.actual);
  const known = family.errors.known?.(error);
  if (known !== undefined) return known;
  log.error(
    { err: error, family: family.name, ...about() },
    'a request failed for no fault of its own',
  );
  return family.errors.internal();
}
