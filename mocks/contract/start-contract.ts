import { systemAlarms } from '../../src/base/alarms.ts';
import { systemClock } from '../../src/base/clock.ts';
import { MovableClock } from '../../src/base/movable-clock.ts';
import { logInternalError } from '../../src/base/internal-errors.ts';
import { isVerbose, type Logger } from '../../src/base/logger.ts';
import type { Contract } from '../../src/contract/model/contract.ts';
import { respond } from '../../src/http/respond.ts';
import type { RequestListener } from '../../src/http/request-listener.ts';
import { addressRules, type AddressRules } from '../../src/http/outbound/address-rules.ts';
import { outboundAgent } from '../../src/http/outbound/outbound-agent.ts';
import { listen } from '../../src/http/server.ts';
import { isLoopback, networksOf } from '../../src/settings/addresses.ts';
import { variableOf, type Settings } from '../../src/settings/table.ts';
import { Deliveries } from '../callbacks/deliveries.ts';
import { openMockConsole } from './mock-console.ts';
import { problemErrors } from '../../src/express/problem.ts';
import { MockedContracts, type MockingOptions } from './mocked-contracts.ts';
import { recordedExchanges } from '../recording/recorded-answers.ts';
import { AnswerSeeds } from '../answer-seeds.ts';

/** What the mock of contracts is started with, besides the settings. */
export interface ContractMockOptions extends Pick<MockingOptions, 'dynamic'> {
  /** A request goes to the first one that has its path. */
  readonly contracts: readonly Contract[];
  /** 0 takes any free port. */
  readonly port: number;
  /** The seed of the first answer that is made up; 1 by default. */
  readonly seed?: number | undefined;
  /** A recording whose answers are repeated: a HAR file, or its entries as lines. */
  readonly recording?:
    | { readonly name: string; readonly chunks: AsyncIterable<Buffer> }
    | undefined;
  /** Is told what is wrong with the contracts, with file and line. */
  readonly tell?: (message: string) => void;
  /** Serves the console below this path instead of an address of its own. */
  readonly consolePath?: string;
  /** Serves other things at the address, before the mock. */
  readonly before?: (mock: RequestListener) => RequestListener;
}

/** The running mock of contracts. */
export interface ContractMock {
  /** `http://127.0.0.1:4010` */
  readonly url: string;
  /** The address of the control API and the live log. */
  readonly consoleUrl: string;
  /** Resolves when everything that is wrong with the contracts has been told. */
  readonly examined: Promise<void>;
  /**
   * Answers from these contracts from now on; requests in progress end as they began. Faults, the log, what was sent and
   * the records that requests have changed stay.
   */
  replace(contracts: readonly Contract[]): void;
  /** Removes all faults, and goes back to the records of the examples. */
  reset(): void;
  /** Logs an exception that has reached the process. */
  failed(error: unknown): void;
  close(): Promise<void>;
}

/**
 * Starts the mock of the contracts of any services.
 * @throws SettingError, InputError if the recording can't be read, or the system's error if a port can't be bound
 */
export async function startContractMock(
  settings: Settings,
  log: Logger,
  options: ContractMockOptions,
): Promise<ContractMock> {
  const { contracts, port, dynamic, seed, recording: file, before = (mock) => mock } = options;
  const { tell = () => undefined, consolePath } = options;
  const { host, checkResponses, stateful } = settings;
  const recording = file && (await recordedExchanges(file.name, file.chunks, tell));
  const stop = new AbortController();
  const dispatcher = outboundAgent({ rules: outboundRules(settings) });
  const clock = new MovableClock({ clock: systemClock, alarms: systemAlarms });
  const deliveries = new Deliveries({ dispatcher, log, clock, alarms: clock });
  const ids = new AnswerSeeds(seed);
  const mocked = new MockedContracts({
    ...{ dynamic, checkResponses, stateful, recording, deliveries },
    seeds: ids,
  });
  let examination = new AbortController();
  let examined = Promise.resolve();

  function examine(): void {
    examination.abort();
    examination = new AbortController();
    const signal = AbortSignal.any([stop.signal, examination.signal]);
    examined = mocked.examine(tell, signal).catch((error: unknown) => logInternalError(log, error));
  }

  let serve = refuseAtStart;
  const open = () => {
    return listen((request, response) => serve(request, response), problemErrors, {
      host,
      port,
      chosenBy: '--port',
    });
  };
  const shared = consolePath === undefined ? undefined : await open();
  const console = await openMockConsole(
    consoleSettings(settings),
    log,
    mocked,
    { clock, ids },
    stop.signal,
    shared && { listening: shared, path: consolePath! },
  );
  const { faultInjection, liveLog, pages } = console;
  try {
    mocked.serve(contracts, {
      log,
      pages,
      faultInjection,
      watch: liveLog,
      stopping: stop.signal,
      logRequests: isVerbose(settings.logLevel),
    });
    serve = before(console.before(mocked.listener));
    const server = shared ?? (await open());
    await console.serve(server.url);
    if (file !== undefined) tell(`${file.name}: ${mocked.recordedCount}`);
    examine();
    return {
      url: server.url,
      consoleUrl: console.url,
      get examined() {
        return examined;
      },
      replace: (replacing) => {
        mocked.replace(replacing);
        examine();
      },
      reset: () => {
        console.clearFaults();
        deliveries.clear();
        clock.release();
        ids.release();
        mocked.reset();
      },
      failed: (error) => logInternalError(log, error),
      close: async () => {
        stop.abort();
        deliveries.close();
        await Promise.all([server.close(), console.close(), dispatcher.destroy()]);
      },
    };
  } catch (error) {
    stop.abort();
    deliveries.close();
    await Promise.all([shared?.close(), console.close(), dispatcher.destroy()]);
    throw error;
  }
}

const refuseAtStart: RequestListener = (request, response) => {
  request.resume();
  respond(request, response, problemErrors.suspended('it is starting'));
};

/**
 * The settings of the console. A mock has no secrets, so other machines may reach it; its console, which changes what it
 * does, only if an API key keeps others out.
 */
function consoleSettings(settings: Settings): Settings {
  const isOpen = settings.apiKey === undefined && !isLoopback(settings.host);
  // Of our services none runs here, and the queue is the one that needs no secrets.
  return { ...settings, services: 'queue', ...(isOpen && { host: '127.0.0.1' }) };
}

/** The addresses that callbacks may go to: services of this machine only if no other machine can ask for them. */
function outboundRules({ host, allowNetworks }: Settings): AddressRules {
  const networks =
    allowNetworks === undefined ? [] : networksOf(allowNetworks, variableOf('allowNetworks'));
  return addressRules({ loopback: isLoopback(host), networks });
}
