import { Command } from 'commander';
import { openLog } from '../log.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { settingsOf, withSettings } from './setting-options.ts';

/** `plinth mock`: the mock of every family, at the same addresses. */
export function mockCommand(): Command {
  return withSettings(
    new Command('mock')
      .description('start the mock of the platform')
      .action(async (_options, command: Command) => {
        const settings = settingsOf(command);
        const log = openLog(settings.logLevel);
        const { startMock } = await import('../../mocks/start.ts');
        await runUntilStopped('Plinth mock', settings, await startMock(settings, log));
      }),
  );
}
