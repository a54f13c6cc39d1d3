import { Command } from 'commander';
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
  'stateful',
  'seed',
  'checkResponses',
] as const satisfies readonly SettingName[];

/** `plinth mock`: the mocks of all families, at the same addresses. */
export function mockCommand(): Command {
  return withSettings(new Command('mock').description('start the mock of the platform'), HEEDED, {
    takesOthers: true,
  }).action(async (_options, command: Command) => {
    const settings = settingsOf(command);
    const log = openLog(settings.logLevel);
    const { startMock } = await import('../../mocks/start.ts');
    await runUntilStopped(
      shellOf(command),
      'Plinth mock',
      settings,
      await startMock(settings, log),
    );
  });
}
