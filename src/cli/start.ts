import { Command } from 'commander';
import { openLog } from '../base/log.ts';
import { withProgressLine } from './progress-line.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { settingsOf, withSettings } from './setting-options.ts';
import { shellOf } from './shell.ts';

/** `plinth start`: starts the platform. */
export function startCommand(): Command {
  return withSettings(
    new Command('start')
      .description('start the platform')
      .action(async (_options, command: Command) => {
        const settings = settingsOf(command);
        const shell = shellOf(command);
        const { logLevel } = settings;
        const log = openLog(logLevel);
        const shownLog = logLevel === 'silent' ? log : withProgressLine(log, shell);
        // Loaded on demand: most of the program is for this command alone.
        const { startPlatform } = await import('../platform/platform.ts');
        const platform = await startPlatform(settings, shownLog, shell.env);
        await runUntilStopped(shell, 'Plinth', settings, platform);
      }),
  );
}
