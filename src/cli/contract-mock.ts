import { recordingFrom } from '../../mocks/recording/recording-from.ts';
import { startContractMock, type ContractMock } from '../../mocks/contract/start-contract.ts';
import type { Logger } from '../base/logger.ts';
import type { NamedContract } from '../settings/contracts.ts';
import type { Settings } from '../settings/table.ts';
import { serveUntilStopped } from './run-until-stopped.ts';
import { printMessage, type Shell } from './shell.ts';
import type { ReadingOptions } from './toolkit/contract-options.ts';
import { watchContracts } from './toolkit/watched-contracts.ts';

/** The port of Prism's own command, which clients of a mock may already have. */
const USUAL_PORT = 4010;

export interface ContractMockOptions extends ReadingOptions {
  readonly port?: number;
  readonly dynamic?: boolean;
  readonly recording?: string;
  /** The seed of the first answer that is made up. */
  readonly madeFrom?: number | undefined;
}

/**
 * Runs the mock of any contracts until it is stopped, and reads them again whenever one of their files changes.
 * @throws InputError naming what can't be read
 */
export async function runContractMock(
  shell: Shell,
  settings: Settings,
  log: Logger,
  named: readonly (NamedContract | string)[],
  options: ContractMockOptions,
): Promise<void> {
  const { port = USUAL_PORT, dynamic = false, recording, madeFrom: seed } = options;
  let running: ContractMock | undefined;
  const watched = await watchContracts(named, options, shell, {
    // What can't be held against a schema is valid.
    acceptsWrongSchemas: true,
    onChange: (now) => running?.replace(now.contracts),
  });
  const { contracts } = watched;
  try {
    running = await startContractMock(settings, log, {
      contracts,
      port,
      dynamic,
      seed,
      recording: recording === undefined ? undefined : recordingFrom(recording),
      tell: (message) => printMessage(shell, message),
    });
  } catch (error) {
    watched.close();
    throw error;
  }
  const mock = running;
  // What has changed meanwhile.
  if (watched.contracts !== contracts) mock.replace(watched.contracts);
  const serving = serveUntilStopped(shell, {
    failed: (error) => mock.failed(error),
    close: async () => {
      watched.close();
      await mock.close();
    },
  });
  const names = contracts.map(({ name }) => name).join(', ');
  const count = contracts.reduce((sum, { operations }) => sum + operations.length, 0);
  await serving.ready(`
The mock of ${names} is ready (${count} ${count === 1 ? 'operation' : 'operations'}). Ctrl-C stops it.

  Mock         ${mock.url}
  Console      ${mock.consoleUrl}
`);
}
