import packageJson from '../../package.json' with { type: 'json' };
import type { Logger } from '../../src/base/logger.ts';
import { consoleAccess } from '../../src/console/access.ts';
import { openConsoleAddress } from '../../src/console/console-address.ts';
import { startConsole } from '../../src/console/server.ts';
import { LiveLog, liveLogTime } from '../../src/console/watching/live-log.ts';
import { FaultBoard } from '../../src/contract/faults/fault-board.ts';
import type { FaultInjection } from '../../src/contract/faults/faults.ts';
import type { CallbackControls, Controls } from '../../src/families/control/controls.ts';
import type { TrustedPages } from '../../src/http/forged-request.ts';
import { faultInjectionFor, withControl } from '../../src/platform/addresses/control.ts';
import { controlAccessOf } from '../../src/platform/control-access.ts';
import { trustedPages } from '../../src/platform/trusted-pages.ts';
import { isDevelopment, secretsOf } from '../../src/settings/secrets.ts';
import type { Settings } from '../../src/settings/table.ts';
import { firstAccountCheck } from '../first-account-check.ts';

/** The address of the console of a mock: its page, the live log and the control API. */
export interface MockConsole {
  readonly url: string;
  readonly liveLog: LiveLog;
  readonly faultInjection: FaultInjection | undefined;
  readonly pages: TrustedPages;
  /** Says where the mock is served, and serves the page. */
  serve(url: string): Promise<void>;
  clearFaults(): void;
  close(): Promise<void>;
}

/** The seed of faults that are given none. */
const USUAL_SEED = 1;

/** @param stopping aborts when the mock stops @throws SettingError, or the system's error if the port can't be bound */
export async function openMockConsole(
  settings: Settings,
  log: Logger,
  mocked: CallbackControls & { readonly operations: readonly string[] },
  stopping: AbortSignal,
): Promise<MockConsole> {
  const secrets = secretsOf(settings);
  const controlAccess = controlAccessOf(settings, secrets);
  const faults = new FaultBoard();
  const liveLog = new LiveLog(liveLogTime);
  const address = await openConsoleAddress(settings, {
    states: async () => [],
    ownHostOnly: isDevelopment(secrets),
  });
  const { listening } = address;
  const pages = trustedPages(settings, secrets, listening.port);
  const { email, checkResponses } = settings;
  const controls: Controls = {
    serves: 'mock',
    faults,
    get operations() {
      return mocked.operations;
    },
    callbacks: mocked,
  };
  const before = withControl(controls, controlAccess, { log, checkResponses, pages });
  const isFirstAccount = firstAccountCheck(email, secrets.apiKey);
  const access = consoleAccess(settings, secrets, undefined, isFirstAccount);
  return {
    url: listening.url,
    liveLog,
    faultInjection: faultInjectionFor(controlAccess, 'mock', faults),
    pages,
    async serve(url) {
      const platform = async () => ({
        version: packageJson.version,
        kind: 'mock' as const,
        email,
        ports: { contract: Number(new URL(url).port) },
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
    close: () => listening.close(),
  };
}
