import type { IncomingMessage } from 'node:http';

/** Safe in a log and in a header. */
const FIT = /^[\w.:+/=@-]{1,128}$/;

/**
 * The id that a client, or a proxy before us, has given the request (`X-Request-Id`); undefined where it is not safe
 * to repeat.
 */
export function givenRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const given = headers['x-request-id'];
  return typeof given === 'string' && FIT.test(given) ? given : undefined;
}
