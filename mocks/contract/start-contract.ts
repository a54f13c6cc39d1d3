import { systemAlarms } from '../../src/base/alarms.ts';
import { systemClock } from '../../src/base/clock.ts';
import { logInternalError } from '../../src/base/internal-errors.ts';
import { isVerbose, type Logger } from '../../src/base/logger.ts';
import type { Contract } from '../../src/contract/model/contract.ts';
import { addressRules, type AddressRules } from '../../src/http/outbound/address-rules.ts';
import { outboundAgent } from '../../src/http/outbound/outbound-agent.ts';
import { listen } from '../../src/http/server.ts';
import { isLoopback } from '../../src/settings/bind-address.ts';
import { networksOf } from '../../src/settings/networks.ts';
import { variableOf, type Settings } from '../../src/settings/table.ts';
import { callbacksBy } from '../callbacks/callbacks.ts';
import { Deliveries } from '../callbacks/deliveries.ts';
import { bindContract } from './bind-contract.ts';
import { withFormats } from './described.ts';
import { examineContract } from './examine-contract.ts';
import { openMockConsole } from './mock-console.ts';
import { problemErrors } from './problem.ts';
import { servedDocument } from './served-document.ts';
import { recordedAnswers } from '../recording/recorded-answers.ts';
import { mockState } from '../stateful/answer-stateful.ts';
import { seeds } from '../values/seeds.ts';

/** What the mock of a contract is started with, besides the settings. */
export interface ContractMockOptions {
  readonly contract: Contract;
  /** 0 takes any free port. */
  readonly port: number;
  /** Whether bodies are generated where a request does not say. */
  readonly dynamic?: boolean;
  /** A recording whose answers are repeated: a HAR file, or its entries as lines. */
  readonly recording?:
    | { readonly name: string; readonly chunks: AsyncIterable<Buffer> }
    | undefined;
  /** Is told what is wrong with the contract, with file and line. */
  readonly tell?: (message: string) => void;
}

/** The running mock of a contract. */
export interface ContractMock {
  /** `http://127.0.0.1:4010` */
  readonly url: string;
  /** The address of the control API and the live log. */
  readonly consoleUrl: string;
  /** Resolves when everything that is wrong with the contract has been told. */
  readonly examined: Promise<void>;
  /** Removes all faults, and goes back to the records of the examples. */
  reset(): void;
  /** Logs an exception that has reached the process. */
  failed(error: unknown): void;
  close(): Promise<void>;
}

/**
 * Starts the mock of the contract of any service.
 * @throws SettingError, InputError if the recording can't be read, or the system's error if a port can't be bound
 */
export async function startContractMock(
  settings: Settings,
  log: Logger,
  { contract, port, dynamic = false, recording: file, tell = () => {} }: ContractMockOptions,
): Promise<ContractMock> {
  const described = withFormats(contract);
  const stop = new AbortController();
  const recording = file && (await recordedAnswers(contract, file.name, file.chunks));
  if (recording !== undefined) {
    const { usable, all } = recording.counts;
    tell(
      `${file!.name}: ${usable} of ${all} recorded exchanges are of the contract and have an answer`,
    );
  }
  const nextSeed = seeds();
  const dispatcher = outboundAgent({ rules: outboundRules(settings) });
  const time = { clock: systemClock, alarms: systemAlarms };
  const deliveries = new Deliveries({ dispatcher, log, ...time });
  const callbacks = callbacksBy(described, deliveries, nextSeed);
  const console = await openMockConsole(
    consoleSettings(settings),
    log,
    described,
    callbacks,
    stop.signal,
  );
  const { faultInjection, liveLog, pages } = console;
  const options = {
    log,
    pages,
    faultInjection,
    watch: liveLog,
    stopping: stop.signal,
    logRequests: isVerbose(settings.logLevel),
  };
  const { host, checkResponses, stateful } = settings;
  const state = stateful ? mockState(described, nextSeed) : undefined;
  const answers = { dynamic, checkResponses, nextSeed, recording, state, callbacks };
  try {
    const listener = bindContract(described, options, answers);
    const server = await listen(listener, problemErrors, { host, port });
    await console.serve(server.url);
    const examined = examineContract(described, servedDocument(described), tell, stop.signal);
    return {
      url: server.url,
      consoleUrl: console.url,
      examined: examined.catch((error: unknown) => logInternalError(log, error)),
      reset: () => {
        console.clearFaults();
        deliveries.clear();
        state?.reset();
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
    await Promise.all([console.close(), dispatcher.destroy()]);
    throw error;
  }
}

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
