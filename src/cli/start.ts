import { Command } from 'commander';
import { openLog } from '../log.ts';
import { startPlatform } from '../platform.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { settingsOf, withSettings } from './setting-options.ts';

/** `plinth start`: the implementation of every family. */
export function startCommand(): Command {
  return withSettings(
    new Command('start')
      .description('start the platform')
      .action(async (_options, command: Command) => {
        const settings = settingsOf(command);
        const log = openLog(settings.logLevel);
        await runUntilStopped('Plinth', settings, await startPlatform(settings, log));
      }),
  );
}
