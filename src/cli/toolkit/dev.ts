import { Command } from 'commander';
import { InputError } from '../../base/input-error.ts';
import { openLog } from '../../base/log.ts';
import type { SettingName } from '../../settings/table.ts';
import { serveUntilStopped } from '../run-until-stopped.ts';
import { settingsOf, withSettings } from '../setting-options.ts';
import { printMessage, shellOf } from '../shell.ts';
import { namedBy, withReadingOptions, type ReadingOptions } from './contract-options.ts';
import type { Developed } from './developed.ts';
import { answerSeedOf, portNumber } from './option-values.ts';
import { watchContracts } from './watched-contracts.ts';

/** Of the settings of a mock, those that one of contracts heeds. */
const HEEDED = [
  'host',
  'logLevel',
  'email',
  'apiKey',
  'control',
  'allowOrigins',
  'allowNetworks',
  'stateful',
  'checkResponses',
  'contracts',
] as const satisfies readonly SettingName[];

interface Options extends ReadingOptions {
  readonly port: number;
  readonly dynamic?: boolean;
}

/** `plinth dev`: the mock and the docs of contracts and the console at one address, all of the contracts as they are now. */
export function devCommand(): Command {
  const command = new Command('dev')
    .description(
      'serve the mock, the docs and the live log of OpenAPI documents at one address, and show each change of them at once',
    )
    .argument(
      '[contracts...]',
      'files, folders with a redocly.yaml, URLs, or names of --contracts, which are served by default',
    )
    .option('--port <port>', 'port to serve at; 0 takes any free one', portNumber, 4010);
  withReadingOptions(command)
    .option('--dynamic', 'generate answers where a request does not ask for others')
    .option('--seed <number>', 'seed of the first answer that is generated');
  return withSettings(command, HEEDED).action(
    async (given: string[], { port, dynamic = false, ...options }: Options) => {
      const named = namedBy(command, given);
      if (named.length === 0) {
        throw new InputError(
          'which contract is it? Name its file, or set contracts in plinth.config.json',
        );
      }
      const settings = settingsOf(command);
      const shell = shellOf(command);
      const { startDeveloped } = await import('./developed.ts');
      let developed: Developed | undefined;
      const watched = await watchContracts(named, options, shell, {
        // These are told as well, and no values are held against them.
        acceptsWrongSchemas: true,
        mayBeginUnusable: true,
        onChange: (now) => developed?.show(now),
      });
      try {
        developed = await startDeveloped(settings, openLog(settings.logLevel), watched, {
          port,
          dynamic,
          seed: answerSeedOf(command),
          print: (line) => printMessage(shell, line),
        });
      } catch (error) {
        watched.close();
        throw error;
      }
      // What has changed meanwhile.
      developed.show(watched);
      const { mockUrl, docsUrl, consoleUrl, failed, close } = developed;
      const serving = serveUntilStopped(shell, {
        failed,
        close: () => {
          watched.close();
          return close();
        },
      });
      const names = named.map((each) => (typeof each === 'string' ? each : each.name));
      await serving.ready(`
Each change of ${names.join(', ')} is served at once. Ctrl-C stops it.

  Mock         ${mockUrl}
  Docs         ${docsUrl}
  Console      ${consoleUrl}
`);
    },
  );
}
