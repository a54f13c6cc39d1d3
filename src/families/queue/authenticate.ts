import type { IncomingMessage } from 'node:http';
import type { operations } from '../../../generated/queue/types.ts';
import type { Clock } from '../../base/clock.ts';
import type { QueueAccess, QueueUsers } from '../../control/queue-users/queue-users.ts';
import type { QueueUser } from '../../engines/queue/user.ts';
import type { Operation } from '../../contract/document.ts';
import type { FamilyOptions } from '../../contract/family.ts';
import { isForeign } from '../../http/foreign-request.ts';
import { BurstLimit } from './burst-limit.ts';
import type { QueueCaller } from './caller.ts';
import { refusal } from './errors.ts';
import { TOKEN_PARAMETERS } from './publish-options/destination.ts';
import { regionOf } from './region.ts';
import { engineUserOf } from './user-limits.ts';

export interface QueueFamilyOptions extends FamilyOptions {
  readonly clock: Clock;
}

const BEARER = /^bearer +(\S+) *$/i;
/** Operations without a limit per second; they are also the hot ones. */
const PUBLISHING: ReadonlySet<string> = new Set<keyof operations>([
  'publish',
  'publishV1',
  'enqueue',
  'batch',
]);

/** Milliseconds that an authentication is cached. Another process may rotate the token. */
const KNOWN_FOR = 1000;
const MOST_KNOWN = 10_000;

/** A cached authentication. */
interface Admission {
  readonly user: QueueUser;
  readonly readOnly: boolean;
  readonly requestsPerSecond: number;
  readonly revision: number;
  readonly until: number;
}

/**
 * The family's authentication: `Authorization: Bearer`, or where that is absent the token in the query, which for a
 * raw destination is in its tail. Authentications are cached for a moment, and dropped at once when a token is
 * rotated.
 */
export function authenticator(
  users: Pick<QueueUsers, 'access' | 'revision'>,
  { clock, wellKnown = new Set() }: QueueFamilyOptions,
): (
  request: IncomingMessage,
  rawQuery: string,
  operation: Operation,
) => QueueCaller | Promise<QueueCaller> {
  const admissions = new Map<string, Admission>();
  const burst = new BurstLimit(clock);

  function known(token: string): Admission | undefined {
    const admission = admissions.get(token);
    if (admission === undefined) return undefined;
    if (admission.revision === users.revision && clock.now() < admission.until) return admission;
    admissions.delete(token);
    return undefined;
  }

  async function ask(token: string): Promise<Admission> {
    const { revision } = users;
    const access = await users.access(token);
    if (access === undefined || !isActive(access)) throw refusal('invalidToken');
    const admission = {
      user: engineUserOf(access),
      readOnly: access.readOnly,
      requestsPerSecond: access.limits.max_requests_per_second,
      revision,
      until: clock.now() + KNOWN_FOR,
    };
    if (admissions.size >= MOST_KNOWN) admissions.clear();
    admissions.set(token, admission);
    return admission;
  }

  function letIn(
    admission: Admission,
    token: string,
    region: string | undefined,
    method: string | undefined,
    { operationId }: Operation,
  ): QueueCaller {
    const { user, readOnly } = admission;
    if (!PUBLISHING.has(operationId)) burst.take(user.id, admission.requestsPerSecond);
    // Every change is a POST, PUT, PATCH or DELETE here.
    if (readOnly && method !== 'GET') throw refusal('readOnlyToken');
    return { user, token, readOnly, region };
  }

  return (request, rawQuery, operation) => {
    const region = regionOf(request.headers.host);
    const token = tokenOf(request, rawQuery);
    if (wellKnown.has(token) && isForeign(request)) throw refusal('developmentToken');
    const admission = known(token);
    if (admission !== undefined) return letIn(admission, token, region, request.method, operation);
    return ask(token).then((asked) => letIn(asked, token, region, request.method, operation));
  };
}

function isActive({ user }: QueueAccess): boolean {
  return user.active === 1 && user.state === 'active';
}

function tokenOf({ headers, url = '/' }: IncomingMessage, rawQuery: string): string {
  const { authorization } = headers;
  if (authorization !== undefined) {
    const token = BEARER.exec(authorization)?.[1];
    if (token === undefined) throw refusal('invalidToken');
    return token;
  }
  const token = tokenIn(rawQuery) ?? tokenIn(queryOfTail(url));
  if (token === undefined) throw refusal('missingToken');
  return token;
}

function tokenIn(query: string): string | undefined {
  if (query === '') return undefined;
  const parameters = new URLSearchParams(query);
  for (const name of TOKEN_PARAMETERS) {
    const token = parameters.get(name);
    if (token !== null && token !== '') return token;
  }
  return undefined;
}

/** The query of a destination, which is percent-encoded with it. */
function queryOfTail(url: string): string {
  const start = url.indexOf('%3F');
  if (start < 0) return '';
  try {
    return decodeURIComponent(url.slice(start + '%3F'.length).split('?', 1)[0]!);
  } catch {
    return '';
  }
}
