import type { IncomingMessage } from 'node:http';
import type { Accounts } from '../../control/accounts/accounts.ts';
import type { FamilyOptions } from '../../contract/family.ts';
import { basicCredentials } from '../../http/basic-credentials.ts';
import { isForeign } from '../../http/foreign-request.ts';
import type { ManagementCaller } from './caller.ts';
import { refusal } from './errors.ts';

/**
 * The family's authentication: `Authorization: Basic` with the e-mail of an account and one of its API keys. Requests
 * without credentials are refused at once; the control plane slows guessing down.
 */
export function authenticator(
  accounts: Pick<Accounts, 'authenticate'>,
  { wellKnown = new Set() }: FamilyOptions = {},
): (request: IncomingMessage) => Promise<ManagementCaller> {
  return async (request) => {
    const presented = basicCredentials(request.headers.authorization);
    if (presented === undefined) throw refusal('invalidCredentials');
    if (wellKnown.has(presented.password) && isForeign(request)) {
      throw refusal('developmentKey');
    }
    const sourceIp = request.socket.remoteAddress ?? '';
    const account = await accounts.authenticate(presented.username, presented.password, sourceIp);
    const { method = '' } = request;
    if (account.readOnly === true && method !== 'GET') throw refusal('readOnlyKey', { method });
    return { ...account, sourceIp };
  };
}
