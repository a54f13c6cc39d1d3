import { BodyTooLarge } from '../http/read-body.ts';
import type { BackOptions } from '../http/request-listener.ts';
import type { Family } from './family.ts';
import { Refusal } from '../http/http-error.ts';

/** What to answer for something that a stage threw; what nobody foresaw is logged. */
export function refusalOf<Operations, Caller>(
  error: unknown,
  family: Family<Operations, Caller>,
  log: BackOptions['log'],
): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof BodyTooLarge) return family.errors.bodyTooLarge(error.limit, error.actual);
  const known = family.errors.known?.(error);
  if (known !== undefined) return known;
  log.error({ err: error, family: family.name }, 'a request failed for no fault of its own');
  return family.errors.internal();
}
