import { readFileSync } from 'node:fs';
import { recordingFrom } from '../../mocks/recording/recording-from.ts';
import { startContractMock } from '../../mocks/contract/start-contract.ts';
import { InputError } from '../base/input-error.ts';
import type { Logger } from '../base/logger.ts';
import { contractFrom } from '../contract/model/contract.ts';
import type { Settings } from '../settings/table.ts';
import { serveUntilStopped } from './run-until-stopped.ts';
import { printMessage, type Shell } from './shell.ts';

/** The port of Prism's own command, which clients of a mock may already have. */
const USUAL_PORT = '4010';

export interface ContractMockOptions {
  readonly contract: string;
  readonly port?: string;
  readonly dynamic?: boolean;
  readonly recording?: string;
}

/** Runs the mock of any contract until it is stopped. @throws InputError naming what can't be read */
export async function runContractMock(
  shell: Shell,
  settings: Settings,
  log: Logger,
  { contract: file, port = USUAL_PORT, dynamic = false, recording }: ContractMockOptions,
): Promise<void> {
  const contract = contractFrom(file, (path) => readFileSync(path, 'utf8'));
  const mock = await startContractMock(settings, log, {
    contracts: [contract],
    port: portIn(port),
    dynamic,
    recording: recording === undefined ? undefined : recordingFrom(recording),
    tell: (message) => printMessage(shell, message),
  });
  const serving = serveUntilStopped(shell, mock);
  const count = contract.operations.length;
  await serving.ready(`
The mock of ${file} is ready (${count} ${count === 1 ? 'operation' : 'operations'}). Ctrl-C stops it.

  Mock         ${mock.url}
  Console      ${mock.consoleUrl}
`);
}

function portIn(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new InputError(`--port: ${text} is no port, 0 to 65535`);
}
