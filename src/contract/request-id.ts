import type { IncomingMessage } from 'node:http';

/** What a log and a header can take, and nobody mistakes for something else. */
const FIT = /^[\w.:+/=@-]{1,128}$/;

/** The id that a client, or a proxy before it, has given its request (`X-Request-Id`); undefined where it is not fit. */
export function givenRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const given = headers['x-request-id'];
  return typeof given === 'string' && FIT.test(given) ? given : undefined;
}
