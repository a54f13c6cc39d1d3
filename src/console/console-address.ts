import { RequestChangeover } from '../http/request-changeover.ts';
import type { RequestListener } from '../http/request-listener.ts';
import { listen, type Listening } from '../http/server.ts';
import { flagOf, type Settings } from '../settings/table.ts';
import { consoleErrors } from './errors.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { components } from '../../generated/probes/types.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { reportInternalError } from '../base/internal-errors.ts';
import { namesOwnHost } from '../http/foreign-request.ts';
import { respond, type Answer } from '../http/respond.ts';
import type { Service } from '../telemetry/parts.ts';
import type { PartState } from '../telemetry/readiness.ts';

/** The address of the console, which is open before the rest of the platform, and while that is reset. */
export interface ConsoleAddress {
  readonly listening: Listening;
  /** Answers what is asked of the console, for addresses that serve other things too. */
  readonly listener: RequestListener;
  /** The console's pages. */
  readonly pages: RequestChangeover<IncomingMessage, ServerResponse>;
  /**
   * Serves the console's pages, as a changeover. What else is served at the address stays as it is from the first call
   * on.
   * @param before wraps the pages in a listener for other things
   */
  serve(pages: RequestListener, before?: (pages: RequestListener) => RequestListener): void;
}

/**
 * Opens the console's address before the rest of the platform, for programs that watch it start: everything but
 * probes is answered with 503 until {@link ConsoleAddress.serve} is called.
 * @throws the system's error if the port can't be opened
 */
export async function openConsoleAddress(
  { host, consolePort: port }: Pick<Settings, 'host' | 'consolePort'>,
  probes: Probes,
): Promise<ConsoleAddress> {
  const opened = consoleWithin(probes);
  return {
    ...opened,
    listening: await listen(opened.listener, consoleErrors, {
      host,
      port,
      chosenBy: `--${flagOf('consolePort')}`,
    }),
  };
}

/** The same without an address of its own: who calls this passes requests on to its listener. */
export function consoleWithin(probes: Probes): Omit<ConsoleAddress, 'listening'> {
  const pages = new RequestChangeover<IncomingMessage, ServerResponse>({
    first: consoleErrors.starting(),
    busy: consoleErrors.suspended('it is being reset'),
  });
  let wrapped: RequestListener | undefined;
  return {
    listener: (request, response) => {
      if (!answerProbe(probes, request, response)) (wrapped ?? pages.pass)(request, response);
    },
    pages,
    serve: (listener, before = (all) => all) => {
      wrapped ??= before(pages.pass);
      pages.attach(listener);
    },
  };
}

type Health = components['schemas']['health'];
type ReadinessReport = components['schemas']['readiness'];

/** What the probes of orchestrators need. */
interface Probes {
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
function answerProbe(
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
