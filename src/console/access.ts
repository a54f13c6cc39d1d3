import type { HttpRequest } from '../http/exchange.ts';
import { sameText } from '../control/accounts/api-key.ts';
import { isDevelopment, type Secrets } from '../settings/secrets.ts';
import type { Settings } from '../settings/table.ts';

/** Who may see which parts of the console. */
export interface ConsoleAccess {
  /** Writes the page of metrics; without it there is none. */
  readonly metrics?: (() => string | Promise<string>) | undefined;
  /** Whether requests must name a host of this machine, as in development. */
  readonly ownHostOnly: boolean;
  /** Whether a request may see the metrics. */
  readonly isOperator: (request: HttpRequest) => boolean;
  /**
   * Checks credentials of the first account with full access, which may see the requests of others. Not asked in
   * development; without it nobody is admitted.
   */
  readonly isFirstAccount?: FirstAccountCheck | undefined;
}

/** @param address of the client @throws ControlError as in the management API, also after too many failed attempts */
export type FirstAccountCheck = (email: string, key: string, address: string) => Promise<boolean>;

const BEARER = /^bearer +(\S+) *$/i;

/**
 * Access to the console. Metrics cover all accounts, so they are for the operator, who knows the setting
 * `metricsToken`. Without that setting, only programs on this machine see them, and only in development.
 */
export function consoleAccess(
  { metricsToken }: Pick<Settings, 'metricsToken'>,
  secrets: Secrets,
  metrics?: () => string | Promise<string>,
  isFirstAccount?: FirstAccountCheck,
): ConsoleAccess {
  const ownHostOnly = isDevelopment(secrets);
  return {
    metrics,
    ownHostOnly,
    isFirstAccount,
    isOperator({ headers: { authorization = '' } }) {
      if (metricsToken === undefined) return ownHostOnly;
      const [, token] = BEARER.exec(authorization) ?? [];
      return token !== undefined && sameText(token, metricsToken);
    },
  };
}
