import { Command } from 'commander';
import { InputError } from '../base/input-error.ts';
import { openLog } from '../base/log.ts';
import type { SettingName } from '../settings/table.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { settingsOf, withSettings } from './setting-options.ts';
import { shellOf } from './shell.ts';

/** A mock keeps nothing on disk, has no separate databases and no limits. */
const HEEDED = [
  'host',
  'services',
  'redisPort',
  'queuePort',
  'managementPort',
  'kafkaPort',
  'consolePort',
  'logLevel',
  'envOut',
  'redisToken',
  'redisReadOnlyToken',
  'redisMaxRequestSize',
  'kafkaUsername',
  'kafkaPassword',
  'kafkaMaxRequestSize',
  'email',
  'apiKey',
  'control',
  'allowOrigins',
  'allowNetworks',
  'stateful',
  'seed',
  'checkResponses',
] as const satisfies readonly SettingName[];

interface MockOptions {
  readonly port?: string;
  readonly dynamic?: boolean;
  readonly recording?: string;
}

/** `plinth mock`: the mocks of all families, at the same addresses, or that of any contract. */
export function mockCommand(): Command {
  const command = new Command('mock')
    .description('start the mock of the platform, or of any OpenAPI document')
    .argument('[contract]', 'an OpenAPI document, YAML or JSON, instead of those of Plinth')
    .option(
      '--port <port>',
      'port of the mock of a contract, 4010 by default; 0 takes any free one',
    )
    .option(
      '--recording <file>',
      'of a contract: repeat the answers of a .har or .ndjson file, as plinth proxy --record makes them',
    )
    .option('--dynamic', 'of a contract: generate answers where a request does not ask for others');
  return withSettings(command, HEEDED, { takesOthers: true }).action(
    async (contract: string | undefined, options: MockOptions) => {
      const settings = settingsOf(command);
      const log = openLog(settings.logLevel);
      const shell = shellOf(command);
      if (contract !== undefined) {
        const { runContractMock } = await import('./contract-mock.ts');
        await runContractMock(shell, settings, log, { contract, ...options });
        return;
      }
      for (const name of ['port', 'recording', 'dynamic'] as const) {
        if (options[name] !== undefined) {
          throw new InputError(`--${name} is of the mock of a contract, and none is given`);
        }
      }
      const { startMock } = await import('../../mocks/start.ts');
      await runUntilStopped(shell, 'Plinth mock', settings, await startMock(settings, log));
    },
  );
}
