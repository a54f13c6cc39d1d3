import { Option, type Command } from 'commander';
import { loadSettings } from '../settings/load.ts';
import { flagOf, settingTable, type SettingDefinition, type Settings } from '../settings/table.ts';

/** Gives a command a flag for every setting. */
export function withSettings(command: Command): Command {
  for (const [name, definition] of Object.entries<SettingDefinition>(settingTable)) {
    const value = definition.type === 'boolean' ? '' : ` <${definition.value ?? 'value'}>`;
    const choices = definition.choices === undefined ? '' : ` (${definition.choices.join(', ')})`;
    const initial =
      definition.default === undefined || definition.default === false
        ? ''
        : `, ${definition.default} by default`;
    command.addOption(
      new Option(`--${flagOf(name)}${value}`, `${definition.help}${choices}${initial}`),
    );
  }
  return command.addOption(
    new Option('--config <path>', 'configuration file, plinth.config.json by default'),
  );
}

/** The settings that a command was run with. @throws SettingError */
export function settingsOf(command: Command): Settings {
  return loadSettings({ flags: command.opts(), env: process.env });
}
