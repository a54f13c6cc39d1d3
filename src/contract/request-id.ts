import type { IncomingMessage } from 'node:http';

/** Ids that are safe in a log and in a header. */
const FIT = /^[\w.:+/=@-]{1,128}$/;

/**
 * The id that a client, or a proxy in front of us, has given the request (`X-Request-Id`); undefined if it is absent or
 * not safe to repeat.
 */
export function givenRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const given = headers['x-request-id'];
  return typeof given === 'string' && FIT.test(given) ? given : undefined;
}
