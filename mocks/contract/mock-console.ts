import packageJson from '../../package.json' with { type: 'json' };
import type { Logger } from '../../src/base/logger.ts';
import { consoleAccess } from '../../src/console/access.ts';
import { consoleWithin, openConsoleAddress } from '../../src/console/console-address.ts';
import { consoleErrors } from '../../src/console/errors.ts';
import { startConsole } from '../../src/console/server.ts';
import { LiveLog, liveLogTime } from '../../src/console/watching/live-log.ts';
import { FaultBoard } from '../../src/contract/faults/fault-board.ts';
import type { FaultInjection } from '../../src/contract/faults/faults.ts';
import type { MockedOperations } from '../../src/families/control/check-fault.ts';
import type {
  CallbackControls,
  Controls,
  TimeControls,
} from '../../src/families/control/controls.ts';
import { mountAt } from '../../src/http/mount.ts';
import type { RequestListener } from '../../src/http/request-listener.ts';
import { respond } from '../../src/http/respond.ts';
import type { Listening } from '../../src/http/server.ts';
import type { TrustedPages } from '../../src/http/forged-request.ts';
import { faultInjectionFor, withControl } from '../../src/platform/addresses/control.ts';
import { controlAccessOf } from '../../src/platform/control-access.ts';
import { trustedPages } from '../../src/platform/trusted-pages.ts';
import { isLoopback } from '../../src/settings/addresses.ts';
import { isDevelopment, secretsOf } from '../../src/settings/secrets.ts';
import type { Settings } from '../../src/settings/table.ts';
import { firstAccountCheck } from '../first-account-check.ts';

/** The address of the console of a mock: its page, the live log and the control API. */
export interface MockConsole {
  readonly url: string;
  readonly liveLog: LiveLog;
  readonly faultInjection: FaultInjection | undefined;
  readonly pages: TrustedPages;
  /** Serves the console before a mock, if both have one address. */
  readonly before: (mock: RequestListener) => RequestListener;
  /** Says where the mock is served, and serves the page. */
  serve(url: string): Promise<void>;
  clearFaults(): void;
  close(): Promise<void>;
}

/** Where a console is that has no address of its own. */
export interface SharedAddress {
  readonly listening: Listening;
  /** `/_console` */
  readonly path: string;
}

/** The seed of faults that are given none. */
const USUAL_SEED = 1;

/** @param stopping aborts when the mock stops @throws SettingError, or the system's error if the port can't be bound */
export async function openMockConsole(
  settings: Settings,
  log: Logger,
  mocked: CallbackControls & { readonly contracts: readonly MockedOperations[] },
  time: TimeControls,
  stopping: AbortSignal,
  shared?: SharedAddress,
): Promise<MockConsole> {
  const secrets = secretsOf(settings);
  const controlAccess = controlAccessOf(settings, secrets);
  const faults = new FaultBoard();
  const liveLog = new LiveLog(liveLogTime);
  const probes = { states: async () => [], ownHostOnly: isDevelopment(secrets) };
  const address =
    shared === undefined
      ? await openConsoleAddress(settings, probes)
      : { ...consoleWithin(probes), listening: shared.listening };
  const { listening } = address;
  const pages = trustedPages(settings, secrets, listening.port);
  const { email, checkResponses } = settings;
  const controls: Controls = {
    serves: 'mock',
    faults,
    get mocked() {
      return mocked.contracts;
    },
    callbacks: mocked,
    time,
  };
  const before = withControl(controls, controlAccess, { log, checkResponses, pages });
  const isFirstAccount = firstAccountCheck(email, secrets.apiKey);
  const access = consoleAccess(settings, secrets, undefined, isFirstAccount);
  return {
    url: listening.url + (shared?.path ?? ''),
    liveLog,
    faultInjection: faultInjectionFor(controlAccess, 'mock', faults),
    pages,
    before: (mock) =>
      shared === undefined
        ? mock
        : mountAt(shared.path, reachableAt(settings.host, address.listener), mock),
    async serve(url) {
      const platform = async () => ({
        version: packageJson.version,
        kind: 'mock' as const,
        email,
        ports: { contract: Number(new URL(url).port) },
        contracts: mocked.contracts.map(({ name }) => name),
        env: {},
        ...(isDevelopment(secrets) && { apiKey: secrets.apiKey }),
      });
      const sources = { platform, log: liveLog };
      await startConsole(settings, log, access, {
        consoleAddress: address,
        sources,
        stopping,
        before,
        pages,
      });
    },
    clearFaults: () => faults.replace([], USUAL_SEED),
    close: async () => {
      if (shared === undefined) await listening.close();
    },
  };
}

/** A listener of an address that other machines may reach, for this machine only if it is to be at such a host. */
function reachableAt(host: string, listener: RequestListener): RequestListener {
  if (!isLoopback(host)) return listener;
  return (request, response) => {
    const from = request.socket.remoteAddress?.replace('::ffff:', '') ?? '';
    if (isLoopback(from)) listener(request, response);
    else {
      request.resume();
      respond(request, response, consoleErrors.foreignHost());
    }
  };
}
