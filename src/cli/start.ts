import { Command } from 'commander';
import { openLog } from '../base/log.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { settingsOf, withSettings } from './setting-options.ts';
import { shellOf } from './shell.ts';

/** `plinth start`: the implementation of every family. */
export function startCommand(): Command {
  return withSettings(
    new Command('start')
      .description('start the platform')
      .action(async (_options, command: Command) => {
        const settings = settingsOf(command);
        const log = openLog(settings.logLevel);
        // Most of the program is there for this command alone.
        const { startPlatform } = await import('../platform/platform.ts');
        const shell = shellOf(command);
        const platform = await startPlatform(settings, log, shell.env);
        await runUntilStopped(shell, 'Plinth', settings, platform);
      }),
  );
}
