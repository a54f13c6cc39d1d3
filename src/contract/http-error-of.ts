import { BodyTooLarge, Crowded } from '../http/body.ts';
import type { BinderOptions } from './binder-options.ts';
import type { AnyFamily } from './family.ts';
import { HttpError } from '../http/http-error.ts';

/**
 * Converts what a stage threw to an HTTP error. An unexpected error is logged and becomes an internal one.
 * @param about fields for the log that describe the request
 */
export function httpErrorOf(
  error: unknown,
  family: Pick<AnyFamily, 'name' | 'errors'>,
  log: BinderOptions['log'],
  about: () => object = () => ({}),
): HttpError {
  const refusal = refusalOf(error, family);
  if (refusal !== undefined) return refusal;
  log.error(
    { err: error, where: 'http', family: family.name, ...about() },
    'a request failed for no fault of its own',
  );
  return family.errors.internal();
}

/** What a stage threw to refuse a request, as an HTTP error; undefined if it was something unexpected. */
export function refusalOf(
  error: unknown,
  { errors }: Pick<AnyFamily, 'errors'>,
): HttpError | undefined {
  if (error instanceof HttpError) return error;
  if (error instanceof BodyTooLarge) return errors.bodyTooLarge(error.limit, error.actual);
  if (error instanceof Crowded) return errors.crowded();
  return errors.known?.(error);
}
