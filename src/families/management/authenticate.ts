import type { IncomingMessage } from 'node:http';
import type { Accounts } from '../../control/accounts/accounts.ts';
import type { ManagementCaller } from './caller.ts';
import { refusal } from './errors.ts';

const BASIC = /^basic +([A-Za-z0-9+/_-]+=*) *$/i;

/** An e-mail and an API key, as a caller presents them. */
interface Credentials {
  readonly email: string;
  readonly key: string;
}

/**
 * Makes the family's authentication: `Authorization: Basic` with the e-mail of an account and one of
 * its API keys. Who presents nothing is refused at once; the control plane slows guessing down.
 */
export function authenticator(
  accounts: Pick<Accounts, 'authenticate'>,
): (request: IncomingMessage) => Promise<ManagementCaller> {
  return async (request) => {
    const presented = credentialsOf(request.headers.authorization);
    if (presented === undefined) throw refusal('invalidCredentials');
    const sourceIp = request.socket.remoteAddress ?? '';
    const account = await accounts.authenticate(presented.email, presented.key, sourceIp);
    return { ...account, sourceIp };
  };
}

/** The credentials of a header (RFC 7617): the user name ends at the first colon. */
export function credentialsOf(authorization: string | undefined): Credentials | undefined {
  const encoded = BASIC.exec(authorization ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const decoded = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = decoded.indexOf(':');
  if (colon < 1 || colon === decoded.length - 1) return undefined;
  return { email: decoded.slice(0, colon), key: decoded.slice(colon + 1) };
}
