import { startServing, type Plinth } from './serving-process.ts';
import {
  startContractMock,
  type ContractMockOptions,
  type MockedContract,
} from './mock-of-contract.ts';
import { completeSettings } from '../settings/load.ts';
import type { Settings } from '../settings/table.ts';

export { SettingError } from '../settings/load.ts';
export type { ContractFault, ContractMockOptions, MockedContract } from './mock-of-contract.ts';
export type { Fault, Plinth, Seed } from './serving-process.ts';
export type { Urls } from './urls.ts';
export type { Settings };

/**
 * Settings by their names in `plinth.config.json`. Neither that file nor variables are read. Defaults are those of
 * `plinth start`, except that ports are free ones, and that no data is kept unless `dataDir` is given.
 */
export type StartOptions = { readonly [Name in keyof Settings]?: Settings[Name] | undefined };

/**
 * Starts a platform in a process of its own and waits until it answers. It ends with this process, however that ends.
 * @throws SettingError if an option is unknown or wrong; Error with the message of `plinth start` if the
 * platform can't start
 */
export async function startPlinth(options: StartOptions = {}): Promise<Plinth> {
  return startServing('platform', settingsFor(options));
}

/**
 * Starts the mock of a contract of any service.
 * @throws Error with the place of what is wrong with the contract; otherwise as startPlinth
 */
export async function startMock(options: ContractMockOptions): Promise<MockedContract>;
/**
 * Starts the mock of every family, which answers with the examples of the contracts, as `startPlinth` starts the
 * platform.
 * @throws as startPlinth
 */
export async function startMock(options?: StartOptions): Promise<Plinth>;
export async function startMock(
  options: StartOptions | ContractMockOptions = {},
): Promise<Plinth | MockedContract> {
  if (isOfContract(options)) return startContractMock(options);
  return startServing('mock', settingsFor(options));
}

function isOfContract(options: object): options is ContractMockOptions {
  return 'contract' in options && options.contract !== undefined;
}

const ANY_PORT = {
  redisPort: 0,
  respPort: 0,
  queuePort: 0,
  managementPort: 0,
  kafkaPort: 0,
  consolePort: 0,
} as const satisfies StartOptions;

function settingsFor(options: StartOptions): Settings {
  const memory = options.dataDir === undefined;
  return completeSettings({ ...ANY_PORT, memory, control: true, ...options });
}
