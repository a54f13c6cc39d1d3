import { completeSettings } from '../settings/load.ts';
import type { Settings } from '../settings/table.ts';
import {
  faultsBy,
  startProcess,
  type ContractMockRequest,
  type ContractUrls,
  type Fault,
} from './serving-process.ts';

/** What the mock of a contract is started with. */
export type ContractMockOptions = Partial<Omit<ContractMockRequest, 'contract'>> & {
  /** An OpenAPI document, YAML or JSON: its path or URL, or a folder whose `redocly.yaml` names some. */
  readonly contract: string;
} & { readonly [Name in keyof Settings]?: Settings[Name] | undefined };

/** A fault of a mocked contract. */
export type ContractFault = Omit<Fault, 'family'>;

/** The mock of the contract of any service. */
export interface MockedContract extends AsyncDisposable {
  /** `http://127.0.0.1:40123` */
  readonly url: string;
  /** The address of the console: the live log and the control API. */
  readonly consoleUrl: string;
  /** Removes all faults, and of a stateful mock all changes. */
  reset(): Promise<void>;
  /**
   * Adds a fault behind the others.
   * @returns its name
   * @throws ControlApiError naming what is invalid
   */
  fault(fault: ContractFault): Promise<string>;
  /** Removes all faults. */
  clearFaults(): Promise<void>;
  /** Stops it gracefully. */
  close(): Promise<void>;
}

/** @throws as startMock */
export async function startContractMock(options: ContractMockOptions): Promise<MockedContract> {
  const { contract, port = 0, dynamic = false, recording, ...settings } = options;
  const serving = await startProcess({
    serve: 'contract',
    settings: completeSettings({ consolePort: 0, control: true, ...settings }),
    mock: { contract, port, dynamic, recording },
  });
  const { fault, clearFaults } = faultsBy(() => serving.control());
  // Asked for above.
  const urls = serving.served.urls as ContractUrls;
  return {
    url: urls.contract,
    consoleUrl: urls.console,
    reset: () => serving.reset(),
    fault: (given) => fault({ ...given, family: 'contract' }),
    clearFaults,
    close: () => serving.close(),
    [Symbol.asyncDispose]: () => serving.close(),
  };
}
