import type { HttpRequest } from '../http/exchange.ts';
import contract from '../../generated/console/openapi.json' with { type: 'json' };
import type { components, operations } from '../../generated/console/types.ts';
import * as validators from '../../generated/console/validators.js';
import type { ContractDocument } from '../contract/model/document.ts';
import type { Family } from '../contract/family.ts';
import { ControlError } from '../control/errors.ts';
import { basicCredentials } from '../http/basic-credentials.ts';
import type { ConsoleAccess } from './access.ts';
import { consoleErrors } from './errors.ts';
import { overviewOf, type Figures } from './overview.ts';
import type { StillAuthorized } from './watching/listener.ts';
import type { LiveLog } from './watching/live-log.ts';

/** The sources of the data for the console's page. */
export interface ConsoleSources {
  readonly platform: () => Promise<components['schemas']['platform']>;
  readonly log: LiveLog;
  /** The figures of the platform; a mock has none. */
  readonly figures?: () => Promise<Figures>;
}

/** The family behind the console's page, with the contract `openapi/console`: the platform, and requests to it. */
export function consoleFamily(
  { platform, log, figures }: ConsoleSources,
  access: ConsoleAccess,
): Family<operations, ConsoleCaller> {
  return {
    name: 'console',
    contract: contract as unknown as ContractDocument,
    validators,
    errors: {
      ...consoleErrors,
      malformedBody: (reason) => consoleErrors.invalid({ in: 'body', at: '', message: reason }),
      bodyTooLarge: (limit) =>
        consoleErrors.invalid({ in: 'body', at: '', message: `must not exceed ${limit} bytes` }),
      crowded: () => consoleErrors.ofStatus(413, 'there is no room for another large request'),
      unread: () => consoleErrors.ofStatus(503, 'there is no room for another large answer'),
    },
    authenticate: (request) => authenticate(request, access),
    bodyLimit: () => 0,
    handlers: {
      getPlatform: async () => ({ status: 200, body: await platform(), headers: NO_STORE }),
      getOverview: async () => ({
        status: 200,
        body: overviewOf(await figures?.()),
        headers: NO_STORE,
      }),
      getEvents: ({ signal, caller }) => ({
        status: 200,
        body: log.listen(signal, caller.isAuthorized),
      }),
      getRequest: ({ path: { id } }) => {
        const exchange = log.exchange(id);
        if (exchange === undefined) throw consoleErrors.notKept(id);
        return { status: 200, body: exchange, headers: NO_STORE };
      },
    },
  };
}

const NO_STORE = { 'Cache-Control': 'no-store' };

/** Who has been let in. */
interface ConsoleCaller {
  /** Whether the credentials are still valid; undefined where none are needed. */
  readonly isAuthorized?: StillAuthorized;
}

/** @throws HttpError if the caller has no access, or has to wait */
async function authenticate(
  request: HttpRequest,
  { ownHostOnly, isFirstAccount }: ConsoleAccess,
): Promise<ConsoleCaller> {
  // Requests for other hosts, and of other pages, have been refused before.
  if (ownHostOnly) return {};
  const presented = basicCredentials(request.headers.authorization);
  if (presented === undefined || isFirstAccount === undefined) throw consoleErrors.account();
  const { username, password } = presented;
  const { remoteAddress = '' } = request.socket;
  const check = () => isFirstAccount(username, password, remoteAddress);
  const isAuthorized = await check().catch((error: unknown) => {
    if (!(error instanceof ControlError)) throw error;
    if (error.retryAfter !== undefined) throw consoleErrors.tooManyAttempts(error.retryAfter);
    return false;
  });
  if (!isAuthorized) throw consoleErrors.account();
  return { isAuthorized: check };
}
