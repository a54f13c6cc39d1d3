import type { IncomingMessage, ServerResponse } from 'node:http';
import type { components } from '../../generated/probes/types.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { reportInternalError } from '../base/internal-errors.ts';
import { namesOwnHost } from '../http/foreign-request.ts';
import { respond, type Answer } from '../http/respond.ts';
import type { Service } from '../telemetry/parts.ts';
import type { PartState } from '../telemetry/readiness.ts';
import { consoleErrors } from './errors.ts';

type Health = components['schemas']['health'];
type ReadinessReport = components['schemas']['readiness'];

/** What the probes of orchestrators need. */
export interface Probes {
  /** The current state of each part of the platform, or of those that a service needs. */
  readonly states: (service?: Service) => Promise<readonly PartState[]>;
  /** Whether requests must name a host of this machine, as in development. */
  readonly ownHostOnly: boolean;
}

const SERVICES = {
  redis: true,
  kafka: true,
  'schema-registry': true,
  queue: true,
  management: true,
  control: true,
  console: true,
} as const satisfies Record<components['schemas']['service'] & Service, true>;

const { version } = packageJson;
const health: Health = { status: 'ok', version };
/** Never cached: the next moment may differ. */
const FRESH = { 'Cache-Control': 'no-store' };

/**
 * Answers `/healthz` and `/readyz`. They are requested often and from the beginning of a start, so this waits for
 * nothing but the checks of what it is asked about.
 * @returns whether the request was one of them
 */
export function answerProbe(
  { states, ownHostOnly }: Probes,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const [path, query] = (request.url ?? '/').split('?', 2);
  if (path !== '/healthz' && path !== '/readyz') return false;
  request.resume();
  const { method = 'GET' } = request;
  if (method !== 'GET' && method !== 'HEAD') {
    respond(request, response, consoleErrors.methodNotAllowed(method));
  } else if (ownHostOnly && !namesOwnHost(request)) {
    respond(request, response, consoleErrors.foreignHost());
  } else if (path === '/healthz') {
    respond(request, response, { status: 200, body: health, headers: FRESH });
  } else {
    const [service, ...more] = new URLSearchParams(query).getAll('service');
    if (service !== undefined && (!isService(service) || more.length > 0)) {
      respond(request, response, consoleErrors.unknownService(Object.keys(SERVICES)));
    } else {
      states(service)
        .then((parts) => respond(request, response, readiness(parts)))
        .catch((error: unknown) => {
          reportInternalError('http', error);
          respond(request, response, consoleErrors.internal());
        });
    }
  }
  return true;
}

function isService(name: string): name is Service {
  return Object.hasOwn(SERVICES, name);
}

function readiness(parts: readonly PartState[]): Answer {
  const isReady = parts.every(({ status }) => status === 'ready');
  const body: ReadinessReport = {
    status: isReady ? 'ready' : 'unready',
    version,
    parts: [...parts],
  };
  return { status: isReady ? 200 : 503, body, headers: FRESH };
}
