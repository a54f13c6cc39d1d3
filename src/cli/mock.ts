import { Command } from 'commander';
import { InputError } from '../base/input-error.ts';
import { openLog } from '../base/log.ts';
import type { SettingName } from '../settings/table.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { settingsOf, withSettings } from './setting-options.ts';
import { shellOf } from './shell.ts';
import { namedBy, withReadingOptions, type ReadingOptions } from './toolkit/contract-options.ts';
import { answerSeedOf, portNumber } from './toolkit/option-values.ts';

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
  'contracts',
] as const satisfies readonly SettingName[];

interface MockOptions extends ReadingOptions {
  readonly port?: number;
  readonly dynamic?: boolean;
  readonly recording?: string;
}

/** Options that only the mock of contracts has. */
const OF_CONTRACTS = ['port', 'recording', 'dynamic', 'overlay', 'allowRemote'] as const;

/** `plinth mock`: the mocks of all families, at the same addresses, or that of any contracts. */
export function mockCommand(): Command {
  const command = new Command('mock')
    .description(
      'start the mock of the platform, or of any OpenAPI documents, which are read again at each change',
    )
    .argument(
      '[contracts...]',
      'files, folders with a redocly.yaml, URLs, or names of --contracts, which are mocked by default; without any, the platform is',
    )
    .option(
      '--port <port>',
      'port of the mock of contracts, 4010 by default; 0 takes any free one',
      portNumber,
    )
    .option(
      '--recording <file>',
      'of contracts: repeat the answers of a .har or .ndjson file, as plinth proxy --record makes them',
    )
    .option('--dynamic', 'of contracts: generate answers where a request does not ask for others');
  command.addHelpText(
    'after',
    '\nOf contracts, --seed is a number: that of the first answer that is generated.',
  );
  return withSettings(withReadingOptions(command), HEEDED, { takesOthers: true }).action(
    async (given: string[], options: MockOptions) => {
      const settings = settingsOf(command);
      const log = openLog(settings.logLevel);
      const shell = shellOf(command);
      const named = namedBy(command, given);
      if (named.length > 0) {
        const { runContractMock } = await import('./contract-mock.ts');
        const madeFrom = answerSeedOf(command);
        await runContractMock(shell, settings, log, named, { ...options, madeFrom });
        return;
      }
      for (const name of OF_CONTRACTS) {
        if (options[name] === undefined) continue;
        const flag = name === 'allowRemote' ? 'allow-remote' : name;
        throw new InputError(`--${flag} is of the mock of a contract, and none is given`);
      }
      const { startMock } = await import('../../mocks/start.ts');
      await runUntilStopped(shell, 'Plinth mock', settings, await startMock(settings, log));
    },
  );
}
