import { Option, type Command } from 'commander';
import { loadSettings } from '../settings/load.ts';
import {
  flagOf,
  settingTable,
  type SettingDefinition,
  type SettingName,
  type Settings,
} from '../settings/table.ts';

/** Gives a command a flag for every setting, or for those that it heeds. */
export function withSettings(
  command: Command,
  heeded: readonly SettingName[] = Object.keys(settingTable) as SettingName[],
): Command {
  for (const name of heeded) {
    const definition: SettingDefinition = settingTable[name];
    // What is on by default needs a value to be turned off.
    const isSwitch = definition.type === 'boolean' && definition.default !== true;
    const value = isSwitch ? '' : ` <${definition.value ?? 'value'}>`;
    const choices = definition.choices === undefined ? '' : ` (${definition.choices.join(', ')})`;
    const initial =
      definition.default === undefined || definition.default === false
        ? ''
        : `, ${definition.default} by default`;
    command.addOption(
      new Option(`--${flagOf(name)}${value}`, `${definition.help}${choices}${initial}`),
    );
    if (definition.default === true) {
      command.addOption(new Option(`--no-${flagOf(name)}`, `the same as --${flagOf(name)} false`));
    }
  }
  return command.addOption(
    new Option('--config <path>', 'configuration file, plinth.config.json by default'),
  );
}

/** The settings that a command was run with. @throws SettingError */
export function settingsOf(command: Command): Settings {
  const flags = Object.entries(command.opts<Record<string, unknown>>()).filter(
    ([name]) => name === 'config' || Object.hasOwn(settingTable, name),
  );
  return loadSettings({ flags: Object.fromEntries(flags), env: process.env });
}
