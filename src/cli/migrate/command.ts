import { statSync } from 'node:fs';
import { Command } from 'commander';
import { openLog } from '../../base/log.ts';
import { completeSettings, SettingError, settingsOfFile } from '../../settings/load.ts';
import type { Settings } from '../../settings/table.ts';
import { shellOf } from '../shell.ts';
import { progressOn, reportText } from './report.ts';
import { jsonText } from '../printable.ts';

interface Options {
  readonly from: string;
  readonly to: string;
  readonly leaveOut?: boolean;
  readonly json?: boolean;
}

/** `plinth migrate`: copies the data of one platform to the engines of another; both are stopped. */
export function migrateCommand(): Command {
  return new Command('migrate')
    .description('copy all data of a platform to one with other engines; both must be stopped')
    .requiredOption('--from <path>', 'data directory or configuration file of the source')
    .requiredOption(
      '--to <path>',
      'data directory or configuration file of the target, which must be empty',
    )
    .option('--leave-out', 'skip keys that the target refuses, and damaged messages')
    .option('--json', 'print the report as JSON')
    .action(async (options: Options, command: Command) => {
      const shell = shellOf(command);
      const { from, to, leaveOut = false, json = false } = options;
      const platforms = { from: settingsAt('--from', from), to: settingsAt('--to', to) };
      // Loaded on demand: other commands don't need it.
      const { runMigration } = await import('../../platform/migration/run-migration.ts');
      const progress = progressOn(shell);
      try {
        const report = await runMigration({
          ...platforms,
          names: { from, to },
          log: openLog(platforms.to.logLevel),
          onProgress: progress.report,
          leaveOut,
        });
        progress.end();
        shell.stdout.write(json ? jsonText(report, 2) : reportText(report));
      } finally {
        progress.end();
      }
    });
}

/** @throws SettingError */
function settingsAt(flag: string, path: string): Settings {
  const status = statSync(path, { throwIfNoEntry: false });
  if (status?.isFile() === true) return settingsOfFile(path);
  // The target's data directory is created, but nobody means to create one with the name of a configuration file.
  const isNew = status === undefined && flag === '--to' && !path.endsWith('.json');
  if (status?.isDirectory() === true || isNew) return completeSettings({ dataDir: path });
  throw new SettingError(`${flag}: there is no data directory and no configuration file ${path}`);
}
