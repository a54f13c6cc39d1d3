import type { HttpRequest } from '../../http/exchange.ts';
import { FailedAttempts, attemptsKey } from '../../base/failed-attempts.ts';
import { KnownCredentials } from '../../base/known-credentials.ts';
import type { Clock } from '../../base/clock.ts';
import { basicCredentials } from '../../http/basic-credentials.ts';
import { namesOwnHost } from '../../http/foreign-request.ts';
import { refusal } from './errors.ts';

/**
 * Who may use the control API: in development every program on this machine; otherwise nobody, or with the setting
 * `control` a caller with the e-mail and API key of the first account.
 */
export type ControlAccess =
  | { readonly to: 'thisMachine' }
  | { readonly to: 'operator'; readonly isOperator: (email: string, apiKey: string) => boolean }
  | { readonly to: 'nobody' };

/** The authentication of the control API. @param clock times the delays that slow down guessing */
export function controlAuthenticator(
  access: ControlAccess,
  clock: Clock,
): (request: HttpRequest) => undefined {
  const attempts = new FailedAttempts(clock);
  const knownCredentials = new KnownCredentials();
  return (request) => {
    if (access.to === 'nobody') throw refusal('off');
    if (access.to === 'thisMachine') {
      if (!namesOwnHost(request)) throw refusal('foreignHost');
      return;
    }
    const address = attemptsKey(request.socket.remoteAddress ?? '');
    const presented = basicCredentials(request.headers.authorization);
    if (presented === undefined) throw refusal('operatorOnly');
    const { username, password } = presented;
    const wait = Math.ceil(attempts.waitOf(address) / 1000);
    if (wait > 0 && !knownCredentials.has(address, username, password)) {
      throw refusal('tooManyAttempts', { seconds: wait }, { 'Retry-After': String(wait) });
    }
    const isOperator = access.isOperator(username, password);
    knownCredentials.note(isOperator, address, username, password);
    if (isOperator) return;
    attempts.failed(address);
    throw refusal('operatorOnly');
  };
}
